//! Evaluates all texts of a page.

use robotscope::evaluate::PageOffsets;
use robotscope::explain::ReportWords;
use robotscope::text::serialized::Texts;
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::availability;
use crate::given_types::{PageObject, QueryObject};
use crate::page::GivenPage;
use crate::query::QueryOptions;
use crate::to_js::to_js;
use crate::words::messages;

/// Evaluates a page's robots.txt, response headers and document together. Reports for each crawler whether it may fetch and index the page,
/// and how search results can show the page. A text, URL or status left out of `page` is unknown, not empty.
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
pub fn evaluate(page: &PageObject, options: &QueryObject) -> Result<JsValue, Failure> {
    let (given, options, messages) = (GivenPage::of(page)?, QueryOptions::of(options)?, messages());
    given.evaluate(&options, |report| {
        let texts = Texts::from(&PageOffsets::new(&given.page));
        let texts = given.page.robots.iter().fold(texts, availability::add_texts);
        let report = ReportWords::new(&messages, &given.page, report).report();
        Ok(to_js(texts, &report))
    })
}
