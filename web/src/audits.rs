//! The results that other tools report for a page.

use robotscope::evaluate::PageOffsets;
use robotscope::explain;
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::given_types::Explained;
use crate::page::GivenPage;
use crate::to_js::to_js;
use crate::words::{explain_as, messages};

/// Returns the results that Lighthouse and Google Search Console report for a page. Each result contains the tool's name for the result,
/// the lines that the tool reports, and the points on which robotscope disagrees. A field left out of `page` is unknown, not empty. Results
/// that depend on such a field are also unknown.
/// ```js
/// const [validity] = audits({ robotsTxt: "User-agent: *\nContent-Usage: train-ai=n" });
/// validity.outcome; // "fail", the outcome of Lighthouse's audit robots-txt
/// validity.remarks[0].label; // "Unknown directive"
/// validity.remarks[0].difference; // "known-record"
/// ```
///
/// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address" or
/// "neither-url-nor-path".
#[wasm_bindgen(unchecked_return_type = "Audit[]")]
pub fn audits(
    #[wasm_bindgen(unchecked_param_type = "Omit<Page, \"crawlers\">")] page: &JsValue,
    options: &Explained,
) -> Result<JsValue, Failure> {
    let given = GivenPage::of(page)?;
    if given.crawlers.is_some() {
        return Err(Failure::new("invalid-argument", "page.crawlers has no meaning here: the tools ask for bots of their own"));
    }
    explain_as(options)?;
    Ok(to_js(&PageOffsets::new(&given.page), &explain::audits(&messages(), &given.page)))
}
