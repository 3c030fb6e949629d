"""Tests the package: its examples, wrong arguments, threads, and rows in every form."""

import copy
import doctest
import importlib
import pickle
import random
import re
import subprocess
import sys
import threading
import time
import unittest
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pandas
import pyarrow

import robotscope
from robotscope import (
    Robots,
    RobotscopeError,
    Verdict,
    availability,
    catalogue_version,
    crawlers,
    dialects,
    evaluate,
    identify_crawler,
    lint,
)
from robotscope.batch import check_arrow, check_pandas, check_rows
from robotscope.robotparser import RobotFileParser

ROBOTS = "User-agent: *\nDisallow: /private/\nAllow: /private/open\n"


def load_tests(loader, tests, pattern):
    for name in ("robotscope", "robotscope._native", "robotscope._page", "robotscope.batch", "robotscope.robotparser"):
        found = doctest.DocTestSuite(importlib.import_module(name))
        assert found.countTestCases() > 0, name
        tests.addTests(found)
    for name in ("README.md", "python/README.md"):
        readme = (Path(__file__).parents[3] / name).read_text()
        [example] = re.findall(r"^```python\n(.*?)^```$", readme, re.M | re.S)
        tests.addTest(doctest.DocTestCase(doctest.DocTestParser().get_doctest(example, {}, name, name, 0)))
    return tests


