"""Tests the SQL functions in chDB, which is ClickHouse as a library. A process can have only one instance."""

import json
import tempfile
import unittest
from pathlib import Path

from chdb import session

from robotscope import Robots, compare, crawlers, evaluate, identify_crawler

ROOT = Path(__file__).parents[3]
TEXTS = ["User-agent: *\nDisallow: /private/\nAllow: /private/open\n", "", "User-agent: GPTBot\nDisallow: /\nSitemap: https://e.com/s.xml", "Disalow: /a"]


def setUpModule():
    global clickhouse, folder
    folder = tempfile.TemporaryDirectory()
    clickhouse = session.Session(f"{folder.name}/data?allow_experimental_webassembly_udf=1")
    install(clickhouse, ROOT / "dist/hosts/robotscope.wasm", "crawl", "page")
    rows = ", ".join(f"({number}, {quoted(text)})" for number, text in enumerate(TEXTS))
    clickhouse.query("CREATE DATABASE d ENGINE = Atomic")
    clickhouse.query(f"CREATE TABLE d.texts ENGINE = MergeTree ORDER BY id AS SELECT * FROM VALUES('id UInt32, robots String', {rows})")


def tearDownModule():
    clickhouse.close()
    folder.cleanup()


def install(to, module, *files):
    """Installs the module and creates its functions, as documented in docs/DATA.md."""
    to.query(f"INSERT INTO system.webassembly_modules (name, code) SELECT 'robotscope', code FROM file('{module}', 'RawBLOB', 'code String')")
    for file in files:
        lines = (ROOT / f"hosts/clickhouse/{file}.sql").read_text().splitlines()
        for statement in "\n".join(line for line in lines if not line.startswith("--")).split(";"):
            if statement.strip():
                to.query(statement)


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"


def rows(query):
    return [json.loads(line) for line in clickhouse.query(query, "JSONCompactEachRow").bytes().decode().splitlines()]


