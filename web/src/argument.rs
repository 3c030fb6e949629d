//! What JavaScript hands over, checked, and how it hears of what is wrong.

use std::borrow::Cow;

use js_sys::{Array, Error, JsString, Object, Reflect, Uint8Array};
use robotscope::TargetError;
use wasm_bindgen::{JsCast, JsValue};

/// The bytes of a `string` or of a `Uint8Array` (a Node `Buffer` is one).
pub(crate) fn bytes(name: &str, value: &JsValue) -> Result<Vec<u8>, Failure> {
    match value.dyn_ref::<Uint8Array>() {
        Some(bytes) => Ok(bytes.to_vec()),
        None => match value.dyn_ref::<JsString>() {
            Some(text) => Ok(String::from(text).into_bytes()),
            None => Err(wrong_type(name, "a string or a Uint8Array", value)),
        },
    }
}

/// The text of a `string`.
pub(crate) fn text(name: &str, value: &JsValue) -> Result<String, Failure> {
    value.as_string().ok_or_else(|| wrong_type(name, "a string", value))
}

/// The object that a value is. Not every object is an `Object`: one can be without a prototype, or from another realm.
pub(crate) fn object(value: &JsValue) -> Option<&Object> {
    value.is_object().then(|| value.unchecked_ref())
}

/// The texts of an array of strings. They cross the border together, joined by line breaks.
pub(crate) struct Texts<'v> {
    array: &'v Array,
    joined: String,
}

impl<'v> Texts<'v> {
    pub(crate) fn new(name: &str, value: &'v JsValue) -> Result<Self, Failure> {
        let array: &Array = value.dyn_ref().ok_or_else(|| wrong_type(name, "an array of strings", value))?;
        for (place, text) in array.iter().enumerate() {
            if !text.is_string() {
                return Err(wrong_type(&format!("{name}[{place}]"), "a string", &text));
            }
        }
        Ok(Self { array, joined: String::from(array.join("\n")) })
    }

    pub(crate) fn iter(&self) -> Box<dyn Iterator<Item = Cow<'_, str>> + '_> {
        let breaks = self.joined.bytes().filter(|&byte| byte == b'\n').count();
        if breaks + 1 == self.array.length() as usize {
            return Box::new(self.joined.split('\n').map(Cow::Borrowed));
        }
        // None at all, or one of them holds a line break.
        Box::new(self.array.iter().map(|text| Cow::Owned(text.as_string().unwrap_or_default())))
    }
}

/// An `Error` with the name `RobotscopeError` and a stable `code`.
pub struct Failure {
    code: &'static str,
    message: String,
}

impl Failure {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

impl From<TargetError> for Failure {
    fn from(error: TargetError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<tsify::Error> for Failure {
    /// A result that cannot be handed over would be a bug of ours.
    fn from(error: tsify::Error) -> Self {
        Self::new("internal", error.to_string())
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        let error = Error::new(&failure.message);
        error.set_name("RobotscopeError");
        // Setting a property of a fresh object cannot fail.
        let _ = Reflect::set(&error, &"code".into(), &failure.code.into());
        error.into()
    }
}

pub(crate) fn wrong_type(name: &str, expected: &str, found: &JsValue) -> Failure {
    let found = if found.is_null() { "null".into() } else { found.js_typeof().as_string().unwrap_or_default() };
    Failure::new("invalid-argument", format!("{name} must be {expected}, but it is {found}"))
}