class Texts(unittest.TestCase):
    def test_bytes_and_str_give_the_same_answers(self):
        for text in ("User-agent: *\nDisallow: /ツ", ""):
            self.assertEqual(Robots(text).check("/ツ/a", "x"), Robots(text.encode()).check("/ツ/a", "x"))
        self.assertFalse(Robots(b"\xff\nUser-agent: *\nDisallow: /a").is_allowed("/a", "x"))
        # UTF-8 cannot represent a lone surrogate, but the package accepts it.
        self.assertTrue(Robots("User-agent: *\nDisallow: /\ud800").is_allowed("/a\ud800", "x"))

    def test_errors_identify_the_wrong_argument(self):
        with self.assertRaisesRegex(TypeError, "expected str or bytes, not int"):
            Robots(1)
        with self.assertRaisesRegex(ValueError, "'mailto:a' is not a URL or path .not-a-web-address.: write a URL such as"):
            Robots("").is_allowed("mailto:a", "x")
        with self.assertRaisesRegex(ValueError, "is not a URL or path"):
            evaluate("Googlebot", url="")
        with self.assertRaisesRegex(ValueError, "the arrays have different lengths"):
            check_arrow(["", ""], "x", ["/a"])
        with self.assertRaisesRegex(TypeError, "expected str or bytes, not int"):
            check_arrow(["", ""], "x", ["/a", 1])
        with self.assertRaisesRegex(TypeError, "expected str or bytes, not object"):
            check_arrow(["", ""], "x", ["/a", object()])
        for status in (-1, 65536):
            with self.assertRaisesRegex(ValueError, f"{status} is not an HTTP status: pass a status such as 200"):
                availability(status, "GPTBot")
        with self.assertRaisesRegex(ValueError, 'unknown dialect "foo"; use one of: rfc9309, google, '):
            Robots("").check("/", "x", dialect="foo")
        with self.assertRaisesRegex(TypeError, "positional"):
            Robots("").check("/", "x", "google")
        with self.assertRaisesRegex(ValueError, 'unknown lint code "x"'):
            lint("", severity={"x": "off"})
        with self.assertRaisesRegex(ValueError, 'unknown severity "bad"; use one of: '):
            lint("", severity={"misspelled-field": "bad"})
        with self.assertRaisesRegex(TypeError, "^dialects must be a list, not str"):
            lint("", dialects="google")
        with self.assertRaisesRegex(TypeError, "robots must be strings or bytes, not Int64"):
            check_arrow(pyarrow.array([1]), "x", pyarrow.array(["/a"]))
        with self.assertRaisesRegex(TypeError, r"each row must be \(robots, crawler, url\), but a row has 2 values"):
            check_rows([("", "/")])
        self.assertTrue(issubclass(RobotscopeError, ValueError))

    def test_a_panic_raises_an_exception_and_does_not_end_the_interpreter(self):
        code = "import robotscope._native as n\ntry:\n    n._panic()\nexcept BaseException as error:\n    print(type(error).__name__, error)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, "PanicException deliberate panic for a test\n"))

    def test_verdicts_and_texts_can_be_copied_compared_and_hashed(self):
        robots = Robots(b"User-agent: *\nDisallow: /\xff")
        for copied in (pickle.loads(pickle.dumps(robots)), copy.copy(robots)):
            self.assertEqual(copied.text, robots.text)
        verdict = Robots(ROBOTS).check("/private/a", "GPTBot")
        self.assertEqual(verdict, Verdict(False, 2, "longest-match"))
        self.assertNotEqual(verdict, (False, 2, "longest-match"))
        self.assertEqual(len({verdict, Verdict(allowed=False, line=2, reason="longest-match")}), 1)
        again = pickle.loads(pickle.dumps(verdict))
        self.assertEqual((again, again.explanation), (verdict, verdict.explanation))
        match verdict:
            case Verdict(False, line):
                self.assertEqual(line, 2)
        with self.assertRaises(AttributeError):
            verdict.line = 3

    def test_the_arguments_dialect_and_fallbacks_change_verdicts(self):
        # The original specification from 1994 has no allow rules, so only the disallow rule counts.
        robots = Robots("User-agent: *\nAllow: /a\nDisallow: /")
        self.assertTrue(robots.is_allowed("/a", "x"))
        self.assertFalse(robots.is_allowed("/a", "x", dialect="classic-1994"))
        self.assertEqual(robots.check("/a", "x", dialect="classic-1994").line, 3)
        self.assertFalse(robots.check_many(["/a"], "x", dialect="classic-1994")[0].allowed)
        self.assertFalse(robots.check_all("/a", dialect="classic-1994")["Googlebot"].allowed)
        self.assertEqual(check_rows([(robots.text, "x", "/a")], dialect="classic-1994")[0][:2], (False, 3))
        self.assertIn("classic-1994", [dialect.name for dialect in dialects()])
        images = Robots("User-agent: Googlebot\nDisallow: /")
        self.assertEqual([images.is_allowed("/", "Googlebot-Image", fallbacks=way) for way in (True, False)], [False, True])

    def test_explains_verdicts_in_words(self):
        verdict = Robots(ROBOTS).check("/private/a", "GPTBot")
        self.assertEqual(verdict.explanation.summary, "GPTBot may not crawl /private/a: line 2, “Disallow: /private/”, is the longest match.")
        self.assertGreater(len(verdict.explanation.steps), 1)
        self.assertIn("is not an address on a web server", str(Robots("").check("mailto:a", "x").explanation))
        self.assertIsNone(Verdict(True, None, "no-group").explanation)
        page = evaluate("Googlebot", url="/a", robots=Robots(""), headers={"X-Robots-Tag": "noindex"}, html="")
        self.assertEqual(str(page.explanation), "Googlebot may not index the page: line 1 of the headers, “noindex”.")

    def test_lint_reports_messages_and_positions_and_obeys_options(self):
        [found] = lint("User-agent: *\nDisallow: /a\n ツ Disalow: /a")[:1]
        self.assertEqual((found.line, found.column > 0, bool(found.message), found.url.startswith("http")), (found.line, True, True, True))
        [found] = lint("User-agent: *\nDisalow: /a")
        self.assertEqual((found.line, found.column, found.severity), (2, 1, "error"))
        self.assertTrue(found.message and found.explanation)
        self.assertEqual(lint("User-agent: *\nDisalow: /a", severity={"misspelled-field": "off"}), [])
        self.assertEqual([one.severity for one in lint("User-agent: *\nDisalow: /a", severity={"misspelled-field": "info"})], ["info"])
        delay = "User-agent: *\nCrawl-delay: 10\nDisallow: /a"
        self.assertEqual([one.code for one in lint(delay, crawlers=["Googlebot"])], ["crawl-delay-ignored"])
        self.assertEqual(lint(delay, crawlers=["bingbot"]), [])

    def test_crawlers_and_identify_crawler_return_the_facts_in_the_catalogue(self):
        every = {crawler.token: crawler for crawler in crawlers()}
        self.assertEqual(list(every), list(Robots("").check_all("/")))
        self.assertEqual((every["Googlebot"].renders.value, every["Googlebot"].class_, every["Googlebot"].dialect), ("yes", "search", "google"))
        self.assertEqual(every["bingbot"].origin.reverse_dns.value, ["search.msn.com"])
        self.assertEqual(identify_crawler("Mozilla/5.0 (compatible; Googlebot/2.1)"), every["Googlebot"])
        self.assertIsNone(identify_crawler("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"))
        self.assertRegex(catalogue_version(), r"^20\d\d-\d\d-\d\d$")

    def test_missing_texts_leave_verdicts_unknown(self):
        verdict = evaluate("Googlebot", url="/a")
        self.assertEqual((verdict.crawl, verdict.index, verdict.listing), ("unknown", "unknown", "unknown"))
        verdict = evaluate("Googlebot", url="/a", robots="User-agent: *\nDisallow: /", headers="", html="<meta name=robots content=noindex>")
        self.assertEqual((verdict.crawl, verdict.crawl_line, verdict.listing), ("disallowed", 2, "url-only"))
        self.assertEqual([(one.source, one.line, one.text) for one in verdict.index_by], [("html", 1, "noindex")])

    def test_unavailable_after_forbids_indexing_once_its_date_has_passed(self):
        page = {"url": "/a", "robots": "", "html": "<meta name=robots content='unavailable_after: 2026-06-30T00:00:00Z'>", "headers": ""}
        when = lambda now: (lambda verdict: (verdict.index, verdict.listing))(evaluate("Googlebot", **page, now=now))
        day = datetime(2026, 6, 30, tzinfo=timezone.utc)
        self.assertEqual(when(day - timedelta(seconds=1)), ("allowed", "full"))
        self.assertEqual(when(day + timedelta(seconds=1)), ("forbidden", "hidden"))
        self.assertEqual(when(None), ("unknown", "unknown"))
        # Without the argument `now`, the clock decides whether a date has passed, so use dates in the distant past and future.
        for year, index in ((2001, "forbidden"), (9990, "allowed")):
            page["html"] = f"<meta name=robots content='unavailable_after: {year}-01-01T00:00:00Z'>"
            self.assertEqual(evaluate("Googlebot", **page).index, index)
        # RFC 9110, 5.6.7: a two-digit year that would be more than 50 years in the future is in the past.
        page["html"] = "<meta name=robots content='unavailable_after: Saturday, 01-Jan-50 00:00:00 GMT'>"
        self.assertEqual([when(datetime(year, 6, 1, tzinfo=timezone.utc))[0] for year in (1999, 2026)], ["forbidden", "allowed"])
        with self.assertRaisesRegex(ValueError, "has no time zone: pass"):
            when(datetime(2026, 6, 30))
        with self.assertRaisesRegex(TypeError, "now must be a datetime with a time zone"):
            when("2026-06-30")

    def test_reads_a_robots_txt_of_several_megabytes(self):
        robots = Robots("User-agent: *\n" + "".join(f"Disallow: /{number}\n" for number in range(300_000)))
        self.assertEqual(robots.check("/299999", "x").line, 300_001)

    def test_several_threads_get_correct_answers(self):
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

    def test_other_threads_run_while_check_rows_runs(self):
        texts = ["User-agent: *\n" + "".join(f"Disallow: /{number}/{text}\n" for number in range(20_000)) for text in range(100)]
        rows = [(text, "x", "/a") for text in texts]
        ticks, done = [], threading.Event()

        def tick():
            while not done.is_set():
                ticks.append(time.perf_counter())
                time.sleep(0.001)

        thread = threading.Thread(target=tick)
        thread.start()
        calls = []
        for _ in range(5):
            start = time.perf_counter()
            check_rows(rows, threads=1)
            calls.append((start, time.perf_counter()))
        done.set()
        thread.join()
        # If a call held the GIL, at most two ticks would fall between its start and its end.
        self.assertGreater(max(sum(start < moment < end for moment in ticks) for start, end in calls), 3)


