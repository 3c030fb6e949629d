//! Verdicts in words. The data comes from the other rooms; this is the only one that makes sentences.

mod availability;
mod compare;
mod english;
mod finding;
mod generate;
mod hover;
mod indexing;
mod language;
mod lint;
mod other_records;
mod report;

pub use availability::explain_fetched;
pub use compare::{change, dead_rule};
pub use english::{compliance, explain};
pub use generate::config_note;
pub use hover::{HoverWords, hover};
pub use indexing::fate;
pub use language::{CompletionWords, affected, code_action, completion, field_about, inlay_hint};
pub use lint::{DiagnosticWords, diagnostic, why};
pub use other_records::{crawl_delay, record_fault};
pub use report::ReportWords;

/// A verdict in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The answer and the main reason in one sentence.
    pub summary: String,
    /// How the answer came about, step by step.
    pub steps: Vec<String>,
}
