//! Benchmark results as data. `benches/report/report.mjs` formats them as tables.

use std::collections::BTreeMap;

use serde::Serialize;

/// A benchmark's results: a table with a column for each engine and a row for each input.
#[derive(Debug, Serialize)]
pub struct Section {
    /// The section's identifier, which selects its budgets and its document in `benches/report`.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// The values' unit, such as `ns`, `MB/s` or `bytes per byte of text`.
    pub unit: &'static str,
    /// The engines, one for each column.
    pub engines: Vec<&'static str>,
    /// The rows, one for each input.
    pub rows: Vec<Row>,
    /// Remarks for readers.
    pub notes: Vec<String>,
}

/// One input, with each engine's result.
#[derive(Debug, Serialize)]
pub struct Row {
    /// The input's name.
    pub name: String,
    /// Each engine's result, by engine name.
    pub cells: BTreeMap<&'static str, Cell>,
    /// The number of queries whose answers are compared; 0 if the row has no queries.
    pub queries: usize,
    /// For each engine whose answers differ from robotscope's, the number of different answers.
    pub different: BTreeMap<&'static str, usize>,
}

/// An engine's result for an input.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// A figure in the section's unit.
    Measured {
        /// The samples' median, or a single figure, such as the lowest cost.
        value: f64,
        /// The samples' interquartile range, as a fraction of the median; 0 for a single figure.
        spread: f64,
    },
    /// The figure is missing.
    Missing {
        /// The reason, in one or two words.
        why: &'static str,
    },
}

impl Cell {
    /// Returns the figure, or `None` if it is missing.
    pub fn value(&self) -> Option<f64> {
        match self {
            Self::Measured { value, .. } => Some(*value),
            Self::Missing { .. } => None,
        }
    }

    /// Converts the figure to another unit.
    pub(crate) fn map(self, convert: impl Fn(f64) -> f64) -> Self {
        match self {
            Self::Measured { value, spread } => Self::Measured { value: convert(value), spread },
            Self::Missing { .. } => self,
        }
    }
}
