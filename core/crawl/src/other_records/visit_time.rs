use super::fault::{at_the_end, not_empty};
use super::{Binding, Fault, FaultKind};
use crate::RobotsTxt;
use crate::matching::Agent;
use crate::robots_txt::Field;
use crate::text::Part;

// Source: [google-parser].
/// The value of a Visit-time record, for example "0600-0845": the hours, in UTC, in which crawlers may fetch pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct VisitTime {
    /// The start, in minutes since midnight.
    pub from: u16,
    /// The end, in minutes since midnight. It is less than the start if the period ends on the next day.
    pub to: u16,
}

impl VisitTime {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (from, to) = value.split_once(b'-').ok_or(FaultKind::NotATime.at(value))?;
        let (from, (to, rest)) = (from.trimmed(), to.trimmed().first_word());
        at_the_end(rest)?;
        Ok(Self { from: minutes(from)?, to: minutes(to)? })
    }
}

/// Parses a time from `0000` to `2400` into minutes since midnight.
fn minutes(part: Part<'_>) -> Result<u16, Fault> {
    let number = part.number().filter(|_| part.bytes.len() == 4).and_then(|number| u16::try_from(number).ok());
    let minutes = number.filter(|time| time % 100 < 60).map(|time| time / 100 * 60 + time % 100);
    minutes.filter(|minutes| *minutes <= 24 * 60).ok_or(FaultKind::NotATime.at(part))
}

impl RobotsTxt<'_> {
    /// Returns the visit times that apply to a crawler. No source defines how several visit times are combined.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nVisit-time: 0600-0845");
    /// let times = robots.visit_times(&Agent::named("ExampleBot"));
    /// assert!(times.records[0].value.is_ok_and(|time| time.from == 6 * 60));
    /// ```
    pub fn visit_times(&self, agent: &Agent<'_>) -> Binding<VisitTime> {
        self.binding(agent, Field::VisitTime, VisitTime::parse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;

    #[track_caller]
    fn parse(value: &str) -> Result<(u16, u16), (FaultKind, Span)> {
        match VisitTime::parse(Part { bytes: value.as_bytes(), at: 100 }) {
            Ok(time) => Ok((time.from, time.to)),
            Err(fault) => Err((fault.kind, fault.span)),
        }
    }

    #[test]
    fn parses_a_period_between_two_times() {
        assert_eq!(parse("0600-0845"), Ok((360, 525)));
        assert_eq!(parse("2200 - 0400"), Ok((1320, 240)));
        assert_eq!(parse("0000-2400"), Ok((0, 1440)));
        assert_eq!(parse("600-0845"), Err((FaultKind::NotATime, Span::new(100, 103))));
        assert_eq!(parse("0600-0860"), Err((FaultKind::NotATime, Span::new(105, 109))));
        assert_eq!(parse("0600-2401"), Err((FaultKind::NotATime, Span::new(105, 109))));
        assert_eq!(parse("0600"), Err((FaultKind::NotATime, Span::new(100, 104))));
        assert_eq!(parse("0600-0845 UTC"), Err((FaultKind::ExtraText, Span::new(110, 113))));
    }
}