class Rows(unittest.TestCase):
    def rows(self):
        rng = random.Random(1)
        paths = ["/private/a", "/private/open", "/", "", "mailto:a", "/private/ü", "https://example.com/private/x"]
        texts = [ROBOTS, "", "User-agent: GPTBot\nDisallow: /", b"User-agent: *\nDisallow: /*a$"]
        return [(rng.choice(texts), rng.choice(["GPTBot", "Googlebot-Image", "x"]), rng.choice(paths)) for _ in range(20_000)]

    def test_check_rows_and_check_arrow_return_the_same_answers_as_check(self):
        rows = self.rows()
        known = {row: Robots(row[0]).check(row[2], row[1]) for row in set(rows)}
        expected = [(known[row].allowed, known[row].line, known[row].reason) for row in rows]
        self.assertEqual(check_rows(rows), expected)
        robots, crawlers, urls = zip(*rows)
        texts = [text if isinstance(text, str) else text.decode() for text in robots]
        checked = check_arrow(pyarrow.array(texts), pyarrow.array(crawlers), pyarrow.array(urls))
        self.assertEqual([tuple(row.values()) for row in checked.to_pylist()], expected)
        for threads in (1, 3):
            self.assertEqual(check_rows(iter(rows), threads=threads), expected)
        self.assertEqual(check_rows(map(list, rows[:9])), expected[:9])

    def test_check_arrow_accepts_every_type_of_text_array(self):
        rows = self.rows()[:500]
        robots, crawlers, urls = zip(*rows)
        texts = [text if isinstance(text, str) else text.decode() for text in robots]
        expected = check_arrow(pyarrow.array(texts), pyarrow.array(crawlers), pyarrow.array(urls))
        whole = pyarrow.array(texts)
        kinds = [pyarrow.large_string(), pyarrow.string_view(), pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view()]
        arrays = [whole.cast(kind) for kind in kinds] + [whole.dictionary_encode(), whole.dictionary_encode().slice(0), pyarrow.chunked_array([whole[:7], whole[7:]]), texts, robots]
        for array in arrays:
            self.assertEqual(check_arrow(array, pyarrow.array(crawlers), pyarrow.array(urls)), expected)
        # A sliced array's buffers contain more than the slice. The answers must be those for the slice.
        self.assertEqual(check_arrow(whole[100:], pyarrow.array(crawlers)[100:], pyarrow.array(urls)[100:]), expected[100:])
        sparse = pyarrow.array([None, "a", None]).dictionary_encode()
        self.assertEqual(check_arrow(sparse, "x", ["/", "/", "/"]).is_valid().to_pylist(), [False, True, False])
        self.assertEqual(check_arrow(pyarrow.nulls(2), "x", ["/", "/"]).to_pylist(), [None, None])

    def test_check_arrow_accepts_dictionaries_without_values(self):
        empty = pyarrow.array([None, None], pyarrow.string()).dictionary_encode()
        self.assertEqual(check_arrow(empty, "x", ["/", "/"]).to_pylist(), [None, None])
        self.assertEqual(len(check_arrow(empty[:0], "x", [])), 0)
        numbers = pyarrow.array([None], pyarrow.int64()).dictionary_encode()
        with self.assertRaisesRegex(TypeError, "^robots must be strings or bytes, not Dictionary"):
            check_arrow(numbers, "x", ["/"])

    def test_check_arrow_returns_null_for_null_values(self):
        checked = check_arrow(pyarrow.array([None, ROBOTS]), "x", pyarrow.array(["/", None]))
        self.assertEqual(checked.to_pylist(), [None, None])
        self.assertEqual(len(check_arrow(pyarrow.array([], pyarrow.string()), "x", pyarrow.array([], pyarrow.string()))), 0)

    def test_check_pandas_keeps_the_index(self):
        frame = pandas.DataFrame({"robots": [ROBOTS, None], "url": ["/private/a", "/"]}, index=[7, 9])
        checked = check_pandas(frame, crawler="x")
        self.assertEqual(list(checked.index), [7, 9])
        self.assertEqual(checked["line"].tolist(), [2, pandas.NA])

    def test_check_many_returns_the_same_answers_as_check(self):
        robots = Robots(ROBOTS)
        urls = [row[2] for row in self.rows()[:300]]
        self.assertEqual(robots.check_many(urls, "x"), [robots.check(url, "x") for url in urls])
        self.assertEqual(robots.check_many([], "x"), [])

    def test_refuses_a_single_text_where_a_list_is_expected(self):
        robots = Robots(ROBOTS)
        for url in ["/private/a", b"/private/a", bytearray(b"/private/a"), ""]:
            with self.assertRaisesRegex(TypeError, r"^urls must be a list, not \w+: pass \[url\], or call check for one URL$"):
                robots.check_many(url, "x")
        with self.assertRaisesRegex(TypeError, r"^lines must be a list, not str: pass text\.splitlines\(\)$"):
            RobotFileParser().parse(ROBOTS)
        with self.assertRaisesRegex(TypeError, "^rows must be a list, not str"):
            check_rows(ROBOTS)

    def test_check_all_returns_the_same_answers_as_check(self):
        every = Robots(ROBOTS).check_all("/private/a")
        self.assertEqual(every, {crawler: Robots(ROBOTS).check("/private/a", crawler) for crawler in every})

    def test_a_crawl_delay_applies_only_to_the_user_agents_directly_above_it(self):
        robots = Robots("User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n")
        self.assertEqual((robots.crawl_delay("MJ12bot"), robots.crawl_delay("Pinterest")), (10, 1))


class StandardLibrary(unittest.TestCase):
    def test_robot_file_parser_implements_the_interface_of_urllib(self):
        parser = RobotFileParser()
        self.assertFalse(parser.can_fetch("x", "/"))
        parser.parse("User-agent: *\nCrawl-delay: 3\nRequest-rate: 9/30\nDisallow: /a\nSitemap: https://e.com/s.xml".splitlines())
        parser.modified()
        self.assertEqual((parser.can_fetch("x", "/a"), parser.can_fetch("x", "/b")), (False, True))
        self.assertEqual((parser.crawl_delay("x"), parser.request_rate("x").requests), (3, 9))
        self.assertEqual(parser.site_maps(), ["https://e.com/s.xml"])
        self.assertGreater(parser.mtime(), 0)

    def test_robot_file_parser_reads_a_text_that_is_not_utf_8(self):
        parser = RobotFileParser("data:,User-agent:%20*%0A%23%20%E9%E2%80%A8Disallow:%20/b%0ADisallow:%20/caf%E9")
        parser.read()
        self.assertEqual((parser.can_fetch("x", "/caf%E9"), parser.can_fetch("x", "/b")), (False, True))


if __name__ == "__main__":
    unittest.main()
