//! A robots.txt inside an object passed by JavaScript.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::robots_txt::RobotsTxt;
use crate::values;

#[wasm_bindgen]
extern "C" {
    /// A value that may be a `RobotsTxt`.
    type Given;

    /// Returns the shared text; `undefined` if the value is not a `RobotsTxt`. Throws if the object was freed.
    #[wasm_bindgen(method, getter, catch, js_name = __shared)]
    fn shared(this: &Given) -> Result<Option<RobotsTxt>, JsValue>;
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns a second handle to the parsed text. Needed because functions that receive a `RobotsTxt` inside an object cannot borrow the
    /// original.
    #[wasm_bindgen(getter, js_name = __shared, skip_typescript)]
    pub fn shared(&self) -> Self {
        Self::new(Arc::clone(&self.robots))
    }
}

impl RobotsTxt {
    /// Returns the robots.txt passed by JavaScript: a string, bytes, or a parsed text.
    pub(crate) fn given(name: &str, value: &JsValue) -> Result<Arc<robotscope::RobotsTxt<'static>>, Failure> {
        if value.is_string() || values::is_bytes(value) {
            return Ok(Self::of(name, value)?.robots);
        }
        let shared = if value.is_object() { value.unchecked_ref::<Given>().shared()? } else { None };
        shared
            .map(|shared| shared.robots)
            .ok_or_else(|| argument::wrong_type(name, "a string, a Uint8Array or a RobotsTxt", value))
    }
}
