use std::time::Duration;

use super::messages::{Messages, english, say};
use super::parts::certainty;
use crate::other_records::{CrawlDelays, Deciding, FaultKind};

const ENGLISH: &str = english!("other_records");

/// Says how long a crawler is asked to wait, and whether it does.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10");
/// let delays = robots.crawl_delay(&Agent::named("Googlebot"));
/// assert_eq!(
///     explain::crawl_delay(&Messages::ENGLISH, "Googlebot", &delays),
///     "Line 2 asks Googlebot to wait 10 s between two requests; it takes no notice (documented)."
/// );
/// ```
pub fn crawl_delay(messages: &Messages, name: &str, delays: &CrawlDelays) -> String {
    let honoured = delays.honoured.value.as_str();
    let sure = certainty(messages, delays.honoured.certainty);
    match (delays.deciding, delays.delay()) {
        (Deciding::One(place), Some(delay)) => {
            let line = delays.records.get(place).map_or(0, |record| record.line).to_string();
            let seconds = seconds(delay);
            say!(messages, "delay-one", line = &line, name = name, seconds = &seconds, honoured = honoured, certainty = &sure)
        }
        (Deciding::Several, _) => say!(messages, "delay-several", name = name, honoured = honoured, certainty = &sure),
        _ => say!(messages, "delay-none", name = name),
    }
}

/// Says what the value of a record should be, where it is something else.
///
/// ```
/// use robotscope::explain::{Messages, record_fault};
/// use robotscope::other_records::FaultKind;
///
/// let expected = record_fault(&Messages::ENGLISH, FaultKind::NotANumber);
/// assert_eq!(expected, "expected a number of seconds, such as 10 or 0.5");
/// ```
pub fn record_fault(messages: &Messages, kind: FaultKind) -> String {
    say!(messages, &format!("record-fault-{}", kind.as_str()))
}

/// `10`, `0.5`
fn seconds(delay: Duration) -> String {
    let text = format!("{}.{:09}", delay.as_secs(), delay.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
