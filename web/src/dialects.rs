use robotscope::DialectName;
use robotscope::dialect;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::to_js::plain;

/// All dialects, and whose reading of robots.txt each is.
#[wasm_bindgen]
pub fn dialects() -> Vec<Ts<DialectInfo>> {
    let info = |name: dialect::DialectName| DialectInfo { name, title: name.title().to_owned() };
    dialect::DialectName::ALL.into_iter().map(|name| plain(&info(name))).collect()
}

/// A dialect: a way to read robots.txt.
#[derive(Serialize, Tsify)]
pub struct DialectInfo {
    /// Its name, as `AskOptions` and `LintOptions` take it.
    pub name: DialectName,
    /// Whose reading it is.
    pub title: String,
}
