"""Beside Protego and urllib.robotparser: the same answers where they mean the same, and each difference with its reason."""

import random
import sys
import unittest
import urllib.robotparser

from protego import Protego

from robotscope import Robots

AGENTS = ["*", "ExampleBot", "OtherBot"]
PLAIN = ["a", "b", "ab", ".html", "a/"]
PARTS = ["/", "a", "b", "ab", "/a/", ".html", "?x=1", "%41"]

# Text, crawler, URL, our answer, Protego's, urllib's, and the reason.
DIFFERENCES = [
    ("User-agent: *\nDisallow: /a\nAllow: /a/b", "ExampleBot", "/a/b", True, True, False,
     "RFC 9309, 2.2.2: the longest match wins; urllib took the first (until Python 3.14)"),
    ("User-agent: *\nDisallow: /*.pdf$", "ExampleBot", "/x.pdf", False, False, True,
     "RFC 9309, 2.2.3: a star and a dollar are special; urllib compared them as they stand"),
    ("User-agent: *\nDisallow: /a\n\nDisallow: /b", "ExampleBot", "/b", False, False, True,
     "RFC 9309, 2.2: a blank line ends no group; to urllib it does"),
    ("User-agent: Example\nDisallow: /", "ExampleBot", "/x", True, False, False,
     "RFC 9309, 2.2.1: a group is for the crawler whose product token it names; the peers look for its text in the name"),
    ("User-agent: ExampleBot\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: ExampleBot\nDisallow: /b", "ExampleBot", "/b", False, False, True,
     "RFC 9309, 2.2.1: groups for the same crawler are one; urllib takes the first"),
    ("User-agent: *\nDisallow: /a", "ExampleBot", "/b/../a", False, True, True,
     "URL Standard: what a browser requests has no dot segments; the peers compare what they get"),
    ("User-agent: GPTBot\nDisalow: /a", "GPTBot", "/a", True, False, True,
     "RFC 9309 knows no such field; Protego reads misspellings for every crawler"),
    ("User-agent: Googlebot\nDisalow: /a", "Googlebot", "/a", False, False, True,
     "Google's parser takes this misspelling for Disallow; urllib does not"),
    ("User-agent: *\nDisallow: //", "ExampleBot", "/b", True, True, False,
     "two slashes are a path as any other; urllib takes them for an empty host and keeps the path /"),
]


def urllib_says(text, crawler, url):
    parser = urllib.robotparser.RobotFileParser()
    parser.parse(text.splitlines())
    parser.modified()
    return parser.can_fetch(crawler, "https://example.com" + url)


def protego_says(text, crawler, url):
    return Protego.parse(text).can_fetch("https://example.com" + url, crawler)


def ours(text, crawler, url):
    return Robots(text).is_allowed("https://example.com" + url, crawler)


class Peers(unittest.TestCase):
    def test_each_difference_has_its_reason(self):
        for text, crawler, url, we, protego, library, reason in DIFFERENCES:
            with self.subTest(text=text, url=url):
                self.assertEqual((ours(text, crawler, url), protego_says(text, crawler, url)), (we, protego))
                if sys.version_info < (3, 14):
                    self.assertEqual(urllib_says(text, crawler, url), library)
                self.assertTrue(reason and {we, protego, library} == {True, False})

    def test_random_texts_are_the_same_to_protego(self):
        rng = random.Random(1)
        disallowed = 0
        for _ in range(1000):
            parts = [*PARTS, "*"]
            text = "".join(self.group(rng, parts, rng.randrange(5)) for _ in range(rng.randrange(1, 4)))
            url = "/" + "".join(rng.choice(PARTS[:-1]) for _ in range(rng.randrange(4)))
            for crawler in AGENTS[1:]:
                answer = ours(text, crawler, url)
                disallowed += not answer
                self.assertEqual(answer, protego_says(text, crawler, url), (text, crawler, url))
        self.assertGreater(disallowed, 150)

    def test_random_texts_with_one_rule_are_the_same_to_urllib(self):
        rng = random.Random(2)
        disallowed = 0
        for _ in range(1000):
            # urllib takes the first group of those for a crawler, so each is named once.
            agents = rng.sample(AGENTS, rng.randrange(1, 4))
            text = "".join(f"User-agent: {agent}\n{self.rule(rng, PLAIN)}\n" for agent in agents)
            url = "/" + "".join(rng.choice(PLAIN) for _ in range(rng.randrange(4)))
            for crawler in AGENTS[1:]:
                answer = ours(text, crawler, url)
                disallowed += not answer
                self.assertEqual(answer, urllib_says(text, crawler, url), (text, crawler, url))
        self.assertGreater(disallowed, 150)

    def group(self, rng, parts, rules):
        agents = rng.sample(AGENTS, rng.randrange(1, 3))
        return "".join(f"User-agent: {agent}\n" for agent in agents) + "".join(self.rule(rng, parts) for _ in range(rules or 1))

    def rule(self, rng, parts):
        return f"{rng.choice(['Allow', 'Disallow', 'Disallow'])}: /{''.join(rng.choice(parts) for _ in range(rng.randrange(4)))}\n"


if __name__ == "__main__":
    unittest.main()
