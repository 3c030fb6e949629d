//! Case format for `tests/lint`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) robots: Text,
    pub(crate) crawlers: Option<Vec<String>>,
    pub(crate) dialects: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) severity: BTreeMap<String, String>,
    /// All findings, each as `line code`.
    pub(crate) found: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) absent: Vec<String>,
    #[serde(default)]
    pub(crate) check: Vec<Check>,
}

/// Expectations for one diagnostic.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Check {
    /// The diagnostic, as `line code`.
    pub(crate) found: String,
    pub(crate) severity: Option<String>,
    pub(crate) part: Option<String>,
    pub(crate) message: Option<String>,
    pub(crate) crawlers: Option<Vec<String>>,
    pub(crate) dialects: Option<Vec<String>>,
    pub(crate) labels: Option<Vec<u32>>,
    pub(crate) fixes: Option<Vec<String>>,
    /// The text after the first fix.
    pub(crate) fixed: Option<String>,
}
