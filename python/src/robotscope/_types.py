"""Answers: what the functions of this package return. The compiled half of the package makes them, field by field."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Explanation:
    """An answer in words."""

    summary: str
    """The answer and the main reason in one sentence."""
    steps: list[str]
    """How the answer came about, step by step."""

    def __str__(self) -> str:
        return self.summary


@dataclass(frozen=True, slots=True)
class Rule:
    """An allow or disallow line."""

    line: int
    allow: bool
    pattern: str


@dataclass(frozen=True, slots=True)
class Group:
    """The crawlers that a group is for, and its rules."""

    crawlers: list[str]
    rules: list[Rule]


@dataclass(frozen=True, slots=True)
class Sitemap:
    """A sitemap that a robots.txt names; one whose URL is not absolute does not count."""

    line: int
    url: str
    absolute: bool


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Something that is wrong with a robots.txt or worth knowing about it; what the codes mean is in docs/DIAGNOSTICS.md."""

    line: int
    code: str
    severity: str
    """How bad it is: "error", "warning" or "info"."""
    column: int = field(default=1, repr=False)
    """The column at which it begins, from 1, in code points."""
    message: str = field(default="", repr=False)
    """What is wrong."""
    explanation: str = field(default="", repr=False)
    """Why it matters, and for which crawlers."""
    url: str = field(default="", repr=False)
    """Where the code is documented."""
    crawlers: list[str] = field(default_factory=list, repr=False)
    """The affected crawlers; "*" for all that no group names. Empty if it affects none in particular, or all that matter."""
    dialects: list[str] = field(default_factory=list, repr=False)
    """The affected dialects; empty for all that matter."""


@dataclass(frozen=True, slots=True)
class RequestRate:
    """A Request-rate: so many documents in so many seconds at most."""

    line: int
    documents: int
    seconds: int


@dataclass(frozen=True, slots=True)
class AiSignal:
    """What a robots.txt says of a use for AI. Hardly any of it is honoured by anybody who says so; no verdict rests on it."""

    signal: str
    """Which signal, such as "content-signal", "content-usage", "license-record" or "product-token"."""
    usage: str
    """The use: "search", "ai-input", "ai-training", "ai", "images-for-ai", "text-and-data-mining" or "any"."""
    stance: str
    """What it says of it, such as "allowed", "disallowed" or "licensed"."""
    lines: list[int]
    """The lines that say so."""
    crawlers: list[str]
    """To whom, of the crawlers of the catalogue."""


@dataclass(frozen=True, slots=True)
class Availability:
    """One thing that the status of robots.txt can mean."""

    effect: str
    """"rules" (those of the text apply), "no-file" (there are none), "disallow-all", "last-good-copy" or "redirect-target"."""
    certainty: str
    """How sure that is: "documented", "reported" or "assumed"."""
    source: str
    """Who says so."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a new version of a robots.txt changes."""

    allowed: bool
    """What it has become; before, it was the other."""
    path: str
    """A path that shows it."""
    before: int | None
    """The line of the old version that decided, if one did."""
    after: int | None
    """The line of the new version that decides, if one does."""
    crawlers: list[str]
    """For whom; "*" stands for all that neither the catalogue nor the texts name."""


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
    explanation: Explanation = field(default=Explanation("", []), repr=False, compare=False)
    """The verdict in words."""


@dataclass(frozen=True, slots=True)
class Fact(Generic[T]):
    """A statement about a crawler, and how sure it is."""

    value: T
    certainty: str
    """How sure that is: "documented", "reported" or "assumed"."""


@dataclass(frozen=True, slots=True)
class Source:
    """A page on the web that documents something."""

    title: str
    url: str
    read: str
    """The day (YYYY-MM-DD) on which it was read."""


@dataclass(frozen=True, slots=True)
class Origin:
    """How the addresses of a crawler are told from those of others: anybody can send its User-Agent."""

    reverse_dns: Fact[list[str]]
    """The domains in which the names of its addresses are. Empty where none is named."""
    address_lists: Fact[list[str]]
    """URLs of the operator's address lists. Empty if the operator publishes none."""
    key_directory: Fact[str] | None
    """The origin of the key directory for signed requests (Web Bot Auth)."""
    source: Source


@dataclass(frozen=True, slots=True)
class Crawler:
    """A crawler of the catalogue: who it is and what it is known to do."""

    token: str
    """The product token: the name by which robots.txt addresses it."""
    operator: str
    class_: str
    """What it is for, such as "search", "ai-training", "ai-search", "ai-user-fetch", "seo" or "archive"."""
    prominence: str
    """Whether people ask about it: "leading", "main" or "other"."""
    ai_uses: list[str]
    """What the pages that it fetches are used for in AI: "training" and "input"."""
    fallback: Fact[list[str]]
    """The product tokens that it answers to, in the order in which it looks for them."""
    wildcard: Fact[str]
    """Whether groups for "*" apply when no group names it."""
    robots: Fact[str]
    """Whether it follows robots.txt at all."""
    crawl_delay: Fact[str]
    """Whether it honours Crawl-delay: "yes", "no" or "unknown"."""
    renders: Fact[str]
    """Whether it renders pages, with the scripts and styles that it may fetch: "yes", "no" or "unknown"."""
    meta_names: Fact[list[str]]
    """The names that it reads in robots meta elements and X-Robots-Tag beside the general "robots"."""
    sent_name: Fact[str]
    """The name in the User-Agent header of its requests: "own", "other" or "no-requests"."""
    user_agent: Fact[str] | None
    """One example of its User-Agent header."""
    origin: Origin | None
    """How its addresses are told from others; None where nothing is published or known."""
    doc: str | None
    """The URL of the page to read about it."""
    source: str
    """Where the facts come from, in one sentence."""
    read: str
    """The day (YYYY-MM-DD) on which the sources were read."""
    dialect: str
    """How it reads robots.txt."""
    availability: Fact[str]
    """How it judges what comes back for robots.txt."""
    page_dialect: Fact[str]
    """How it reads page-level directives."""
    status: str
    """Whether it is in use: "live", "legacy" or "retired"."""
    successor: str | None
    """The product token of the crawler that took its place."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """A way to read robots.txt."""

    name: str
    """Its name, as the argument `dialect` takes it."""
    title: str
    """Whose reading it is."""
