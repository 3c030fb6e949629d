"""All of a page for one crawler."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Literal

from ._engine import Answers, Text, array, call_row, longs, string


@dataclass(frozen=True, slots=True)
class Directive:
    """A directive, and where it stands."""

    source: str
    """The text: "headers" or "html"."""
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class PageVerdict:
    """What robots.txt, the response's headers and the document say together to one crawler."""

    crawl: str
    """May it fetch the page: "allowed", "disallowed", "ignores", "user-triggered", "depends" or "unknown"."""
    crawl_line: int | None
    """The line of robots.txt that decides."""
    index: str
    """May it index the page: "allowed", "forbidden", or "unknown" where a text or a `now` that was not given could still forbid it."""
    index_by: list[Directive]
    """What says so; nothing where that is the default."""
    snippet: int | None
    """How many characters may be shown at most; None without a limit."""
    snippet_by: list[Directive]
    listing: str
    """What a searcher sees: "full", "url-only", "hidden" or "unknown"."""


def evaluate(
    crawler: str,
    *,
    url: str,
    robots: Text | None = None,
    headers: Text | Mapping[str, str] | None = None,
    html: Text | None = None,
    now: datetime | Literal["clock"] | None = "clock",
) -> PageVerdict:
    """What the texts of a page say to a crawler. What is left out is unknown, which is not the same as empty.

    `now` decides about `unavailable_after`: a datetime with a time zone, the host's clock unless given, or None where it is unknown.

    >>> verdict = evaluate("Googlebot", url="https://example.com/a", robots="", headers={"X-Robots-Tag": "noindex"}, html="")
    >>> verdict.crawl, verdict.index, verdict.listing
    ('allowed', 'forbidden', 'hidden')
    >>> verdict.index_by
    [Directive(source='headers', line=1, text='noindex')]

    >>> from datetime import datetime, timezone
    >>> headers = {"X-Robots-Tag": "unavailable_after: 2026-06-30"}
    >>> page = {"url": "https://example.com/a", "robots": "", "headers": headers, "html": ""}
    >>> evaluate("Googlebot", **page, now=datetime(2026, 6, 1, tzinfo=timezone.utc)).index
    'allowed'
    >>> evaluate("Googlebot", **page).index
    'forbidden'

    Raises ValueError for what is no URL, and for a `now` without a time zone.
    """
    moments = [] if now is None else [_seconds(datetime.now(timezone.utc) if now == "clock" else now)]
    if isinstance(headers, Mapping):
        headers = "".join(f"{name}: {value}\n" for name, value in headers.items())
    known = (array([] if text is None else [text]) for text in (robots, headers, html))
    answers = call_row("page_verdict", (string(url), *known, string(crawler), longs(moments)))
    crawl, crawl_line = answers.string(), answers.optional_number()
    index, index_by = answers.string(), _directives(answers)
    snippet, snippet_by = answers.optional_number(), _directives(answers)
    listing, problem = answers.string(), answers.string()
    if problem:
        raise ValueError(f"{url!r} is no URL ({problem}): write one such as https://example.com/page, or a path such as /page")
    return PageVerdict(crawl, crawl_line, index, index_by, snippet, snippet_by, listing)


def _seconds(now: datetime) -> int:
    """Returns the seconds since 1970-01-01T00:00:00Z."""
    if not isinstance(now, datetime):
        raise TypeError(f'now is {now!r}: give a datetime with a time zone, such as datetime.now(timezone.utc), "clock" or None')
    if now.utcoffset() is None:
        raise ValueError(f"now ({now.isoformat()}) has no time zone: write datetime.now(timezone.utc), or now.replace(tzinfo=timezone.utc)")
    return math.floor(now.timestamp())


def _directives(answers: Answers) -> list[Directive]:
    return [Directive(answers.string(), answers.number(), answers.string()) for _ in range(answers.length())]
