use std::ops::RangeInclusive;
use std::time::Duration;

use super::fault::not_empty;
use super::{Binding, Fault, FaultKind, Stated};
use crate::RobotsTxt;
use crate::crawlers::Support;
use crate::dialect::DialectName;
use crate::fact::{Certainty, Fact};
use crate::matching::Agent;
use crate::robots_txt::Field;
use crate::text::Part;

/// The value of a `Crawl-delay` record: the number of seconds between two requests, with optional decimals ([wikipedia-robots-txt]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CrawlDelay {
    /// The time to wait.
    pub delay: Duration,
}

/// The crawl delays that apply to a crawler.
///
/// ```
/// use robotscope::other_records::CrawlDelay;
/// use robotscope::{Agent, RobotsTxt, crawlers::Support};
/// use std::time::Duration;
///
/// let delays = RobotsTxt::parse("User-agent: bingbot\nCrawl-delay: 10").crawl_delay(&Agent::named("bingbot"));
/// assert_eq!((delays.honoured.value, delays.delay()), (Support::Yes, Some(Duration::from_secs(10))));
/// assert_eq!(delays.records[0].value, Ok(CrawlDelay { delay: Duration::from_secs(10) }));
/// assert_eq!(delays.range.map(|range| range.value), Some(1..=30)); // [bing-robots-txt]
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrawlDelays {
    /// The crawler's support for crawl delays.
    pub honoured: Fact<Support>,
    /// The range of delays that the operator accepts, in seconds: 1 to 30 for Bing ([bing-robots-txt]). `None` if no range is known.
    pub range: Option<Fact<RangeInclusive<u32>>>,
    /// The delays directly after the user-agent lines that select the crawler's groups, in text order. For Bing, the delays in `*`
    /// groups follow.
    pub records: Vec<Stated<CrawlDelay>>,
    /// The line numbers of further delays that RFC 9309 assigns to the same groups (see
    /// [`Binding::same_group`](super::Binding::same_group)).
    pub same_group: Vec<u32>,
    /// The record whose delay applies, if any.
    pub deciding: DecidingDelay,
}

/// The record whose delay applies to a crawler, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidingDelay {
    /// None: no record is valid.
    Nothing,
    /// The record at this index. All other valid records have the same value, except records in `*` groups that Bing ignores.
    One(usize),
    /// Unknown: the values differ, and no source defines which one applies.
    Several,
}

impl CrawlDelay {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (whole, fraction) = value.split_once(b'.').unwrap_or_else(|| value.split_at(usize::MAX));
        let mut digits = whole.bytes.iter().chain(fraction.bytes);
        let is_number = digits.clone().count() > 0 && digits.all(u8::is_ascii_digit) && !value.bytes.ends_with(b".");
        if !is_number {
            return Err(FaultKind::NotANumber.at(value));
        }
        let seconds = if whole.is_empty() { Some(0) } else { whole.number() };
        let nanos = fraction.bytes.iter().chain(&[b'0'; 9]).take(9).fold(0, |nanos, digit| nanos * 10 + u32::from(digit - b'0'));
        match seconds {
            Some(seconds) => Ok(Self { delay: Duration::new(seconds, nanos) }),
            None => Err(FaultKind::TooGreat.at(value)),
        }
    }
}

impl CrawlDelays {
    /// Returns the delay that applies. Returns `None` if there is no valid delay, or if the delays differ and no source defines which one
    /// applies.
    pub fn delay(&self) -> Option<Duration> {
        let DecidingDelay::One(place) = self.deciding else { return None };
        Some(self.records.get(place)?.value.ok()?.delay)
    }
}

impl RobotsTxt<'_> {
    /// Returns the crawl delays that apply to a crawler.
    ///
    /// For Bing, the delay in the `*` group applies if no group that names the crawler has a valid delay, although the rules in the `*`
    /// group do not apply ([bing-robots-txt]). All other crawlers use only the delays in the groups that apply to them.
    ///
    /// ```
    /// use robotscope::other_records::DecidingDelay;
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: bingbot\nDisallow: /a\n\nUser-agent: *\nCrawl-delay: 5");
    /// assert_eq!(robots.crawl_delay(&Agent::named("bingbot")).deciding, DecidingDelay::One(0));
    /// let two = RobotsTxt::parse("User-agent: *\nCrawl-delay: 5\nCrawl-delay: 10");
    /// assert_eq!(two.crawl_delay(&Agent::named("AhrefsBot")).deciding, DecidingDelay::Several);
    ///
    /// // In RFC 9309, these lines are one group, because no rule separates the user-agent lines.
    /// let merged = RobotsTxt::parse("User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1");
    /// let delays = merged.crawl_delay(&Agent::named("MJ12bot"));
    /// assert_eq!((delays.delay().map(|delay| delay.as_secs()), delays.same_group), (Some(10), vec![5]));
    /// ```
    pub fn crawl_delay(&self, agent: &Agent<'_>) -> CrawlDelays {
        let Binding { honoured, mut records, same_group } = self.binding(agent, Field::CrawlDelay, CrawlDelay::parse);
        let named_count = records.len();
        let mut range = None;
        if agent.dialect().name == DialectName::Bing {
            range = Some(Fact::new(1..=30, Certainty::Reported));
            let wildcard = Agent::with_tokens(agent.name(), Vec::new()).reading_as(*agent.dialect());
            let theirs = self.binding(&wildcard, Field::CrawlDelay, CrawlDelay::parse).records;
            // A group may name both the crawler and `*`, so leave out the records that are already listed. `lines` is sorted.
            let lines: Vec<u32> = records.iter().map(|record| record.line).collect();
            records.extend(theirs.into_iter().filter(|record| lines.binary_search(&record.line).is_err()));
        }
        let deciding = match decide(&records, 0..named_count) {
            DecidingDelay::Nothing => decide(&records, named_count..records.len()),
            decided => decided,
        };
        CrawlDelays { honoured, range, records, same_group, deciding }
    }
}

fn decide(records: &[Stated<CrawlDelay>], places: std::ops::Range<usize>) -> DecidingDelay {
    let mut readable = places.filter_map(|place| Some((place, records.get(place)?.value.ok()?)));
    match readable.next() {
        None => DecidingDelay::Nothing,
        Some((place, first)) if readable.all(|(_, other)| other == first) => DecidingDelay::One(place),
        Some(_) => DecidingDelay::Several,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(value: &str) -> Result<Duration, FaultKind> {
        match CrawlDelay::parse(Part { bytes: value.as_bytes(), at: 3 }) {
            Ok(delay) => Ok(delay.delay),
            Err(fault) => Err(fault.kind),
        }
    }

    #[test]
    fn parses_seconds_with_decimals() {
        assert_eq!(parse("10"), Ok(Duration::from_secs(10)));
        assert_eq!(parse("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(parse(".25"), Ok(Duration::from_millis(250)));
        assert_eq!(parse("1.0000000019"), Ok(Duration::new(1, 1)));
        assert_eq!(parse("0"), Ok(Duration::ZERO));
        for value in ["-1", "1,5", "10s", "ten", "1.", ".", "1.2.3", "1 0"] {
            assert_eq!(parse(value), Err(FaultKind::NotANumber), "{value}");
        }
        assert_eq!(parse(""), Err(FaultKind::Empty));
        assert_eq!(parse("99999999999999999999"), Err(FaultKind::TooGreat));
    }
}
