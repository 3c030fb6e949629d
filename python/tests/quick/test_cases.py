"""Runs the cases in tests/conformance, tests/lint and tests/pages with the Python package."""

import tomllib
import unittest
from datetime import datetime
from pathlib import Path

from robotscope import Robots, crawlers, dialects, evaluate, lint

TESTS = Path(__file__).parents[3] / "tests"
# Crawlers that ignore groups for "*", according to the catalogue. The cases assume that groups for "*" apply to all crawlers.
WITHOUT_WILDCARD = {crawler.token.lower() for crawler in crawlers() if crawler.wildcard.value != "obeys"}


def cases(folder):
    for path in sorted((TESTS / folder).glob("*.toml")):
        file = tomllib.loads(path.read_text())
        for case in file["case"]:
            yield path.name, file, case


def raw(text):
    """Returns the bytes of a text. A case contains the text either whole or in parts."""
    return text.encode() if isinstance(text, str) else b"".join(map(part, text))


def part(part):
    match part:
        case str():
            return part.encode()
        case {"bytes": values}:
            return bytes(values)
        case {"utf16le": text}:
            return text.encode("utf-16-le")
        case {"utf16be": text}:
            return text.encode("utf-16-be")
        case {"repeat": text, "times": times}:
            return text.encode() * times


class Conformance(unittest.TestCase):
    def test_conformance_cases_have_the_expected_verdicts(self):
        asked, read = 0, set()
        for name, file, case in cases("conformance"):
            whole = {key: value for key, value in case.items() if key not in ("check", "name", "source", "robots")}
            checks = [whole] if "allow" in whole or "disallow" in whole else []
            robots = Robots(raw(case["robots"]))
            for check in [*checks, *case.get("check", [])]:
                settings = {**file, **whole, **check}
                agents = check.get("agents") or ([check["agent"]] if "agent" in check else whole.get("agents") or [whole.get("agent", "FooBot")])
                agent = agents[0] if len(agents) == 1 else None
                # Skip expected failures, crawlers that ignore groups for "*", and cases that the Python API cannot express: several tokens,
                # unusual tokens, and URLs as Google's parser reads them.
                is_name = agent is not None and agent.replace("-", "").replace("_", "").isalpha() and agent.lower() not in WITHOUT_WILDCARD
                if not is_name or settings.get("given") or "expected_failure" in settings:
                    continue
                for dialect in settings.get("dialects", ["rfc9309", "google"]):
                    for allowed, urls in ((True, check.get("allow", [])), (False, check.get("disallow", []))):
                        for url in map(raw, urls):
                            asked += 1
                            read.add(dialect)
                            with self.subTest(file=name, case=case["name"], url=url, dialect=dialect):
                                verdict = robots.check(url.decode(), agent, dialect=dialect, fallbacks=False)
                                self.assertEqual(verdict.allowed, allowed)
                                self.assertEqual(robots.is_allowed(url.decode(), agent, dialect=dialect, fallbacks=False), allowed)
                                if "line" in check:
                                    self.assertEqual(verdict.line, check["line"])
                                if "reason" in check:
                                    self.assertEqual(verdict.reason, check["reason"])
        self.assertGreater(asked, 1000)
        self.assertEqual(read, {dialect.name for dialect in dialects()})


class Lint(unittest.TestCase):
    def test_lint_cases_have_the_expected_diagnostics(self):
        checked = 0
        for name, _, case in cases("lint"):
            options = {key: case[key] for key in ("crawlers", "dialects", "severity") if key in case}
            found = {f"{one.line} {one.code}": one for one in lint(raw(case["robots"]), **options)}
            with self.subTest(file=name, case=case["name"]):
                if "found" in case:
                    self.assertEqual(sorted(found), sorted(set(case["found"])))
                self.assertEqual({one.code for one in found.values()} & set(case.get("absent", [])), set())
                for check in case.get("check", []):
                    one = found[check["found"]]
                    for field in ("severity", "message", "crawlers", "dialects"):
                        if field in check:
                            self.assertEqual(getattr(one, field), check[field])
                    checked += 1
        self.assertGreater(checked, 100)


class Pages(unittest.TestCase):
    def test_page_cases_have_the_expected_verdicts(self):
        asked = 0
        for name, _, case in cases("pages"):
            # Skip cases with inputs that `evaluate` does not accept.
            if case.keys() & {"status", "page_status", "listed"} or "url" not in case:
                continue
            texts = {key: raw(case[key]) for key in ("robots", "headers", "html") if key in case}
            if "rendered" in case:
                texts["rendered_html"] = raw(case["rendered"])
            if "pairs" in case:
                texts["headers"] = {key: value for key, value in case["pairs"]}
                if len(texts["headers"]) < len(case["pairs"]):
                    continue
            now = datetime.fromisoformat(case["now"]) if "now" in case else None
            if now is not None and now.tzinfo is None:
                continue
            for check in case["crawlers"]:
                for crawler in check["agents"]:
                    asked += 1
                    with self.subTest(file=name, case=case["name"], crawler=crawler):
                        self.expect(check, evaluate(crawler, url=case["url"], now=now, **texts))
        self.assertGreater(asked, 200)

    def expect(self, check, verdict):
        index = check.get("index", "allowed")
        value = index if isinstance(index, str) else index["is"]
        self.assertIn(verdict.index, (value, "unknown"))
        if verdict.index != "unknown":
            self.assertEqual(verdict.listing, check.get("listing", "unknown"))
        if isinstance(index, dict) and "by" in index:
            self.assertEqual([f"{one.source} {one.line}: {one.text}" for one in verdict.index_by], index["by"])
        if "rule" in check:
            self.assertEqual(verdict.crawl_line, int(check["rule"].split()[1].rstrip(":")))
        snippet = check.get("snippet", "unstated")
        snippet = snippet if isinstance(snippet, str) else snippet["is"]
        self.assertEqual(verdict.snippet, int(snippet) if snippet.isdigit() else None)


if __name__ == "__main__":
    unittest.main()
