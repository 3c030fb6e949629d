"""Runs the snippets of docs/DATA.md in order, and compares their results with the results in the document."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs/DATA.md").read_text()

# The code blocks, each with its language, its content, the table after it and, for a `text` block, the name of the file to write.
SNIPPETS = re.findall(r"^```(python|sql|text)(?: file=(\S+))?\n(.*?)^```$(?:\n\n((?:\|[^\n]*\n)+))?", DOCUMENT, re.M | re.S)


class Snippets(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        # Spark looks for Python in an activated environment. No environment is activated here, so pass the interpreter's path.
        os.environ["PYSPARK_PYTHON"] = sys.executable
        self.addCleanup(os.chdir, os.getcwd())
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in ("dist", "hosts"):
            (self.folder / name).symlink_to(ROOT / name)
        os.chdir(self.folder)
        self.names = {}
        self.addCleanup(self.close)

    def close(self):
        if "clickhouse" in self.names:
            self.names["clickhouse"].close()
        if "spark" in self.names:
            self.names["spark"].stop()

    def test_snippets_run_with_the_documented_results(self):
        self.assertGreater(len(SNIPPETS), 4)
        for language, file, text, table in SNIPPETS:
            if "pyspark" in text and not os.environ.get("ROBOTSCOPE_JAVA"):
                continue
            with self.subTest(snippet=text[:60]):
                if language == "python":
                    exec(compile(text, "docs/DATA.md", "exec"), self.names)
                elif language == "sql":
                    self.assertEqual(self.results(text), stated(table))
                elif file:
                    (self.folder / file).write_text(text)
        for line in DOCUMENT.splitlines():
            # The comment after a statement shows its result.
            if (found := re.match(r"(robots\.is_allowed|page\.index|check_rows)(.*?)\s+# (.*)$", line)) is not None:
                robots = self.names["Robots"].parse("User-agent: *\nDisallow: /private/\n")
                self.assertEqual(repr(eval(f"{found[1]}{found[2]}", {**self.names, "robots": robots})), found[3])
        with self.subTest("robotscope verify counts the same requests and bytes in the log"):
            counted = self.results(next(text for language, _, text, _ in SNIPPETS if "FROM visits" in text).split(";\n")[-2])
            self.assertGreater(len(counted), 2)
            self.assertEqual(sorted(counted[1:]), sorted(self.verified()))

    def results(self, statements):
        """Runs statements, and returns the column names and the rows of the last result."""
        for statement in filter(str.strip, statements.split(";\n")):
            answer = self.names["clickhouse"].query(statement, "JSONCompactStringsEachRowWithNames")
        return [json.loads(line) for line in answer.bytes().decode().splitlines()]

    def verified(self):
        """Returns the crawlers with disallowed requests for each site in access.log, as `robotscope verify` counts them."""
        lines = Path("access.log").read_text().splitlines(keepends=True)
        for host, robots in self.results("SELECT host, robots FROM robots_txt")[1:]:
            Path("robots.txt").write_text(robots)
            log = "".join(line for line in lines if line.startswith(f"{host}:"))
            command = ["node", os.environ["ROBOTSCOPE_CLI"], "verify", "-", "--robots", "robots.txt", "--json"]
            report = json.loads(subprocess.run(command, input=log, capture_output=True, text=True, check=True).stdout)
            for visits in report["crawlers"]:
                if visits["disallowed"] > 0:
                    yield [host, visits["crawler"], str(visits["disallowed"]), str(visits["disallowedBytes"])]


def stated(table):
    """Returns the rows of a Markdown table, without the delimiter row below the header."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    if not rows:
        raise ValueError("an SQL block in docs/DATA.md has no result: add a table after the block")
    return [rows[0], *rows[2:]]


if __name__ == "__main__":
    unittest.main()
