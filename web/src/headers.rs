//! Response headers.

use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::header_argument;
use crate::to_js::to_js;

/// All responses in a text of headers: what `curl -i`, `curl -iL` and `curl -v` print, raw responses, header lines alone. Or the
/// one response that pairs or an object are. It cannot fail: every text has a reading.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `headers` is of another type.
#[wasm_bindgen(js_name = parseHeaders, unchecked_return_type = "ParsedHeaders")]
pub fn parse_headers(#[wasm_bindgen(unchecked_param_type = "HeadersInput")] headers: &JsValue) -> Result<JsValue, Failure> {
    let headers = header_argument::headers("headers", headers, None)?;
    Ok(to_js(headers.offsets(), &headers))
}
