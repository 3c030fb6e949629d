use crate::names::{data_names, names};
use crate::text::{Part, Span};

/// An oddity in a valid date.
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

data_names! {
    /// The kind of oddity in a date, such as a wrong weekday, a missing zone or a two-digit year.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DateNoteKind::NoZone.as_str(), "no-zone");
    /// ```
    #[cfg_attr(
        feature = "typescript",
        derive(tsify::Tsify),
        tsify(type = r#""wrong-weekday" | "no-zone" | "military-zone" | "two-digit-year" | "no-time" | "hyphens"
            | "long-name""#)
    )]
    #[non_exhaustive]
    pub enum DateNoteKind {
        /// The written weekday is not the weekday of the date, and is ignored.
        WrongWeekday {
            /// The written weekday.
            stated: Weekday,
            /// The actual weekday of the date.
            real: Weekday,
        } = "wrong-weekday",
        /// There is a time but no zone, so UTC is assumed.
        NoZone = "no-zone",
        /// The zone is a single letter other than J and Z. RFC 822 defined these letters with the wrong signs, so UTC is assumed (RFC 5322,
        /// 4.3).
        MilitaryZone = "military-zone",
        /// The year has two digits. As in RFC 5322, 00 to 49 mean 2000 to 2049, and 50 to 99 mean 1950 to 1999. In RFC 850 dates, the
        /// century depends on the current time ([`DirectiveDate::at`](super::DirectiveDate::at)). If the current time is unknown, 00 to 76
        /// mean 2000 to 2076, and 77 to 99 mean 1977 to 1999.
        TwoDigitYear {
            /// The assumed year.
            year: u16,
        } = "two-digit-year",
        /// There is no time, so 00:00 UTC is assumed.
        NoTime = "no-time",
        /// The date has the form of RFC 822, but with hyphens in place of white space. It is not a valid RFC 850 date either.
        Hyphens = "hyphens",
        /// A weekday or month is not abbreviated, although this form of date uses three-letter names.
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
    /// Returns the weekday with this full or three-letter name.
    pub(super) fn named(word: Part<'_>) -> Option<Self> {
        Self::ALL.into_iter().find(|weekday| is_name(word, weekday.as_str()))
    }

    pub(super) fn from_date(date: time::Date) -> Self {
        let days = usize::from(date.weekday().number_days_from_monday());
        Self::ALL.get(days).copied().unwrap_or(Self::Monday)
    }
}

/// Returns `true` if a word is this name or the name's first three letters.
pub(super) fn is_name(word: Part<'_>, name: &str) -> bool {
    word.is(name) || name.get(..3).is_some_and(|short| word.is(short))
}
