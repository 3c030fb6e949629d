"""Compares robotscope's answers with those of Protego and urllib.robotparser. Only listed differences are allowed."""

import collections
import os
import random
import sys
import unittest
import urllib.robotparser
from pathlib import Path

from protego import Protego

from robotscope import Robots
from robotscope.robotparser import RobotFileParser

CORPUS = sorted(
    path
    for path in Path(os.environ.get("ROBOTSCOPE_CORPUS", Path(__file__).parents[4] / "shared/corpus")).glob("*")
    if path.is_file() and path.suffix not in (".md", ".tsv")
)
AGENTS = ["*", "ExampleBot", "OtherBot"]
PLAIN = ["a", "b", "ab", ".html", "a/"]
PARTS = ["/", "a", "b", "ab", "/a/", ".html", "?x=1", "%41"]

# The listed differences: a text, a crawler, a URL, the answers of robotscope, Protego and urllib, and the reason for the difference.
DIFFERENCES = [
    ("User-agent: *\nDisallow: /a\nAllow: /a/b", "ExampleBot", "/a/b", True, True, False,
     "RFC 9309, 2.2.2: the longest match wins; urllib used the first match until Python 3.14"),
    ("User-agent: *\nDisallow: /*.pdf$", "ExampleBot", "/x.pdf", False, False, True,
     "RFC 9309, 2.2.3: a star and a dollar sign are special; urllib compared them literally"),
    ("User-agent: *\nDisallow: /a\n\nDisallow: /b", "ExampleBot", "/b", False, False, True,
     "RFC 9309, 2.2: a blank line does not end a group; in urllib it does"),
    ("User-agent: Example\nDisallow: /", "ExampleBot", "/x", True, False, False,
     "RFC 9309, 2.2.1: a group applies to the crawler with its product token; the peers search for the token inside the crawler's name"),
    ("User-agent: ExampleBot\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: ExampleBot\nDisallow: /b", "ExampleBot", "/b", False, False, True,
     "RFC 9309, 2.2.1: groups for the same crawler are merged; urllib uses only the first"),
    ("User-agent: *\nDisallow: /a", "ExampleBot", "/b/../a", False, True, True,
     "URL Standard: a requested URL has no dot segments; the peers compare the unchanged URL"),
    ("User-agent: GPTBot\nDisalow: /a", "GPTBot", "/a", True, False, True,
     "RFC 9309 defines no such field; Protego accepts misspellings for every crawler"),
    ("User-agent: Googlebot\nDisalow: /a", "Googlebot", "/a", False, False, True,
     "Google's parser reads this misspelling as Disallow; urllib does not"),
    ("User-agent: *\nDisallow: //", "ExampleBot", "/b", True, True, False,
     "two slashes are an ordinary path; urllib reads them as an empty host and the path /"),
]


def read(kind, text):
    parser = kind()
    parser.parse(text.splitlines())
    return parser


def asks(parser, question):
    name, *crawler = question
    return getattr(parser, name)(*crawler)


