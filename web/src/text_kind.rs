//! What a text is.

pub use robotscope::recognise::TextKind;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};

/// What a file is by its name or, if that does not say it, by how its text begins. Without a name the text alone says it.
///
/// ```js
/// textKind("/*\n  X-Robots-Tag: noindex"); // "headers-file"
/// textKind("server { allow all; }", "nginx.conf"); // "unknown"
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type.
#[wasm_bindgen(js_name = textKind)]
pub fn text_kind(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] name: &JsValue,
) -> Result<Ts<TextKind>, Failure> {
    let text = argument::bytes("text", text)?;
    let kind =
        if name.is_undefined() { TextKind::of_text(&text) } else { TextKind::of_file(&argument::text("name", name)?, &text) };
    Ok(kind.into_ts()?)
}
