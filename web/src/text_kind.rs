//! Recognises the kind of a text.

use robotscope::recognise::TextKind;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{SomeName, Text};
use crate::to_js::plain;

/// Returns the kind of a text, recognised by how it begins. If the file name is `robots.txt` or `_headers`, or if the text is ambiguous,
/// the name decides.
///
/// ```js
/// textKind("/*\n  X-Robots-Tag: noindex"); // "headers-file"
/// textKind("server { allow all; }", "nginx.conf"); // "unknown"
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type.
#[wasm_bindgen(js_name = textKind)]
pub fn text_kind(text: &Text, name: &SomeName) -> Result<Ts<TextKind>, Failure> {
    let text = argument::bytes("text", text)?;
    let kind =
        if name.is_undefined() { TextKind::from_text(&text) } else { TextKind::from_file(&argument::text("name", name)?, &text) };
    Ok(plain(&kind))
}
