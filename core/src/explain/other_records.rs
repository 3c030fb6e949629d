//! Describes records other than user-agent lines and rules.

use std::time::Duration;

use super::messages::{Messages, english, say};
use super::parts::{certainty, list};
use crate::RobotsTxt;
use crate::crawlers::Support;
use crate::fact::Fact;
use crate::matching::Access;
use crate::other_records::{self, AbsoluteUrl, Binding, ContentStance, DecidingDelay, FaultKind};
use crate::preferences::{Category, ContentSignal, Preference, Purpose, Signal};
use crate::robots_txt::{Field, Scope};
use crate::text::Span;

const ENGLISH: &str = english!("other_records");

/// A crawler's records of one kind.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Records<T> {
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// The records, in text order.
    pub records: Vec<Stated<T>>,
    /// A note on further records of this kind in the crawler's groups that may also apply to this crawler; left out if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<Reading>,
}

/// A record from robots.txt: its value, or the fault in the value.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Stated<T> {
    /// The line number, from 1.
    pub line: u32,
    /// The value; left out if it is invalid.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub value: Option<T>,
    /// The position of the value.
    pub span: Span,
    /// The fault in the value, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fault: Option<Fault>,
}

/// A note on further records in the crawler's groups, below other crawlers' user-agent lines. It is open to interpretation whether these
/// records apply to the crawler: RFC 9309 merges user-agent lines into one group if no rule separates them, but does not define to which
/// of the group's crawlers records other than rules apply (2.2.4).
///
/// ```
/// use robotscope::explain::{self, Messages, Reading};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n");
/// let agent = Agent::named("MJ12bot");
/// let delays = explain::crawl_delay(&Messages::ENGLISH, agent.name(), &robots.crawl_delay(&agent));
/// let reading: Reading = delays.reading.expect("the groups are merged");
/// assert_eq!((delays.seconds, reading.lines), (Some(10.0), vec![5]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Reading {
    /// The lines of records of the same kind that are in the same group, but below other crawlers' user-agent lines.
    pub lines: Vec<u32>,
    /// The explanation in words.
    pub explanation: String,
}

/// A fault in a record's value, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// A description of the expected value.
    pub message: String,
    /// The faulty part.
    pub span: Span,
}

/// A record whose value is a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct UrlRecord {
    /// The line number, from 1.
    pub line: u32,
    /// The URL as written.
    pub url: String,
    /// The position of the URL.
    pub span: Span,
    /// The fault in the URL, if any, such as a missing scheme.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fault: Option<Fault>,
}

/// The licences that apply to a crawler.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Licenses {
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// The records, in text order.
    pub records: Vec<UrlRecord>,
    /// A note on further records of this kind in the crawler's groups that may also apply to this crawler; left out if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<Reading>,
}

/// The crawl delays that apply to a crawler.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CrawlDelays {
    /// The delay that counts, in seconds. Left out if there is no delay, or if several delays differ and no source defines which of them
    /// counts.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub seconds: Option<f64>,
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// The minimum and maximum number of seconds that the crawler accepts, if known.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "[number, number]"))]
    pub range: Option<Vec<u32>>,
    /// The delays in seconds, in text order. For Bing, the delays in Bing's own group come first, then the delays in the group for "*".
    pub records: Vec<Stated<f64>>,
    /// A note on further records of this kind in the crawler's groups that may also apply to this crawler; left out if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<Reading>,
    /// The result in words.
    pub explanation: String,
}

/// A record that is neither a user-agent line nor a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct OtherRecord {
    /// The line number, from 1.
    pub line: u32,
    /// The field, as recognised from the name.
    pub field: Field,
    /// The crawlers to which records with this field apply.
    pub scope: Scope,
    /// The name as written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub name: Span,
    /// The value as written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub value: Span,
    /// The fault in the value, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fault: Option<Fault>,
}

/// The Content-Signal records that apply to a crawler.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ContentSignals {
    /// The stance on showing the content in search results, excluding AI summaries.
    pub search: ContentStance,
    /// The stance on using the content as input when a model answers.
    pub ai_input: ContentStance,
    /// The stance on training a model with the content.
    pub ai_train: ContentStance,
    /// The permitted extent of use, from the signal `use`.
    #[cfg_attr(feature = "serde", serde(rename = "use"))]
    pub use_: ContentStance,
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// The records with their signals, including unknown signals, in text order.
    pub records: Vec<Stated<Vec<Signal>>>,
    /// A note on further records of this kind in the crawler's groups that may also apply to this crawler; left out if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<Reading>,
}

/// The Content-Usage records that apply to a URL and a crawler.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ContentUsage {
    /// The crawler's access to the URL. If the access is disallowed, every preference is unknown.
    pub access: Access,
    /// The preference on training generative models.
    pub train_ai: Preference,
    /// The preference on applications that direct users to the content.
    pub search: Preference,
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// Every record that matches the URL, in text order.
    pub matches: Vec<UsageRule>,
    /// A note on further records of this kind in the crawler's groups that may also apply to this crawler; left out if there are none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<Reading>,
}

