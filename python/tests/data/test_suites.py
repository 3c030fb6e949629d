"""Runs the tests of Scrapy's parsers, Protego and urllib with robotscope. The tests that expect other answers are listed, with the reasons.

Only the source distributions of Scrapy and Protego contain their tests. `npm test` downloads them (ROBOTSCOPE_SOURCES names the folder).
"""

import collections
import importlib
import io
import os
import sys
import tarfile
import tempfile
import unittest
import urllib.robotparser
from pathlib import Path

import pytest
from protego import Protego

from robotscope import Robots
from robotscope.robotparser import RobotFileParser

SCRAPY = {
    "test_order_based_precedence": "RFC 9309, 2.2.2: the longest match wins, not the first; Scrapy skips this test for Protego, too",
}

TOKEN = "RFC 9309, 2.2.1: a group applies to the crawler with its product token; the peer searches for the token inside the crawler's name"
FIRST = "RFC 9309, 2.2.1: groups for the same crawler are merged; urllib uses only the first"

COLON = "RFC 9309, 2.2: a record contains a colon; Protego also reads lines without a colon"

PROTEGO = {
    "test_malformed_disallow": "RFC 9309 defines no such fields; Protego accepts misspellings for every crawler, robotscope only for crawlers whose engines do",
    "test_allowed_wildcards": "“xyz/foo.js” is neither a URL nor a path, so it has no answer",
    "test_empty_user_agent_line": COLON,
    "test_generosity": f"{COLON}; and RFC 9309, 2.2.1: a star is not part of a product token",
    "test_generosity_case_insensitivity": COLON,
    "test_generosity_sitemap": COLON,
    "test_generosity_tab_separated": COLON,
    "test_grouping_unknown_keys": "RFC 9309, 2.2.4: other records do not divide groups, so two user-agent lines with only other records between them share the rules",
    "test_index_html_is_directory": "RFC 9309 does not mention index.html; Google's parser treats it specially, and Protego does so for every crawler",
    "test_special_symbols_dual_behaviour": "RFC 9309, 2.2.3: a dollar sign at the end matches the end of the path; Protego also matches it as a character",
    "test_with_absolute_urls": "RFC 9309, 2.2.2: a pattern begins with a slash; Protego puts a slash before a URL",
    "test_equal_sign_in_path": "RFC 9309, 2.2.2: %3D encodes a reserved character and does not equal the character",
    "test_user_agent_precedence": TOKEN,
    "test_user_agent_boundary_matching": TOKEN,
}

URLLIB = {
    "UseFirstUserAgentWildcardTest.test_good_urls": FIRST,
    "UserAgentGoogleMobileTest.test_bad_urls": TOKEN,
}


class Suite(unittest.TestCase):
    """Unpacks a source distribution into a temporary folder and runs its tests."""

    def unpacked(self, name):
        [archive] = Path(os.environ["ROBOTSCOPE_SOURCES"]).glob(f"{name}-*.tar.gz")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        with tarfile.open(archive) as files:
            files.extractall(folder.name, filter="data")
        [root] = Path(folder.name).iterdir()
        return root

    def run_pytest(self, root, files, plugin):
        """Returns the outcomes of each test, keyed by the test's name without parameters."""
        outcomes = collections.defaultdict(set)

        class Outcomes:
            def pytest_runtest_logreport(self, report):
                if report.when == "call" or report.outcome != "passed":
                    outcomes[report.location[2].split(".")[-1].split("[")[0]].add(report.outcome)

        before, path, folder = set(sys.modules), list(sys.path), os.getcwd()
        try:
            os.chdir(root)
            sys.path.insert(0, str(root))
            pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:randomly", "--noconftest", "-c", os.devnull, "--rootdir", str(root), *files], plugins=[Outcomes(), plugin])
        finally:
            os.chdir(folder)
            sys.path[:] = path
            for name in set(sys.modules) - before:
                if name.split(".")[0] == "tests":
                    del sys.modules[name]
        return outcomes


