//! Plain JavaScript objects, which can be sent from a worker to the page.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

/// A plain object with these fields.
pub(crate) fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes every field.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
