//! Converts the engine's types to plain JavaScript objects, with spans as UTF-16 offsets.

#[cfg(feature = "full")]
use robotscope::text::Offsets;
use robotscope::text::serialized::{Texts, javascript, with_texts};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Converts a value whose spans refer to `texts`.
pub(crate) fn to_ts<T: Tsify + Serialize>(texts: impl Into<Texts>, value: &T) -> Ts<T> {
    Ts::new_unchecked(to_js(texts, value))
}

/// Converts a list of values whose spans refer to `texts`.
pub(crate) fn all_to_ts<T: Tsify + Serialize>(texts: impl Into<Texts>, values: impl IntoIterator<Item = T>) -> Vec<Ts<T>> {
    with_texts(texts, || values.into_iter().map(|value| Ts::new_unchecked(serialized(&value))).collect())
}

/// Converts a value without spans.
#[cfg(feature = "full")]
pub(crate) fn plain<T: Tsify + Serialize>(value: &T) -> Ts<T> {
    to_ts(Offsets::new(""), value)
}

/// Converts a value whose spans refer to `texts`, and whose type has a different name in TypeScript.
pub(crate) fn to_js<T: Serialize>(texts: impl Into<Texts>, value: &T) -> JsValue {
    with_texts(texts, || serialized(value))
}

/// Converts a list of values whose spans refer to `texts`, and whose type has a different name in TypeScript.
pub(crate) fn all_to_js<T: Serialize>(texts: impl Into<Texts>, values: impl IntoIterator<Item = T>) -> Vec<JsValue> {
    with_texts(texts, || values.into_iter().map(|value| serialized(&value)).collect())
}

fn serialized<T: Serialize>(value: &T) -> JsValue {
    // Serialization does not fail, because every value of the engine's types has an equivalent in JavaScript.
    value.serialize(&javascript::SERIALIZER).unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}
