"""Runs the snippets of docs/DATA.md in order."""

import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[3]
SNIPPETS = re.findall(r"^```(python|sql)\n(.*?)^```$", (ROOT / "docs/DATA.md").read_text(), re.M | re.S)


class Snippets(unittest.TestCase):
    def test_snippets_run_with_the_documented_results(self):
        self.assertGreater(len(SNIPPETS), 4)
        # Spark finds Python in an activated environment. This test activates none, so Spark needs the variable.
        os.environ["PYSPARK_PYTHON"] = sys.executable
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            for name in ("dist", "hosts"):
                (Path(folder) / name).symlink_to(ROOT / name)
            os.chdir(folder)
            names = {}
            try:
                for language, text in SNIPPETS:
                    if "pyspark" in text and not os.environ.get("ROBOTSCOPE_JAVA"):
                        continue
                    with self.subTest(snippet=text[:60]):
                        if language == "python":
                            exec(compile(text, "docs/DATA.md", "exec"), names)
                        else:
                            self.assertEqual(names["clickhouse"].query(text).bytes(), b'"a.example",2\n')
            finally:
                if "clickhouse" in names:
                    names["clickhouse"].close()
                if "spark" in names:
                    names["spark"].stop()
                os.chdir(before)
        for line in Path(ROOT / "docs/DATA.md").read_text().splitlines():
            # The comment after a statement shows its result.
            if (found := re.match(r"(robots\.is_allowed|page\.index|check_rows)(.*?)\s+# (.*)$", line)) is not None:
                self.assertEqual(repr(eval(f"{found[1]}{found[2]}", {**names, "robots": names["Robots"].parse("User-agent: *\nDisallow: /private/\n")})), found[3])


if __name__ == "__main__":
    unittest.main()
