//! Response headers.

use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::header_argument;
use crate::to_js::to_js;

/// Parses all responses in a text with headers: the output of `curl -i`, `curl -iL` or `curl -v`, raw responses, or header lines alone.
/// Pairs and objects are a single response. Parsing never fails, whatever the text contains.
///
/// Throws a RobotscopeError with the code "invalid-argument" if `headers` has the wrong type.
#[wasm_bindgen(js_name = parseHeaders, unchecked_return_type = "ParsedHeaders")]
pub fn parse_headers(#[wasm_bindgen(unchecked_param_type = "HeadersInput")] headers: &JsValue) -> Result<JsValue, Failure> {
    let headers = header_argument::headers("headers", headers, None)?;
    Ok(to_js(headers.offsets(), &headers))
}
