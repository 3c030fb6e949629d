//! The way of texts and answers across the border to JavaScript, where it is crossed so often that its price counts.

use std::cell::RefCell;

use js_sys::Array;
use wasm_bindgen::prelude::*;

// In one object, because wasm-bindgen imports a module once for each function that it takes from it directly.
#[wasm_bindgen(module = "/js/border.js")]
extern "C" {
    #[wasm_bindgen(js_namespace = border, js_name = useBuffer)]
    fn use_buffer(memory: &JsValue, start: usize, length: usize);

    #[wasm_bindgen(js_namespace = border)]
    fn write(text: &JsValue) -> f64;

    #[wasm_bindgen(js_namespace = border, js_name = writeInto)]
    fn write_into(text: &JsValue, start: usize, length: usize) -> f64;

    /// Whether the value is a `Uint8Array`, of whatever realm.
    #[wasm_bindgen(js_namespace = border, js_name = isBytes)]
    pub(crate) fn is_bytes(value: &JsValue) -> bool;

    /// Returns the type of a value that is not what was expected, and the remedy, if there is one.
    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn described(value: &JsValue, is_text: bool) -> String;

    /// What a `URL` has as its address; `undefined` if the value is no `URL`.
    #[wasm_bindgen(js_namespace = border)]
    fn href(url: &JsValue) -> JsValue;

    /// The texts of a part of an array, with line breaks between them; `undefined` if one of them is neither string nor `URL`.
    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn joined(texts: &Array, start: u32, end: u32) -> JsValue;

    #[wasm_bindgen(js_namespace = border, js_name = numberOf)]
    pub(crate) fn number_of(crawler: &JsValue) -> i32;

    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn remember(crawler: &JsValue, number: u32);

    #[wasm_bindgen(js_namespace = border)]
    pub(crate) fn forget();

    /// The values of an iterable; nothing if it is none.
    #[wasm_bindgen(js_namespace = border, catch)]
    pub(crate) fn listed(values: &JsValue) -> Result<Option<Array>, JsValue>;

    #[wasm_bindgen(js_namespace = border)]
    fn answers(start: usize, length: usize) -> Array;

    #[wasm_bindgen(js_namespace = border, js_name = verdicts)]
    fn verdicts_of(codes: usize, lines: usize, length: usize, reasons: &str) -> JsValue;
}

#[wasm_bindgen(module = "/js/handles.js")]
extern "C" {
    /// Says of what the next object is made, and how much memory it takes.
    #[wasm_bindgen(js_namespace = handles)]
    pub(crate) fn keep(source: &JsValue, weight: f64);

    /// Says that the object that was used last takes more memory.
    #[wasm_bindgen(js_namespace = handles)]
    pub(crate) fn weigh(weight: f64);
}

/// Enough for nearly every text; a longer one gets a place of its own.
const BUFFER: usize = 1 << 16;

thread_local! {
    /// Where JavaScript writes texts. It stays where it is, so that JavaScript can keep its view of it.
    static BUFFERED: RefCell<Box<[u8]>> = {
        let mut buffer = vec![0; BUFFER].into_boxed_slice();
        use_buffer(&wasm_bindgen::memory(), buffer.as_mut_ptr() as usize, buffer.len());
        RefCell::new(buffer)
    };
}

/// A text that JavaScript has written.
enum Written {
    /// So many bytes of the buffer.
    Buffered(usize),
    Alone(Vec<u8>),
}

/// What `read` makes of the bytes of a string; `None` if the value is no string.
pub(crate) fn read<T>(text: &JsValue, read: impl FnOnce(&[u8]) -> T) -> Option<T> {
    Some(match written(text)? {
        Written::Buffered(length) => BUFFERED.with_borrow(|buffer| read(buffer.get(..length).unwrap_or_default())),
        Written::Alone(bytes) => read(&bytes),
    })
}

/// What `read` makes of the bytes of a string or of a `URL`; `None` if the value is neither.
pub(crate) fn read_url<T>(url: &JsValue, mut read: impl FnMut(&[u8]) -> T) -> Option<T> {
    self::read(url, &mut read).or_else(|| self::read(&href(url), read))
}

/// The bytes of a string; `None` if the value is no string.
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
    // Nearly all long texts are ASCII; no UTF-16 unit takes more than three bytes.
    let alone = [units, 3 * units].into_iter().find_map(|size| {
        let mut bytes = vec![0; size];
        let length = write_into(text, bytes.as_mut_ptr() as usize, size);
        bytes.truncate(if length >= 0.0 { length as usize } else { return None });
        Some(bytes)
    });
    alone.map(Written::Alone)
}

/// An array of booleans, `undefined` for nothing.
pub(crate) fn booleans(values: &[Option<bool>]) -> Array {
    let bytes: Vec<u8> = values.iter().map(|value| value.map_or(0, |is_true| if is_true { 1 } else { 2 })).collect();
    answers(bytes.as_ptr() as usize, bytes.len())
}

/// Verdicts as lists: of each the code, `reason << 2 | access`, and the line.
pub(crate) fn verdicts(codes: &[u8], lines: &[u32], reasons: &str) -> JsValue {
    verdicts_of(codes.as_ptr() as usize, lines.as_ptr() as usize, codes.len(), reasons)
}
