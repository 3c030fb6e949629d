//! Case format for `tests/other-records`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) struct Case {
    pub(crate) robots: Text,
    #[serde(default)]
    pub(crate) groups: Vec<GroupsCheck>,
    #[serde(default)]
    pub(crate) crawl_delay: Vec<CrawlDelayCheck>,
    #[serde(default)]
    pub(crate) request_rate: Vec<RecordsFor>,
    #[serde(default)]
    pub(crate) visit_time: Vec<RecordsFor>,
    #[serde(default)]
    pub(crate) content_usage: Vec<ContentUsageCheck>,
    #[serde(default)]
    pub(crate) content_signal: Vec<ContentSignalCheck>,
    #[serde(default)]
    pub(crate) license: Vec<LicenseCheck>,
    #[serde(default)]
    pub(crate) sitemaps: Vec<RecordsOf>,
    #[serde(default)]
    pub(crate) clean_url: Vec<CleanUrlCheck>,
    #[serde(default)]
    pub(crate) records: Vec<RecordsOf>,
    #[serde(default)]
    pub(crate) honours: Vec<HonoursCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GroupsCheck {
    pub(crate) dialects: Vec<String>,
    pub(crate) agents: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CrawlDelayCheck {
    pub(crate) agent: String,
    pub(crate) dialect: Option<String>,
    pub(crate) lines: Vec<u32>,
    /// The delay in seconds.
    pub(crate) delay: Option<f64>,
    pub(crate) deciding: Option<String>,
    pub(crate) honoured: Option<String>,
    /// The lines with delays that RFC 9309 assigns to the same group.
    pub(crate) same_group: Option<Vec<u32>>,
}

/// The records of one kind that apply to a crawler, each as `line: value`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordsFor {
    pub(crate) agent: String,
    pub(crate) found: Vec<String>,
    pub(crate) honoured: Option<String>,
}

/// One dialect's reading of the records.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordsOf {
    pub(crate) dialect: String,
    pub(crate) found: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ContentUsageCheck {
    pub(crate) agent: String,
    pub(crate) url: String,
    pub(crate) access: Option<String>,
    pub(crate) train_ai: Option<String>,
    pub(crate) search: Option<String>,
    pub(crate) lines: Vec<u32>,
}

#[derive(Deserialize)]
pub(crate) struct ContentSignalCheck {
    pub(crate) agent: String,
    pub(crate) honoured: Option<String>,
    #[serde(flatten)]
    pub(crate) stances: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LicenseCheck {
    pub(crate) agent: String,
    pub(crate) urls: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CleanUrlCheck {
    pub(crate) url: String,
    pub(crate) clean: String,
    /// For each removed parameter, the line of the record that removes it.
    pub(crate) lines: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HonoursCheck {
    pub(crate) agent: String,
    pub(crate) honours: BTreeMap<String, String>,
}
