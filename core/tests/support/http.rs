//! The form of the cases in `tests/http`.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The pasted text; without it, pairs are used.
    pub(crate) text: Option<Text>,
    #[serde(default)]
    pub(crate) pairs: Vec<[String; 2]>,
    #[serde(default)]
    pub(crate) responses: Vec<ResponseCheck>,
    /// Every block of the text, if it is a `_headers` file.
    #[serde(default)]
    pub(crate) blocks: Vec<BlockCheck>,
    /// The lines before the first block of a `_headers` file, as `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockCheck {
    pub(crate) path: String,
    /// As `name: value`.
    pub(crate) fields: Vec<String>,
    /// As `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
}

/// A response. Fields that are not given are not checked, except for status, body, stray lines and faults: if these are not
/// given, the response must have none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResponseCheck {
    pub(crate) role: String,
    /// The status code and the reason phrase.
    pub(crate) status: Option<String>,
    pub(crate) version: Option<String>,
    /// As `name: value`.
    pub(crate) fields: Option<Vec<String>>,
    /// As `line text`.
    #[serde(default)]
    pub(crate) stray: Vec<String>,
    /// As `line kind`.
    #[serde(default)]
    pub(crate) faults: Vec<String>,
    pub(crate) body: Option<String>,
    /// The essence and the charset of the content type.
    pub(crate) content_type: Option<String>,
    pub(crate) links: Option<Vec<String>>,
}
