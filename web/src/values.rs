//! Values that callers pass, as JavaScript examines them.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/values.js")]
extern "C" {
    /// Returns `true` if the value is a `Uint8Array`, of any realm.
    #[wasm_bindgen(js_namespace = values, js_name = isBytes)]
    pub(crate) fn is_bytes(value: &JsValue) -> bool;

    /// Returns the type of an unexpected value, and the remedy if there is one.
    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn described(value: &JsValue, is_text: bool) -> String;

    /// Returns the address of a `URL`; `undefined` for other values.
    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn href(url: &JsValue) -> JsValue;

    /// Returns the values of an iterable; `None` for strings and other values.
    #[wasm_bindgen(js_namespace = values, catch)]
    pub(crate) fn listed(values: &JsValue) -> Result<Option<Array>, JsValue>;

    /// Returns the number that [`remember`] recorded for a crawler; -1 if there is none.
    #[wasm_bindgen(js_namespace = values, js_name = numberOf)]
    pub(crate) fn number_of(crawler: &JsValue) -> i32;

    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn remember(crawler: &JsValue, number: u32);

    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn forget();
}
