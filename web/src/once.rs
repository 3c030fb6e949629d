//! A single query, which does not build a parsed text.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{AskOptions, Name, Text, Url};
use crate::query::Query;
use crate::{transfer, values};

/// Returns `true` if a crawler may fetch a URL: the same answer as `RobotsTxt.parse(text).isAllowed(url, crawler)`. The text is read
/// line by line in one pass and not kept, so there is nothing to free. For more than one query, parse the text.
///
/// ```js
/// isAllowed("User-agent: *\nDisallow: /private/", "https://example.com/private/a", "GPTBot"); // false
/// ```
///
/// `text` is a string or the bytes as they were fetched. The other arguments and the errors are the same as for `RobotsTxt.isAllowed`.
#[wasm_bindgen(js_name = isAllowed)]
pub fn is_allowed(text: &Text, url: &Url, crawler: &Name, options: &AskOptions) -> Result<bool, Failure> {
    let (target, query) = (argument::target("url", url)?, Query::of(crawler, options)?);
    let answer = |text: &[u8]| query.with_agent(|agent| robotscope::is_allowed(text, agent, &target));
    let of_bytes = || values::is_bytes(text).then(|| answer(&text.unchecked_ref::<Uint8Array>().to_vec()));
    transfer::read(text, answer).or_else(of_bytes).ok_or_else(|| argument::wrong_type("text", argument::SOME_TEXT, text))
}
