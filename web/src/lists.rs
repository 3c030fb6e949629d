//! Long lists that cross the border in a few steps. One by one, their members would cost more than all that made them.

use js_sys::{Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// Numbers, as an array.
pub(crate) fn numbers(numbers: &[u32]) -> JsValue {
    if numbers.is_empty() { Array::new().into() } else { Array::from(&Uint32Array::from(numbers)).into() }
}

/// Words, of which the same often stand in a row, as an array.
pub(crate) fn words<E: PartialEq + Serialize>(words: &[E]) -> JsValue {
    let array = Array::new();
    let mut end = 0;
    for run in words.chunk_by(|one, next| one == next) {
        let start = end;
        end += u32::try_from(run.len()).unwrap_or(u32::MAX);
        array.set_length(end);
        // A word can always be handed over.
        let word = run.first().and_then(|word| serde_wasm_bindgen::to_value(word).ok());
        array.fill(&word.unwrap_or_default(), start, end);
    }
    array.into()
}
