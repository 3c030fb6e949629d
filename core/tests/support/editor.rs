//! How the cases of `tests/editor` are written. A place in a text is named by a part of it that occurs there for the first time.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The text, of one kind or another.
    pub(crate) robots: Option<Text>,
    pub(crate) headers: Option<Text>,
    pub(crate) html: Option<Text>,
    /// `kind text`
    pub(crate) tokens: Option<Vec<String>>,
    /// `kind name`, two spaces before what is nested.
    pub(crate) symbols: Option<Vec<String>>,
    /// `kind first-last`
    pub(crate) folds: Option<Vec<String>>,
    /// The text in its usual form.
    pub(crate) formatted: Option<Text>,
    /// `line words`
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
    /// The part that it is about; nothing if there should be no hover.
    pub(crate) span: Option<String>,
    pub(crate) title: Option<String>,
    /// What is said, among others.
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
    /// What stands before the cursor, from the beginning of the text on if need be.
    pub(crate) after: String,
    /// The part that is replaced.
    pub(crate) replaces: Option<String>,
    /// All that is put there.
    pub(crate) all: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) first: Vec<String>,
    #[serde(default)]
    pub(crate) last: Vec<String>,
    /// Some of them, wherever they stand.
    #[serde(default)]
    pub(crate) offers: Vec<String>,
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AffectedCheck {
    pub(crate) line: u32,
    /// Some at which this becomes of the line.
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
    /// Crawlers that the line is not for.
    #[serde(default)]
    pub(crate) not_for: Vec<String>,
    /// How many crawlers of the catalogue it is for.
    pub(crate) count: Option<usize>,
    pub(crate) names: Option<Vec<String>>,
    pub(crate) and_others: Option<bool>,
    /// It is for nobody.
    #[serde(default)]
    pub(crate) nobody: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionCheck {
    pub(crate) at: String,
    /// The words of the action.
    pub(crate) title: String,
    /// The text when it is done.
    pub(crate) text: Text,
}
