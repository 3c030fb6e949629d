//! What is measured, as data. The tables are made in `scripts/lib/bench-report.mjs`.

use std::collections::BTreeMap;

use serde::Serialize;

/// The answer to one question: a table of engines and inputs.
#[derive(Debug, Serialize)]
pub struct Section {
    /// By which the budgets name it.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// What the values are: `ns`, `MB/s`, `bytes per byte`.
    pub unit: &'static str,
    /// The columns.
    pub engines: Vec<&'static str>,
    /// The inputs.
    pub rows: Vec<Row>,
    /// What a reader has to know.
    pub notes: Vec<String>,
}

/// One input and what each engine made of it.
#[derive(Debug, Serialize)]
pub struct Row {
    /// The input's name.
    pub name: String,
    /// By the engine's name.
    pub cells: BTreeMap<&'static str, Cell>,
    /// How many questions were asked before the clock ran; 0 where there is nothing to ask.
    pub asked: usize,
    /// How many of the answers were not robotscope's, for engines where some were.
    pub different: BTreeMap<&'static str, usize>,
}

/// What one engine made of one input.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// A figure in the section's unit.
    Measured {
        /// The median of the samples.
        value: f64,
        /// The distance between the quartiles of the samples, as a part of the median.
        spread: f64,
    },
    /// Why there is none.
    Missing {
        /// In a word or two.
        why: &'static str,
    },
}

impl Cell {
    /// The figure, if there is one.
    pub fn value(&self) -> Option<f64> {
        match self {
            Self::Measured { value, .. } => Some(*value),
            Self::Missing { .. } => None,
        }
    }

    /// The same in another unit.
    pub(crate) fn map(self, convert: impl Fn(f64) -> f64) -> Self {
        match self {
            Self::Measured { value, spread } => Self::Measured { value: convert(value), spread },
            Self::Missing { .. } => self,
        }
    }
}
