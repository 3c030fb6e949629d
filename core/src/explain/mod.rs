//! Writes verdicts and other results as sentences. All translated text in this crate comes from this module.

mod audit;
mod availability;
mod compare;
mod crawl;
mod diagnostic;
mod dialect;
mod editor;
mod finding;
mod fluent;
mod generate;
mod hover;
mod indexing;
mod language;
mod lint;
mod messages;
mod moment;
mod other_records;
mod page_editor;
mod page_report;
mod parts;
mod report;
mod target;
mod verdict;

pub use audit::{Audit, AuditRemark, audits};
pub use availability::{depends_on, explain_fetched};
pub use compare::{
    Change, Comparison, CrawlersDifference, DeadRule, Difference, RecordChange, RecordPlace, SharedChange, comparison,
    crawlers_difference, dead_rule, difference,
};
pub use crawl::{compliance, explain};
pub use diagnostic::{Diagnostic, DiagnosticLabel, Fix, LintInfo};
pub use dialect::{dialect, page_dialect, policy};
pub use editor::{Affected, CodeAction, Completion, InlayHint, affected, code_action, completion, inlay_hint};
pub use generate::{
    BlockList, BlockListNote, Config, ConfigNote, WishNote, WrittenRobotsTxt, block_list, block_list_error, config, config_error,
    wish_error, written,
};
pub use hover::{Hover, hover};
pub use indexing::{directive_outcome, status, status_effect};
pub use language::Language;
pub use lint::{diagnostic, lint, page_diagnostic, why};
pub use messages::{Arg, Messages};
pub use moment::{date, day, moment};
pub use other_records::{
    ContentSignals, ContentUsage, CrawlDelays, Fault, Licenses, OtherRecord, Reading, Records, Stated, UrlRecord, UsageRule,
    content_signals, content_usage, crawl_delay, licenses, other_record, records, url_record,
};
pub use page_editor::page_hover;
pub use page_report::{CrawlerReport, Finding, PageDirective, Report};
pub use parts::{list, operator, sentences};
pub use report::ReportWords;
pub use target::target_error;
pub use verdict::{CrawlVerdict, FetchedAnswer, FetchedVerdict, OtherReading, crawl_verdict, fetched_verdict, other_reading};

/// A verdict in words.
///
/// ```
/// use robotscope::explain::{Explanation, Messages, explain};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /private/"), Target::parse("/private/a")?);
/// let verdict = robots.check(&Agent::named("ExampleBot"), &target);
/// let Explanation { summary, steps } = explain(&Messages::ENGLISH, &robots, "ExampleBot", &target, &verdict);
/// assert!(summary.contains("Disallow: /private/") && !steps.is_empty());
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Explanation {
    /// The answer and its main reason, usually in one sentence.
    pub summary: String,
    /// The reasoning, step by step.
    pub steps: Vec<String>,
}
