//! The npm package `robotscope`: the engine for JavaScript.
//!
//! This crate holds no rules of the field. Its functions convert, call and convert; offsets are UTF-16 code units here,
//! lines start at 1. The types below become the package's TypeScript types.

mod ai_signals;
mod argument;
mod availability;
mod compare;
mod crawler;
mod directive_types;
mod directives;
mod element;
mod evaluate;
mod fetch;
mod fields;
mod finding;
mod generate;
mod header_argument;
mod headers;
mod html;
mod html_reading;
mod indexing;
mod lists;
mod matchers;
mod offsets;
mod other_records;
mod page;
mod page_directives;
mod readings;
mod record_types;
mod robots_txt;
mod union;
mod verdict;

use wasm_bindgen::prelude::*;

pub use ai_signals::{AiEntry, AiSignal, AiSignalTable, AiStance, AiUsage};
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
pub use directive_types::{
    BotName, DateForm, DateNote, DateNoteKind, DirectiveFault, DirectiveFaultKind, DirectiveName, DirectiveValue, ImagePreview,
    Limit, NoLimit,
};
pub use directives::{
    Carriers, Directive, DirectiveInfo, DirectiveScan, DirectiveStatus, Meaning, PageDialectName, Standing, ValueKind,
    directives, parse_directives,
};
pub use element::{ByScripting, ElementContext, ElementLocation, ElementPlace, MetaKey};
pub use evaluate::{CrawlerReport, HeaderForm, Known, Report, Visibility, evaluate};
pub use fetch::Fetch;
pub use finding::{Finding, FindingKind, PagePolicy, Place, Source};
pub use generate::{Config, ConfigNote, ConfigNoteKind, Plan, PlanStatement, Server, generate_config};
pub use headers::{
    HeaderFault, HeaderFaultKind, HeaderField, HeaderLink, HeaderOrigin, HeaderResponse, MediaType, ParsedHeaders, ResponseRole,
    StatusLine, StrayLine, parse_headers,
};
pub use html::{
    HeadEnd, HeadEndKind, LicenseScript, LinkElement, LinkKind, MetaElement, NoSnippet, ParsedHtml, QualifiedLink, Rest,
    RestKind, parse_html,
};
pub use indexing::{Appearance, Fate, IndexingOutcome, IndexingVerdict, Listing, Permission, Timing, TimingState};
pub use page::Page;
pub use page_directives::{Carrier, PageDirective};
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
