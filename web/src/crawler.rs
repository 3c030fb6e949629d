use robotscope::crawlers;
use robotscope::crawlers::Crawler;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::Name;
use crate::to_js::plain;

/// Returns all crawlers in the catalogue.
#[wasm_bindgen]
pub fn crawlers() -> Vec<Ts<Crawler>> {
    crawlers::all().iter().map(plain).collect()
}

/// Returns the crawler that sends a User-Agent string; `undefined` if the catalogue does not know it.
///
/// Throws a RobotscopeError with the code "invalid-argument" if `userAgent` is not a string.
#[wasm_bindgen(js_name = identifyCrawler)]
pub fn identify_crawler(#[wasm_bindgen(js_name = userAgent)] user_agent: &Name) -> Result<Option<Ts<Crawler>>, Failure> {
    let user_agent = argument::text("userAgent", user_agent)?;
    let crawler = crawlers::identify(&user_agent).and_then(|found| found.product());
    Ok(crawler.map(plain))
}

/// Returns the date (YYYY-MM-DD) when the catalogue was last changed.
#[wasm_bindgen(js_name = catalogueVersion)]
pub fn catalogue_version() -> String {
    crawlers::version().to_owned()
}
