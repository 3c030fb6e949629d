//! Serializes spans as byte offsets, or inside [`with_texts`] as UTF-16 offsets for JavaScript.

use std::cell::RefCell;
use std::rc::Rc;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Offsets, Span};

/// Calls `serialize`, and serializes spans in `texts` as UTF-16 offsets during the call. Where the type around a span requests it, the
/// serialized span has additional fields: the covered text, or the line and column of the start.
///
/// ```
/// use robotscope::text::{Offsets, Span};
/// use robotscope::text::serialized::with_texts;
///
/// let json = || serde_json::to_string(&Span::new(2, 3));
/// assert_eq!(json()?, r#"{"start":2,"end":3}"#);
/// assert_eq!(with_texts(Offsets::new("é: /"), json)?, r#"{"start":1,"end":2}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn with_texts<T>(texts: impl Into<Texts>, serialize: impl FnOnce() -> T) -> T {
    let _outer = Outer(SCOPE.replace(Some(Scope::from(texts.into()))));
    serialize()
}

/// The texts to which the spans in a value refer: a default text, and named texts that parts of the value select.
///
/// ```
/// use std::rc::Rc;
///
/// use robotscope::text::{Offsets, Span};
/// use robotscope::text::serialized::{Texts, with_texts};
///
/// let [old, new] = ["é", "e"].map(|text| Rc::new(Offsets::new(text)));
/// let json = with_texts(Texts::versions(old, new), || serde_json::to_string(&Span::new(0, 2)));
/// assert_eq!(json?, r#"{"start":0,"end":1}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Texts {
    first: Rc<Offsets<'static>>,
    named: Vec<(&'static str, Rc<Offsets<'static>>)>,
}

impl Texts {
    /// Combines an old and a new version of a text. The old version is the default text.
    pub fn versions(old: Rc<Offsets<'static>>, new: Rc<Offsets<'static>>) -> Self {
        Self::from(Rc::clone(&old)).with(OLD, old).with(NEW, new)
    }

    /// Adds a text that parts of the value select by its name, for example `"headers"`.
    #[must_use]
    pub fn with(mut self, name: &'static str, text: Rc<Offsets<'static>>) -> Self {
        self.named.push((name, text));
        self
    }
}

impl From<Rc<Offsets<'static>>> for Texts {
    fn from(first: Rc<Offsets<'static>>) -> Self {
        Self { first, named: Vec::new() }
    }
}

impl From<Offsets<'static>> for Texts {
    fn from(first: Offsets<'static>) -> Self {
        Rc::new(first).into()
    }
}

impl From<&Rc<Offsets<'static>>> for Texts {
    fn from(first: &Rc<Offsets<'static>>) -> Self {
        Rc::clone(first).into()
    }
}

const OLD: &str = "old";
const NEW: &str = "new";

thread_local! {
    static SCOPE: RefCell<Option<Scope>> = const { RefCell::new(None) };
}

struct Scope {
    texts: Texts,
    /// The text to which the next serialized spans refer.
    text: Rc<Offsets<'static>>,
    form: Form,
    #[cfg(feature = "typescript")]
    shared: javascript::Shared,
}

/// The fields of a serialized span in addition to `start` and `end`.
#[derive(Clone, Copy)]
enum Form {
    Ends,
    Text(TextOf),
    Located,
}

