use std::time::Duration;

use super::fault::not_empty;
use super::{Binding, Fault, FaultKind, VisitTime};
use crate::RobotsTxt;
use crate::matching::Agent;
use crate::robots_txt::Field;
use crate::text::Part;

// Source: [google-parser].
/// The value of a Request-rate record, such as "1/10s" or "5/1m 0600-0845": a number of documents per period, and the hours in
/// which this rate applies.
///
/// ```
/// use robotscope::other_records::{RequestRate, VisitTime};
/// use robotscope::{Agent, RobotsTxt};
///
/// let rates = RobotsTxt::parse("User-agent: *\nRequest-rate: 5/1m 0600-0845").request_rates(&Agent::named("ExampleBot"));
/// let Ok(RequestRate { documents, per, hours: Some(hours) }) = &rates.records[0].value else { panic!("a rate") };
/// assert_eq!((*documents, per.as_secs()), (5, 60));
/// let VisitTime { from, to } = hours;
/// assert_eq!((*from, *to), (6 * 60, 8 * 60 + 45));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RequestRate {
    /// The number of documents.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::numbers::float"))]
    pub documents: u64,
    /// The period in which this many documents may be fetched, serialized in seconds.
    #[cfg_attr(feature = "serde", serde(rename = "seconds", serialize_with = "crate::numbers::seconds"))]
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub per: Duration,
    /// The hours in which the rate applies; `None` for the whole day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub hours: Option<VisitTime>,
}

impl RequestRate {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (rate, hours) = value.first_word();
        let not_a_rate = || FaultKind::NotARate.at(rate);
        let (documents, per) = rate.split_once(b'/').ok_or_else(not_a_rate)?;
        let unit = match per.bytes.last().map(u8::to_ascii_lowercase) {
            Some(b's') => Some(1),
            Some(b'm') => Some(60),
            Some(b'h') => Some(3600),
            _ => None,
        };
        let time = per.split_at(per.bytes.len() - usize::from(unit.is_some())).0;
        let is_time = |time: &u64| *time > 0;
        let seconds = time.number().filter(is_time).ok_or_else(not_a_rate)?.checked_mul(unit.unwrap_or(1));
        Ok(Self {
            documents: documents.number().ok_or_else(not_a_rate)?,
            per: Duration::from_secs(seconds.ok_or(FaultKind::TooGreat.at(per))?),
            hours: if hours.is_empty() { None } else { Some(VisitTime::parse(hours)?) },
        })
    }
}

impl RobotsTxt<'_> {
    /// Returns the request rates that apply to a crawler. Several rates may apply at different hours.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    /// use std::time::Duration;
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nRequest-rate: 10/1m");
    /// let rates = robots.request_rates(&Agent::named("SeznamBot"));
    /// assert!(rates.records[0].value.is_ok_and(|rate| rate.documents == 10 && rate.per == Duration::from_secs(60)));
    /// ```
    pub fn request_rates(&self, agent: &Agent<'_>) -> Binding<RequestRate> {
        self.binding(agent, Field::RequestRate, RequestRate::parse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(value: &str) -> Result<(u64, u64, bool), FaultKind> {
        match RequestRate::parse(Part { bytes: value.as_bytes(), at: 0 }) {
            Ok(rate) => Ok((rate.documents, rate.per.as_secs(), rate.hours.is_some())),
            Err(fault) => Err(fault.kind),
        }
    }

    #[test]
    fn parses_a_number_of_documents_per_period() {
        assert_eq!(parse("1/10"), Ok((1, 10, false)));
        assert_eq!(parse("1/10s"), Ok((1, 10, false)));
        assert_eq!(parse("10/10M"), Ok((10, 600, false)));
        assert_eq!(parse("20/1h 0600-0845"), Ok((20, 3600, true)));
        for value in ["1", "1/", "/1", "1/0", "1/x", "a/1", "1/5d", "1 / 5", "1.5/2"] {
            assert_eq!(parse(value), Err(FaultKind::NotARate), "{value}");
        }
        assert_eq!(parse("1/5 0600"), Err(FaultKind::NotATime));
        assert_eq!(parse("1/18446744073709551615h"), Err(FaultKind::TooGreat));
    }
}
