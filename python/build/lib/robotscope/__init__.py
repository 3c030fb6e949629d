"""May this bot crawl, index or show this page, and which line says so?

>>> robots = Robots.parse("User-agent: *\\nDisallow: /private/\\nAllow: /private/open")
>>> robots.is_allowed("https://example.com/private/a", "GPTBot")
False
>>> robots.check("https://example.com/private/a", "GPTBot")
Verdict(allowed=False, line=2, reason='longest-match')

The engine is a WebAssembly module inside of this package; nothing is fetched.
"""

from ._engine import RobotscopeError
from ._robots import (
    AiSignal,
    Availability,
    Change,
    Diagnostic,
    Group,
    RequestRate,
    Robots,
    Rule,
    Sitemap,
    Verdict,
    availability,
    compare,
    lint,
)
from ._page import Directive, PageVerdict, evaluate

__all__ = [
    "AiSignal",
    "Availability",
    "Change",
    "Diagnostic",
    "Directive",
    "Group",
    "PageVerdict",
    "RequestRate",
    "Robots",
    "RobotscopeError",
    "Rule",
    "Sitemap",
    "Verdict",
    "availability",
    "compare",
    "evaluate",
    "lint",
]
