use crate::text::{Part, Span};

/// Something that had to be assumed or overlooked to read a date, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateNote {
    /// What it is.
    pub kind: DateNoteKind,
    /// The part of the date that it is about.
    pub span: Span,
}

/// What had to be assumed or overlooked to read a date (facts F15, F16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DateNoteKind {
    /// The day is another one of the week; the weekday is overlooked.
    WrongWeekday {
        /// The weekday as it is written.
        stated: Weekday,
        /// The weekday of that date.
        real: Weekday,
    },
    /// There is a time and no zone: UTC is assumed.
    NoZone,
    /// One letter is the zone. RFC 822 gave them the wrong signs, so UTC is assumed (RFC 5322, 4.3).
    MilitaryZone,
    /// The year has two digits: 00 to 49 are taken as 2000 to 2049, 50 to 99 as 1950 to 1999, as RFC 5322 has it.
    ///
    /// DIFFERENCE: for RFC 850, RFC 9110 wants the century in which the moment is not more than 50 years ahead of the clock.
    /// Since 2000 no year here is; but 50 to 99 may become years to come.
    TwoDigitYear {
        /// The year that is assumed.
        year: u16,
    },
    /// There is no time: the day begins in UTC.
    NoTime,
    /// Hyphens stand where RFC 822 has white space, and it is not RFC 850 either.
    Hyphens,
    /// A weekday or month is written in full where the form has three letters.
    LongName,
}

impl DateNoteKind {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DateNoteKind::NoZone.as_str(), "no-zone");
    /// ```
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

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weekday {
    /// The first.
    Monday,
    /// The second.
    Tuesday,
    /// The third.
    Wednesday,
    /// The fourth.
    Thursday,
    /// The fifth.
    Friday,
    /// The sixth.
    Saturday,
    /// The seventh.
    Sunday,
}

impl Weekday {
    /// All of them, in their order.
    pub const ALL: [Self; 7] =
        [Self::Monday, Self::Tuesday, Self::Wednesday, Self::Thursday, Self::Friday, Self::Saturday, Self::Sunday];

    /// The name in full, in lower case.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Weekday::Friday.as_str(), "friday");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Monday => "monday",
            Self::Tuesday => "tuesday",
            Self::Wednesday => "wednesday",
            Self::Thursday => "thursday",
            Self::Friday => "friday",
            Self::Saturday => "saturday",
            Self::Sunday => "sunday",
        }
    }

    /// The weekday with this name, in full or in three letters.
    pub(super) fn named(word: Part<'_>) -> Option<Self> {
        Self::ALL.into_iter().find(|weekday| is_name(word, weekday.as_str()))
    }

    pub(super) fn of(date: time::Date) -> Self {
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
