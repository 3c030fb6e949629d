use std::fmt;

use time::UtcDateTime;

use super::written::Written;
use crate::text::Part;

/// A moment in the years -9999 to 9999, with a precision of one second. Formatted in ISO 8601 and UTC, as in "2010-06-25T23:00:00Z".
///
/// ```
/// use robotscope::directives::Moment;
///
/// let moment = Moment::parse("2010-06-25T15:00:00-08:00").unwrap();
/// assert_eq!(moment.to_string(), "2010-06-25T23:00:00Z");
/// assert!(moment > Moment::from_unix(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(type = "string"))]
pub struct Moment(UtcDateTime);

impl Moment {
    /// Parses a date and time in ISO 8601, such as `2010-06-25T15:00:00.000Z`. The zone defaults to UTC, and the time to 00:00. Returns
    /// `None` for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        Written::parse_iso(Part { bytes: text.as_bytes(), at: 0 })?.date().ok().map(|date| date.moment)
    }

    /// Returns the moment that is this many seconds after 1970-01-01 in UTC, clamped to the supported years.
    ///
    /// ```
    /// use robotscope::directives::Moment;
    ///
    /// assert_eq!(Moment::from_unix(1_277_506_800).to_string(), "2010-06-25T23:00:00Z");
    /// ```
    pub fn from_unix(seconds: i64) -> Self {
        let nearest = if seconds < 0 { UtcDateTime::MIN } else { UtcDateTime::MAX };
        Self::at(seconds).unwrap_or(Self(nearest))
    }

    /// Returns the moment that is this many seconds after 1970-01-01 in UTC; `None` if it is not in the supported years.
    pub(super) fn at(seconds: i64) -> Option<Self> {
        UtcDateTime::from_unix_timestamp(seconds).ok().map(Self)
    }

    /// Returns the number of seconds since 1970-01-01 in UTC.
    ///
    /// ```
    /// use robotscope::directives::Moment;
    ///
    /// assert_eq!(Moment::parse("1970-01-02").map(Moment::unix), Some(24 * 60 * 60));
    /// assert_eq!(Moment::from_unix(-1).unix(), -1);
    /// ```
    pub const fn unix(self) -> i64 {
        self.0.unix_timestamp()
    }

    /// Compares this moment from an `unavailable_after` with the current time.
    ///
    /// ```
    /// use robotscope::directives::{Moment, Timing};
    ///
    /// let date = Moment::from_unix(1000);
    /// assert_eq!(date.timing(Moment::from_unix(400)), Timing::Pending { seconds: 600 });
    /// assert_eq!(date.timing(Moment::from_unix(1000)), Timing::InForce { seconds: 0 });
    /// ```
    pub const fn timing(self, now: Self) -> Timing {
        let seconds = self.unix().abs_diff(now.unix());
        if now.unix() < self.unix() { Timing::Pending { seconds } } else { Timing::InForce { seconds } }
    }

    /// Returns this moment in the latest century that puts it at most 50 years after `now`.
    pub(super) fn within_50_years(self, now: Self) -> Self {
        let (last, this) = (self.calendar().0.rem_euclid(100), now.calendar().0);
        let year = this - this.rem_euclid(100) + last;
        // 50 years from now, there may be no 29 February, so use 50 average years instead.
        let later = || Self::from_unix(now.unix() + 50 * 31_556_952);
        let latest = now.0.replace_year(this + 50).map_or_else(|_| later(), Self);
        let moved = [year + 100, year, year - 100].into_iter().filter_map(|year| self.0.replace_year(year).ok().map(Self));
        moved.into_iter().find(|moment| *moment <= latest).unwrap_or(self)
    }

    /// Returns the year, month and day in UTC.
    pub(crate) fn calendar(self) -> (i32, u8, u8) {
        let (year, month, day) = self.0.to_calendar_date();
        (year, month.into(), day)
    }

    /// Returns the hour, minute and second in UTC.
    pub(crate) const fn clock(self) -> (u8, u8, u8) {
        self.0.as_hms()
    }
}

/// Formats the moment in ISO 8601. As in JavaScript, negative years have a sign and six digits.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((year, month, day), (hour, minute, second)) = (self.calendar(), self.clock());
        if year < 0 {
            write!(f, "{year:+07}")?;
        } else {
            write!(f, "{year:04}")?;
        }
        write!(f, "-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Moment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The result of comparing the moment in an `unavailable_after` with the current time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "state", rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Timing {
    /// The moment has not passed, so the content may still be shown.
    Pending {
        /// The seconds until the moment.
        seconds: u64,
    },
    /// The moment has passed, so the content has expired.
    InForce {
        /// The seconds since the moment.
        seconds: u64,
    },
}

impl Timing {
    /// Returns the name of the state in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Timing::InForce { seconds: 1 }.as_str(), "in-force");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending { .. } => "pending",
            Self::InForce { .. } => "in-force",
        }
    }
}
