use crate::names::names;
use crate::text::{Part, Span};

/// A fault in a record's value, and its position.
///
/// ```
/// use robotscope::other_records::FaultKind;
/// use robotscope::{RobotsTxt, dialect::Dialect};
///
/// let robots = RobotsTxt::parse("Sitemap: /sitemap.xml");
/// let sitemaps = robots.sitemaps(&Dialect::RFC9309);
/// let fault = sitemaps[0].value.as_ref().expect_err("no scheme, no host");
/// assert_eq!((fault.kind, robots.slice(fault.span)), (FaultKind::NotAbsolute, &b"/sitemap.xml"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The faulty part, or the whole value if no single part is faulty.
    pub span: Span,
}

names! {
    /// The kind of fault in a record's value.
    ///
    /// ```
    /// assert_eq!(robotscope::other_records::FaultKind::NotANumber.as_str(), "not-a-number");
    /// ```
    #[non_exhaustive]
    pub enum FaultKind {
        /// The value is missing.
        Empty = "empty",
        /// Text follows the value.
        ExtraText = "extra-text",
        /// A number was expected.
        NotANumber = "not-a-number",
        /// The number is too large to be stored.
        TooGreat = "too-great",
        /// A rate such as `1/10s` was expected ([google-parser]).
        NotARate = "not-a-rate",
        /// One or two times of day such as `0845` were expected.
        NotATime = "not-a-time",
        /// The URL does not begin with a scheme and a host ([google-robots-txt], [yandex-analyzer], [rsl-standard]).
        NotAbsolute = "not-absolute",
        /// A host name was expected, optionally followed by a port from 0 to 65535.
        NotAHost = "not-a-host",
        /// The value lists no parameter ([yandex-clean-param]).
        NoParameter = "no-parameter",
        /// The path does not begin with `/` or `*`.
        NotAPath = "not-a-path",
        /// The value has more than 500 characters ([yandex-clean-param]).
        TooLong = "too-long",
        /// The value is not a Dictionary as defined for structured fields ([aipref-vocab]).
        NotADictionary = "not-a-dictionary",
    }
}

impl FaultKind {
    pub(super) fn at(self, part: Part<'_>) -> Fault {
        Fault { kind: self, span: part.span() }
    }
}

pub(super) fn not_empty(value: Part<'_>) -> Result<(), Fault> {
    nothing_but(!value.is_empty(), FaultKind::Empty, value)
}

/// Returns the fault "extra text" if any text remains after the value.
pub(super) fn at_the_end(rest: Part<'_>) -> Result<(), Fault> {
    nothing_but(rest.is_empty(), FaultKind::ExtraText, rest)
}

fn nothing_but(is_right: bool, kind: FaultKind, part: Part<'_>) -> Result<(), Fault> {
    if is_right { Ok(()) } else { Err(kind.at(part)) }
}
