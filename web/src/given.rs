//! A robots.txt inside of an object that JavaScript hands over.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::border;
use crate::robots_txt::RobotsTxt;

#[wasm_bindgen]
extern "C" {
    /// What may be a `RobotsTxt`.
    type Given;

    /// One that was freed throws.
    #[wasm_bindgen(method, getter, catch, js_name = __shared)]
    fn shared(this: &Given) -> Result<Option<RobotsTxt>, JsValue>;
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Another handle of what was parsed, for functions that take it inside of an object: those cannot borrow this one.
    #[wasm_bindgen(getter, js_name = __shared, skip_typescript)]
    pub fn shared(&self) -> Self {
        Self::new(Arc::clone(&self.robots))
    }
}

impl RobotsTxt {
    /// The text that is given as a string, as bytes, or parsed.
    pub(crate) fn given(name: &str, value: &JsValue) -> Result<Arc<robotscope::RobotsTxt<'static>>, Failure> {
        if value.is_string() || border::is_bytes(value) {
            return Ok(Self::of(name, value)?.robots);
        }
        let shared = if value.is_object() { value.unchecked_ref::<Given>().shared()? } else { None };
        shared
            .map(|shared| shared.robots)
            .ok_or_else(|| argument::wrong_type(name, "a string, a Uint8Array or a RobotsTxt", value))
    }
}
