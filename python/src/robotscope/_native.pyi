from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self, final

from typing_extensions import disjoint_base

from ._types import (
    AiSignal,
    Availability,
    Change,
    Crawler,
    Diagnostic,
    Dialect,
    Explanation,
    Group,
    PageVerdict,
    RequestRate,
    Sitemap,
)

__all__ = [
    "Robots",
    "RobotscopeError",
    "Verdict",
    "_panic",
    "availability",
    "catalogue_version",
    "check_arrow",
    "check_rows",
    "compare",
    "crawlers",
    "dialects",
    "evaluate",
    "identify_crawler",
    "lint",
]

_Text = str | bytes

class RobotscopeError(ValueError): ...

@final
class Verdict:
    __match_args__: ClassVar[tuple[str, str, str]]
    def __new__(cls, allowed: bool | None, line: int | None, reason: str, explanation: Explanation | None = None) -> Self: ...
    @property
    def allowed(self) -> bool | None: ...
    @property
    def line(self) -> int | None: ...
    @property
    def reason(self) -> str: ...
    @property
    def explanation(self) -> Explanation | None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@disjoint_base
class Robots:
    def __new__(cls, text: _Text) -> Self: ...
    @classmethod
    def parse(cls, text: _Text) -> Self: ...
    @property
    def text(self) -> bytes: ...
    def is_allowed(self, url: str, crawler: str, *, dialect: str | None = None, fallbacks: bool = True) -> bool: ...
    def check(self, url: str, crawler: str, *, dialect: str | None = None, fallbacks: bool = True) -> Verdict: ...
    def check_many(self, urls: Iterable[str], crawler: str, *, dialect: str | None = None, fallbacks: bool = True) -> list[Verdict]: ...
    def check_all(self, url: str, *, dialect: str | None = None, fallbacks: bool = True) -> dict[str, Verdict]: ...
    def groups(self, *, dialect: str | None = None) -> list[Group]: ...
    def sitemaps(self) -> list[Sitemap]: ...
    def crawl_delay(self, crawler: str) -> float | None: ...
    def request_rates(self, crawler: str) -> list[RequestRate]: ...
    def ai_signals(self, url: str | None = None) -> list[AiSignal]: ...
    def lint(
        self,
        *,
        crawlers: Iterable[str] | None = None,
        dialects: Iterable[str] | None = None,
        severity: Mapping[str, str] | None = None,
    ) -> list[Diagnostic]: ...

def lint(
    text: _Text,
    *,
    crawlers: Iterable[str] | None = None,
    dialects: Iterable[str] | None = None,
    severity: Mapping[str, str] | None = None,
) -> list[Diagnostic]: ...
def compare(old: _Text, new: _Text) -> list[Change]: ...
def availability(status: int, crawler: str) -> list[Availability]: ...
def crawlers() -> list[Crawler]: ...
def identify_crawler(user_agent: str) -> Crawler | None: ...
def catalogue_version() -> str: ...
def dialects() -> list[Dialect]: ...
def evaluate(
    crawler: str,
    *,
    url: str,
    robots: _Text | Robots | None,
    headers: _Text | list[tuple[str, str]] | None,
    html: _Text | None,
    rendered_html: _Text | None,
    now: int | None,
    dialect: str | None,
    fallbacks: bool,
) -> PageVerdict: ...
def check_rows(
    rows: Iterable[tuple[_Text, _Text, _Text]], *, dialect: str | None = None, fallbacks: bool = True, threads: int | None = None
) -> list[tuple[bool | None, int | None, str]]: ...
def check_arrow(
    robots: Any, crawler: Any, url: Any, *, dialect: str | None, fallbacks: bool, threads: int | None
) -> Any: ...
def _panic() -> None: ...
