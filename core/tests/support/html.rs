//! Case format for `tests/html`.

use serde::Deserialize;

use super::data::Text;

#[cfg(target_arch = "wasm32")]
#[path = "../../../fuzz/src/generate/html_pieces.rs"]
pub(crate) mod pieces;

/// A document and its expected elements. Each element is written as a line with its place, kind and value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) html: Text,
    /// The meta elements found without scripting.
    pub(crate) found: Option<Vec<String>>,
    /// The meta elements found with scripting; by default, those in `found`.
    pub(crate) scripted: Option<Vec<String>>,
    /// For each meta element, `true` if an attribute occurs more than once.
    pub(crate) repeats: Option<Vec<bool>>,
    /// For each meta element, `true` if it contains typographic quotation marks.
    pub(crate) quotes: Option<Vec<bool>>,
    pub(crate) links: Option<Vec<String>>,
    pub(crate) qualified: Option<Vec<String>>,
    pub(crate) scripts: Option<Vec<String>>,
    pub(crate) no_snippets: Option<Vec<String>>,
    /// The construct that ends the head if scripting is off, as `kind: text`.
    pub(crate) head_end: Option<String>,
    /// The construct that hides the rest of the document if scripting is off, as `kind: text`.
    pub(crate) rest: Option<String>,
    pub(crate) charset: Option<String>,
    /// `true` if a browser can also run the case. Browsers parse characters, so cases about bytes have `false`.
    #[serde(default = "yes")]
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "only the runner in browsers reads it"))]
    pub(crate) is_for_browsers: bool,
}

fn yes() -> bool {
    true
}
