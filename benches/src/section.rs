//! Measurements as data. `benches/report/report.mjs` formats the tables.

use std::collections::BTreeMap;

use serde::Serialize;

/// The result of a benchmark: a table of engines and inputs.
#[derive(Debug, Serialize)]
pub struct Section {
    /// The name of the section, by which the budgets refer to it.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// The unit of the values: `ns`, `MB/s`, `bytes per byte`.
    pub unit: &'static str,
    /// The columns.
    pub engines: Vec<&'static str>,
    /// The inputs.
    pub rows: Vec<Row>,
    /// Remarks for readers.
    pub notes: Vec<String>,
}

/// One input with the result of each engine.
#[derive(Debug, Serialize)]
pub struct Row {
    /// The input's name.
    pub name: String,
    /// The results by engine name.
    pub cells: BTreeMap<&'static str, Cell>,
    /// The number of queries whose answers were compared; 0 for a row without queries.
    pub asked: usize,
    /// The number of answers that differ from robotscope's, by engine name. Engines without such answers are left out.
    pub different: BTreeMap<&'static str, usize>,
}

/// The result of an engine for an input.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// A figure in the section's unit.
    Measured {
        /// The median of the samples.
        value: f64,
        /// The distance between the quartiles of the samples, as a fraction of the median.
        spread: f64,
    },
    /// The reason for a missing figure.
    Missing {
        /// The reason, in one or two words.
        why: &'static str,
    },
}

impl Cell {
    /// Returns the figure, if there is one.
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