type TextOf = fn(&Offsets<'static>, Span) -> String;

impl From<Texts> for Scope {
    fn from(texts: Texts) -> Self {
        Self {
            text: Rc::clone(&texts.first),
            texts,
            form: Form::Ends,
            #[cfg(feature = "typescript")]
            shared: javascript::Shared::default(),
        }
    }
}

/// The outer scope, restored when the inner scope ends.
struct Outer(Option<Scope>);

impl Drop for Outer {
    fn drop(&mut self) {
        SCOPE.set(self.0.take());
    }
}

fn change<T>(change: impl FnOnce(&mut Scope) -> T) -> Option<T> {
    SCOPE.with_borrow_mut(|scope| scope.as_mut().map(change))
}

impl Serialize for Span {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scope = change(|scope| (Rc::clone(&scope.text), scope.form));
        let (span, text, position) = match &scope {
            None => (*self, None, None),
            Some((offsets, Form::Ends)) => (offsets.span(*self), None, None),
            Some((offsets, Form::Text(text_of))) => (offsets.span(*self), Some(text_of(offsets, *self)), None),
            Some((offsets, Form::Located)) => (offsets.span(*self), None, Some(offsets.position(*self))),
        };
        let fields = 2 + usize::from(text.is_some()) + 2 * usize::from(position.is_some());
        let mut object = serializer.serialize_struct("Span", fields)?;
        object.serialize_field("start", &span.start())?;
        object.serialize_field("end", &span.end())?;
        if let Some(text) = text {
            object.serialize_field("text", &text)?;
        }
        if let Some(position) = position {
            object.serialize_field("line", &position.line)?;
            object.serialize_field("column", &position.column)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Ends {
            start: u32,
            end: u32,
        }
        let Ends { start, end } = Ends::deserialize(deserializer)?;
        Ok(Self::new(start, end))
    }
}

/// Serializes spans with the text they cover, as `Piece` in TypeScript.
#[doc(hidden)]
pub fn piece<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    piece_of(Offsets::text, spans, serializer)
}

/// Serializes spans with a text that `text_of` derives from the covered text.
#[doc(hidden)]
pub fn piece_of<T: Serialize, S: Serializer>(text_of: TextOf, spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    formed(Form::Text(text_of), spans, serializer)
}

/// Serializes spans with the line and column of their start, as `Located` in TypeScript.
#[doc(hidden)]
pub fn located<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    formed(Form::Located, spans, serializer)
}

fn formed<T: Serialize, S: Serializer>(form: Form, spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let outer = change(|scope| std::mem::replace(&mut scope.form, form));
    let result = spans.serialize(serializer);
    change(|scope| scope.form = outer.unwrap_or(Form::Ends));
    result
}

/// A field that selects the text for the spans after it.
#[doc(hidden)]
pub trait TextName: Serialize {
    fn text_name(&self) -> Option<&'static str>;
}

impl<T: TextName> TextName for Option<T> {
    fn text_name(&self) -> Option<&'static str> {
        self.as_ref()?.text_name()
    }
}

/// Serializes this field and selects the text for the spans after it.
#[doc(hidden)]
pub fn text_name<T: TextName, S: Serializer>(name: &T, serializer: S) -> Result<S::Ok, S::Error> {
    choose(name.text_name());
    name.serialize(serializer)
}

/// Serializes a value whose spans are in the old version of a text.
#[doc(hidden)]
pub fn old<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    choose(Some(OLD));
    value.serialize(serializer)
}

/// Serializes a value whose spans are in the new version of a text.
#[doc(hidden)]
pub fn new<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    choose(Some(NEW));
    value.serialize(serializer)
}

fn choose(name: Option<&str>) {
    change(|scope| {
        if let Some((_, text)) = scope.texts.named.iter().find(|(known, _)| Some(*known) == name) {
            scope.text = Rc::clone(text);
        }
    });
}

/// Serializes a value that several other values contain. In JavaScript, they all contain the same object.
#[doc(hidden)]
pub fn shared<T: Serialize, S: Serializer>(value: &&T, serializer: S) -> Result<S::Ok, S::Error> {
    #[cfg(feature = "typescript")]
    if cfg!(target_arch = "wasm32") && change(|_| ()).is_some() {
        return javascript::shared(*value, serializer);
    }
    value.serialize(serializer)
}

#[doc(hidden)]
#[cfg(feature = "typescript")]
pub mod javascript {
    //! Creates JavaScript objects that are shared by several values.

    use std::collections::BTreeMap;

    use serde::ser::Error;
    use serde::{Serialize, Serializer};
    use wasm_bindgen::JsValue;

    /// The serializer to use in [`with_texts`](super::with_texts) in WebAssembly.
    pub const SERIALIZER: serde_wasm_bindgen::Serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);

    /// JavaScript objects, keyed by the address and type of the value. The type is necessary, because a value and one of its fields may
    /// have the same address.
    pub(super) type Shared = BTreeMap<(usize, &'static str), JsValue>;

    pub(super) fn shared<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        let key = (std::ptr::from_ref(value).addr(), std::any::type_name::<T>());
        let object = match super::change(|scope| scope.shared.get(&key).cloned()).flatten() {
            Some(object) => object,
            None => {
                let object = value.serialize(&SERIALIZER).map_err(S::Error::custom)?;
                super::change(|scope| scope.shared.insert(key, object.clone()));
                object
            }
        };
        serde_wasm_bindgen::preserve::serialize(&object, serializer)
    }
}

