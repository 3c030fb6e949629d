"""Tests examples/audit with known responses, in a WARC file with Common Crawl's layout and in a Parquet file."""

import io
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import pyarrow
import pyarrow.parquet
from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

ROOT = Path(__file__).parents[3]
SITES = {
    "closed.example": (200, b"User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n"),
    "open.example": (200, b"User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /private/\nDisalow: /x\n"),
    "missing.example": (404, b"<h1>Not here</h1>"),
    "failing.example": (503, b""),
    "moved.example": (301, b""),
}


def warc(path):
    with path.open("wb") as stream:
        writer = WARCWriter(stream, gzip=True)
        for site, (status, body) in SITES.items():
            headers = StatusAndHeaders(f"{status} X", [("Content-Type", "text/plain")], protocol="HTTP/1.1")
            writer.write_record(writer.create_warc_record(f"https://{site}/robots.txt", "response", payload=io.BytesIO(body), http_headers=headers))
        headers = StatusAndHeaders("200 OK", [], protocol="HTTP/1.1")
        writer.write_record(writer.create_warc_record("https://other.example/", "response", payload=io.BytesIO(b"a page"), http_headers=headers))


def parquet(path):
    rows = [{"url": f"https://{site}/robots.txt", "status": status, "body": body} for site, (status, body) in SITES.items()]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)


class Audit(unittest.TestCase):
    def test_reports_blocked_crawlers_with_the_deciding_line(self):
        for name, write in {"robots.warc.gz": warc, "robots.parquet": parquet}.items():
            with self.subTest(name=name), tempfile.TemporaryDirectory() as folder:
                write(Path(folder) / name)
                out = Path(folder) / "report"
                program = [sys.executable, str(ROOT / "examples/audit/audit.py"), "--out", str(out), str(Path(folder) / name)]
                subprocess.run(program, check=True, capture_output=True, text=True)
                rows = pyarrow.parquet.read_table(out / "verdicts.parquet").to_pylist()
                found = {(row["site"], row["crawler"]): (row["policy"], row["answer"], row["line"]) for row in rows}
                self.assertEqual(found["closed.example", "GPTBot"], ("rules", "blocked", 3))
                self.assertEqual(found["closed.example", "Googlebot"], ("rules", "allowed", None))
                self.assertEqual(found["open.example", "GPTBot"], ("rules", "allowed", None))
                # RFC 9309, 2.3.1.3 and 2.3.1.4: a server failure disallows everything for up to 30 days. Yandex immediately treats a
                # failure like a missing file.
                self.assertEqual(found["missing.example", "GPTBot"], ("no-file", "allowed", None))
                self.assertEqual(found["failing.example", "YandexBot"], ("no-file", "allowed", None))
                self.assertEqual(found["failing.example", "GPTBot"][1:], ("unknown", None))
                self.assertIn("disallow-all or ", found["failing.example", "GPTBot"][0])
                self.assertEqual(found["moved.example", "GPTBot"], ("redirect-target", "unknown", None))
                self.assertEqual({site for site, _ in found}, set(SITES))
                self.assertIn("open.example,4,misspelled-field,", (out / "lint.csv").read_text())
                report = (out / "report.md").read_text()
                # The answers are known for three responses. One of them blocks GPTBot.
                self.assertIn("\n5 responses for /robots.txt.\n", report)
                self.assertIn("| GPTBot | ai-training | 1 | 3 | 33.3% |", report)
                self.assertIn("| PerplexityBot | ai-search | 0 | 3 | 0.0% |", report)
                signals = (out / "ai-signals.csv").read_text()
                self.assertIn("open.example,2,content-signal,ai-training,disallowed\n", signals)
                self.assertIn("open.example,2,content-signal,search,allowed\n", signals)
                self.assertNotIn("missing.example", signals)
                self.assertIn("| content-signal | ai-training | disallowed | 1 |", report)
                self.assertTrue((out / "blocked.png").read_bytes().startswith(b"\x89PNG"))


if __name__ == "__main__":
    unittest.main()
