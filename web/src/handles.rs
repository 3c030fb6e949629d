//! Reports the objects in WebAssembly memory to JavaScript, which evicts objects if they exceed the memory budget.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/handles.js")]
extern "C" {
    /// Records the source from which JavaScript can rebuild the object under construction, and the object's size in bytes.
    #[wasm_bindgen(js_namespace = handles)]
    pub(crate) fn retain(source: &JsValue, weight: f64);

    /// Records that the most recently used object has grown by `weight` bytes.
    #[wasm_bindgen(js_namespace = handles, js_name = reportMemory)]
    pub(crate) fn report_memory(weight: f64);
}
