//! Transfers texts and results to and from JavaScript. Optimised for calls so frequent that the cost of the transfer matters.

use std::cell::RefCell;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::values;

// All functions are in a single object, because wasm-bindgen would import the module again for each function that is imported directly.
#[wasm_bindgen(module = "/js/transfer.js")]
extern "C" {
    #[wasm_bindgen(js_namespace = transfer, js_name = useBuffer)]
    fn use_buffer(memory: &JsValue, start: usize, length: usize);

    #[wasm_bindgen(js_namespace = transfer)]
    fn write(text: &JsValue) -> f64;

    #[wasm_bindgen(js_namespace = transfer, js_name = writeInto)]
    fn write_into(text: &JsValue, start: usize, length: usize) -> f64;

    /// Joins the strings in a range of an array with line breaks. Returns `undefined` if a value is not a string.
    #[wasm_bindgen(js_namespace = transfer)]
    pub(crate) fn joined(texts: &Array, start: u32, end: u32) -> JsValue;

    #[wasm_bindgen(js_namespace = transfer)]
    fn answers(start: usize, length: usize) -> Array;

    #[wasm_bindgen(js_namespace = transfer, js_name = verdicts)]
    fn verdicts_of(codes: usize, lines: usize, length: usize, reasons: &str) -> JsValue;
}

/// The size of the buffer in bytes. Nearly all texts fit; longer texts get separate memory.
const BUFFER: usize = 1 << 16;

thread_local! {
    /// The buffer into which JavaScript writes texts. It never moves, so JavaScript can store its address.
    static BUFFERED: RefCell<Box<[u8]>> = {
        let mut buffer = vec![0; BUFFER].into_boxed_slice();
        use_buffer(&wasm_bindgen::memory(), buffer.as_mut_ptr() as usize, buffer.len());
        RefCell::new(buffer)
    };
}

enum Written {
    /// The number of bytes used in the shared buffer.
    Buffered(usize),
    Alone(Vec<u8>),
}

/// Calls `read` with the bytes of a string; returns `None` if the value is not a string.
pub(crate) fn read<T>(text: &JsValue, read: impl FnOnce(&[u8]) -> T) -> Option<T> {
    Some(match written(text)? {
        Written::Buffered(length) => BUFFERED.with_borrow(|buffer| read(buffer.get(..length).unwrap_or_default())),
        Written::Alone(bytes) => read(&bytes),
    })
}

/// Calls `read` with the bytes of a string, or of the `href` of a `URL`. Returns `None` for other values.
pub(crate) fn read_url<T>(url: &JsValue, mut read: impl FnMut(&[u8]) -> T) -> Option<T> {
    self::read(url, &mut read).or_else(|| self::read(&values::href(url), read))
}

/// Returns the bytes of a string; `None` if the value is not a string.
pub(crate) fn bytes(text: &JsValue) -> Option<Vec<u8>> {
    Some(match written(text)? {
        Written::Buffered(length) => BUFFERED.with_borrow(|buffer| buffer.get(..length).unwrap_or_default().to_vec()),
        Written::Alone(bytes) => bytes,
    })
}

fn written(text: &JsValue) -> Option<Written> {
    BUFFERED.with(|_| ());
    let length = write(text);
    if length.is_nan() {
        return None;
    }
    if length >= 0.0 {
        return Some(Written::Buffered(length as usize));
    }
    let units = -length as usize;
    // Try one byte per UTF-16 code unit first, because nearly all long texts are ASCII. No code unit takes more than three bytes.
    let alone = [units, 3 * units].into_iter().find_map(|size| {
        let mut bytes = vec![0; size];
        let length = write_into(text, bytes.as_mut_ptr() as usize, size);
        bytes.truncate(if length >= 0.0 { length as usize } else { return None });
        Some(bytes)
    });
    alone.map(Written::Alone)
}

/// Builds an array of booleans; `None` becomes `undefined`.
pub(crate) fn booleans(values: &[Option<bool>]) -> Array {
    let bytes: Vec<u8> = values.iter().map(|value| value.map_or(0, |is_true| if is_true { 1 } else { 2 })).collect();
    answers(bytes.as_ptr() as usize, bytes.len())
}

/// Builds the lists of verdicts from codes (`reason << 2 | access`) and line numbers.
pub(crate) fn verdicts(codes: &[u8], lines: &[u32], reasons: &str) -> JsValue {
    verdicts_of(codes.as_ptr() as usize, lines.as_ptr() as usize, codes.len(), reasons)
}
