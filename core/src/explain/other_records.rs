use std::time::Duration;

use crate::crawlers::Support;
use crate::other_records::{CrawlDelays, Deciding, FaultKind};

/// Says in English how long a crawler is asked to wait, and whether it does.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10");
/// let delays = robots.crawl_delay(&Agent::named("Googlebot"));
/// assert_eq!(
///     explain::crawl_delay("Googlebot", &delays),
///     "Line 2 asks Googlebot to wait 10 s between two requests; it takes no notice (documented)."
/// );
/// ```
pub fn crawl_delay(name: &str, delays: &CrawlDelays) -> String {
    let asked = match (delays.deciding, delays.delay()) {
        (Deciding::One(place), Some(delay)) => {
            let line = delays.records.get(place).map_or(0, |record| record.line);
            format!("Line {line} asks {name} to wait {} s between two requests", seconds(delay))
        }
        (Deciding::Several, _) => format!("Several lines ask {name} to wait, each another time, and no source says which counts"),
        _ => return format!("Nothing asks {name} to wait between requests."),
    };
    let sure = delays.honoured.certainty.as_str();
    match delays.honoured.value {
        Support::Yes => format!("{asked}; it does ({sure})."),
        Support::No => format!("{asked}; it takes no notice ({sure})."),
        Support::Unknown => format!("{asked}; whether it does is not known."),
    }
}

/// Says in English what the value of a record should be, where it is something else.
///
/// ```
/// use robotscope::{explain, other_records::FaultKind};
///
/// assert_eq!(explain::record_fault(FaultKind::NotANumber), "expected a number of seconds, such as 10 or 0.5");
/// ```
pub const fn record_fault(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Empty => "expected a value",
        FaultKind::ExtraText => "expected nothing more",
        FaultKind::NotANumber => "expected a number of seconds, such as 10 or 0.5",
        FaultKind::TooGreat => "expected a smaller number",
        FaultKind::NotARate => "expected documents per time, such as 1/10s or 20/1h",
        FaultKind::NotATime => "expected two times of day, such as 0600-0845",
        FaultKind::NotAbsolute => "expected a whole URL, such as https://example.com/sitemap.xml",
        FaultKind::NotAHost => "expected the name of a host, such as www.example.com",
        FaultKind::NoParameter => "expected the name of a query parameter",
        FaultKind::NotAPath => "expected a path, which begins with / or *",
        FaultKind::TooLong => "expected at most 500 characters",
        FaultKind::NotADictionary => "expected preferences such as train-ai=n, in small letters",
    }
}
/// `10`, `0.5`
fn seconds(delay: Duration) -> String {
    let text = format!("{}.{:09}", delay.as_secs(), delay.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
