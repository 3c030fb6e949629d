use crate::names::names;
use crate::text::{Part, Span};

/// What is wrong with the value of a record, and where.
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
    /// What is wrong.
    pub kind: FaultKind,
    /// The part that is wrong; the whole value if that cannot be said.
    pub span: Span,
}

names! {
    /// What is wrong with the value of a record.
    ///
    /// ```
    /// assert_eq!(robotscope::other_records::FaultKind::NotANumber.as_str(), "not-a-number");
    /// ```
    #[non_exhaustive]
    pub enum FaultKind {
        /// There is no value.
        Empty = "empty",
        /// Something follows the value.
        ExtraText = "extra-text",
        /// A number was expected.
        NotANumber = "not-a-number",
        /// The number is greater than anybody can hold.
        TooGreat = "too-great",
        /// A rate such as `1/10s` was expected ([google-parser]).
        NotARate = "not-a-rate",
        /// A time of day such as `0845` was expected, or two of them.
        NotATime = "not-a-time",
        /// The URL does not begin with a scheme and a host ([google-robots-txt], [yandex-analyzer], [rsl-standard]).
        NotAbsolute = "not-absolute",
        /// A host name was expected, and at most a port from 0 to 65535 after it.
        NotAHost = "not-a-host",
        /// No parameter is named ([yandex-clean-param]).
        NoParameter = "no-parameter",
        /// A path begins with `/` or `*`.
        NotAPath = "not-a-path",
        /// More than 500 characters ([yandex-clean-param]).
        TooLong = "too-long",
        /// It is no structured dictionary ([aipref-vocab]).
        NotADictionary = "not-a-dictionary",
    }
}

impl FaultKind {
    /// This fault, found in a part of a value.
    pub(super) fn at(self, part: Part<'_>) -> Fault {
        Fault { kind: self, span: part.span() }
    }
}

/// A value must not be empty.
pub(super) fn not_empty(value: Part<'_>) -> Result<(), Fault> {
    nothing_but(!value.is_empty(), FaultKind::Empty, value)
}

/// Nothing may follow a value.
pub(super) fn at_the_end(rest: Part<'_>) -> Result<(), Fault> {
    nothing_but(rest.is_empty(), FaultKind::ExtraText, rest)
}

fn nothing_but(is_right: bool, kind: FaultKind, part: Part<'_>) -> Result<(), Fault> {
    if is_right { Ok(()) } else { Err(kind.at(part)) }
}
