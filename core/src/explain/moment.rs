use super::messages::{Messages, english, say};
use crate::directives::Moment;

const ENGLISH: &str = english!("moment");

/// Formats a moment.
///
/// ```
/// use robotscope::directives::Moment;
/// use robotscope::explain::{self, Messages};
///
/// let moment = Moment::parse("2026-12-01T18:30:00+01:00").expect("a date");
/// assert_eq!(explain::moment(&Messages::ENGLISH, moment), "1 December 2026, 17:30 UTC");
/// ```
pub fn moment(messages: &Messages, moment: Moment) -> String {
    let (year, month, day) = moment.calendar();
    let (hour, minute, second) = moment.clock();
    let seconds = if second == 0 { String::new() } else { format!(":{second:02}") };
    let time = format!("{hour:02}:{minute:02}{seconds}");
    let (year, month, day) = (year.to_string(), month.to_string(), day.to_string());
    say!(messages, "moment", day = &day, month = &month, year = &year, time = &time)
}

/// Formats the day of a moment, in UTC.
///
/// ```
/// use robotscope::directives::Moment;
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::day(&Messages::ENGLISH, Moment::from_unix(0)), "1 January 1970");
/// ```
pub fn day(messages: &Messages, moment: Moment) -> String {
    let (year, month, day) = moment.calendar();
    say!(messages, "moment-day", day = &day.to_string(), month = &month.to_string(), year = &year.to_string())
}

/// Formats a year, month or day written as `2007`, `2007-07` or `2007-07-31`.
///
/// ```
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::date(&Messages::ENGLISH, "2026-11-22"), "22 November 2026");
/// ```
pub fn date(messages: &Messages, written: &str) -> String {
    let mut parts = written.split('-').map(|part| part.trim_start_matches('0'));
    let (year, month, day) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    let message = match (month, day) {
        (None, _) => "moment-year",
        (Some(_), None) => "moment-of-year",
        (Some(_), Some(_)) => "moment-day",
    };
    say!(messages, message, day = day.unwrap_or_default(), month = month.unwrap_or_default(), year = year)
}