/// A Content-Usage record that matches the URL.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct UsageRule {
    /// The line number, from 1.
    pub line: u32,
    /// The record's path; left out if the record applies to all paths.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub path: Option<Span>,
    /// `true` if the record's path is the longest match, so that the record decides.
    pub decides: bool,
    /// The position of the value.
    pub span: Span,
    /// The fault in the preferences, if any. Faulty preferences have no effect.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fault: Option<Fault>,
}

/// Describes a crawler's records, and the faults in invalid records.
///
/// ```
/// use robotscope::explain::{self, Fault, Messages, Records, Stated};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nRequest-rate: 1/10s\nRequest-rate: often");
/// let rates = robots.request_rates(&Agent::named("ExampleBot"));
/// let Records { records, .. } = explain::records(&Messages::ENGLISH, &rates);
/// let [Stated { value: Some(rate), .. }, Stated { line, fault: Some(fault), .. }] = &records[..] else { panic!("two") };
/// assert_eq!((rate.documents, *line), (1, 3));
/// let Fault { message, .. } = fault;
/// assert!(message.starts_with("expected "));
/// ```
pub fn records<T: Clone>(messages: &Messages, found: &Binding<T>) -> Records<T> {
    Records {
        honoured: found.honoured,
        records: stated(messages, &found.records, T::clone),
        reading: reading(messages, &found.same_group),
    }
}

/// Describes a record whose value should be a URL, such as a sitemap, and the fault in the value, if any.
///
/// ```
/// use robotscope::explain::{self, Messages, UrlRecord};
/// use robotscope::{RobotsTxt, dialect::Dialect};
///
/// let robots = RobotsTxt::parse("Sitemap: /sitemap.xml");
/// let sitemaps = robots.sitemaps(&Dialect::RFC9309);
/// let UrlRecord { url, fault, .. } = explain::url_record(&Messages::ENGLISH, &robots, &sitemaps[0]);
/// assert!(url == "/sitemap.xml" && fault.is_some());
/// ```
pub fn url_record(messages: &Messages, robots: &RobotsTxt<'_>, record: &other_records::Stated<AbsoluteUrl>) -> UrlRecord {
    let url = String::from_utf8_lossy(robots.slice(record.span)).into_owned();
    UrlRecord { line: record.line, url, span: record.span, fault: fault_of(messages, &record.value) }
}

/// Describes a crawler's licences, and the faults in invalid licences.
///
/// ```
/// use robotscope::explain::{self, Licenses, Messages};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("License: https://example.com/license.xml");
/// let found = robots.licenses(&Agent::named("GPTBot"));
/// let Licenses { records, .. } = explain::licenses(&Messages::ENGLISH, &robots, &found);
/// assert_eq!(records[0].url, "https://example.com/license.xml");
/// ```
pub fn licenses(messages: &Messages, robots: &RobotsTxt<'_>, found: &Binding<AbsoluteUrl>) -> Licenses {
    let records = found.records.iter().map(|record| url_record(messages, robots, record)).collect();
    Licenses { honoured: found.honoured, records, reading: reading(messages, &found.same_group) }
}

/// Describes how long a crawler should wait between requests, and whether the crawler obeys the delay.
///
/// ```
/// use robotscope::explain::{self, CrawlDelays, Messages};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10");
/// let delays = robots.crawl_delay(&Agent::named("Googlebot"));
/// let CrawlDelays { seconds, explanation, .. } = explain::crawl_delay(&Messages::ENGLISH, "Googlebot", &delays);
/// assert_eq!(seconds, Some(10.0));
/// assert_eq!(explanation, "Line 2 asks Googlebot to wait 10 s between requests; it ignores this (documented).");
/// ```
pub fn crawl_delay(messages: &Messages, name: &str, delays: &other_records::CrawlDelays) -> CrawlDelays {
    CrawlDelays {
        seconds: delays.delay().map(|delay| delay.as_secs_f64()),
        honoured: delays.honoured,
        range: delays.range.as_ref().map(|range| vec![*range.value.start(), *range.value.end()]),
        records: stated(messages, &delays.records, |value| value.delay.as_secs_f64()),
        reading: reading(messages, &delays.same_group),
        explanation: delay_words(messages, name, delays),
    }
}

/// Explains that RFC 9309 places the records on these lines in the same group; `None` if there are no lines.
fn reading(messages: &Messages, same_group: &[u32]) -> Option<Reading> {
    let lines = list(messages, &mut same_group.iter().map(u32::to_string), 4);
    let explanation = || say!(messages, "same-group", lines = &lines, count = same_group.len());
    (!same_group.is_empty()).then(|| Reading { lines: same_group.to_vec(), explanation: explanation() })
}

