//! Answers a single query without building a parsed text.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{Name, QueryObject, Text, Url};
use crate::query::Query;
use crate::{transfer, values};

/// Returns `true` if a crawler may fetch a URL, like `RobotsTxt.parse(text).isAllowed(url, crawler)`. The text is read in one pass and not
/// stored, so there is nothing to free. If you have several queries, parse the text instead.
///
/// ```js
/// isAllowed("User-agent: *\nDisallow: /private/", "https://example.com/private/a", "GPTBot"); // false
/// ```
///
/// `text` is a string, or the bytes that were fetched. The other arguments and the errors are those of `RobotsTxt.isAllowed`.
#[wasm_bindgen(js_name = isAllowed)]
pub fn is_allowed(text: &Text, url: &Url, crawler: &Name, options: &QueryObject) -> Result<bool, Failure> {
    let (target, query) = (argument::target("url", url)?, Query::of(crawler, options)?);
    let answer = |text: &[u8]| query.with_agent(|agent| robotscope::is_allowed(text, agent, &target));
    let of_bytes = || values::is_bytes(text).then(|| answer(&text.unchecked_ref::<Uint8Array>().to_vec()));
    transfer::read(text, answer).or_else(of_bytes).ok_or_else(|| argument::wrong_type("text", argument::SOME_TEXT, text))
}
