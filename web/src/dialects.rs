use robotscope::DialectName;
use robotscope::dialect;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::to_js::plain;

/// Returns all dialects, each with the crawlers or the document that it follows.
#[wasm_bindgen]
pub fn dialects() -> Vec<Ts<DialectInfo>> {
    let info = |name: dialect::DialectName| DialectInfo { name, title: name.title().to_owned() };
    dialect::DialectName::ALL.into_iter().map(|name| plain(&info(name))).collect()
}

/// A dialect: one way to read robots.txt.
#[derive(Serialize, Tsify)]
pub struct DialectInfo {
    /// The name, as accepted by `AskOptions` and `LintOptions`.
    pub name: DialectName,
    /// The title, which names the crawlers or the document that the dialect follows.
    pub title: String,
}
