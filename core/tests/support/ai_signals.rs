//! Case format for `tests/ai-signals`.

use serde::Deserialize;

use super::data::Text;

/// A case. Missing texts are unknown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The page's URL; empty if unknown.
    #[serde(default = "page")]
    pub(crate) url: String,
    pub(crate) robots: Option<Text>,
    #[serde(default = "success")]
    pub(crate) status: u16,
    pub(crate) headers: Option<Text>,
    /// The headers as pairs, as the Fetch API returns them.
    pub(crate) pairs: Option<Vec<[String; 2]>>,
    pub(crate) html: Option<Text>,
    #[serde(default)]
    pub(crate) crawler: Vec<CrawlerCheck>,
    #[serde(default)]
    pub(crate) entry: Vec<EntryCheck>,
    #[serde(default)]
    pub(crate) table: Vec<TableCheck>,
}

/// All expected entries for a crawler, as `signal usage stance`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CrawlerCheck {
    pub(crate) agent: String,
    pub(crate) says: Vec<String>,
}

/// One expected entry. Missing fields are not checked, except `overruled`, `overruled_by` and `terms`. If one of these is missing, the
/// entry must not have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EntryCheck {
    pub(crate) agent: String,
    pub(crate) says: String,
    /// The places of the statement, each as `source: text`.
    pub(crate) by: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) overruled: Vec<String>,
    pub(crate) overruled_by: Option<String>,
    #[serde(default)]
    pub(crate) terms: Vec<String>,
    /// The crawler's support and its certainty, such as `yes, documented`.
    pub(crate) honoured: Option<String>,
    pub(crate) visibility: Option<String>,
}

/// The expected tables in a report for the crawlers in `agents`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableCheck {
    pub(crate) agents: Vec<String>,
    /// The tables, each as `class: crawler, crawler`.
    pub(crate) classes: Vec<String>,
    pub(crate) entries: Vec<usize>,
}

fn page() -> String {
    "https://example.com/page".to_owned()
}

fn success() -> u16 {
    200
}
