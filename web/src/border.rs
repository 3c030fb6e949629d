//! Fast transfer of texts and answers across the boundary to JavaScript, for calls that are frequent enough for its cost to matter.

use std::cell::RefCell;

use js_sys::Array;
use wasm_bindgen::prelude::*;

// One object holds all functions: wasm-bindgen imports a module once per function that is imported directly.
#[wasm_bindgen(module = "/js/border.js")]
extern "C" {
    #[wasm_bindgen(js_namespace = border, js_name = useBuffer)]
    fn use_buffer(memory: &JsValue, start: usize, length: usize);

    #[wasm_bindgen(js_namespace = border)]
    fn write(text: &JsValue) -> f64;

    #[wasm_bindgen(js_namespace = border, js_name = writeInto)]
    fn write_into(text: &JsValue, start: usize, length: usize) -> f64;

    /// Returns `true` if the value is a `Uint8Array`, of any realm.
    #[wasm_bindgen(js_namespace = border, js_name = isBytes)]
    pub(crate) fn is_bytes(value: &JsValue) -> bool;

    /// Returns the type of an unexpected value, and the remedy if there is one.
    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn described(value: &JsValue, is_text: bool) -> String;

    /// Returns the address of a `URL`; `undefined` for other values.
    #[wasm_bindgen(js_namespace = border)]
    fn href(url: &JsValue) -> JsValue;

    /// Joins the texts of a part of an array with line breaks; returns `undefined` if one of them is not a string.
    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn joined(texts: &Array, start: u32, end: u32) -> JsValue;

    #[wasm_bindgen(js_namespace = border, js_name = numberOf)]
    pub(crate) fn number_of(crawler: &JsValue) -> i32;

    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn remember(crawler: &JsValue, number: u32);

    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn forget();

    /// Returns the values of an iterable; `None` for strings and other values.
    #[wasm_bindgen(js_namespace = border, catch)]
    pub(crate) fn listed(values: &JsValue) -> Result<Option<Array>, JsValue>;

    #[wasm_bindgen(js_namespace = border)]
    fn answers(start: usize, length: usize) -> Array;

    #[wasm_bindgen(js_namespace = border, js_name = verdicts)]
    fn verdicts_of(codes: usize, lines: usize, length: usize, reasons: &str) -> JsValue;
}

#[wasm_bindgen(module = "/js/handles.js")]
extern "C" {
    /// Records the source of the object under construction and its size in memory.
    #[wasm_bindgen(js_namespace = handles)]
    pub(crate) fn keep(source: &JsValue, weight: f64);

    /// Records that the object used last has grown.
    #[wasm_bindgen(js_namespace = handles)]
    pub(crate) fn weigh(weight: f64);
}

/// Enough for nearly every text; longer texts get separate memory.
const BUFFER: usize = 1 << 16;

thread_local! {
    /// The buffer into which JavaScript writes texts. It never moves, so JavaScript can keep a view of it.
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

/// Calls `read` with the bytes of a string or of the address of a `URL`; returns `None` for other values.
pub(crate) fn read_url<T>(url: &JsValue, mut read: impl FnMut(&[u8]) -> T) -> Option<T> {
    self::read(url, &mut read).or_else(|| self::read(&href(url), read))
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
    // Try one byte per UTF-16 unit first: nearly all long texts are ASCII. No unit takes more than three bytes.
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

/// Builds the lists of verdicts from their codes, `reason << 2 | access`, and their lines.
pub(crate) fn verdicts(codes: &[u8], lines: &[u32], reasons: &str) -> JsValue {
    verdicts_of(codes.as_ptr() as usize, lines.as_ptr() as usize, codes.len(), reasons)
}
