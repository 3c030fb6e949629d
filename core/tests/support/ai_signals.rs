//! How the cases of `tests/ai-signals` are written.

use serde::Deserialize;

use super::data::Text;

/// A text that is not given is not known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The page's URL; an empty one is not known.
    #[serde(default = "page")]
    pub(crate) url: String,
    pub(crate) robots: Option<Text>,
    /// The status with which robots.txt came.
    #[serde(default = "success")]
    pub(crate) status: u16,
    pub(crate) headers: Option<Text>,
    /// Headers as an API gives them.
    pub(crate) pairs: Option<Vec<[String; 2]>>,
    pub(crate) html: Option<Text>,
    #[serde(default)]
    pub(crate) crawler: Vec<CrawlerCheck>,
    #[serde(default)]
    pub(crate) entry: Vec<EntryCheck>,
    #[serde(default)]
    pub(crate) table: Vec<TableCheck>,
}

/// All that is said to a crawler, as `signal usage stance`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CrawlerCheck {
    pub(crate) agent: String,
    pub(crate) says: Vec<String>,
}

/// One of these. What is not given is not checked, except places that do not count: there, saying nothing means none.
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
    /// As `yes, documented`.
    pub(crate) honoured: Option<String>,
    pub(crate) visibility: Option<String>,
}

/// The tables that there are when these crawlers are asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableCheck {
    pub(crate) agents: Vec<String>,
    /// As `class: crawler, crawler`.
    pub(crate) classes: Vec<String>,
    /// How many entries there are in each.
    pub(crate) entries: Vec<usize>,
}

fn page() -> String {
    "https://example.com/page".to_owned()
}

fn success() -> u16 {
    200
}
