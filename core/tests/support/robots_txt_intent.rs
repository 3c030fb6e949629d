//! Case format for `tests/robots-txt-intent`.

use serde::Deserialize;

use super::data::Text;

/// A faulty text and its author's evident intention.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) robots: Text,
    /// The pairs of crawler and path that the author meant to forbid, such as `Googlebot /a`.
    #[serde(default)]
    pub(crate) forbidden: Vec<String>,
    /// The pairs that the author meant to allow.
    #[serde(default)]
    pub(crate) allowed: Vec<String>,
    /// "safe" if the safe fixes achieve the author's intention, "unsafe" if all fixes together do. Without a value, the fixes need not
    /// achieve it.
    pub(crate) reached: Option<String>,
    /// The lint codes that must each be reported at least once.
    #[serde(default)]
    pub(crate) finds: Vec<String>,
}
