"""The interface of the standard library's `urllib.robotparser`, implemented with robotscope's engine.

>>> parser = RobotFileParser()
>>> parser.parse(["User-agent: *", "Disallow: /*.pdf$"])
>>> parser.can_fetch("ExampleBot", "https://example.com/a.pdf")
False

docs/DATA.md documents the differences from `urllib.robotparser`.
"""

from __future__ import annotations

import urllib.error
import urllib.request
import urllib.robotparser
from collections.abc import Iterable

from ._native import Robots


class RobotFileParser(urllib.robotparser.RobotFileParser):
    """A parser with the standard library's methods: `set_url`, `read`, `parse`, `can_fetch`, `mtime`, `modified`, `crawl_delay`,
    `request_rate`, `site_maps`.

    robotscope's engine computes the answers. `read` sets `allow_all` and `disallow_all` depending on the HTTP status, as in the standard
    library.
    """

    url: str
    allow_all: bool
    disallow_all: bool

    def __init__(self, url: str = "") -> None:
        super().__init__(url)
        self._robots = Robots("")

    def read(self) -> None:
        """Fetches the robots.txt and parses it, even if it is not valid UTF-8."""
        try:
            with urllib.request.urlopen(self.url) as response:
                raw = response.read()
        except urllib.error.HTTPError as error:
            error.close()
            if error.code in (401, 403):
                self.disallow_all = True
            elif 400 <= error.code < 500:
                self.allow_all = True
        else:
            self.parse(raw.decode("utf-8", "replace").split("\n"))
            self._robots = Robots(raw)

    def parse(self, lines: Iterable[str]) -> None:
        """Parses the lines of a robots.txt."""
        if isinstance(lines, (str, bytes, bytearray, memoryview)):
            # Iterating over a single text would yield single characters.
            raise TypeError(f"lines must be a list, not {type(lines).__name__}: pass text.splitlines()")
        lines = list(lines)
        self._robots = Robots("\n".join(line.rstrip("\r\n") for line in lines))
        super().parse(lines)

    def can_fetch(self, useragent: str, url: str) -> bool:
        """Returns True if a crawler may fetch a URL. Returns False until a robots.txt has been read."""
        if self.disallow_all:
            return False
        if self.allow_all:
            return True
        if not self.mtime():
            return False
        return bool(self._robots.check(url, useragent).allowed)

    def crawl_delay(self, useragent: str) -> float | None:  # type: ignore[override]  # the stubs declare str, but the value is never a str
        """Returns the number of seconds to wait between two requests. Returns None if there is no delay, or if several delays differ."""
        return self._robots.crawl_delay(useragent) if self.mtime() else None

    def request_rate(self, useragent: str) -> urllib.robotparser.RequestRate | None:
        """Returns the first rate limit that addresses a crawler, or None if there is none."""
        rates = self._robots.request_rates(useragent) if self.mtime() else []
        return urllib.robotparser.RequestRate(rates[0].documents, rates[0].seconds) if rates else None

    def site_maps(self) -> list[str] | None:
        """Returns the sitemaps that have absolute URLs, or None if there are none."""
        return [sitemap.url for sitemap in self._robots.sitemaps() if sitemap.absolute] or None
