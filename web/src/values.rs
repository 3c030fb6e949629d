//! JavaScript functions that examine the values passed by callers, and recognise crawlers that callers passed before.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/values.js")]
extern "C" {
    /// Returns `true` if the value is a `Uint8Array`, from any realm.
    #[wasm_bindgen(js_namespace = values, js_name = isBytes)]
    pub(crate) fn is_bytes(value: &JsValue) -> bool;

    /// Describes an unexpected value for an error message: its type, and how to get the expected value if possible.
    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn described(value: &JsValue, is_text: bool) -> String;

    /// Returns the `href` of a `URL` object; `undefined` for other values.
    #[wasm_bindgen(js_namespace = values)]
    pub(crate) fn href(url: &JsValue) -> JsValue;

    /// Returns the values of an iterable; `None` for strings and values that are not iterable.
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
