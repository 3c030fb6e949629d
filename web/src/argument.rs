//! What JavaScript hands over, checked, and how it hears of what is wrong.

use js_sys::{Array, Uint8Array};
use memchr::memchr_iter;
use robotscope::{Target, TargetError, nearest};
use wasm_bindgen::{JsCast, JsValue};

use crate::border;
use crate::error::RobotscopeError;

/// What a robots.txt may be given as.
pub(crate) const SOME_TEXT: &str = "a string or a Uint8Array";

/// The bytes of a `string` or of a `Uint8Array` (a Node `Buffer` is one).
pub(crate) fn bytes(name: &str, value: &JsValue) -> Result<Vec<u8>, Failure> {
    let bytes = border::bytes(value).or_else(|| border::is_bytes(value).then(|| value.unchecked_ref::<Uint8Array>().to_vec()));
    bytes.ok_or_else(|| wrong_type(name, SOME_TEXT, value))
}

/// The text of a `string`.
pub(crate) fn text(name: &str, value: &JsValue) -> Result<String, Failure> {
    with_text(name, value, str::to_owned)
}

/// What `read` makes of the text of a `string`.
pub(crate) fn with_text<T>(name: &str, value: &JsValue, read: impl FnOnce(&str) -> T) -> Result<T, Failure> {
    let read = border::read(value, |bytes| read(as_text(bytes)));
    read.ok_or_else(|| wrong_type(name, "a string", value))
}

/// What `read` makes of the text of a `string`, or of the address of a `URL`.
pub(crate) fn with_url<T>(name: &str, value: &JsValue, mut read: impl FnMut(&str) -> T) -> Result<T, Failure> {
    let read = border::read_url(value, |bytes| read(as_text(bytes)));
    read.ok_or_else(|| wrong_type(name, "a string or a URL", value))
}

/// The page or path that a URL means.
pub(crate) fn target(name: &str, url: &JsValue) -> Result<Target, Failure> {
    Ok(with_url(name, url, Target::parse)??)
}

/// The texts of an array of strings.
#[cfg(feature = "full")]
pub(crate) fn texts(name: &str, value: &JsValue) -> Result<Vec<String>, Failure> {
    let mut texts = Vec::new();
    for_each(name, array(name, value)?, |name, value, visit| with_text(name, value, visit), &mut |text| {
        texts.push(text.to_owned());
    })?;
    Ok(texts)
}

#[cfg(feature = "full")]
pub(crate) fn array<'v>(name: &str, value: &'v JsValue) -> Result<&'v Array, Failure> {
    value.dyn_ref().ok_or_else(|| wrong_type(name, "an array of strings", value))
}

/// Calls `visit` with one URL after the other of an array or of another iterable.
pub(crate) fn for_each_url(name: &str, urls: &JsValue, mut visit: impl FnMut(&str)) -> Result<(), Failure> {
    const EXPECTED: &str = "an array of strings and URLs or another iterable";
    let listed = border::listed(urls)?.ok_or_else(|| wrong_type(name, EXPECTED, urls))?;
    for_each(name, &listed, |name, value, visit| with_url(name, value, visit), &mut visit)
}

/// Reads one value of an array, which has this name in messages, for a visitor.
type ReadOne = fn(&str, &JsValue, &mut dyn FnMut(&str)) -> Result<(), Failure>;

/// Calls `visit` with what `read` makes of one value of an array after the other. Many strings cross the border together, joined by
/// line breaks.
fn for_each(name: &str, array: &Array, read: ReadOne, visit: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    /// Few enough for the buffer, so that many texts take no more memory than some.
    const TOGETHER: usize = 256;
    let length = array.length();
    for start in (0..length).step_by(TOGETHER) {
        let end = length.min(start.saturating_add(TOGETHER as u32));
        let are_visited = border::read(&border::joined(array, start, end), |joined| {
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

/// What the platform's encoder has written is UTF-8.
fn as_text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or_default()
}

/// A `RobotscopeError` on its way to JavaScript, or what JavaScript's own code threw.
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

/// The one that a value names.
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
    let found = border::described(found, expected.contains("Uint8Array"));
    Failure::new("invalid-argument", format!("{name} must be {expected}, but it is {found}"))
}
