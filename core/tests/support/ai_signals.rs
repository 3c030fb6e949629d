//! The form of the cases in `tests/ai-signals`.

use serde::Deserialize;

use super::data::Text;

/// A case; texts that are not given are unknown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The URL of the page; empty if unknown.
    #[serde(default = "page")]
    pub(crate) url: String,
    pub(crate) robots: Option<Text>,
    #[serde(default = "success")]
    pub(crate) status: u16,
    pub(crate) headers: Option<Text>,
    /// Headers as returned by an API.
    pub(crate) pairs: Option<Vec<[String; 2]>>,
    pub(crate) html: Option<Text>,
    #[serde(default)]
    pub(crate) crawler: Vec<CrawlerCheck>,
    #[serde(default)]
    pub(crate) entry: Vec<EntryCheck>,
    #[serde(default)]
    pub(crate) table: Vec<TableCheck>,
}

/// Every entry for a crawler, as `signal usage stance`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CrawlerCheck {
    pub(crate) agent: String,
    pub(crate) says: Vec<String>,
}

/// A single entry. The runner does not check omitted fields, except `overruled`, which defaults to no places.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EntryCheck {
    pub(crate) agent: String,
    pub(crate) says: String,
    /// Places as `source: text`.
    pub(crate) by: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) overruled: Vec<String>,
    pub(crate) overruled_by: Option<String>,
    #[serde(default)]
    pub(crate) terms: Vec<String>,
    /// The support of the crawler and its certainty, as in `yes, documented`.
    pub(crate) honoured: Option<String>,
    pub(crate) visibility: Option<String>,
}

/// The tables for these crawlers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableCheck {
    pub(crate) agents: Vec<String>,
    /// The expected tables, each as `class: crawler, crawler`.
    pub(crate) classes: Vec<String>,
    pub(crate) entries: Vec<usize>,
}

fn page() -> String {
    "https://example.com/page".to_owned()
}

fn success() -> u16 {
    200
}
