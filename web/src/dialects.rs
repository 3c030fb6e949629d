use robotscope::DialectName;
use robotscope::dialect::PolicyValue;
use robotscope::sources::Reference;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::to_js::plain;

/// Returns all dialects, each with the crawlers or the document that it follows, and with its policies.
#[wasm_bindgen]
pub fn dialects() -> Vec<Ts<DialectInfo>> {
    DialectName::ALL.into_iter().map(|name| plain(&DialectInfo::from(name))).collect()
}

/// A dialect: one way to read robots.txt.
#[derive(Serialize, Tsify)]
pub struct DialectInfo {
    /// The name, as accepted by `QueryOptions` and `LintOptions`.
    pub name: DialectName,
    /// The title, which names the crawlers or the document that the dialect follows.
    pub title: &'static str,
    /// The differences from other dialects, in English.
    pub about: String,
    /// The pages that document the dialect.
    pub sources: Vec<&'static Reference>,
    /// The value of each policy.
    pub policies: Vec<PolicyValue>,
}

impl From<DialectName> for DialectInfo {
    fn from(name: DialectName) -> Self {
        let about = name.about();
        let policies = name.dialect().policies();
        Self { name, title: name.title(), about: about.text, sources: about.sources, policies }
    }
}
