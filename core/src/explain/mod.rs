//! Verdicts in words. The data comes from the other modules; this is the only one that makes sentences.

mod availability;
mod compare;
mod crawl;
mod diagnostic;
mod dialect;
mod finding;
mod generate;
mod hover;
mod indexing;
mod language;
mod lint;
mod messages;
mod moment;
mod other_records;
mod page_language;
mod parts;
mod report;
mod target;

pub use availability::{depends_on, explain_fetched};
pub use compare::{change, dead_rule};
pub use crawl::{compliance, explain};
pub use diagnostic::{Diagnostic, DiagnosticLabel, Fix, LintInfo};
pub use dialect::{dialect, page_dialect, policy};
pub use generate::{config_error, config_note};
pub use hover::{Hover, hover};
pub use indexing::{fate, status};
pub use language::{Affected, CodeAction, Completion, InlayHint, affected, code_action, completion, field_about, inlay_hint};
pub use lint::{diagnostic, lint, page_diagnostic, why};
pub use messages::{Arg, Language, Messages};
pub use moment::{date, day, moment};
pub use other_records::{crawl_delay, record_fault};
pub use page_language::{directive_about, page_hover};
pub use parts::{list, sentences};
pub use report::ReportWords;
pub use target::target_error;

/// A verdict in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Explanation {
    /// The answer and the main reason in one sentence.
    pub summary: String,
    /// How the answer came about, step by step.
    pub steps: Vec<String>,
}
