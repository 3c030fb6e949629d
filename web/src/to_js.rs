//! The engine's types as JavaScript gets them: spans in UTF-16 code units of the text in which they are, all else as serde has it.

use robotscope::text::{Span, Utf16Index};
use serde::ser::{self, Serialize, Serializer};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::argument::Failure;

type Error = serde_wasm_bindgen::Error;

/// A value whose spans are in the text with these offsets.
pub(crate) fn to_ts<T: Tsify + Serialize>(offsets: &Utf16Index, value: &T) -> Result<Ts<T>, Failure> {
    Ok(Ts::new_unchecked(to_js(offsets, value)?))
}

/// The same for values that stand in a list.
pub(crate) fn all_to_ts<T: Tsify + Serialize>(
    offsets: &Utf16Index,
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, Failure> {
    values.into_iter().map(|value| to_ts(offsets, &value)).collect()
}

/// A part of what is handed over, with spans in another text than the rest.
pub(crate) fn to_js<T: Serialize>(offsets: &Utf16Index, value: &T) -> Result<JsValue, Failure> {
    let inner = &serde_wasm_bindgen::Serializer::new();
    Ok(value.serialize(InText { inner, offsets, is_offset: false })?)
}

/// A span for what is serialized without the text.
pub(crate) fn in_utf16(offsets: &Utf16Index, span: Span) -> Span {
    Span::new(offsets.offset(span.start()), offsets.offset(span.end()))
}

/// The name by which serde knows [`Span`].
const SPAN: &str = "Span";

/// A serializer that knows the text.
#[derive(Clone, Copy)]
struct InText<'t, S> {
    inner: S,
    offsets: &'t Utf16Index,
    /// Whether a number is an offset.
    is_offset: bool,
}

/// A value that is serialized with knowledge of the text.
struct Known<'t, 'v, T: ?Sized>(InText<'t, &'v T>);

impl<T: Serialize + ?Sized> Serialize for Known<'_, '_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let InText { inner: value, offsets, is_offset } = self.0;
        value.serialize(InText { inner: serializer, offsets, is_offset })
    }
}

impl<'t, S> InText<'t, S> {
    fn known<'v, T: ?Sized>(&self, inner: &'v T) -> Known<'t, 'v, T> {
        Known(InText { inner, offsets: self.offsets, is_offset: self.is_offset })
    }

    /// The parts of a value.
    fn within<C, E>(self, parts: impl FnOnce(S) -> Result<C, E>) -> Result<InText<'t, C>, E> {
        Ok(InText { inner: parts(self.inner)?, offsets: self.offsets, is_offset: self.is_offset })
    }
}

macro_rules! plain {
    ($($method:ident($type:ty)),+ $(,)?) => {
        $(fn $method(self, value: $type) -> Result<S::Ok, S::Error> {
            self.inner.$method(value)
        })+
    };
}

impl<'t, S: Serializer> Serializer for InText<'t, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = InText<'t, S::SerializeSeq>;
    type SerializeTuple = InText<'t, S::SerializeTuple>;
    type SerializeTupleStruct = InText<'t, S::SerializeTupleStruct>;
    type SerializeTupleVariant = InText<'t, S::SerializeTupleVariant>;
    type SerializeMap = InText<'t, S::SerializeMap>;
    type SerializeStruct = InText<'t, S::SerializeStruct>;
    type SerializeStructVariant = InText<'t, S::SerializeStructVariant>;

    plain! {
        serialize_bool(bool), serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64), serialize_u8(u8),
        serialize_u16(u16), serialize_u64(u64), serialize_f32(f32), serialize_f64(f64), serialize_char(char), serialize_str(&str),
        serialize_bytes(&[u8]), serialize_unit_struct(&'static str),
    }

    fn serialize_u32(self, value: u32) -> Result<S::Ok, S::Error> {
        self.inner.serialize_u32(if self.is_offset { self.offsets.offset(value) } else { value })
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.inner.serialize_none()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        let value = self.known(value);
        self.inner.serialize_some(&value)
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.inner.serialize_unit()
    }

    fn serialize_unit_variant(self, name: &'static str, place: u32, variant: &'static str) -> Result<S::Ok, S::Error> {
        self.inner.serialize_unit_variant(name, place, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<S::Ok, S::Error> {
        let value = self.known(value);
        self.inner.serialize_newtype_struct(name, &value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let value = self.known(value);
        self.inner.serialize_newtype_variant(name, place, variant, &value)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        self.within(|inner| inner.serialize_seq(length))
    }

    fn serialize_tuple(self, length: usize) -> Result<Self::SerializeTuple, S::Error> {
        self.within(|inner| inner.serialize_tuple(length))
    }

    fn serialize_tuple_struct(self, name: &'static str, length: usize) -> Result<Self::SerializeTupleStruct, S::Error> {
        self.within(|inner| inner.serialize_tuple_struct(name, length))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        self.within(|inner| inner.serialize_tuple_variant(name, place, variant, length))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        self.within(|inner| inner.serialize_map(length))
    }

    fn serialize_struct(self, name: &'static str, length: usize) -> Result<Self::SerializeStruct, S::Error> {
        let within = Self { is_offset: name == SPAN, ..self };
        within.within(|inner| inner.serialize_struct(name, length))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        place: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        self.within(|inner| inner.serialize_struct_variant(name, place, variant, length))
    }
}

/// The parts of a value, each with knowledge of the text.
macro_rules! parts {
    ($($trait:ident { $method:ident($($key:ident: $type:ty)?) $($rest:tt)* })+) => { $(
        impl<C: ser::$trait> ser::$trait for InText<'_, C> {
            type Ok = C::Ok;
            type Error = C::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, $($key: $type,)? value: &T) -> Result<(), C::Error> {
                let value = self.known(value);
                self.inner.$method($($key,)? &value)
            }

            $($rest)*

            fn end(self) -> Result<C::Ok, C::Error> {
                self.inner.end()
            }
        }
    )+ };
}

parts! {
    SerializeSeq { serialize_element() }
    SerializeTuple { serialize_element() }
    SerializeTupleStruct { serialize_field() }
    SerializeTupleVariant { serialize_field() }
    SerializeStruct { serialize_field(key: &'static str) }
    SerializeStructVariant { serialize_field(key: &'static str) }
    SerializeMap {
        serialize_key()

        fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
            let value = self.known(value);
            self.inner.serialize_value(&value)
        }
    }
}

impl From<Error> for Failure {
    /// As with [`tsify::Error`], a bug of ours.
    fn from(error: Error) -> Self {
        Self::new("internal", error.to_string())
    }
}
