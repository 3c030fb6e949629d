//! The form of the cases in `tests/html`.

use serde::Deserialize;

use super::data::Text;

#[cfg(target_arch = "wasm32")]
#[path = "../../../fuzz/src/generate/html_pieces.rs"]
pub(crate) mod pieces;

/// A document and its elements. Each element is a line: its place, its kind, its value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) html: Text,
    /// The metas, without scripting.
    pub(crate) found: Option<Vec<String>>,
    /// The metas, with scripting; by default, the same.
    pub(crate) scripted: Option<Vec<String>>,
    /// One value for each meta element: `true` if an attribute is repeated.
    pub(crate) repeats: Option<Vec<bool>>,
    /// One value for each meta element: `true` if it has typographic quotes.
    pub(crate) quotes: Option<Vec<bool>>,
    pub(crate) links: Option<Vec<String>>,
    pub(crate) qualified: Option<Vec<String>>,
    pub(crate) scripts: Option<Vec<String>>,
    pub(crate) no_snippets: Option<Vec<String>>,
    /// The construct that ends the head, as `kind: text`, without scripting.
    pub(crate) head_end: Option<String>,
    /// The construct that extends to the end of the document and hides its elements, as `kind: text`, without scripting.
    pub(crate) rest: Option<String>,
    pub(crate) charset: Option<String>,
    /// `true` if a browser can run the case. Browsers read characters, so `false` marks cases about bytes.
    #[serde(default = "yes")]
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "only the runner in browsers reads it"))]
    pub(crate) is_for_browsers: bool,
}

fn yes() -> bool {
    true
}