#[cfg(all(feature = "typescript", target_arch = "wasm32"))]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A part of a text, with its content. The content of an attribute's value is decoded as in a browser. */
export interface Piece extends Span {
    /** The content. */
    text: string;
}

/** A part of a text, with the position of its start. */
export interface Located extends Span {
    /** The line, from 1. */
    line: number;
    /** The column in UTF-16 code units, from 1. */
    column: number;
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Part {
        source: Name,
        #[serde(serialize_with = "located")]
        place: Span,
        #[serde(serialize_with = "piece")]
        pieces: Vec<Span>,
        span: Span,
    }

    #[derive(Serialize)]
    struct Changed {
        #[serde(serialize_with = "old")]
        before: Span,
        #[serde(serialize_with = "new")]
        after: Option<Span>,
    }

    #[derive(Serialize)]
    struct Name(#[serde(serialize_with = "text_name")] Option<Known>);

    #[derive(Serialize)]
    enum Known {
        Second,
    }

    impl TextName for Known {
        fn text_name(&self) -> Option<&'static str> {
            Some("second")
        }
    }

    fn part(source: Option<Known>) -> Part {
        let span = Span::new(4, 5);
        Part { source: Name(source), place: span, pieces: vec![span], span }
    }

    #[track_caller]
    fn assert_json(value: &impl Serialize, expected: &str) {
        assert_eq!(serde_json::to_string(value).unwrap(), expected);
    }

    #[test]
    fn spans_are_byte_offsets_if_no_texts_are_selected() {
        let span = r#"{"start":4,"end":5}"#;
        assert_json(&part(None), &format!(r#"{{"source":null,"place":{span},"pieces":[{span}],"span":{span}}}"#));
    }

    #[test]
    fn spans_are_utf16_offsets_if_a_text_is_selected() {
        let texts = || Texts::from(Offsets::new("é\nabc")).with("second", Offsets::new("🤖b").into());
        with_texts(texts(), || {
            let place = r#"{"start":3,"end":4,"line":2,"column":2}"#;
            let (piece, span) = (r#"{"start":3,"end":4,"text":"b"}"#, r#"{"start":3,"end":4}"#);
            assert_json(&part(None), &format!(r#"{{"source":null,"place":{place},"pieces":[{piece}],"span":{span}}}"#));
            let place = r#"{"start":2,"end":3,"line":1,"column":3}"#;
            let (piece, span) = (r#"{"start":2,"end":3,"text":"b"}"#, r#"{"start":2,"end":3}"#);
            let expected = format!(r#"{{"source":"Second","place":{place},"pieces":[{piece}],"span":{span}}}"#);
            assert_json(&part(Some(Known::Second)), &expected);
        });
    }

    #[test]
    fn spans_in_the_old_and_new_versions_are_counted_in_separate_texts() {
        let changed = Changed { before: Span::new(2, 3), after: Some(Span::new(2, 3)) };
        let texts = Texts::versions(Offsets::new("éa").into(), Offsets::new("bca").into());
        let json = r#"{"before":{"start":1,"end":2},"after":{"start":2,"end":3}}"#;
        with_texts(texts, || assert_json(&changed, json));
    }

    #[test]
    fn texts_selected_in_an_inner_scope_do_not_affect_the_outer_scope() {
        with_texts(Offsets::new("é"), || {
            with_texts(Offsets::new("ab"), || assert_json(&Span::new(0, 2), r#"{"start":0,"end":2}"#));
            assert_json(&Span::new(0, 2), r#"{"start":0,"end":1}"#);
        });
        assert_json(&Span::new(0, 2), r#"{"start":0,"end":2}"#);
    }

    #[test]
    fn a_span_that_ends_before_its_start_is_read_as_empty() {
        let span: Span = serde_json::from_str(r#"{"start":5,"end":3}"#).unwrap();
        assert_eq!(span, Span::new(5, 5));
    }
}
