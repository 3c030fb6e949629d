//! Checks and converts arguments from JavaScript, and turns failures into JavaScript errors.

use js_sys::{Array, Uint8Array};
use memchr::memchr_iter;
use robotscope::{Target, TargetError, nearest};
use wasm_bindgen::{JsCast, JsValue};

use crate::error::RobotscopeError;
use crate::{transfer, values};

/// The types accepted for a robots.txt, as phrased in error messages.
pub(crate) const SOME_TEXT: &str = "a string or a Uint8Array";

#[cfg(feature = "full")]
pub(crate) const STRINGS: &str = "an array of strings";
#[cfg(feature = "full")]
pub(crate) const OBJECTS: &str = "an array of objects";

/// Returns the bytes of a `string` or a `Uint8Array`, such as a Node.js `Buffer`.
pub(crate) fn bytes(name: &str, value: &JsValue) -> Result<Vec<u8>, Failure> {
    let bytes = transfer::bytes(value).or_else(|| values::is_bytes(value).then(|| value.unchecked_ref::<Uint8Array>().to_vec()));
    bytes.ok_or_else(|| wrong_type(name, SOME_TEXT, value))
}

pub(crate) fn text(name: &str, value: &JsValue) -> Result<String, Failure> {
    with_text(name, value, str::to_owned)
}

pub(crate) fn with_text<T>(name: &str, value: &JsValue, read: impl FnOnce(&str) -> T) -> Result<T, Failure> {
    let read = transfer::read(value, |bytes| read(as_text(bytes)));
    read.ok_or_else(|| wrong_type(name, "a string", value))
}

/// Calls `read` with a `string`, or with the `href` of a `URL` object.
pub(crate) fn with_url<T>(name: &str, value: &JsValue, mut read: impl FnMut(&str) -> T) -> Result<T, Failure> {
    let read = transfer::read_url(value, |bytes| read(as_text(bytes)));
    read.ok_or_else(|| wrong_type(name, "a string or a URL", value))
}

pub(crate) fn target(name: &str, url: &JsValue) -> Result<Target, Failure> {
    Ok(with_url(name, url, Target::parse)??)
}

#[cfg(feature = "full")]
pub(crate) fn texts(name: &str, value: &JsValue) -> Result<Vec<String>, Failure> {
    let mut texts = Vec::new();
    let array = value.dyn_ref().ok_or_else(|| wrong_type(name, STRINGS, value))?;
    for_each(name, array, |name, value, visit| with_text(name, value, visit), &mut |text| {
        texts.push(text.to_owned());
    })?;
    Ok(texts)
}

/// Reads each value of an array with `read`. `expected` is a description of the array for error messages.
#[cfg(feature = "full")]
pub(crate) fn all<T>(
    name: &str,
    expected: &str,
    value: &JsValue,
    read: impl Fn(&str, &JsValue) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    let array: &Array = value.dyn_ref().ok_or_else(|| wrong_type(name, expected, value))?;
    array.iter().enumerate().map(|(place, value)| read(&format!("{name}[{place}]"), &value)).collect()
}

/// Calls `visit` with each URL in an array or another iterable, in order.
pub(crate) fn for_each_url(name: &str, urls: &JsValue, mut visit: impl FnMut(&str)) -> Result<(), Failure> {
    const EXPECTED: &str = "an array of strings and URLs or another iterable";
    let listed = values::listed(urls)?.ok_or_else(|| wrong_type(name, EXPECTED, urls))?;
    for_each(name, &listed, |name, value, visit| with_url(name, value, visit), &mut visit)
}

/// A function that reads one value of an array and passes its text to a visitor. Its first argument is the value's name in error messages.
type ReadOne = fn(&str, &JsValue, &mut dyn FnMut(&str)) -> Result<(), Failure>;

/// Calls `visit` with each value in an array, in order. Strings cross the boundary in batches, joined by line breaks.
fn for_each(name: &str, array: &Array, read: ReadOne, visit: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    /// The number of strings in a batch. The limit prevents memory use from growing with the number of strings.
    const TOGETHER: usize = 256;
    let length = array.length();
    for start in (0..length).step_by(TOGETHER) {
        let end = length.min(start.saturating_add(TOGETHER as u32));
        let are_visited = transfer::read(&transfer::joined(array, start, end), |joined| {
            let breaks = || memchr_iter(b'\n', joined);
            let is_each_of_one_line = breaks().count() + 1 == (end - start) as usize;
            if is_each_of_one_line {
                let (text, mut from) = (as_text(joined), 0);
                for to in breaks().chain([text.len()]) {
                    visit(text.get(from..to).unwrap_or_default());
                    from = to + 1;
                }
            }
            is_each_of_one_line
        });
        if are_visited != Some(true) {
            for place in start..end {
                read(&format!("{name}[{place}]"), &array.get(place), visit)?;
            }
        }
    }
    Ok(())
}

/// Converts bytes written by the platform's encoder, which are always valid UTF-8.
fn as_text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or_default()
}

/// A `RobotscopeError` for JavaScript, or an exception thrown by the caller's code.
pub struct Failure(JsValue);

impl Failure {
    pub(crate) fn new(code: &str, message: impl AsRef<str>) -> Self {
        Self(RobotscopeError::new(code, message.as_ref()).into())
    }
}

impl From<JsValue> for Failure {
    fn from(thrown: JsValue) -> Self {
        Self(thrown)
    }
}

impl From<TargetError> for Failure {
    fn from(error: TargetError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        failure.0
    }
}

/// Returns the item in `all` whose name is `value`, or an error if there is none.
pub(crate) fn one_of<T: Copy>(name: &str, value: &JsValue, all: &[T], name_of: fn(T) -> &'static str) -> Result<T, Failure> {
    let given = value.as_string();
    let named = all.iter().copied().find(|one| given.as_deref() == Some(name_of(*one)));
    named.ok_or_else(|| {
        let known: Vec<_> = all.iter().map(|one| name_of(*one)).collect();
        let expected = format!("one of {}", known.join(", "));
        match given {
            Some(given) => {
                let meant = nearest(given.as_bytes(), 5, known.iter().copied());
                let meant = meant.map(|meant| format!("; “{meant}” is probably meant")).unwrap_or_default();
                Failure::new("invalid-argument", format!("{name} must be {expected}, but it is “{given}”{meant}"))
            }
            None => wrong_type(name, &expected, value),
        }
    })
}

pub(crate) fn wrong_type(name: &str, expected: &str, found: &JsValue) -> Failure {
    let found = values::described(found, expected.contains("Uint8Array"));
    Failure::new("invalid-argument", format!("{name} must be {expected}, but it is {found}"))
}
