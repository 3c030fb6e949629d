//! The values of an answer, said one after the other to JavaScript, which puts them together.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/answer.js")]
extern "C" {
    #[wasm_bindgen(js_namespace = answer, js_name = put)]
    pub(crate) fn number(value: f64);

    #[wasm_bindgen(js_namespace = answer, js_name = put)]
    pub(crate) fn truth(value: bool);

    #[wasm_bindgen(js_namespace = answer, js_name = put)]
    pub(crate) fn text(value: &str);

    #[wasm_bindgen(js_namespace = answer, js_name = put)]
    pub(crate) fn value(value: &JsValue);

    #[wasm_bindgen(js_namespace = answer, js_name = put)]
    pub(crate) fn nothing();

    /// The whole.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn take() -> JsValue;

    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn object();

    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn array();

    #[wasm_bindgen(js_namespace = answer)]
    fn learn(start: usize, length: usize, name: &str);

    #[wasm_bindgen(js_namespace = answer)]
    fn member(start: usize, length: usize) -> bool;

    /// The last value is the next item of the array before it.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn item();

    /// The last two values are a field of the object before them.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn field();

    /// Puts what was shared by this address and type.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn again(address: usize, of: usize) -> bool;

    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn share(address: usize, of: usize);

    /// What was shared.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn forget();
}

/// The name of a field or member, which crosses the border once.
pub(crate) fn name(name: &'static str) {
    let (start, length) = (name.as_ptr().addr(), name.len());
    if !member(start, length) {
        learn(start, length, name);
        member(start, length);
    }
}
