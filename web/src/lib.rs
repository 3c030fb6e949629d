//! The npm package `robotscope`: the engine for JavaScript.
//!
//! This crate implements no crawler behaviour. Its functions convert arguments, call the engine and convert the result. Offsets are UTF-16
//! code units; lines start at 1.
#![expect(unreachable_pub, reason = "JavaScript needs public items, although no other crate uses them")]

mod argument;
#[cfg(feature = "full")]
mod audits;
#[cfg(feature = "full")]
mod availability;
#[cfg(feature = "full")]
mod compare;
#[cfg(feature = "full")]
mod crawler;
mod crawler_ref;
#[cfg(feature = "full")]
mod dialects;
#[cfg(feature = "full")]
mod directives;
#[cfg(feature = "full")]
mod editor;
mod error;
#[cfg(feature = "full")]
mod evaluate;
#[cfg(feature = "full")]
mod fetch;
mod fields;
#[cfg(feature = "full")]
mod generate;
#[cfg(feature = "full")]
mod generate_block_list;
#[cfg(feature = "full")]
mod generate_robots_txt;
#[cfg(feature = "full")]
mod given;
mod given_types;
mod handles;
#[cfg(feature = "full")]
mod header_argument;
#[cfg(feature = "full")]
mod headers;
#[cfg(feature = "full")]
mod html;
#[cfg(feature = "full")]
mod lint;
mod many;
#[cfg(feature = "full")]
mod many_fetched;
mod matchers;
mod once;
#[cfg(feature = "full")]
mod other_records;
#[cfg(feature = "full")]
mod page;
#[cfg(feature = "full")]
mod page_text;
mod platform;
mod query;
#[cfg(feature = "full")]
mod readings;
mod robots_txt;
mod sitemaps_and_delays;
#[cfg(feature = "full")]
mod text_kind;
mod to_js;
mod transfer;
mod values;
mod words;

use wasm_bindgen::prelude::*;

// These items are public for the browser tests (`tests/browser.rs`).
#[cfg(feature = "full")]
pub use crawler::{crawlers, identify_crawler};
#[cfg(feature = "full")]
pub use evaluate::evaluate;
pub use robots_txt::RobotsTxt;

/// Prints panics to the console in development builds; a panic is always a bug in robotscope.
#[wasm_bindgen(start)]
pub fn start() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
}

/// Returns the version of this package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
