//! Verdicts in words. The data comes from the other rooms; this is the only one that makes sentences.

mod english;

pub use english::{compliance, explain};

/// A verdict in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The answer and the main reason in one sentence.
    pub summary: String,
    /// How the answer came about, step by step.
    pub steps: Vec<String>,
}
