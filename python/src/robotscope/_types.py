"""The types of results. The compiled module `_native` creates the instances, field by field."""

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
    """The steps that led to the answer."""

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
    """A group: its crawlers and its rules."""

    crawlers: list[str]
    rules: list[Rule]


@dataclass(frozen=True, slots=True)
class Sitemap:
    """A sitemap listed in a robots.txt. Crawlers ignore it if its URL is not absolute."""

    line: int
    url: str
    absolute: bool


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A problem in a robots.txt, or a noteworthy fact about it. docs/DIAGNOSTICS.md documents the codes."""

    line: int
    code: str
    severity: str
    """The severity: "error", "warning" or "info"."""
    column: int = field(default=1, repr=False)
    """The column, in code points, at which the problem begins. Columns start at 1."""
    message: str = field(default="", repr=False)
    """The problem, in words."""
    explanation: str = field(default="", repr=False)
    """The reason why the problem matters, and the crawlers that it affects."""
    url: str = field(default="", repr=False)
    """The URL of the code's documentation."""
    crawlers: list[str] = field(default_factory=list, repr=False)
    """The affected crawlers. "*" represents all crawlers that no group names.

    Empty if the diagnostic affects no specific crawler, or all crawlers that were considered."""
    dialects: list[str] = field(default_factory=list, repr=False)
    """The affected dialects; empty if all considered dialects are affected."""


@dataclass(frozen=True, slots=True)
class RequestRate:
    """A Request-rate record: at most `documents` documents in `seconds` seconds."""

    line: int
    documents: int
    seconds: int


@dataclass(frozen=True, slots=True)
class AiSignal:
    """A statement in a robots.txt about an AI use. Few operators document that their crawlers honour such statements. No verdict depends on them."""

    signal: str
    """The signal, such as "content-signal", "content-usage", "license-record" or "product-token"."""
    usage: str
    """The use: "search", "ai-input", "ai-training", "ai", "images-for-ai", "text-and-data-mining" or "any"."""
    stance: str
    """The stance on the use, such as "allowed", "disallowed" or "licensed"."""
    lines: list[int]
    """The lines that contain the statement."""
    crawlers: list[str]
    """The crawlers in the catalogue that the statement addresses."""


@dataclass(frozen=True, slots=True)
class Availability:
    """A possible effect of robots.txt's HTTP status on a crawler."""

    effect: str
    """The effect: "rules" (the file's rules apply), "no-file" (no rules apply), "disallow-all", "last-good-copy" or "redirect-target"."""
    certainty: str
    """The certainty of the effect: "documented", "reported" or "assumed"."""
    source: str
    """The document that describes the effect."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change between two versions of a robots.txt."""

    allowed: bool
    """The new access; the old access was the opposite."""
    path: str
    """An example path that shows the change."""
    before: int | None
    """The line in the old version that decided; None if none did."""
    after: int | None
    """The line in the new version that decides; None if none does."""
    crawlers: list[str]
    """The affected crawlers. "*" represents all crawlers that neither the catalogue nor the texts name."""


@dataclass(frozen=True, slots=True)
class Directive:
    """A directive and its position."""

    source: str
    """The text that contains the directive: "headers", "html" or "rendered-html"."""
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class PageVerdict:
    """The combined verdict of robots.txt, response headers and document for one crawler."""

    crawl: str
    """Whether the crawler may fetch the page: "allowed", "disallowed", "ignores", "user-triggered", "depends" or "unknown"."""
    crawl_line: int | None
    """The line of robots.txt that decides; None if none does."""
    index: str
    """Whether the crawler may index the page: "allowed", "forbidden", or "unknown" if a missing text or `now` could still forbid it."""
    index_by: list[Directive]
    """The directives that decide; empty if the default decides."""
    snippet: int | None
    """The maximum number of characters that may be shown; None if there is no limit."""
    snippet_by: list[Directive]
    listing: str
    """How search results list the page: "full", "url-only", "hidden" or "unknown"."""
    explanation: Explanation = field(default=Explanation("", []), repr=False, compare=False)
    """The verdict in words."""


@dataclass(frozen=True, slots=True)
class Fact(Generic[T]):
    """A statement about a crawler, and its certainty."""

    value: T
    certainty: str
    """The certainty: "documented", "reported" or "assumed"."""


@dataclass(frozen=True, slots=True)
class Source:
    """A web page that documents facts about a crawler."""

    title: str
    url: str
    read: str
    """The day (YYYY-MM-DD) on which the page was read."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Ways to verify that a request comes from a crawler. A User-Agent alone proves nothing, because any client can send it."""

    reverse_dns: Fact[list[str]]
    """The domains to which the crawler's addresses resolve by reverse DNS. Empty if none is documented."""
    address_lists: Fact[list[str]]
    """The URLs of the operator's address lists. Empty if the operator publishes none."""
    key_directory: Fact[str] | None
    """The origin of the key directory for signed requests (Web Bot Auth); None if there is none."""
    source: Source


@dataclass(frozen=True, slots=True)
class Crawler:
    """A crawler in the catalogue: its identity and its known behaviour."""

    token: str
    """The product token: the name that robots.txt uses for the crawler."""
    operator: str
    class_: str
    """The purpose, such as "search", "ai-training", "ai-search", "ai-user-fetch", "seo" or "archive"."""
    prominence: str
    """The crawler's importance to site owners: "leading", "main" or "other"."""
    ai_uses: list[str]
    """The AI uses of fetched pages: "training", "input" or both; empty if there is none."""
    ai_answers: Fact[str]
    """Whether AI answers in the operator's search results use pages of this search crawler: "yes", "no" or "unknown"."""
    fallback: Fact[list[str]]
    """The product tokens whose groups the crawler obeys, in the order in which it looks for them."""
    wildcard: Fact[str]
    """Whether the crawler obeys groups for "*" if no group names it."""
    robots: Fact[str]
    """Whether the crawler obeys robots.txt at all."""
    crawl_delay: Fact[str]
    """Whether the crawler honours Crawl-delay: "yes", "no" or "unknown"."""
    renders: Fact[str]
    """Whether the crawler renders pages, using the scripts and styles that it may fetch: "yes", "no" or "unknown"."""
    meta_names: Fact[list[str]]
    """The names that the crawler reads in robots meta elements and X-Robots-Tag, in addition to the general "robots"."""
    sent_name: Fact[str]
    """The name in the User-Agent header: the crawler's name ("own"), or that of a browser or another crawler ("other").

    "no-requests" if the crawler sends no requests."""
    user_agent: Fact[str] | None
    """An example of the User-Agent header; None if none is known."""
    origin: Origin | None
    """Ways to verify the crawler's addresses; None if none is published or known."""
    doc: str | None
    """The URL of the crawler's documentation; None if there is none."""
    source: str
    """The sources of the facts, in one sentence."""
    read: str
    """The day (YYYY-MM-DD) on which the sources were read."""
    dialect: str
    """The dialect in which the crawler reads robots.txt."""
    availability: Fact[str]
    """The engine whose handling of robots.txt statuses and failed requests the crawler shares."""
    page_dialect: Fact[str]
    """The engine whose reading of page-level directives the crawler shares."""
    status: str
    """Whether the crawler is in use: "live", "legacy" or "retired"."""
    successor: str | None
    """The product token of the crawler that replaced this one; None if none did."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """A way to read robots.txt."""

    name: str
    """The name to pass as the argument `dialect`."""
    title: str
    """The title: the operator, parser or document that defines this reading."""
