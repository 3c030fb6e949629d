//! The format of the cases in `tests/robots-txt-intent`.

use serde::Deserialize;

use super::data::Text;

/// A faulty text, and what its author evidently intended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) robots: Text,
    /// The pairs of crawler and path, such as `Googlebot /a`, that the author meant to forbid.
    #[serde(default)]
    pub(crate) forbidden: Vec<String>,
    /// The pairs that the author meant to allow.
    #[serde(default)]
    pub(crate) allowed: Vec<String>,
    /// The fixes that achieve what the author intended: "safe" if the safe fixes do, "unsafe" if it takes all fixes. Absent if no fix is
    /// certain.
    pub(crate) reached: Option<String>,
    /// Codes that must each have a finding.
    #[serde(default)]
    pub(crate) finds: Vec<String>,
}
