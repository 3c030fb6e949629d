//! The engine's types as JavaScript gets them: spans in UTF-16 code units of the text in which they are, all else as serde has it. It is written
//! here and not taken from serde-wasm-bindgen, because it knows the text, and makes once what is there often: names, and what answers share.
//!
//! Every type brings its own copy of what uses the serializer, so that is small: one pointer, no result, no error.

use std::cell::Cell;
use std::fmt::{self, Display};

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

use crate::answer;

/// A value whose spans are in this text.
pub(crate) fn to_ts<T: Tsify + Serialize>(offsets: &Offsets<'_>, value: &T) -> Ts<T> {
    Context::new(offsets).to_ts(value)
}

/// The same for values that stand in a list.
pub(crate) fn all_to_ts<T: Tsify + Serialize>(offsets: &Offsets<'_>, values: impl IntoIterator<Item = T>) -> Vec<Ts<T>> {
    // What they share must live as long as the context.
    let values: Vec<T> = values.into_iter().collect();
    let context = Context::new(offsets);
    values.iter().map(|value| context.to_ts(value)).collect()
}

/// A value without spans.
#[cfg(feature = "full")]
pub(crate) fn plain<T: Tsify + Serialize>(value: &T) -> Ts<T> {
    to_ts(&Offsets::new(""), value)
}

/// Serializes what is JavaScript's already.
#[cfg(feature = "full")]
pub(crate) fn made<S: Serializer>(value: &JsValue, serializer: S) -> Result<S::Ok, S::Error> {
    answer::value(value);
    serializer.serialize_unit_struct(MADE)
}

/// What is known while values are serialized; at the same time their serializer.
pub(crate) struct Context<'t> {
    /// The text of the spans that come next.
    text: Cell<&'t Offsets<'t>>,
    /// The texts that values name: by a `Source`, by an `Effect` of what was fetched, or as one of two versions.
    #[cfg(feature = "full")]
    texts: Vec<(&'static str, &'t Offsets<'t>)>,
    /// The ends of the span that was serialized last, in bytes.
    ends: Cell<[u32; 2]>,
    form: Cell<Form>,
    /// Whether numbers are the ends of a span.
    is_span: Cell<bool>,
}

impl<'t> Context<'t> {
    pub(crate) fn new(text: &'t Offsets<'t>) -> Self {
        answer::forget();
        Self {
            text: Cell::new(text),
            #[cfg(feature = "full")]
            texts: Vec::new(),
            ends: Cell::default(),
            form: Cell::new(Form::Span),
            is_span: Cell::default(),
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

    pub(crate) fn to_ts<T: Tsify + Serialize>(&self, value: &T) -> Ts<T> {
        Ts::new_unchecked(self.to_js(value))
    }

    /// One of several values. What they share must live as long as the context.
    pub(crate) fn to_js<T: Serialize + ?Sized>(&self, value: &T) -> JsValue {
        let Ok(()) = value.serialize(self);
        answer::take()
    }

    #[cfg(feature = "full")]
    fn choose(&self, name: &str) {
        if let Some((_, text)) = self.texts.iter().find(|(own, _)| *own == name) {
            self.text.set(text);
        }
    }

    /// Says a value whose spans have this form.
    fn formed<T: Serialize + ?Sized>(&self, form: Form, value: &T) -> Said {
        let outer = self.form.replace(form);
        value.serialize(self)?;
        self.form.set(outer);
        Ok(())
    }

    /// Says the span whose ends are known, and what it is beside them.
    fn say_span(&self) {
        let ([start, end], text) = (self.ends.get(), self.text.get());
        let offset = |end| text.utf16().offset(end);
        answer::span(offset(start), offset(end));
        let span = Span::new(start, end);
        match self.form.get() {
            Form::Span => {}
            Form::Piece => field("text", || answer::text(&text.text(span))),
            #[cfg(feature = "full")]
            Form::Value => {
                field("text", || answer::text(&String::from_utf8_lossy(Decoded::new(text.bytes(), span).bytes())));
            }
            #[cfg(feature = "full")]
            Form::Located => {
                let position = text.position(span);
                field("line", || answer::number(position.line.into()));
                field("column", || answer::number(position.column.into()));
            }
        }
    }
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        answer::forget();
    }
}

/// A field of the object that was begun last.
fn field(name: &'static str, say: impl FnOnce()) {
    say();
    answer::field(name);
}

/// The names by which serde knows [`Span`] and [`made`].
const SPAN: &str = "Span";
const MADE: &str = "JsValue";

/// What becomes of spans.
#[derive(Clone, Copy)]
enum Form {
    Span,
    Piece,
    #[cfg(feature = "full")]
    Value,
    #[cfg(feature = "full")]
    Located,
}

macro_rules! numbers {
    ($($method:ident($type:ty)),+ $(,)?) => {
        $(fn $method(self, value: $type) -> Said {
            answer::number(value as f64);
            Ok(())
        })+
    };
}

type Name = &'static str;
type Said = Result<(), Never>;

/// What no answer has: tuples, and members that hold something and are not told by a field.
macro_rules! unused {
    ($($method:ident($($argument:tt: $type:ty),+) -> $result:ty;)+) => {
        $(fn $method(self, $($argument: $type),+) -> Result<$result, Never> {
            unused(stringify!($method))
        })+
    };
}

/// A bug of ours.
fn unused(what: &str) -> ! {
    wasm_bindgen::throw_str(what)
}

impl Serializer for &Context<'_> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Impossible<(), Never>;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Never>;

