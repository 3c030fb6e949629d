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

    /// A span, as its ends; what else belongs to it are fields of it.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn span(start: u32, end: u32);

    #[wasm_bindgen(js_namespace = answer)]
    fn learn(start: usize, length: usize, name: &str);

    #[wasm_bindgen(js_namespace = answer)]
    fn member(start: usize, length: usize) -> bool;

    /// The last value is the next item of the array before it.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn item();

    /// The last two values are a field of the object before them.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn entry();

    #[wasm_bindgen(js_namespace = answer, js_name = field)]
    fn field_named(start: usize, length: usize) -> bool;

    /// Puts what was shared by this address and type.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn again(address: usize, of: usize) -> bool;

    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn share(address: usize, of: usize);

    /// What was shared.
    #[wasm_bindgen(js_namespace = answer)]
    pub(crate) fn forget();
}

/// The name of a member, which crosses the border once.
pub(crate) fn name(name: &'static str) {
    once(name, member);
}

/// The last value is a field of this name, of the object before it.
pub(crate) fn field(name: &'static str) {
    once(name, field_named);
}

/// `use_name` says whether the name is known that stands there. A part of no function of the many that say names.
#[inline(never)]
fn once(name: &'static str, use_name: fn(usize, usize) -> bool) {
    let (start, length) = (name.as_ptr().addr(), name.len());
    if !use_name(start, length) {
        learn(start, length, name);
        use_name(start, length);
    }
}
