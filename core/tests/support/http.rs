//! Case format for `tests/http`.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The pasted text. If it is missing, the headers are the `pairs`.
    pub(crate) text: Option<Text>,
    #[serde(default)]
    pub(crate) pairs: Vec<[String; 2]>,
    #[serde(default)]
    pub(crate) responses: Vec<ResponseCheck>,
    /// All blocks, if the text is a `_headers` file.
    #[serde(default)]
    pub(crate) blocks: Vec<BlockCheck>,
    /// The lines before the first block in a `_headers` file, each as `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockCheck {
    pub(crate) path: String,
    /// The fields, each as `name: value`.
    pub(crate) fields: Vec<String>,
    /// The lines that are not fields, each as `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
}

/// An expected response. Missing fields are not checked, except status, body, stray lines and faults. If one of these is missing, the
/// response must have none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResponseCheck {
    pub(crate) role: String,
    /// The status code and the reason phrase.
    pub(crate) status: Option<String>,
    pub(crate) version: Option<String>,
    /// The fields, each as `name: value`.
    pub(crate) fields: Option<Vec<String>>,
    /// The lines that are not fields, each as `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
    /// The faults, each as `line kind`.
    #[serde(default)]
    pub(crate) faults: Vec<String>,
    pub(crate) body: Option<String>,
    /// The content type without parameters, and its charset.
    pub(crate) content_type: Option<String>,
    pub(crate) links: Option<Vec<String>>,
}