    numbers! {
        serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64), serialize_u8(u8), serialize_u16(u16),
        serialize_u64(u64), serialize_f32(f32), serialize_f64(f64),
    }

    unused! {
        serialize_bytes(_: &[u8]) -> ();
        serialize_tuple(_: usize) -> Self::SerializeTuple;
        serialize_tuple_struct(_: Name, _: usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(_: Name, _: u32, _: Name, _: usize) -> Self::SerializeTupleVariant;
        serialize_struct_variant(_: Name, _: u32, _: Name, _: usize) -> Self::SerializeStructVariant;
    }

    fn serialize_bool(self, value: bool) -> Said {
        answer::truth(value);
        Ok(())
    }

    fn serialize_u32(self, value: u32) -> Said {
        if self.is_span.get() {
            let [_, start] = self.ends.get();
            self.ends.set([start, value]);
        } else {
            answer::number(value.into());
        }
        Ok(())
    }

    fn serialize_char(self, value: char) -> Said {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Said {
        answer::text(value);
        Ok(())
    }

    fn serialize_none(self) -> Said {
        answer::nothing();
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Said {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, name: Name) -> Said {
        if name == MADE { Ok(()) } else { self.serialize_none() }
    }

    #[cfg_attr(not(feature = "full"), expect(unused_variables, reason = "it is one text"))]
    fn serialize_unit_variant(self, of: Name, _: u32, member: Name) -> Said {
        #[cfg(feature = "full")]
        if matches!(of, "Source" | "Effect") {
            self.choose(member);
        }
        answer::name(member);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: Name, value: &T) -> Said {
        match name {
            PIECE => self.formed(Form::Piece, value),
            #[cfg(feature = "full")]
            VALUE => self.formed(Form::Value, value),
            #[cfg(feature = "full")]
            LOCATED => self.formed(Form::Located, value),
            SHARED => {
                // A value and its first part have the same address.
                let (address, of) = (std::ptr::from_ref(value).addr(), std::any::type_name::<T>().as_ptr().addr());
                if !answer::again(address, of) {
                    value.serialize(self)?;
                    answer::share(address, of);
                }
                Ok(())
            }
            _ => {
                #[cfg(feature = "full")]
                if matches!(name, OLD | NEW) {
                    self.choose(name);
                }
                value.serialize(self)
            }
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, of: Name, _: u32, _: Name, _: &T) -> Said {
        unused(of)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        answer::array();
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        answer::object();
        Ok(self)
    }

    fn serialize_struct(self, name: Name, _: usize) -> Result<Self, Never> {
        self.is_span.set(name == SPAN);
        if name != SPAN {
            answer::object();
        }
        Ok(self)
    }
}

impl ser::SerializeSeq for &Context<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(*self)?;
        answer::item();
        Ok(())
    }

    fn end(self) -> Said {
        Ok(())
    }
}

impl ser::SerializeStruct for &Context<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: Name, value: &T) -> Said {
        value.serialize(*self)?;
        if !self.is_span.get() {
            answer::field(key);
        }
        Ok(())
    }

    fn end(self) -> Said {
        if self.is_span.take() {
            self.say_span();
        }
        Ok(())
    }
}

impl ser::SerializeMap for &Context<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Said {
        key.serialize(*self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(*self)?;
        answer::entry();
        Ok(())
    }

    fn end(self) -> Said {
        Ok(())
    }
}

/// There is nothing that cannot be handed over.
#[derive(Debug)]
pub(crate) enum Never {}

impl ser::Error for Never {
    fn custom<T: Display>(message: T) -> Self {
        unused(&message.to_string())
    }
}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}
