//! Spans that are more than two numbers where the text is at hand while they are serialized, as in the npm package. A newtype with one of these
//! names asks for that; to other serializers it is the span alone. [`SHARED`] in the same way says what need not be made twice, and
//! [`OLD`] and [`NEW`] say in which of two versions of a text spans are.
//!
//! ```
//! use robotscope::text::serialized::{LOCATED, NEW, OLD, PIECE, VALUE};
//!
//! assert_eq!([PIECE, VALUE, LOCATED, OLD, NEW], ["Piece", "Value", "Located", "Old", "New"]);
//! ```

use std::ops::Deref;

use serde::{Serialize, Serializer};

/// Spans with what they cover: `Piece` in TypeScript.
pub const PIECE: &str = "Piece";
/// The same of values of attributes, decoded.
pub const VALUE: &str = "Value";
/// Spans with line and column of their start: `Located` in TypeScript.
pub const LOCATED: &str = "Located";

/// What several values may share, known by its address.
pub const SHARED: &str = "Shared";

/// What stands in the old version of a text.
pub const OLD: &str = "Old";
/// What stands in the new one.
pub const NEW: &str = "New";

/// Says that spans are in the [`OLD`] version.
#[doc(hidden)]
pub fn old<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(OLD, value)
}

/// Says that spans are in the [`NEW`] version.
#[doc(hidden)]
pub fn new<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(NEW, value)
}

/// Asks for a [`PIECE`], or for each in a list or option.
#[doc(hidden)]
pub fn piece<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(PIECE, spans)
}

/// Asks for a [`VALUE`].
#[doc(hidden)]
pub fn value<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(VALUE, spans)
}

/// Asks for a [`LOCATED`] span.
#[doc(hidden)]
pub fn located<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(LOCATED, spans)
}

/// Says that what is behind a reference or an `Arc` is [`SHARED`].
#[doc(hidden)]
pub fn shared<P: Deref<Target: Serialize>, S: Serializer>(value: &P, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(SHARED, &**value)
}

#[cfg(all(feature = "typescript", target_arch = "wasm32"))]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A part of a text, and what it says. Of an attribute's value that is what a browser makes of it. */
export interface Piece extends Span {
    /** What it says. */
    text: string;
}

/** A part of a text, and the place of its start. */
export interface Located extends Span {
    /** The line, from 1. */
    line: number;
    /** The column in UTF-16 code units, from 1. */
    column: number;
}
"#;
