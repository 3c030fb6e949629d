"""A robots.txt parser for Scrapy. To use it, set `ROBOTSTXT_PARSER = "robotscope.scrapy.RobotscopeRobotParser"` in settings.py."""

from __future__ import annotations

from typing import Any

from scrapy.robotstxt import RobotParser

from ._native import Robots


class RobotscopeRobotParser(RobotParser):
    """Implements Scrapy's parser interface with robotscope's engine."""

    def __init__(self, robotstxt_body: bytes, spider: Any) -> None:
        self._robots = Robots(robotstxt_body)

    @classmethod
    def from_crawler(cls, crawler: Any, robotstxt_body: bytes) -> RobotscopeRobotParser:
        """Creates a parser. Scrapy calls this method with the body of a robots.txt."""
        return cls(robotstxt_body, crawler.spider if crawler else None)

    def crawl_delay(self, user_agent: str | bytes) -> float | None:
        """Returns the number of seconds to wait between two requests, or None if there is no delay or if several delays differ."""
        return self._robots.crawl_delay(_text(user_agent))

    def allowed(self, url: str | bytes, user_agent: str | bytes) -> bool:
        """Returns True if Scrapy may fetch a URL. Returns False for an invalid URL."""
        return bool(self._robots.check(_text(url), _text(user_agent)).allowed)


def _text(value: str | bytes) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