class Functions(unittest.TestCase):
    def test_robots_check_returns_the_same_verdicts_as_python(self):
        urls = ["/private/a", "/private/open", "https://e.com/", "mailto:a"]
        crawlers = ["GPTBot", "Googlebot", "x"]
        found = rows(
            f"SELECT id, crawler, url, robots_check(robots, crawler, url) AS is, is.allowed, is.line, is.reason FROM d.texts "
            f"ARRAY JOIN {crawlers} AS crawler ARRAY JOIN {urls} AS url ORDER BY ALL"
        )
        self.assertEqual(len(found), len(TEXTS) * len(urls) * len(crawlers))
        for number, crawler, url, _, allowed, line, reason in found:
            verdict = Robots(TEXTS[number]).check(url, crawler)
            self.assertEqual((allowed, line, reason), (verdict.allowed, verdict.line, verdict.reason), (number, crawler, url))

    def test_robots_check_many_and_robots_check_all_return_arrays(self):
        [[many]] = rows("SELECT robots_check_many(robots, 'x', ['/private/a', '/']).allowed FROM d.texts WHERE id = 0")
        self.assertEqual(many, [False, True])
        [[every]] = rows("SELECT arrayMap(one -> one.crawler, arrayFilter(one -> NOT one.allowed, robots_check_all(robots, '/'))) FROM d.texts WHERE id = 2")
        self.assertEqual(every, ["GPTBot"])

    def test_returns_groups_sitemaps_and_diagnostics(self):
        [[groups, sitemaps, lint]] = rows("SELECT robots_groups(robots), robots_sitemaps(robots), robots_lint(robots) FROM d.texts WHERE id = 2")
        self.assertEqual(groups, [{"crawlers": ["GPTBot"], "rules": [{"line": 2, "allow": False, "pattern": "/"}]}])
        self.assertEqual(sitemaps, [{"line": 3, "url": "https://e.com/s.xml", "absolute": True}])
        self.assertEqual(lint, [{"line": one.line, "code": one.code, "severity": one.severity} for one in Robots(TEXTS[2]).lint()])

    def test_returns_delays_rates_ai_signals_and_availability(self):
        text = "User-agent: *\nContent-Signal: ai-train=no\nCrawl-delay: 2.5\nRequest-rate: 5/1m\nAllow: /\n"
        [[delay, none, rates]] = rows(f"SELECT robots_crawl_delay({quoted(text)}, 'x'), robots_crawl_delay('', 'x'), robots_request_rate({quoted(text)}, 'x')")
        self.assertEqual((delay, none, rates), (2.5, None, [{"line": 4, "documents": 5, "seconds": 60}]))
        [[signals]] = rows(f"SELECT arrayFilter(one -> one.signal = 'content-signal', robots_ai_signals({quoted(text)}, '/'))")
        self.assertEqual([(one["usage"], one["stance"], one["lines"]) for one in signals], [("ai-training", "disallowed", [2])])
        self.assertIn("GPTBot", signals[0]["crawlers"])
        # RFC 9309, 2.3.1.3 and 2.3.1.4, define the effects. Statuses above 255 also test that all 16 bits are passed.
        [[effects]] = rows("SELECT arrayMap(status -> robots_availability(status, 'GPTBot').effect, [200, 404, 503]::Array(UInt16))")
        self.assertEqual(effects[:2], [["rules"], ["no-file"]])
        self.assertIn("disallow-all", effects[2])

    def test_robots_crawler_returns_the_same_crawler_as_identify_crawler(self):
        agents = [crawler.user_agent.value for crawler in crawlers() if crawler.user_agent] + ["curl/8.5.0", "", "ExampleBot/1.0 (+https://example.com/gptbot)"]
        found = rows(f"SELECT agent, robots_crawler(agent) FROM (SELECT arrayJoin([{', '.join(map(quoted, agents))}]) AS agent)")
        expected = [[agent, (crawler := identify_crawler(agent)) and crawler.token] for agent in agents]
        self.assertEqual(found, expected)
        self.assertEqual([token for _, token in found][-3:], [None, None, None])
        self.assertIn("GPTBot", [token for _, token in found])

    def test_robots_compare_lists_the_crawlers_that_each_change_affects(self):
        [[changes]] = rows(f"SELECT robots_compare({quoted(TEXTS[1])}, {quoted(TEXTS[2])})")
        self.assertEqual([one["crawlers"] for one in changes], [one.crawlers for one in compare(TEXTS[1], TEXTS[2])])

    def test_page_verdict_accepts_null_for_unknown_texts(self):
        header = "X-Robots-Tag: nosnippet"
        [[verdict]] = rows(f"SELECT page_verdict('https://e.com/a', robots, '{header}', NULL, 'Googlebot', now()) FROM d.texts WHERE id = 0")
        expected = evaluate("Googlebot", url="https://e.com/a", robots=TEXTS[0], headers=header)
        self.assertEqual((verdict["crawl"], verdict["index"], verdict["snippet"], verdict["listing"]), (expected.crawl, expected.index, 0, expected.listing))
        self.assertEqual(verdict["index"], "unknown")
        self.assertEqual(verdict["snippet_by"], [{"source": "headers", "line": 1, "directive": "nosnippet"}])

    def test_page_verdict_rendered_also_evaluates_the_rendered_document(self):
        texts = "'https://e.com/a', '', '', '<title>a</title>', '<title>a</title>\\n<meta name=robots content=noindex>'"
        of = lambda crawler: f"page_verdict_rendered({texts}, '{crawler}', now())"
        [[google, common_crawl]] = rows(f"SELECT {of('Googlebot')}, {of('CCBot')}")
        # Google renders pages, and Common Crawl does not: tests/pages/rendered.toml has the sources.
        self.assertEqual((google["index"], google["index_by"]), ("forbidden", [{"source": "rendered-html", "line": 2, "directive": "noindex"}]))
        self.assertEqual((common_crawl["index"], common_crawl["index_by"]), ("allowed", []))

    def test_unavailable_after_forbids_indexing_once_its_date_has_passed(self):
        of = lambda now: f"page_verdict('/a', '', 'X-Robots-Tag: unavailable_after: 2026-06-30T00:00:00Z', '', 'Googlebot', {now}).index"
        moments = ["'2026-06-29 23:59:59'", "toDateTime('2026-06-30 00:00:01', 'UTC')", "toDate('2026-07-02')", "NULL"]
        self.assertEqual(rows(f"SELECT {', '.join(map(of, moments))}"), [["allowed", "forbidden", "forbidden", "unknown"]])

    def test_robots_check_returns_null_for_a_null_robots_txt(self):
        self.assertEqual(rows("SELECT robots_check(CAST(NULL, 'Nullable(String)'), 'x', '/')"), [[None]])

    def test_a_single_text_that_exceeds_the_memory_fails_without_affecting_later_queries(self):
        # Together, these texts exceed the memory of a WebAssembly instance, so ClickHouse must split the block.
        query = "SELECT countIf(robots_check(concat(repeat('#', 1000000), toString(number)), 'x', '/').allowed) FROM numbers(300)"
        self.assertEqual(rows(query), [[300]])
        with self.assertRaisesRegex(Exception, "(?i)memory"):
            rows("SELECT robots_check(arrayStringConcat(arrayMap(n -> repeat('#', 1000000), range(200))), 'x', '/')")
        self.assertEqual(rows("SELECT robots_check('', 'x', '/').allowed"), [[True]])

    def test_answers_are_correct_across_many_blocks(self):
        query = "SELECT count(), countIf(NOT robots_check(concat(base, toString(intDiv(number, 10))), 'GPTBot', concat('/', toString(number % 7), '/a')).allowed) FROM (SELECT number, arrayStringConcat(arrayMap(n -> concat('Disallow: /', toString(n), '/\\n'), range(1, 30))) AS rules, concat('User-agent: *\\n', rules, '# ') AS base FROM numbers(200000))"
        # Every seventh path is allowed, starting with the first.
        self.assertEqual(rows(query), [[200_000, 200_000 - (200_000 + 6) // 7]])


if __name__ == "__main__":
    unittest.main()
