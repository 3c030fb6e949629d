"""May this bot crawl, index or show this page, and which line decides?

>>> robots = Robots.parse("User-agent: *\\nDisallow: /private/\\nAllow: /private/open")
>>> robots.is_allowed("https://example.com/private/a", "GPTBot")
False
>>> robots.check("https://example.com/private/a", "GPTBot")
Verdict(allowed=False, line=2, reason='longest-match')

The engine is compiled into this package. The package fetches nothing.
"""

from ._native import (
    Robots,
    RobotscopeError,
    Verdict,
    availability,
    catalogue_version,
    compare,
    crawlers,
    dialects,
    identify_crawler,
    lint,
)
from ._page import evaluate
from ._types import (
    AiSignal,
    Availability,
    Change,
    Crawler,
    Diagnostic,
    Dialect,
    Directive,
    Explanation,
    Fact,
    Group,
    Origin,
    PageVerdict,
    RequestRate,
    Rule,
    Sitemap,
    Source,
)

__all__ = [
    "AiSignal",
    "Availability",
    "Change",
    "Crawler",
    "Diagnostic",
    "Dialect",
    "Directive",
    "Explanation",
    "Fact",
    "Group",
    "Origin",
    "PageVerdict",
    "RequestRate",
    "Robots",
    "RobotscopeError",
    "Rule",
    "Sitemap",
    "Source",
    "Verdict",
    "availability",
    "catalogue_version",
    "compare",
    "crawlers",
    "dialects",
    "evaluate",
    "identify_crawler",
    "lint",
]
