"""Tests Scrapy with robotscope's parser: a crawl of a local site, and arguments as Scrapy passes them. test_suites.py runs
Scrapy's tests.
"""

import http.server
import os
import subprocess
import sys
import threading
import unittest

from robotscope.scrapy import RobotscopeRobotParser

ROBOTS = b"User-agent: *\nDisallow: /private/\nAllow: /private/open\nDisallow: /*.pdf$\n"
PAGES = ["/", "/private/a", "/private/open", "/a.pdf", "/a.pdf?b", "/c"]

SPIDER = """
import json, sys, scrapy
from scrapy.crawler import CrawlerProcess

class Spider(scrapy.Spider):
    name = "local"

    async def start(self):
        yield scrapy.Request(sys.argv[1] + "/")

    def parse(self, response):
        print("CAME", response.url[len(sys.argv[1]):], flush=True)
        if response.url.endswith("/"):
            for link in response.css("a::attr(href)").getall():
                yield response.follow(link)

process = CrawlerProcess({
    "ROBOTSTXT_OBEY": True, "ROBOTSTXT_PARSER": "robotscope.scrapy.RobotscopeRobotParser",
    "LOG_LEVEL": "ERROR", "TELNETCONSOLE_ENABLED": False, "USER_AGENT": "ExampleBot/1.0",
})
process.crawl(Spider)
process.start()
"""


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.asked.append(self.path)
        is_robots = self.path == "/robots.txt"
        body = ROBOTS if is_robots else "".join(f'<a href="{page}">x</a>' for page in PAGES).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain" if is_robots else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Scrapy(unittest.TestCase):
    def test_a_crawl_fetches_only_allowed_urls(self):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
        server.asked = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            done = subprocess.run(
                [sys.executable, "-c", SPIDER, f"http://127.0.0.1:{server.server_port}"],
                capture_output=True, text=True, timeout=240, env=dict(os.environ),
            )
        finally:
            server.shutdown()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(sorted(set(server.asked)), ["/", "/a.pdf?b", "/c", "/private/open", "/robots.txt"])
        came = sorted(line.split()[1] for line in done.stdout.splitlines() if line.startswith("CAME"))
        self.assertEqual(came, ["/", "/a.pdf?b", "/c", "/private/open"])

    def test_accepts_str_and_bytes_as_scrapy_passes_them(self):
        parser = RobotscopeRobotParser.from_crawler(None, "User-agent: UnicödeBöt\nDisallow: /ü".encode())
        for url in ("https://site.local/ü", "https://site.local/%C3%BC", "https://site.local/ü".encode()):
            self.assertFalse(parser.allowed(url, "UnicödeBöt"), url)
            self.assertTrue(parser.allowed(url, b"other"))
        self.assertTrue(RobotscopeRobotParser(b"GIF89a\xd3\xfe\x00\xa2", None).allowed("https://site.local/x", "*"))
        self.assertIsNone(parser.crawl_delay("x"))
        self.assertEqual(RobotscopeRobotParser(b"User-agent: *\nCrawl-delay: 2.5", None).crawl_delay(b"x"), 2.5)


if __name__ == "__main__":
    unittest.main()
