//! The engine's types as JavaScript gets them: spans in UTF-16 code units of the text in which they are, all else as serde has it. It is written
//! here and not taken from serde-wasm-bindgen, because it knows the text, and makes once what is there often: names, and what answers share.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::{self, Display};

use js_sys::{Array, Object};
#[cfg(feature = "full")]
use robotscope::evaluate::{PageOffsets, Source};
#[cfg(feature = "full")]
use robotscope::html::Decoded;
#[cfg(feature = "full")]
use robotscope::text::serialized::{LOCATED, NEW, OLD, VALUE};
use robotscope::text::serialized::{PIECE, SHARED};
use robotscope::text::{Offsets, Span};
use serde::ser::{self, Impossible, Serialize, Serializer};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;

/// A value whose spans are in this text.
pub(crate) fn to_ts<T: Tsify + Serialize>(offsets: &Offsets<'_>, value: &T) -> Result<Ts<T>, Failure> {
    Context::new(offsets).to_ts(value)
}

/// The same for values that stand in a list.
pub(crate) fn all_to_ts<T: Tsify + Serialize>(
    offsets: &Offsets<'_>,
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, Failure> {
    values.into_iter().map(|value| to_ts(offsets, &value)).collect()
}

/// A value without spans.
#[cfg(feature = "full")]
pub(crate) fn plain<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, Failure> {
    to_ts(&Offsets::new(""), value)
}

/// Serializes what is JavaScript's already.
#[cfg(feature = "full")]
pub(crate) fn made<S: Serializer>(value: &JsValue, serializer: S) -> Result<S::Ok, S::Error> {
    MADE_BEFORE.set(value.clone());
    serializer.serialize_unit_struct(MADE)
}

/// What is known while values are serialized.
pub(crate) struct Context<'t> {
    /// The text of the spans that come next.
    text: Cell<&'t Offsets<'t>>,
    /// The texts that values name: by a `Source`, by an `Effect` of what was fetched, or as one of two versions.
    #[cfg(feature = "full")]
    texts: Vec<(&'static str, &'t Offsets<'t>)>,
    /// The ends of the span that was serialized last, in bytes.
    ends: Cell<[u32; 2]>,
    /// What several values share.
    shared: RefCell<Known>,
}

/// By address and, since a value and its first part have the same, type or length.
type Known = BTreeMap<(usize, usize), JsValue>;

thread_local! {
    /// The names of fields and of members.
    static NAMES: RefCell<Known> = RefCell::default();
    /// The names of fields that stand in a map, as those of a value within another one do.
    static KEYS: RefCell<BTreeMap<Box<str>, JsValue>> = RefCell::default();
    static MADE_BEFORE: RefCell<JsValue> = const { RefCell::new(JsValue::UNDEFINED) };
}

impl<'t> Context<'t> {
    pub(crate) fn new(text: &'t Offsets<'t>) -> Self {
        Self {
            text: Cell::new(text),
            #[cfg(feature = "full")]
            texts: Vec::new(),
            ends: Cell::default(),
            shared: RefCell::default(),
        }
    }

    #[cfg(feature = "full")]
    pub(crate) fn of_page(page: &'t PageOffsets<'t>) -> Self {
        Self::new(page.for_source(Source::RobotsTxt)).with(Source::ALL.map(|source| (source.as_str(), page.for_source(source))))
    }

    /// Of two versions of a text.
    #[cfg(feature = "full")]
    pub(crate) fn of_versions(old: &'t Offsets<'t>, new: &'t Offsets<'t>) -> Self {
        Self::new(old).with([(OLD, old), (NEW, new)])
    }

    /// With texts that values name.
    #[cfg(feature = "full")]
    pub(crate) fn with(mut self, texts: impl IntoIterator<Item = (&'static str, &'t Offsets<'t>)>) -> Self {
        self.texts.extend(texts);
        self
    }

    pub(crate) fn to_ts<T: Tsify + Serialize>(&self, value: &T) -> Result<Ts<T>, Failure> {
        Ok(Ts::new_unchecked(self.to_js(value)?))
    }

    /// One of several values. What they share must live as long as the context.
    pub(crate) fn to_js<T: Serialize + ?Sized>(&self, value: &T) -> Result<JsValue, Error> {
        value.serialize(ToJs { context: self, form: Form::Span, is_span: false })
    }

    #[cfg(feature = "full")]
    fn choose(&self, name: &str) {
        if let Some((_, text)) = self.texts.iter().find(|(own, _)| *own == name) {
            self.text.set(text);
        }
    }
}

/// The name of a field or member, which is made once.
fn name(name: &'static str) -> JsValue {
    NAMES.with_borrow_mut(|names| names.entry((name.as_ptr().addr(), name.len())).or_insert_with(|| name.into()).clone())
}

/// The names by which serde knows [`Span`] and [`made`].
const SPAN: &str = "Span";
const MADE: &str = "JsValue";

/// What becomes of spans.
#[derive(Clone, Copy)]
enum Form {
    Span,
    /// None: they are keys of a map.
    Key,
    Piece,
    #[cfg(feature = "full")]
    Value,
    #[cfg(feature = "full")]
    Located,
}

/// A serializer that knows the text.
#[derive(Clone, Copy)]
struct ToJs<'c, 't> {
    context: &'c Context<'t>,
    form: Form,
    /// Whether numbers are the ends of a span.
    is_span: bool,
}

macro_rules! numbers {
    ($($method:ident($type:ty)),+ $(,)?) => {
        $(fn $method(self, value: $type) -> Result<JsValue, Error> {
            Ok(JsValue::from_f64(value as f64))
        })+
    };
}

type Name = &'static str;

/// What no answer has: tuples, and members that hold something and are not told by a field.
macro_rules! unused {
    ($($method:ident($($argument:tt: $type:ty),+) -> $result:ty;)+) => {
        $(fn $method(self, $($argument: $type),+) -> Result<$result, Error> {
            unused(stringify!($method))
        })+
    };
}

fn unused<T>(what: Name) -> Result<T, Error> {
    Err(Error(format!("no answer is serialized by {what}")))
}

impl<'c, 't> Serializer for ToJs<'c, 't> {
    type Ok = JsValue;
    type Error = Error;
    type SerializeSeq = Items<'c, 't>;
    type SerializeTuple = Impossible<JsValue, Error>;
    type SerializeTupleStruct = Impossible<JsValue, Error>;
    type SerializeTupleVariant = Impossible<JsValue, Error>;
    type SerializeMap = Fields<'c, 't>;
    type SerializeStruct = Fields<'c, 't>;
    type SerializeStructVariant = Impossible<JsValue, Error>;

    numbers! {
        serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64), serialize_u8(u8), serialize_u16(u16),
        serialize_u64(u64), serialize_f32(f32), serialize_f64(f64),
    }

    unused! {
        serialize_bytes(_: &[u8]) -> JsValue;
        serialize_tuple(_: usize) -> Self::SerializeTuple;
        serialize_tuple_struct(_: Name, _: usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(_: Name, _: u32, _: Name, _: usize) -> Self::SerializeTupleVariant;
        serialize_struct_variant(_: Name, _: u32, _: Name, _: usize) -> Self::SerializeStructVariant;
    }

    fn serialize_bool(self, value: bool) -> Result<JsValue, Error> {
        Ok(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<JsValue, Error> {
        if !self.is_span {
            return Ok(value.into());
        }
        let [_, start] = self.context.ends.get();
        self.context.ends.set([start, value]);
        Ok(self.context.text.get().utf16().offset(value).into())
    }

    fn serialize_char(self, value: char) -> Result<JsValue, Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<JsValue, Error> {
        if !matches!(self.form, Form::Key) {
            return Ok(value.into());
        }
        Ok(KEYS.with_borrow_mut(|keys| match keys.get(value) {
            Some(known) => known.clone(),
            None => keys.entry(value.into()).or_insert_with(|| value.into()).clone(),
        }))
    }

    fn serialize_none(self) -> Result<JsValue, Error> {
        Ok(JsValue::UNDEFINED)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<JsValue, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<JsValue, Error> {
        Ok(JsValue::UNDEFINED)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<JsValue, Error> {
        Ok(if name == MADE { MADE_BEFORE.take() } else { JsValue::UNDEFINED })
    }

    #[cfg_attr(not(feature = "full"), expect(unused_variables, reason = "it is one text"))]
    fn serialize_unit_variant(self, of: &'static str, _: u32, member: &'static str) -> Result<JsValue, Error> {
        #[cfg(feature = "full")]
        if matches!(of, "Source" | "Effect") {
            self.context.choose(member);
        }
        Ok(name(member))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<JsValue, Error> {
        let form = match name {
            PIECE => Form::Piece,
            #[cfg(feature = "full")]
            VALUE => Form::Value,
            #[cfg(feature = "full")]
            LOCATED => Form::Located,
            SHARED => {
                let key = (std::ptr::from_ref(value).addr(), std::any::type_name::<T>().as_ptr().addr());
                let known = self.context.shared.borrow().get(&key).cloned();
                return known.map_or_else(
                    || {
                        let made = value.serialize(self)?;
                        self.context.shared.borrow_mut().insert(key, made.clone());
                        Ok(made)
                    },
                    Ok,
                );
            }
            #[cfg(feature = "full")]
            OLD | NEW => {
                self.context.choose(name);
                self.form
            }
            _ => self.form,
        };
        value.serialize(Self { form, ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, of: Name, _: u32, _: Name, _: &T) -> Result<JsValue, Error> {
        unused(of)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'c, 't>, Error> {
        Ok(Items { array: Array::new(), length: 0, within: self })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'c, 't>, Error> {
        self.serialize_struct("", 0)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields<'c, 't>, Error> {
        let object = Object::new().unchecked_into();
        Ok(Fields { object, next: JsValue::UNDEFINED, within: Self { is_span: name == SPAN, ..self } })
    }
}

/// An array to which one item after the other is added.
struct Items<'c, 't> {
    array: Array,
    length: u32,
    within: ToJs<'c, 't>,
}

impl ser::SerializeSeq for Items<'_, '_> {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.array.set(self.length, value.serialize(self.within)?);
        self.length += 1;
        Ok(())
    }

    fn end(self) -> Result<JsValue, Error> {
        Ok(self.array.into())
    }
}

#[wasm_bindgen]
extern "C" {
    /// An object that is filled.
    type Filled;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Filled, name: &JsValue, value: &JsValue);
}

/// An object to which one field after the other is added.
struct Fields<'c, 't> {
    object: Filled,
    /// The name of the next one, in a map.
    next: JsValue,
    within: ToJs<'c, 't>,
}

impl ser::SerializeStruct for Fields<'_, '_> {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.object.set(&name(key), &value.serialize(self.within)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Error> {
        if self.within.is_span {
            let ([start, end], text) = (self.within.context.ends.get(), self.within.context.text.get());
            let span = Span::new(start, end);
            let set = |field, value: JsValue| self.object.set(&name(field), &value);
            match self.within.form {
                Form::Span | Form::Key => {}
                Form::Piece => set("text", text.text(span).into()),
                #[cfg(feature = "full")]
                Form::Value => set("text", String::from_utf8_lossy(Decoded::new(text.bytes(), span).bytes()).as_ref().into()),
                #[cfg(feature = "full")]
                Form::Located => {
                    let position = text.position(span);
                    set("line", position.line.into());
                    set("column", position.column.into());
                }
            }
        }
        Ok(self.object.into())
    }
}

impl ser::SerializeMap for Fields<'_, '_> {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.next = key.serialize(ToJs { form: Form::Key, ..self.within })?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.object.set(&self.next, &value.serialize(self.within)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Error> {
        Ok(self.object.into())
    }
}

/// Why a value cannot be handed over: a bug of ours.
#[derive(Debug)]
pub(crate) struct Error(String);

impl ser::Error for Error {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl From<Error> for Failure {
    fn from(Error(message): Error) -> Self {
        Self::new("internal", message)
    }
}
