//! The form of the cases in `tests/robots-txt-intent`.

use serde::Deserialize;

use super::data::Text;

/// A faulty text, and the verdicts that its author evidently intended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) robots: Text,
    /// Pairs of crawler and path, as `Googlebot /a`, that the author meant to forbid.
    #[serde(default)]
    pub(crate) forbidden: Vec<String>,
    /// Pairs that the author meant to allow.
    #[serde(default)]
    pub(crate) allowed: Vec<String>,
    /// The fixes that reach the intent: "safe" for safe fixes only, "unsafe" for all fixes. Absent if no certain fix exists.
    pub(crate) reached: Option<String>,
    /// Codes that must each be found.
    #[serde(default)]
    pub(crate) finds: Vec<String>,
}