fn delay_words(messages: &Messages, name: &str, delays: &other_records::CrawlDelays) -> String {
    let honoured = delays.honoured.value.as_str();
    let sure = certainty(messages, delays.honoured.certainty);
    match (delays.deciding, delays.delay()) {
        (DecidingDelay::One(place), Some(delay)) => {
            let line = delays.records.get(place).map_or(0, |record| record.line).to_string();
            let seconds = seconds(delay);
            say!(messages, "delay-one", line = &line, name = name, seconds = &seconds, honoured = honoured, certainty = &sure)
        }
        (DecidingDelay::Several, _) => say!(messages, "delay-several", name = name, honoured = honoured, certainty = &sure),
        _ => say!(messages, "delay-none", name = name),
    }
}

/// Describes the crawlers to which a record applies, and the fault in the record's value, if any.
///
/// ```
/// use robotscope::explain::{self, Messages, OtherRecord};
/// use robotscope::robots_txt::Scope;
/// use robotscope::{RobotsTxt, dialect::Dialect};
///
/// let robots = RobotsTxt::parse("User-agent: *\nSitemap: https://example.com/sitemap.xml");
/// let record = robots.other_records(&Dialect::RFC9309).next().expect("one");
/// let OtherRecord { scope, fault, .. } = explain::other_record(&Messages::ENGLISH, record);
/// assert_eq!((scope, fault), (Scope::All, None));
/// ```
pub fn other_record(messages: &Messages, record: other_records::OtherRecord) -> OtherRecord {
    let other_records::OtherRecord { line, field, name, value, fault } = record;
    OtherRecord { line, field, scope: field.scope(), name, value, fault: fault.map(|fault| Fault::new(messages, fault)) }
}

/// Describes the content signals that apply to a crawler.
///
/// ```
/// use robotscope::explain::{self, ContentSignals, Messages};
/// use robotscope::other_records::ContentStance;
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nContent-Signal: search=yes, ai-train=no");
/// let found = robots.content_signals(&Agent::named("GPTBot"));
/// let ContentSignals { search, ai_train, .. } = explain::content_signals(&Messages::ENGLISH, &found);
/// assert_eq!((search, ai_train), (ContentStance::Yes, ContentStance::No));
/// ```
pub fn content_signals(messages: &Messages, found: &Binding<ContentSignal>) -> ContentSignals {
    ContentSignals {
        search: found.stance(Purpose::Search),
        ai_input: found.stance(Purpose::AiInput),
        ai_train: found.stance(Purpose::AiTrain),
        use_: found.stance(Purpose::Use),
        honoured: found.honoured,
        records: stated(messages, &found.records, |value| value.signals.clone()),
        reading: reading(messages, &found.same_group),
    }
}

/// Describes the Content-Usage records that apply to a URL and a crawler.
///
/// ```
/// use robotscope::explain::{self, ContentUsage, Messages, UsageRule};
/// use robotscope::preferences::Preference;
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /ai-ok/ train-ai=y");
/// let found = robots.content_usage(&Agent::named("ExampleBot"), &Target::parse("/ai-ok/a")?);
/// let ContentUsage { train_ai, matches, .. } = explain::content_usage(&Messages::ENGLISH, &found);
/// assert_eq!(train_ai, Preference::Allowed);
/// assert_eq!(matches.iter().map(|rule: &UsageRule| rule.decides).collect::<Vec<_>>(), [false, true]);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn content_usage(messages: &Messages, found: &other_records::ContentUsage) -> ContentUsage {
    let mut deciding = found.deciding.iter().peekable();
    let rule = |(place, record): (usize, &other_records::Stated<other_records::UsageRule>)| {
        let rule = record.value.as_ref().ok();
        UsageRule {
            line: record.line,
            path: rule.and_then(|rule| rule.path),
            decides: deciding.next_if(|next| **next == place).is_some(),
            span: record.span,
            fault: rule.and_then(|rule| fault_of(messages, &rule.statement)),
        }
    };
    ContentUsage {
        access: found.access,
        train_ai: found.preference(Category::TrainAi),
        search: found.preference(Category::Search),
        honoured: found.honoured,
        matches: found.matches.iter().enumerate().map(rule).collect(),
        reading: reading(messages, &found.same_group),
    }
}

/// Describes the expected value of a record with this fault.
pub(super) fn record_fault(messages: &Messages, kind: FaultKind) -> String {
    say!(messages, &format!("record-fault-{}", kind.as_str()))
}

impl Fault {
    fn new(messages: &Messages, other_records::Fault { kind, span }: other_records::Fault) -> Self {
        Self { kind, message: record_fault(messages, kind), span }
    }
}

fn fault_of<T>(messages: &Messages, value: &Result<T, other_records::Fault>) -> Option<Fault> {
    value.as_ref().err().map(|fault| Fault::new(messages, *fault))
}

fn stated<E, T>(messages: &Messages, records: &[other_records::Stated<E>], value: impl Fn(&E) -> T) -> Vec<Stated<T>> {
    let stated = |record: &other_records::Stated<E>| Stated {
        line: record.line,
        value: record.value.as_ref().ok().map(&value),
        span: record.span,
        fault: fault_of(messages, &record.value),
    };
    records.iter().map(stated).collect()
}

/// Formats a number of seconds, such as `10` or `0.5`.
fn seconds(delay: Duration) -> String {
    let text = format!("{}.{:09}", delay.as_secs(), delay.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
