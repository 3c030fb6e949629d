"""The package: its examples, wrong arguments, threads, and rows in every form."""

import doctest
import importlib
import random
import threading
import tomllib
import unittest
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pandas
import pyarrow

import robotscope
from robotscope import Robots, RobotscopeError, availability, evaluate
from robotscope._engine import call, call_row
from robotscope.batch import check_arrow, check_pandas, check_rows
from robotscope.robotparser import RobotFileParser

ROOT = Path(__file__).parents[3]
ROBOTS = "User-agent: *\nDisallow: /private/\nAllow: /private/open\n"


def load_tests(loader, tests, pattern):
    for name in ("robotscope", "robotscope._robots", "robotscope._page", "robotscope.batch", "robotscope.robotparser"):
        found = doctest.DocTestSuite(importlib.import_module(name))
        assert found.countTestCases() > 0, name
        tests.addTests(found)
    return tests


class Conformance(unittest.TestCase):
    def test_the_cases_of_rfc_9309(self):
        asked = 0
        for case in tomllib.loads((ROOT / "tests/conformance/rfc9309.toml").read_text())["case"]:
            if case.get("dialect", "rfc9309") != "rfc9309" or "expected_failure" in case:
                continue
            crawler = case.get("agent", "FooBot")
            if not isinstance(crawler, str) or not isinstance(case.get("robots"), str):
                continue
            robots = Robots(case["robots"])
            for expected, urls in ((True, case.get("allow", [])), (False, case.get("disallow", []))):
                for url in urls:
                    asked += 1
                    self.assertEqual(robots.check(url, crawler).allowed, expected, (case["name"], url))
        self.assertGreater(asked, 50)


class Texts(unittest.TestCase):
    def test_octets_and_texts_are_the_same(self):
        for text in ("User-agent: *\nDisallow: /ツ", ""):
            self.assertEqual(Robots(text).check("/ツ/a", "x"), Robots(text.encode()).check("/ツ/a", "x"))
        self.assertFalse(Robots(b"\xff\nUser-agent: *\nDisallow: /a").is_allowed("/a", "x"))
        # A lone surrogate, which no octets stand for.
        self.assertTrue(Robots("User-agent: *\nDisallow: /\ud800").is_allowed("/a\ud800", "x"))

    def test_wrong_arguments_are_named(self):
        with self.assertRaisesRegex(TypeError, "a text is expected, str or bytes, not int"):
            Robots(1)
        with self.assertRaisesRegex(ValueError, "'mailto:a' is no URL .not-a-web-address.: write one such as"):
            Robots("").is_allowed("mailto:a", "x")
        with self.assertRaisesRegex(ValueError, "is no URL"):
            evaluate("Googlebot", url="")
        with self.assertRaisesRegex(ValueError, "arrays of one length are expected"):
            check_arrow(["", ""], "x", ["/a"])
        for status in (-1, 65536):
            with self.assertRaisesRegex(ValueError, f"{status} is no status of HTTP: give one such as 200"):
                availability(status, "GPTBot")
        with self.assertRaisesRegex(RobotscopeError, "^robots_check: row 1 of 1, octet 0: the batch ends here"):
            call("robots_check", b"", 1)

    def test_what_is_unknown_stays_unknown(self):
        verdict = evaluate("Googlebot", url="/a")
        self.assertEqual((verdict.crawl, verdict.index, verdict.listing), ("unknown", "unknown", "unknown"))
        verdict = evaluate("Googlebot", url="/a", robots="User-agent: *\nDisallow: /", headers="", html="<meta name=robots content=noindex>")
        self.assertEqual((verdict.crawl, verdict.crawl_line, verdict.listing), ("disallowed", 2, "url-only"))
        self.assertEqual([(one.source, one.line, one.text) for one in verdict.index_by], [("html", 1, "noindex")])

    def test_a_date_decides_by_now(self):
        page = {"url": "/a", "robots": "", "html": "<meta name=robots content='unavailable_after: 2026-06-30T00:00:00Z'>", "headers": ""}
        when = lambda now: (lambda verdict: (verdict.index, verdict.listing))(evaluate("Googlebot", **page, now=now))
        day = datetime(2026, 6, 30, tzinfo=timezone.utc)
        self.assertEqual(when(day - timedelta(seconds=1)), ("allowed", "full"))
        self.assertEqual(when(day + timedelta(seconds=1)), ("forbidden", "hidden"))
        self.assertEqual(when(None), ("unknown", "unknown"))
        # Dates in the far past and future are told apart by the host's clock.
        for year, index in ((2001, "forbidden"), (9990, "allowed")):
            page["html"] = f"<meta name=robots content='unavailable_after: {year}-01-01T00:00:00Z'>"
            self.assertEqual(evaluate("Googlebot", **page).index, index)
        # RFC 9110, 5.6.7: a year of two digits is the one that is not more than 50 years ahead.
        page["html"] = "<meta name=robots content='unavailable_after: Saturday, 01-Jan-50 00:00:00 GMT'>"
        self.assertEqual([when(datetime(year, 6, 1, tzinfo=timezone.utc))[0] for year in (1999, 2026)], ["forbidden", "allowed"])
        with self.assertRaisesRegex(ValueError, "has no time zone: write"):
            when(datetime(2026, 6, 30))
        with self.assertRaisesRegex(TypeError, "give a datetime with a time zone"):
            when("2026-06-30")

    def test_a_text_of_several_megabytes(self):
        robots = Robots("User-agent: *\n" + "".join(f"Disallow: /{number}\n" for number in range(300_000)))
        self.assertEqual(robots.check("/299999", "x").line, 300_001)

    def test_short_and_long_answers_and_errors_in_turns(self):
        robots = Robots("User-agent: *\nDisallow: /a")
        urls = [f"/{number}" for number in range(50_000)]
        for _ in range(3):
            self.assertEqual(robots.check("/a", "x").line, 2)
            self.assertEqual([verdict.allowed for verdict in robots.check_many(urls, "x")], [True] * len(urls))
            with self.assertRaisesRegex(RobotscopeError, "^robots_check: row 1 of 1, octet 0: the batch ends here"):
                call_row("robots_check", ())

    def test_threads(self):
        wrong = []

        def ask(number):
            robots = Robots(f"User-agent: *\nDisallow: /{number}")
            for other in range(50):
                if robots.is_allowed(f"/{other}", "x") == (str(other).startswith(str(number))):
                    wrong.append((number, other))

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


