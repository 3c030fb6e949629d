//! Recognises the kind of a text, such as robots.txt, headers or HTML.

use robotscope::recognise::TextKind;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{SomeName, Text};
use crate::to_js::plain;

/// Returns the kind of a text, recognised by its beginning. The file name decides if it is `_headers` or a name such as `robots.txt` or
/// `robots-staging.txt`, or if the text is ambiguous.
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
