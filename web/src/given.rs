//! A robots.txt inside of an object that JavaScript hands over.

use js_sys::{Function, Reflect};
use wasm_bindgen::convert::TryFromJsValue;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::border;
use crate::robots_txt::RobotsTxt;

#[wasm_bindgen]
impl RobotsTxt {
    /// The same text once more, for functions that take it inside of an object: those cannot borrow it.
    #[wasm_bindgen(js_name = __copy, skip_typescript)]
    pub fn copy(&self) -> Self {
        Self::new(self.robots.clone())
    }
}

impl RobotsTxt {
    /// The text that is given as a string, as bytes, or parsed.
    pub(crate) fn given(name: &str, value: &JsValue) -> Result<robotscope::RobotsTxt<'static>, Failure> {
        let copy = Reflect::get(value, &"__copy".into()).ok().and_then(|copy| copy.dyn_into::<Function>().ok());
        // One that was freed says so itself.
        let copy = copy.map(|copy| copy.call0(value)).transpose()?;
        match copy.and_then(|copy| Self::try_from_js_value(copy).ok()) {
            Some(copy) => Ok(copy.robots),
            None if value.is_string() || border::is_bytes(value) => Ok(Self::of(name, value)?.robots),
            None => Err(argument::wrong_type(name, "a string, a Uint8Array or a RobotsTxt", value)),
        }
    }
}
