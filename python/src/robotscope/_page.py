"""All of a page for one crawler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ._engine import Answers, Text, array, call_row, string


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
    """May it index the page: "allowed", "forbidden", or "unknown" where a text that was not given could still forbid it."""
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
) -> PageVerdict:
    """What the texts of a page say to a crawler. What is left out is unknown, which is not the same as empty.

    >>> verdict = evaluate("Googlebot", url="https://example.com/a", robots="", headers={"X-Robots-Tag": "noindex"}, html="")
    >>> verdict.crawl, verdict.index, verdict.listing
    ('allowed', 'forbidden', 'hidden')
    >>> verdict.index_by
    [Directive(source='headers', line=1, text='noindex')]

    Raises ValueError for what is no URL.
    """
    if isinstance(headers, Mapping):
        headers = "".join(f"{name}: {value}\n" for name, value in headers.items())
    known = (array([] if text is None else [text]) for text in (robots, headers, html))
    answers = call_row("page_verdict", (string(url), *known, string(crawler)))
    crawl, crawl_line = answers.string(), answers.optional_number()
    index, index_by = answers.string(), _directives(answers)
    snippet, snippet_by = answers.optional_number(), _directives(answers)
    listing, problem = answers.string(), answers.string()
    if problem:
        raise ValueError(f"{url!r} is no URL ({problem}): write one such as https://example.com/page, or a path such as /page")
    return PageVerdict(crawl, crawl_line, index, index_by, snippet, snippet_by, listing)


def _directives(answers: Answers) -> list[Directive]:
    return [Directive(answers.string(), answers.number(), answers.string()) for _ in range(answers.length())]