def why(text, question, theirs, ours):
    """Returns the known reason for a difference, or None. Tests most reasons by changing the text so that the reason no longer applies."""
    name, *crawler = question
    if name == "site_maps":
        if asks(read(RobotFileParser, text.replace("\xa0", " ")), question) == theirs:
            return "RFC 9309, 2.2: a no-break space is not white space"
        relative = [url for url in theirs or [] if not url.strip().startswith(("http://", "https://")) or not url.split("/")[2] or not url.isascii()]
        return "a sitemap URL must be absolute" if relative and [url for url in theirs if url not in relative] == (ours or []) else None
    if isinstance(ours, float) and not ours.is_integer():
        return "a delay may have decimals; urllib reads whole seconds"
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    library = read(urllib.robotparser.RobotFileParser, "\n".join(lines))
    if asks(library, question) == ours:
        return "RFC 9309, 2.2: a blank line does not end a group; in urllib it does"
    if crawler == ["bingbot"] and ours in [asks(library, (name, other)) for other in ("msnbot", "x")]:
        return "without a group for bingbot, the group for msnbot applies to it; bingbot also uses the delay in the group for *"
    first = next((place for place, line in enumerate(lines) if line.lower().replace(" ", "").startswith("user-agent:*")), len(lines))
    if asks(read(urllib.robotparser.RobotFileParser, "\n".join(lines[:first] + lines[first + 1 :])), question) == ours:
        return "RFC 9309, 2.2.1: groups for the same crawler are merged; urllib uses only the first"
    closed = "\n".join(f"Disallow:\n{line}" if line.lower().lstrip().startswith(("crawl-delay", "request-rate")) else line for line in lines)
    if asks(library, question) == asks(read(RobotFileParser, closed), question):
        return "RFC 9309, 2.2.4: other records do not divide groups, so user-agent lines without a rule between them share all records; in urllib, other records divide groups"
    return None


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
    def test_robotscope_protego_and_urllib_give_the_listed_answers(self):
        for text, crawler, url, we, protego, library, reason in DIFFERENCES:
            with self.subTest(text=text, url=url):
                self.assertEqual((ours(text, crawler, url), protego_says(text, crawler, url)), (we, protego))
                if sys.version_info < (3, 14):
                    self.assertEqual(urllib_says(text, crawler, url), library)
                self.assertTrue(reason and {we, protego, library} == {True, False})

    def test_protego_gives_the_same_answers_for_random_texts(self):
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

    def test_urllib_gives_the_same_answers_for_random_texts_with_one_rule_per_group(self):
        rng = random.Random(2)
        disallowed = 0
        for _ in range(1000):
            # urllib uses only a crawler's first group, so name each crawler only once.
            agents = rng.sample(AGENTS, rng.randrange(1, 4))
            text = "".join(f"User-agent: {agent}\n{self.rule(rng, PLAIN)}\n" for agent in agents)
            url = "/" + "".join(rng.choice(PLAIN) for _ in range(rng.randrange(4)))
            for crawler in AGENTS[1:]:
                answer = ours(text, crawler, url)
                disallowed += not answer
                self.assertEqual(answer, urllib_says(text, crawler, url), (text, crawler, url))
        self.assertGreater(disallowed, 150)

    def test_sitemaps_delays_and_rates_of_real_files_agree_with_urllib_except_for_known_differences(self):
        """Compares sitemaps, and five crawlers' delays and request rates, with urllib's answers for each file of the corpus.

        Each difference must have a known reason, and fewer than one answer in fifty may differ.
        """
        if not CORPUS:
            self.skipTest("there is no corpus")
        asked, differing = 0, collections.Counter()
        questions = [("site_maps",), *((name, crawler) for name in ("crawl_delay", "request_rate") for crawler in ("GPTBot", "bingbot", "AhrefsBot", "Slurp", "x"))]
        for path in CORPUS:
            text = path.read_bytes().decode("utf-8", "replace")
            library, ours = (read(kind, text) for kind in (urllib.robotparser.RobotFileParser, RobotFileParser))
            self.assertEqual(bool(library.mtime()), bool(ours.mtime()))
            for question in questions:
                theirs, answer = asks(library, question), asks(ours, question)
                asked += 1
                if theirs != answer:
                    reason = why(text, question, theirs, answer)
                    self.assertIsNotNone(reason, (path.name, question, theirs, answer))
                    differing[reason] += 1
        self.assertGreater(asked, 1000)
        self.assertLess(differing.total(), asked / 50, differing)

    def group(self, rng, parts, rules):
        agents = rng.sample(AGENTS, rng.randrange(1, 3))
        return "".join(f"User-agent: {agent}\n" for agent in agents) + "".join(self.rule(rng, parts) for _ in range(rules or 1))

    def rule(self, rng, parts):
        return f"{rng.choice(['Allow', 'Disallow', 'Disallow'])}: /{''.join(rng.choice(parts) for _ in range(rng.randrange(4)))}\n"


if __name__ == "__main__":
    unittest.main()