class Answers:
    """Compares this package's answers with a peer's while the peer's tests run.

    The tests continue with the peer's answer, so that one difference does not hide later differences.
    """

    asked = 0
    differing = set()
    test = ""

    @classmethod
    def compare(cls, question, peer, ours):
        cls.asked += 1
        if peer != ours:
            cls.differing.add((cls.test, question, peer, ours))
        return peer


@unittest.skipUnless("ROBOTSCOPE_SOURCES" in os.environ, "ROBOTSCOPE_SOURCES is not set")
class SourceDistributions(Suite):
    def test_scrapys_parser_tests_pass_except_for_the_listed_tests(self):
        root = self.unpacked("scrapy")
        (root / "tests/test_robotscope.py").write_text(
            "from robotscope.scrapy import RobotscopeRobotParser\n"
            "from tests.test_robotstxt_interface import BaseRobotParserTest\n"
            "class TestRobotscope(BaseRobotParserTest):\n"
            "    def setup_method(self):\n"
            "        self._setUp(RobotscopeRobotParser)\n"
        )
        outcomes = self.run_pytest(root, ["tests/test_robotscope.py"], None)
        self.assertGreater(len(outcomes), 5)
        self.assertEqual({name for name, outcome in outcomes.items() if outcome != {"passed"}}, set(SCRAPY))

    def test_robotscope_gives_the_same_answers_as_protego_in_protegos_tests_except_listed_cases(self):
        Answers.asked, Answers.differing = 0, set()

        class Both:
            """Wraps Protego, and compares each answer with this package's."""

            def __init__(self, content):
                self.protego, self.robots = Protego.parse(content), Robots(content)

            @classmethod
            def parse(cls, content):
                return cls(content)

            def can_fetch(self, url, user_agent):
                return Answers.compare((self.robots.text.decode(), user_agent, url), self.protego.can_fetch(url, user_agent), self.robots.check(_text(url), _text(user_agent)).allowed)

            def crawl_delay(self, user_agent):
                return Answers.compare((self.robots.text.decode(), user_agent, "crawl_delay"), self.protego.crawl_delay(user_agent), self.robots.crawl_delay(user_agent))

            @property
            def sitemaps(self):
                theirs = tuple(self.protego.sitemaps)
                Answers.compare((self.robots.text.decode(), "", "sitemaps"), theirs, tuple(one.url for one in self.robots.sitemaps()))
                return iter(theirs)

            def __getattr__(self, name):
                return getattr(self.protego, name)

        class Plugin:
            def pytest_collection_modifyitems(self, items):
                for module in {item.module for item in items}:
                    module.Protego = Both

            def pytest_runtest_setup(self, item):
                Answers.test = item.originalname

        files = ["tests/test_protego.py", "tests/test_on_google_spec.py"]
        outcomes = self.run_pytest(self.unpacked("protego"), files, Plugin())
        self.assertEqual({outcome for of_test in outcomes.values() for outcome in of_test}, {"passed"})
        self.assertGreater(Answers.asked, 300)
        self.assertEqual({test for test, *_ in Answers.differing}, set(PROTEGO), Answers.differing)


class Urllib(unittest.TestCase):
    def test_urllibs_tests_pass_except_for_the_listed_tests(self):
        try:
            suite = importlib.import_module("test.test_robotparser")
        except ImportError:
            self.skipTest("this Python has no tests of its own")
        differing, passed = set(), 0
        library = urllib.robotparser.RobotFileParser
        loader = unittest.TestLoader()
        urllib.robotparser.RobotFileParser = RobotFileParser
        try:
            for test in flat(loader.loadTestsFromModule(suite)):
                # Skip the test that needs a site on the network.
                if type(test).__name__ == "NetworkTestCase":
                    continue
                result = unittest.TestResult()
                test.run(result)
                name = f"{type(test).__name__}.{test._testMethodName}"
                if result.wasSuccessful():
                    passed += 1
                else:
                    differing.add(name)
        finally:
            urllib.robotparser.RobotFileParser = library
        self.assertGreater(passed, 50)
        self.assertEqual(differing, set(URLLIB))


def flat(suite):
    for test in suite:
        yield from flat(test) if isinstance(test, unittest.TestSuite) else [test]


def _text(value):
    return value.decode() if isinstance(value, bytes) else value


if __name__ == "__main__":
    unittest.main()
