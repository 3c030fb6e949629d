use crate::text::{Part, Span};

/// What is wrong with the value of a record, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The part that is wrong; the whole value if that cannot be said.
    pub span: Span,
}

/// What is wrong with the value of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// There is no value.
    Empty,
    /// Something follows the value.
    ExtraText,
    /// A number was expected.
    NotANumber,
    /// The number is greater than anybody can hold.
    TooGreat,
    /// A rate such as `1/10s` was expected (fact B21).
    NotARate,
    /// A time of day such as `0845` was expected, or two of them.
    NotATime,
    /// The URL does not begin with a scheme and a host (facts B10, C42, C66).
    NotAbsolute,
    /// A host name was expected.
    NotAHost,
    /// No parameter is named (fact C39).
    NoParameter,
    /// A path begins with `/` or `*`.
    NotAPath,
    /// More than 500 characters (fact C39).
    TooLong,
    /// It is no structured dictionary (fact C69).
    NotADictionary,
}

impl FaultKind {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::other_records::FaultKind::NotANumber.as_str(), "not-a-number");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::ExtraText => "extra-text",
            Self::NotANumber => "not-a-number",
            Self::TooGreat => "too-great",
            Self::NotARate => "not-a-rate",
            Self::NotATime => "not-a-time",
            Self::NotAbsolute => "not-absolute",
            Self::NotAHost => "not-a-host",
            Self::NoParameter => "no-parameter",
            Self::NotAPath => "not-a-path",
            Self::TooLong => "too-long",
            Self::NotADictionary => "not-a-dictionary",
        }
    }

    /// This fault, found in a part of a value.
    pub(super) fn of(self, part: Part<'_>) -> Fault {
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
    if is_right { Ok(()) } else { Err(kind.of(part)) }
}
