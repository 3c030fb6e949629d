"""Evaluates a page's robots.txt, headers and HTML together for one crawler."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Literal

from . import _native
from ._native import Robots, RobotscopeError
from ._types import PageVerdict

Text = str | bytes


def evaluate(
    crawler: str,
    *,
    url: str,
    robots: Text | Robots | None = None,
    headers: Text | Mapping[str, str] | None = None,
    html: Text | None = None,
    rendered_html: Text | None = None,
    now: datetime | Literal["clock"] | None = "clock",
    dialect: str | None = None,
    fallbacks: bool = True,
) -> PageVerdict:
    """Returns the combined verdict for a crawler, based on a page's texts. A text that is left out is unknown, not empty.

    Headers are a mapping, or text in the form that `curl -I` prints. HTML can be a `str`, or bytes that are decoded as in browsers.
    `rendered_html` is the document after its scripts have run, as a browser serializes it. Crawlers that render pages read both documents.
    `now` decides whether `unavailable_after` has passed. It is a datetime with a time zone, or None if unknown; the default is the
    host's clock.

    >>> verdict = evaluate("Googlebot", url="https://example.com/a", robots="", headers={"X-Robots-Tag": "noindex"}, html="")
    >>> verdict.crawl, verdict.index, verdict.listing
    ('allowed', 'forbidden', 'hidden')
    >>> verdict.index_by
    [Directive(source='headers', line=1, text='noindex')]
    >>> print(verdict.explanation)
    Googlebot may not index the page: line 1 of the headers, “noindex”.

    >>> texts = {"robots": "", "headers": "", "html": "<title>a</title>", "rendered_html": "<meta name=robots content=noindex>"}
    >>> [evaluate(crawler, url="https://example.com/a", **texts).index for crawler in ("Googlebot", "CCBot")]
    ['forbidden', 'allowed']

    >>> from datetime import datetime, timezone
    >>> headers = {"X-Robots-Tag": "unavailable_after: 2026-06-30"}
    >>> page = {"url": "https://example.com/a", "robots": "", "headers": headers, "html": ""}
    >>> evaluate("Googlebot", **page, now=datetime(2026, 6, 1, tzinfo=timezone.utc)).index
    'allowed'
    >>> evaluate("Googlebot", **page).index
    'forbidden'

    Raises ValueError for an invalid URL, and for a `now` without a time zone.
    """
    moment = None if now is None else _seconds(datetime.now(timezone.utc) if now == "clock" else now)
    known = list(headers.items()) if isinstance(headers, Mapping) else headers
    return _native.evaluate(
        crawler,
        url=url,
        robots=robots,
        headers=known,
        html=html,
        rendered_html=rendered_html,
        now=moment,
        dialect=dialect,
        fallbacks=fallbacks,
    )


def _seconds(now: datetime) -> int:
    """Returns the seconds since 1970-01-01T00:00:00Z."""
    if not isinstance(now, datetime):
        raise TypeError(f'now must be a datetime with a time zone, "clock" or None, not {now!r}: pass datetime.now(timezone.utc), for example')
    if now.utcoffset() is None:
        raise RobotscopeError(f"now ({now.isoformat()}) has no time zone: pass datetime.now(timezone.utc), or now.replace(tzinfo=timezone.utc)")
    return math.floor(now.timestamp())
