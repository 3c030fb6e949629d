//! The parts of a document that matter to robots.

use robotscope::html::Html;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::Text;
use crate::to_js::to_js;

/// Parses the parts of an HTML text that robots read, as a browser finds them. Parsing cannot fail: every text has a reading. Bytes are
/// read as served, in the encoding that a byte order mark or a meta element declares; spans are those of the decoded text.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `html` is neither a string nor a Uint8Array.
#[wasm_bindgen(js_name = parseHtml, unchecked_return_type = "ParsedHtml")]
pub fn parse_html(html: &Text) -> Result<JsValue, Failure> {
    let html = given("html", html, None)?;
    Ok(to_js(html.offsets(), &html))
}

/// Parses a document: a string is decoded already, bytes are as served with this `charset`.
pub(crate) fn given(name: &str, value: &JsValue, charset: Option<&[u8]>) -> Result<Html<'static>, Failure> {
    let bytes = argument::bytes(name, value)?;
    let is_decoded = value.is_string();
    Ok(if is_decoded { Html::parse(bytes) } else { Html::parse_served(bytes, charset) })
}
