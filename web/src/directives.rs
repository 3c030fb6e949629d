//! Single X-Robots-Tag values and robots meta elements, and how each engine treats each directive.

use robotscope::directives::{DirectiveInfo, DirectiveName, DirectiveScan, ScanOptions};
use robotscope::text::Offsets;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::given_types::Name;
use crate::to_js::{plain, to_ts};

/// Parses an X-Robots-Tag value, or the content of a robots meta element.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument is invalid.
#[wasm_bindgen(js_name = parseDirectives)]
pub fn parse_directives(
    value: &Name,
    #[wasm_bindgen(unchecked_param_type = "{ kind: \"header\" | \"meta\" }")] options: &JsValue,
) -> Result<Ts<DirectiveScan>, Failure> {
    let value = argument::text("value", value)?;
    let fields = Fields::of("options", options, &["kind"])?;
    let kind = fields.get("kind");
    let options = match kind.as_string().as_deref() {
        Some("header") => ScanOptions::HEADER,
        Some("meta") => ScanOptions::META,
        _ => return Err(argument::wrong_type(&fields.path("kind"), "\"header\" or \"meta\"", &kind)),
    };
    Ok(to_ts(Offsets::new(value.clone()), &DirectiveScan::new(value.as_bytes(), options)))
}

/// Returns every directive that at least one engine reads or used to read. For each engine, states whether and since when it honours the
/// directive, where the directive is allowed, and its effect, with the certainty and the source of these facts.
#[wasm_bindgen]
pub fn directives() -> Vec<Ts<DirectiveInfo>> {
    DirectiveName::ALL.into_iter().map(|name| plain(&DirectiveInfo::from(name))).collect()
}
