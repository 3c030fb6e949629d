//! Case format for `tests/editor`. A case specifies a position by the text that begins there (`at`) or ends there (`after`). The
//! first occurrence counts.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The text. Exactly one of `robots`, `headers` and `html` must be present.
    pub(crate) robots: Option<Text>,
    pub(crate) headers: Option<Text>,
    pub(crate) html: Option<Text>,
    /// The tokens, each as `kind text`.
    pub(crate) tokens: Option<Vec<String>>,
    /// The symbols, each as `kind name`, indented by two spaces for each level.
    pub(crate) symbols: Option<Vec<String>>,
    /// The folding ranges, each as `kind first-last` with line numbers.
    pub(crate) folds: Option<Vec<String>>,
    pub(crate) formatted: Option<Text>,
    /// The inlay hints, each as `line text`.
    pub(crate) hints: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) hover: Vec<HoverCheck>,
    #[serde(default)]
    pub(crate) completions: Vec<CompletionCheck>,
    #[serde(default)]
    pub(crate) affected: Vec<AffectedCheck>,
    #[serde(default)]
    pub(crate) actions: Vec<ActionCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HoverCheck {
    pub(crate) at: String,
    /// The part of the text to which the hover applies. If missing, there must be no hover.
    pub(crate) span: Option<String>,
    pub(crate) title: Option<String>,
    /// Sentences that the hover must contain.
    #[serde(default)]
    pub(crate) says: Vec<String>,
    #[serde(default)]
    pub(crate) says_not: Vec<String>,
    #[serde(default)]
    pub(crate) sources: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompletionCheck {
    /// The text directly before the cursor; empty at the text's start.
    pub(crate) after: String,
    pub(crate) replaces: Option<String>,
    pub(crate) all: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) first: Vec<String>,
    #[serde(default)]
    pub(crate) last: Vec<String>,
    /// Required completions, in any order.
    #[serde(default)]
    pub(crate) offers: Vec<String>,
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AffectedCheck {
    pub(crate) line: u32,
    /// Crawlers on which the line must have the effect `binds`; the list may be incomplete. The next four fields are for the
    /// other effects.
    #[serde(default)]
    pub(crate) binds: Vec<String>,
    #[serde(default)]
    pub(crate) unsure: Vec<String>,
    #[serde(default)]
    pub(crate) disobeyed: Vec<String>,
    #[serde(default)]
    pub(crate) not_honoured: Vec<String>,
    #[serde(default)]
    pub(crate) unread: Vec<String>,
    /// Crawlers to which the line does not apply.
    #[serde(default)]
    pub(crate) not_for: Vec<String>,
    /// The number of catalogue crawlers to which the line applies.
    pub(crate) count: Option<usize>,
    pub(crate) names: Option<Vec<String>>,
    pub(crate) and_others: Option<bool>,
    #[serde(default)]
    pub(crate) none: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionCheck {
    pub(crate) at: String,
    pub(crate) title: String,
    pub(crate) text: Text,
}
