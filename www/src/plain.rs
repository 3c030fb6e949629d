//! Plain data that JavaScript has made, as types that are `Deserialize`. `serde-wasm-bindgen` does the same and more, for 17 kB more of
//! the first load: here a struct is read by the names of its fields, numbers are never big, and an error says where it is, not what it found.

use std::fmt::Display;

use js_sys::{Array, Object, Reflect};
use serde::de::value::StringDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use wasm_bindgen::{JsCast, JsValue};

/// Reads a value, or says what is wrong with it.
pub(crate) fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, String> {
    T::deserialize(Plain(value)).map_err(|Fault(text)| text)
}

struct Plain(JsValue);

#[derive(Debug)]
struct Fault(String);

impl Plain {
    fn number(&self) -> Result<f64, Fault> {
        self.0.as_f64().ok_or_else(|| Fault("not a number".to_owned()))
    }

    fn text(&self) -> Result<String, Fault> {
        self.0.as_string().ok_or_else(|| Fault("not a text".to_owned()))
    }

    fn list(self) -> Result<List<impl Iterator<Item = (String, JsValue)>>, Fault> {
        let list: Array = self.0.dyn_into().map_err(|_| Fault("not a list".to_owned()))?;
        Ok(List((0..list.length()).map(move |place| (place.to_string(), list.get(place)))))
    }
}

macro_rules! whole {
    ($($method:ident)+) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            let number = self.number()?;
            if number.fract() == 0.0 && number >= 0.0 { visitor.visit_u64(number as u64) } else { Err(Fault("not a count".to_owned())) }
        }
    )+ };
}

impl<'de> Deserializer<'de> for Plain {
    type Error = Fault;

    whole! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
        Err(Fault("of a type that answers do not have".to_owned()))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_bool(self.0.as_bool().ok_or_else(|| Fault("neither true nor false".to_owned()))?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_string(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() || self.0.is_undefined() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        // A field that is not there is undefined, which only an option may be.
        let field = |name: &&str| ((*name).to_owned(), Reflect::get(&self.0, &(*name).into()).unwrap_or_default());
        visitor.visit_seq(List(fields.iter().map(field)))
    }

    /// A text names a member, an object with one field one that holds something.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let Some(object) = self.0.dyn_ref::<Object>() else { return visitor.visit_enum(self.text()?.into_deserializer()) };
        let [name, value] = Object::entries(object)
            .get(0)
            .dyn_into::<Array>()
            .map(|entry| [0, 1].map(|place| entry.get(place)))
            .unwrap_or_default();
        visitor.visit_enum(Member(Plain(name).text()?, Plain(value)))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 f32 char str bytes byte_buf unit unit_struct newtype_struct tuple_struct map identifier ignored_any
    }
}

/// Values, each with its name.
struct List<I>(I);

impl<'de, I: Iterator<Item = (String, JsValue)>> de::SeqAccess<'de> for List<I> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let Some((name, value)) = self.0.next() else { return Ok(None) };
        seed.deserialize(Plain(value)).map(Some).map_err(|Fault(text)| Fault(format!("{name}: {text}")))
    }
}

/// A member of an enum, and what it holds.
struct Member(String, Plain);

impl<'de> de::EnumAccess<'de> for Member {
    type Error = Fault;
    type Variant = Plain;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Plain), Fault> {
        let name: StringDeserializer<Fault> = self.0.into_deserializer();
        Ok((seed.deserialize(name)?, self.1))
    }
}

impl<'de> de::VariantAccess<'de> for Plain {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_struct("", fields, visitor)
    }
}

impl de::Error for Fault {
    fn custom<T: Display>(text: T) -> Self {
        Self(text.to_string())
    }

    // What was found is left out: to write numbers of every kind takes much code.
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("not {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn unknown_variant(name: &str, _: &'static [&'static str]) -> Self {
        Self(format!("“{name}” is not known"))
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}
