//! Response headers.

use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::header_argument;
use crate::to_js::to_js;

/// Parses all responses in a text of headers: the output of `curl -i`, `curl -iL` and `curl -v`, raw responses, or header lines alone.
/// Pairs and objects are one response. Parsing cannot fail: every text has a reading.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `headers` is of another type.
#[wasm_bindgen(js_name = parseHeaders, unchecked_return_type = "ParsedHeaders")]
pub fn parse_headers(#[wasm_bindgen(unchecked_param_type = "HeadersInput")] headers: &JsValue) -> Result<JsValue, Failure> {
    let headers = header_argument::headers("headers", headers, None)?;
    Ok(to_js(headers.offsets(), &headers))
}
