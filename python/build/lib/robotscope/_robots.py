"""What a robots.txt says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ._engine import Answers, Text, array, call_row, octets, refuse_text, string


@dataclass(frozen=True, slots=True)
class Verdict:
    """May it be crawled, and which line says so?

    >>> Robots.parse("").check("/a", "GPTBot")
    Verdict(allowed=True, line=None, reason='no-group')
    """

    allowed: bool | None
    """The answer; None where what was given as URL is none, and then the reason says why."""
    line: int | None
    """The number of the line that decides, from 1; None where no rule does."""
    reason: str
    """Why, in kebab case, such as "longest-match"."""


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


class Robots:
    """A robots.txt.

    >>> robots = Robots.parse("User-agent: GPTBot\\nDisallow: /")
    >>> robots.is_allowed("https://example.com/", "Googlebot")
    True

    A crawler is a product token such as "Googlebot", or a whole User-Agent string. Each is read as its operator documents it, others as
    RFC 9309 has it.
    """

    __slots__ = ("_row", "text")

    def __init__(self, text: Text) -> None:
        self.text = octets(text)
        """What it was made of."""
        self._row = string(self.text)

    @classmethod
    def parse(cls, text: Text) -> Robots:
        """Takes a text, or the octets as a server sent them. There is no text that cannot be read."""
        return cls(text)

    def is_allowed(self, url: str, crawler: str) -> bool:
        """Whether a crawler may fetch a URL, or a path.

        >>> Robots.parse("User-agent: *\\nDisallow: /a").is_allowed("/b", "GPTBot")
        True

        Raises ValueError for what is neither.
        """
        verdict = self.check(url, crawler)
        if verdict.allowed is None:
            raise ValueError(f"{url!r} is no URL ({verdict.reason}): write one such as https://example.com/page, or a path such as /page")
        return verdict.allowed

    def check(self, url: str, crawler: str) -> Verdict:
        """The same with the reason and the line that decides.

        >>> Robots.parse("User-agent: *\\nDisallow: /a").check("mailto:a@example.com", "GPTBot")
        Verdict(allowed=None, line=None, reason='not-a-web-address')
        """
        return _verdict(call_row("robots_check", (self._row, string(crawler), string(url))))

    def check_many(self, urls: Iterable[str], crawler: str) -> list[Verdict]:
        """The verdicts about many URLs, in their order; much faster than one call for each.

        >>> [verdict.allowed for verdict in Robots.parse("User-agent: *\\nDisallow: /a").check_many(["/a", "/b"], "GPTBot")]
        [False, True]

        Raises TypeError for a single text: pass a list of URLs.
        """
        refuse_text("urls", urls, "pass [url], or call check for one URL")
        answers = call_row("robots_check_many", (self._row, string(crawler), array(list(urls))))
        return [_verdict(answers) for _ in range(answers.length())]

    def check_all(self, url: str) -> dict[str, Verdict]:
        """The verdicts for all crawlers of the catalogue, by product token.

        >>> blocked = Robots.parse("User-agent: GPTBot\\nDisallow: /").check_all("/a")
        >>> [crawler for crawler, verdict in blocked.items() if not verdict.allowed]
        ['GPTBot']
        """
        answers = call_row("robots_check_all", (self._row, string(url)))
        return {answers.string(): _verdict(answers) for _ in range(answers.length())}

    def groups(self) -> list[Group]:
        """The groups, as RFC 9309 has them.

        >>> Robots.parse("User-agent: a\\nUser-agent: b\\nDisallow: /x").groups()
        [Group(crawlers=['a', 'b'], rules=[Rule(line=3, allow=False, pattern='/x')])]
        """
        answers = call_row("robots_groups", (self._row,))

        def group() -> Group:
            crawlers = [answers.string() for _ in range(answers.length())]
            rules = [Rule(answers.number(), answers.boolean(), answers.string()) for _ in range(answers.length())]
            return Group(crawlers, rules)

        return [group() for _ in range(answers.length())]

    def sitemaps(self) -> list[Sitemap]:
        """The sitemaps that it names.

        >>> Robots.parse("Sitemap: https://example.com/s.xml").sitemaps()
        [Sitemap(line=1, url='https://example.com/s.xml', absolute=True)]
        """
        answers = call_row("robots_sitemaps", (self._row,))
        return [Sitemap(answers.number(), answers.string(), answers.boolean()) for _ in range(answers.length())]

    def crawl_delay(self, crawler: str) -> float | None:
        """The seconds that a crawler is asked to wait between two requests; None where none are stated, or several that differ.

        A delay is for the user-agent lines directly above it. That is a reading where no rule separates the groups: RFC 9309 merges them.

        >>> Robots.parse("User-agent: *\\nCrawl-delay: 2.5").crawl_delay("GPTBot")
        2.5
        """
        answers = call_row("robots_crawl_delay", (self._row, string(crawler)))
        return None if answers.is_null() else answers.double()

    def request_rates(self, crawler: str) -> list[RequestRate]:
        """How much a crawler is asked to fetch at most.

        >>> Robots.parse("User-agent: *\\nRequest-rate: 5/1m").request_rates("GPTBot")
        [RequestRate(line=2, documents=5, seconds=60)]
        """
        answers = call_row("robots_request_rate", (self._row, string(crawler)))
        return [RequestRate(answers.number(), answers.number(), answers.number()) for _ in range(answers.length())]

    def ai_signals(self, url: str = "/") -> list[AiSignal]:
        """What it says of the use of a page for AI, beside the verdicts.

        >>> [signal] = Robots.parse("User-agent: *\\nContent-Signal: ai-train=no\\nAllow: /").ai_signals()[:1]
        >>> signal.signal, signal.usage, signal.stance, signal.lines
        ('content-signal', 'ai-training', 'disallowed', [2])
        """
        answers = call_row("robots_ai_signals", (self._row, string(url)))

        def signal() -> AiSignal:
            words = answers.string(), answers.string(), answers.string()
            lines = [answers.number() for _ in range(answers.length())]
            return AiSignal(*words, lines, [answers.string() for _ in range(answers.length())])

        return [signal() for _ in range(answers.length())]

    def lint(self) -> list[Diagnostic]:
        """What is wrong with it or worth knowing about it, in the order of the text.

        >>> Robots.parse("User-agent: *\\nDisalow: /a").lint()
        [Diagnostic(line=2, code='misspelled-field', severity='error')]
        """
        answers = call_row("robots_lint", (self._row,))
        return [Diagnostic(answers.number(), answers.string(), answers.string()) for _ in range(answers.length())]


def lint(text: Text) -> list[Diagnostic]:
    """What is wrong with a robots.txt or worth knowing about it.

    >>> [diagnostic.code for diagnostic in lint("Disallow: /a")]
    ['rule-before-group']
    """
    return Robots(text).lint()


def compare(old: Text, new: Text) -> list[Change]:
    """What a new version of a robots.txt changes, and for whom; first what is lost.

    >>> compare("User-agent: GPTBot\\nDisallow:", "User-agent: GPTBot\\nDisallow: /a")
    [Change(allowed=False, path='/a', before=None, after=2, crawlers=['GPTBot'])]
    """
    answers = call_row("robots_compare", (string(old), string(new)))

    def change() -> Change:
        allowed, path = answers.boolean(), answers.string()
        before, after = answers.optional_number(), answers.optional_number()
        return Change(allowed, path, before, after, [answers.string() for _ in range(answers.length())])

    return [change() for _ in range(answers.length())]


def availability(status: int, crawler: str) -> list[Availability]:
    """What it means to a crawler that robots.txt answered with a status. With several it depends on what only time tells.

    >>> availability(404, "GPTBot")
    [Availability(effect='no-file', certainty='assumed', source='RFC 9309, 2.3.1.3')]
    """
    if not 0 <= status <= 0xFFFF:
        raise ValueError(f"{status} is no status of HTTP: give one such as 200 or 503")
    answers = call_row("robots_availability", (status.to_bytes(2, "little"), string(crawler)))
    return [Availability(answers.string(), answers.string(), answers.string()) for _ in range(answers.length())]


def _verdict(answers: Answers) -> Verdict:
    allowed = None if answers.is_null() else answers.boolean()
    return Verdict(allowed, answers.optional_number(), answers.string())
