//! The npm package `robotscope`: the engine for JavaScript.
//!
//! This crate holds no rules of the field. Its functions convert, call and convert; offsets are UTF-16 code units here,
//! lines start at 1. The types below become the package's TypeScript types.

#[cfg(feature = "full")]
mod ai_signals;
mod argument;
mod ask_options;
mod asker;
#[cfg(feature = "full")]
mod availability;
mod border;
#[cfg(feature = "full")]
mod compare;
#[cfg(feature = "full")]
mod crawler;
#[cfg(feature = "full")]
mod dialects;
#[cfg(feature = "full")]
mod directives;
mod error;
#[cfg(feature = "full")]
mod evaluate;
mod fact;
#[cfg(feature = "full")]
mod fetch;
mod fields;
#[cfg(feature = "full")]
mod finding;
#[cfg(feature = "full")]
mod generate;
#[cfg(feature = "full")]
mod given;
#[cfg(feature = "full")]
mod header_argument;
#[cfg(feature = "full")]
mod headers;
#[cfg(feature = "full")]
mod html;
#[cfg(feature = "full")]
mod indexing;
#[cfg(feature = "full")]
mod language;
#[cfg(feature = "full")]
mod lint;
#[cfg(feature = "full")]
mod lists;
mod many;
#[cfg(feature = "full")]
mod many_fetched;
mod matchers;
#[cfg(feature = "full")]
mod other_records;
#[cfg(feature = "full")]
mod page;
#[cfg(feature = "full")]
mod page_directives;
#[cfg(feature = "full")]
mod page_text;
mod platform;
#[cfg(feature = "full")]
mod readings;
#[cfg(feature = "full")]
mod record_types;
mod robots_txt;
mod sitemaps_and_delays;
#[cfg(feature = "full")]
mod text_kind;
mod to_js;
mod verdict;
mod words;

use wasm_bindgen::prelude::*;

#[cfg(feature = "full")]
pub use ai_signals::{AiEntry, AiSignal, AiSignalTable, AiStance, AiUsage};
pub use argument::Failure;
pub use ask_options::AskOptions;
#[cfg(feature = "full")]
pub use availability::{
    AvailabilityName, Condition, CrawlAnswer, Effect, FetchCase, Fetched, FetchedAnswer, FetchedVerdict, LastGoodCopy, Reach,
    RestOfSite, governs,
};
#[cfg(feature = "full")]
pub use compare::{Because, Change, ComparedCrawler, Comparison, CrawlersDifference, DeadRule, Difference, compare, compare_for};
#[cfg(feature = "full")]
pub use crawler::{
    AiUse, Compliance, Crawler, CrawlerClass, CrawlerStatus, Prominence, WildcardGroup, catalogue_version, crawlers,
    identify_crawler,
};
#[cfg(feature = "full")]
pub use dialects::{DialectInfo, dialects};
#[cfg(feature = "full")]
pub use directives::{
    BotName, Carriers, DateForm, DateNote, DateNoteKind, Directive, DirectiveDate, DirectiveFault, DirectiveFaultKind,
    DirectiveInfo, DirectiveName, DirectiveScan, DirectiveStatus, DirectiveValue, ImagePreview, Limit, Meaning, PageDialectName,
    Standing, ValueKind, directives, parse_directives,
};
#[cfg(feature = "full")]
pub use evaluate::{CrawlerReport, HeaderForm, Known, Report, Visibility, evaluate};
pub use fact::{Certainty, Fact, Support};
#[cfg(feature = "full")]
pub use fetch::Fetch;
#[cfg(feature = "full")]
pub use finding::{Finding, FindingKind, PagePolicy, Place, Reference, Source};
#[cfg(feature = "full")]
pub use generate::{Config, ConfigNote, ConfigNoteKind, FilePattern, Plan, PlanStatement, Server, generate_config};
#[cfg(feature = "full")]
pub use headers::{
    HeaderFault, HeaderFaultKind, HeaderField, HeaderLink, HeaderOrigin, HeaderResponse, MediaType, ParsedHeaders, ResponseRole,
    StatusLine, StrayLine, parse_headers,
};
#[cfg(feature = "full")]
pub use html::{
    ByScripting, Charset, ElementContext, ElementLocation, ElementPlace, HeadEnd, HeadEndKind, LicenseScript, LinkElement,
    LinkKind, MetaElement, MetaKey, NoSnippet, ParsedHtml, QualifiedLink, Rest, RestKind, UnreadCharset, parse_html,
};
#[cfg(feature = "full")]
pub use indexing::{
    Appearance, Fate, IndexingOutcome, IndexingVerdict, Listing, Permission, StatusEffect, StatusVerdict, Timing,
};
#[cfg(feature = "full")]
pub use language::{
    affected, code_actions, complete, folding, format, hover, inlay_hints, semantic_tokens, symbols, token_kinds,
};
#[cfg(feature = "full")]
pub use lint::{apply_fixes, lint, lint_headers_file, lint_page, lints};
#[cfg(feature = "full")]
pub use many_fetched::ManyAnswers;
#[cfg(feature = "full")]
pub use page_directives::{Carrier, MetaCarrier, PageDirective};
#[cfg(feature = "full")]
pub use readings::{OtherReading, Policy};
#[cfg(feature = "full")]
pub use record_types::{
    CleanUrl, ContentSignals, ContentStance, ContentUsage, Field, Licenses, OtherRecord, Preference, Records, RemovedParameter,
    RequestRate, Scope, Signal, UsageRule, VisitTime,
};
pub use robots_txt::{Group, RobotsTxt, Rule};
pub use sitemaps_and_delays::{CrawlDelays, Fault, FaultKind, Stated, UrlRecord};
#[cfg(feature = "full")]
pub use text_kind::{TextKind, text_kind};
pub use verdict::{
    Access, CrawlVerdict, DialectName, Explanation, Lookup, LookupStep, Outcome, Reason, RuleMatch, Span, WildcardStep,
};
pub use words::{ExplainOptions, Language, LanguageMessages, add_language};

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
