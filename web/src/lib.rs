//! The npm package `robotscope`: the engine for JavaScript.
//!
//! This crate holds no rules of the field. Its functions convert, call and convert; offsets are UTF-16 code units here,
//! lines start at 1. The types below become the package's TypeScript types.

mod argument;
mod availability;
mod compare;
mod crawler;
mod fetch;
mod matchers;
mod other_records;
mod readings;
mod record_types;
mod robots_txt;
mod union;
mod verdict;

use wasm_bindgen::prelude::*;

pub use argument::Failure;
pub use availability::{
    AvailabilityName, Condition, Effect, FetchCase, Fetched, FetchedAnswer, FetchedVerdict, LastGoodCopy, Reach, RestOfSite,
    governs,
};
pub use compare::{Because, Change, ComparedCrawler, Comparison, CrawlersDifference, DeadRule, Difference, compare, compare_for};
pub use crawler::{
    Certainty, Compliance, Crawler, CrawlerClass, CrawlerStatus, Fact, Support, WildcardGroup, catalogue_version, crawlers,
    identify_crawler,
};
pub use fetch::Fetch;
pub use readings::{OtherReading, Policy};
pub use record_types::{
    CleanUrl, ContentSignalRecord, ContentSignals, ContentStance, ContentUsage, CrawlDelayRecord, CrawlDelays, Fault, FaultKind,
    Field, Hours, Licenses, OtherRecord, Preference, RemovedParameter, RequestRate, RequestRates, Scope, Signal, UrlRecord,
    UsageRule, VisitTime, VisitTimes,
};
pub use robots_txt::{Group, RobotsTxt, Rule};
pub use verdict::{Access, CrawlVerdict, DialectName, Explanation, Lookup, LookupStep, Outcome, Reason, RuleMatch, Span};

/// Shows a panic as a message in the console while the package is developed; a panic is always a bug of ours.
#[wasm_bindgen(start)]
pub fn start() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
}

/// The version of this package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