class Rows(unittest.TestCase):
    def rows(self):
        rng = random.Random(1)
        paths = ["/private/a", "/private/open", "/", "", "mailto:a", "/private/ü", "https://example.com/private/x"]
        texts = [ROBOTS, "", "User-agent: GPTBot\nDisallow: /", b"User-agent: *\nDisallow: /*a$"]
        return [(rng.choice(texts), rng.choice(["GPTBot", "Googlebot-Image", "x"]), rng.choice(paths)) for _ in range(20_000)]

    def test_many_rows_say_what_each_says(self):
        rows = self.rows()
        known = {row: Robots(row[0]).check(row[2], row[1]) for row in set(rows)}
        expected = [(known[row].allowed, known[row].line, known[row].reason) for row in rows]
        self.assertEqual(check_rows(rows), expected)
        robots, crawlers, urls = zip(*rows)
        texts = [text if isinstance(text, str) else text.decode() for text in robots]
        checked = check_arrow(pyarrow.array(texts), pyarrow.array(crawlers), pyarrow.array(urls))
        self.assertEqual([tuple(row.values()) for row in checked.to_pylist()], expected)

    def test_null_has_no_answer(self):
        checked = check_arrow(pyarrow.array([None, ROBOTS]), "x", pyarrow.array(["/", None]))
        self.assertEqual(checked.to_pylist(), [None, None])
        self.assertEqual(len(check_arrow(pyarrow.array([], pyarrow.string()), "x", pyarrow.array([], pyarrow.string()))), 0)

    def test_pandas_keeps_the_index(self):
        frame = pandas.DataFrame({"robots": [ROBOTS, None], "url": ["/private/a", "/"]}, index=[7, 9])
        checked = check_pandas(frame, crawler="x")
        self.assertEqual(list(checked.index), [7, 9])
        self.assertEqual(checked["line"].tolist(), [2, pandas.NA])

    def test_many_urls_say_what_each_says(self):
        robots = Robots(ROBOTS)
        urls = [row[2] for row in self.rows()[:300]]
        self.assertEqual(robots.check_many(urls, "x"), [robots.check(url, "x") for url in urls])
        self.assertEqual(robots.check_many([], "x"), [])

    def test_a_single_text_is_not_taken_for_a_list_of_its_letters(self):
        robots = Robots(ROBOTS)
        for url in ["/private/a", b"/private/a", bytearray(b"/private/a"), ""]:
            with self.assertRaisesRegex(TypeError, r"^urls must be a list, not \w+: pass \[url\], or call check for one URL$"):
                robots.check_many(url, "x")
        with self.assertRaisesRegex(TypeError, r"^lines must be a list, not str: pass text\.splitlines\(\)$"):
            RobotFileParser().parse(ROBOTS)
        with self.assertRaisesRegex(TypeError, "^rows must be a list, not str"):
            check_rows(ROBOTS)

    def test_all_crawlers_say_what_each_says(self):
        every = Robots(ROBOTS).check_all("/private/a")
        self.assertEqual(every, {crawler: Robots(ROBOTS).check("/private/a", crawler) for crawler in every})

    def test_groups_with_only_a_delay_have_one_each(self):
        robots = Robots("User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n")
        self.assertEqual((robots.crawl_delay("MJ12bot"), robots.crawl_delay("Pinterest")), (10, 1))


class StandardLibrary(unittest.TestCase):
    def test_the_face_is_that_of_urllib(self):
        parser = RobotFileParser()
        self.assertFalse(parser.can_fetch("x", "/"))
        parser.parse("User-agent: *\nCrawl-delay: 3\nRequest-rate: 9/30\nDisallow: /a\nSitemap: https://e.com/s.xml".splitlines())
        parser.modified()
        self.assertEqual((parser.can_fetch("x", "/a"), parser.can_fetch("x", "/b")), (False, True))
        self.assertEqual((parser.crawl_delay("x"), parser.request_rate("x").requests), (3, 9))
        self.assertEqual(parser.site_maps(), ["https://e.com/s.xml"])
        self.assertGreater(parser.mtime(), 0)


if __name__ == "__main__":
    unittest.main()
