use crate::names::names;
use crate::text::{Part, Span};

/// An oddity of a date that was read nevertheless.
///
/// ```
/// use robotscope::directives::{DateNote, DateNoteKind, DirectiveDate};
///
/// let value = b"25 Jun 10 15:00:00 GMT";
/// let date = DirectiveDate::parse(value, 0).unwrap();
/// let [DateNote { kind, span }] = date.notes[..] else { panic!("one") };
/// assert_eq!((kind, span.slice(value)), (DateNoteKind::TwoDigitYear { year: 2010 }, &b"10"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DateNote {
    /// The kind of oddity.
    pub kind: DateNoteKind,
    /// The affected part of the date.
    pub span: Span,
}

/// The oddity of a date: the weekday is wrong; there is no zone, so UTC is assumed; the zone is a single letter; the year has two
/// digits; there is no time of day; hyphens replace blanks; the name of a day or month is written in full.
///
/// ```
/// assert_eq!(robotscope::directives::DateNoteKind::NoZone.as_str(), "no-zone");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "&'static str"))]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = r#""wrong-weekday" | "no-zone" | "military-zone" | "two-digit-year" | "no-time" | "hyphens"
        | "long-name""#)
)]
#[non_exhaustive]
pub enum DateNoteKind {
    /// The date has another weekday; the written weekday is ignored.
    WrongWeekday {
        /// The weekday as written.
        stated: Weekday,
        /// The weekday of the date.
        real: Weekday,
    },
    /// There is a time but no zone: UTC is assumed.
    NoZone,
    /// The zone is one letter. RFC 822 gave these letters wrong signs, so UTC is assumed (RFC 5322, 4.3).
    MilitaryZone,
    /// The year has two digits: 00 to 49 mean 2000 to 2049, 50 to 99 mean 1950 to 1999, as in RFC 5322. For RFC 850, the current time
    /// decides the century ([`DirectiveDate::at`](super::DirectiveDate::at)); without it, 00 to 76 mean 2000 to 2076.
    TwoDigitYear {
        /// The assumed year.
        year: u16,
    },
    /// There is no time: 00:00 UTC is assumed.
    NoTime,
    /// Hyphens appear where RFC 822 has white space, in a date that is not RFC 850 either.
    Hyphens,
    /// A weekday or month is written in full where the form has three letters.
    LongName,
}

impl DateNoteKind {
    /// Returns the name in data and in the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WrongWeekday { .. } => "wrong-weekday",
            Self::NoZone => "no-zone",
            Self::MilitaryZone => "military-zone",
            Self::TwoDigitYear { .. } => "two-digit-year",
            Self::NoTime => "no-time",
            Self::Hyphens => "hyphens",
            Self::LongName => "long-name",
        }
    }
}

#[cfg(feature = "serde")]
impl From<DateNoteKind> for &'static str {
    fn from(kind: DateNoteKind) -> Self {
        kind.as_str()
    }
}

names! {
    /// A day of the week.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Weekday::Friday.as_str(), "friday");
    /// ```
    pub enum Weekday {
        /// The first day of the ISO week.
        Monday = "monday",
        /// The second day of the ISO week.
        Tuesday = "tuesday",
        /// The third day of the ISO week.
        Wednesday = "wednesday",
        /// The fourth day of the ISO week.
        Thursday = "thursday",
        /// The fifth day of the ISO week.
        Friday = "friday",
        /// The sixth day of the ISO week.
        Saturday = "saturday",
        /// The seventh day of the ISO week.
        Sunday = "sunday",
    }
}

impl Weekday {
    /// Returns the weekday with this name, in full or in three letters.
    pub(super) fn named(word: Part<'_>) -> Option<Self> {
        Self::ALL.into_iter().find(|weekday| is_name(word, weekday.as_str()))
    }

    pub(super) fn from_date(date: time::Date) -> Self {
        match date.weekday() {
            time::Weekday::Monday => Self::Monday,
            time::Weekday::Tuesday => Self::Tuesday,
            time::Weekday::Wednesday => Self::Wednesday,
            time::Weekday::Thursday => Self::Thursday,
            time::Weekday::Friday => Self::Friday,
            time::Weekday::Saturday => Self::Saturday,
            time::Weekday::Sunday => Self::Sunday,
        }
    }
}

/// Returns `true` if a word is this name, in full or in three letters.
pub(super) fn is_name(word: Part<'_>, name: &str) -> bool {
    word.is(name) || name.get(..3).is_some_and(|short| word.is(short))
}
