//! All of a page for every crawler.

use robotscope::evaluate::PageOffsets;
use robotscope::explain::ReportWords;
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::ask_options::GivenOptions;
use crate::availability;
use crate::given_types::{Asked, PageObject};
use crate::page::GivenPage;
use crate::to_js::Context;
use crate::words::messages;

/// What robots.txt, the response's headers and the document say together, for every crawler: may it fetch the page, may it index
/// it, and what will a searcher see? What is left out of `page` is unknown, not empty.
///
/// ```js
/// const response = await fetch(url);
/// const { headers, status } = response;
/// const [googlebot] = evaluate({ headers, status, html: await response.text(), crawlers: ["Googlebot"] }).crawlers;
/// googlebot.indexing.index.value; // "allowed" or "forbidden"
/// ```
///
/// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address" or
/// "neither-url-nor-path".
#[wasm_bindgen(unchecked_return_type = "Report")]
pub fn evaluate(page: &PageObject, options: &Asked) -> Result<JsValue, Failure> {
    let (given, options, messages) = (GivenPage::of(page)?, GivenOptions::of(options)?, messages());
    given.evaluate(&options, |report| {
        let (offsets, fetched) = (PageOffsets::new(&given.page), given.page.robots.as_ref().map(availability::offsets));
        let texts = fetched.iter().flatten().map(|(effect, text)| (*effect, text));
        let report = ReportWords::new(&messages, &given.page, report).report();
        Ok(Context::of_page(&offsets).with(texts).to_js(&report))
    })
}
