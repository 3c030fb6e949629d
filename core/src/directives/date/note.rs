use crate::names::{kinds, names};
use crate::text::{Part, Span};

/// Something odd about a date that was read nevertheless.
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
    /// What it is.
    pub kind: DateNoteKind,
    /// The part of the date that it is about.
    pub span: Span,
}

kinds! {
    /// What is odd about a date: the weekday is another one; there is no zone, so it is taken for UTC; the zone is a single letter;
    /// the year has two digits; there is no time of day; hyphens stand for blanks; the name of a day or month is written out.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DateNoteKind::NoZone.as_str(), "no-zone");
    /// ```
    pub enum DateNoteKind {
        /// The day is another one of the week; the weekday is overlooked.
        WrongWeekday {
            /// The weekday as it is written.
            stated: Weekday,
            /// The weekday of that date.
            real: Weekday,
        } = "wrong-weekday",
        /// There is a time and no zone: UTC is assumed.
        NoZone = "no-zone",
        /// One letter is the zone. RFC 822 gave them the wrong signs, so UTC is assumed (RFC 5322, 4.3).
        MilitaryZone = "military-zone",
        /// The year has two digits: 00 to 49 are taken as 2000 to 2049, 50 to 99 as 1950 to 1999, as RFC 5322 has it. For RFC 850, the
        /// current time decides the century ([`DirectiveDate::at`](super::DirectiveDate::at)); without it, 00 to 76 are taken as 2000 to 2076.
        TwoDigitYear {
            /// The year that is assumed.
            year: u16,
        } = "two-digit-year",
        /// There is no time: the day begins in UTC.
        NoTime = "no-time",
        /// Hyphens stand where RFC 822 has white space, and it is not RFC 850 either.
        Hyphens = "hyphens",
        /// A weekday or month is written in full where the form has three letters.
        LongName = "long-name",
    }
}

names! {
    /// A day of the week.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Weekday::Friday.as_str(), "friday");
    /// ```
    pub enum Weekday {
        /// The first.
        Monday = "monday",
        /// The second.
        Tuesday = "tuesday",
        /// The third.
        Wednesday = "wednesday",
        /// The fourth.
        Thursday = "thursday",
        /// The fifth.
        Friday = "friday",
        /// The sixth.
        Saturday = "saturday",
        /// The seventh.
        Sunday = "sunday",
    }
}

impl Weekday {
    /// The weekday with this name, in full or in three letters.
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

/// Whether a word is a name, in full or in three letters.
pub(super) fn is_name(word: Part<'_>, name: &str) -> bool {
    word.is(name) || name.get(..3).is_some_and(|short| word.is(short))
}
