//! The parts of an HTML document that concern robots.

use robotscope::html::Html;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::Text;
use crate::to_js::to_js;

/// Parses the parts of an HTML text that robots read, with a browser's parsing rules. Parsing never fails, whatever the text contains.
/// Bytes are decoded according to the byte order mark or a meta element. Spans refer to the decoded text.
///
/// Throws a RobotscopeError with the code "invalid-argument" if `html` is neither a string nor a Uint8Array.
#[wasm_bindgen(js_name = parseHtml, unchecked_return_type = "ParsedHtml")]
pub fn parse_html(html: &Text) -> Result<JsValue, Failure> {
    let html = given("html", html, None)?;
    Ok(to_js(html.offsets(), &html))
}

/// Parses a document, from a string or from bytes. Decodes bytes as the body of a response whose headers declare `charset`.
pub(crate) fn given(name: &str, value: &JsValue, charset: Option<&[u8]>) -> Result<Html<'static>, Failure> {
    let bytes = argument::bytes(name, value)?;
    let is_decoded = value.is_string();
    Ok(if is_decoded { Html::parse(bytes) } else { Html::parse_served(bytes, charset) })
}
