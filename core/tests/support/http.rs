//! How the cases of `tests/http` are written.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// What was pasted; without it there are pairs.
    pub(crate) text: Option<Text>,
    #[serde(default)]
    pub(crate) pairs: Vec<[String; 2]>,
    /// All responses that the text holds.
    #[serde(default)]
    pub(crate) responses: Vec<ResponseCheck>,
    /// All blocks of the text, if it is a `_headers` file.
    #[serde(default)]
    pub(crate) blocks: Vec<BlockCheck>,
    /// Of a `_headers` file, the lines before the first block, as `line text`.
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

/// What is not said is not checked, except status, body, stray lines and faults: there, saying nothing means that there is none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResponseCheck {
    pub(crate) role: String,
    /// Code and reason.
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
    /// Essence and charset.
    pub(crate) content_type: Option<String>,
    pub(crate) links: Option<Vec<String>>,
}
