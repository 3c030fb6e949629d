//! Accepts texts from Python, and avoids copying them where possible.

use std::borrow::Cow;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

/// The bytes of a `str` or bytes-like object. `bytes` and valid `str` objects are retained, not copied.
pub(crate) enum Text {
    Str(PyBackedStr),
    Bytes(PyBackedBytes),
    Copied(String),
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Str(text) => text.as_bytes(),
            Self::Bytes(bytes) => bytes,
            Self::Copied(text) => text.as_bytes(),
        }
    }
}

impl Text {
    /// Returns the text as UTF-8. U+FFFD replaces malformed bytes.
    pub(crate) fn lossy(&self) -> Cow<'_, str> {
        match self {
            Self::Str(text) => Cow::Borrowed(text),
            Self::Bytes(bytes) => String::from_utf8_lossy(bytes),
            Self::Copied(text) => Cow::Borrowed(text),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = object.cast::<PyString>() {
            return match PyBackedStr::try_from(text.to_owned()) {
                Ok(text) => Ok(Self::Str(text)),
                Err(_) => Ok(Self::Copied(with_lone_surrogates(&text)?)),
            };
        }
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Self::Bytes(bytes.to_owned().into()));
        }
        if object.is_instance_of::<PyByteArray>() || object.is_instance_of::<PyMemoryView>() {
            let bytes = object.py().get_type::<PyBytes>().call1((object,))?.cast_into::<PyBytes>()?;
            return Ok(Self::Bytes(bytes.into()));
        }
        Err(PyTypeError::new_err(format!("expected str or bytes, not {}", object.get_type().name()?)))
    }
}

/// Returns the text of a `str` that contains lone surrogates. U+FFFD replaces each surrogate, as in browsers.
fn with_lone_surrogates(text: &Bound<'_, PyAny>) -> PyResult<String> {
    text.call_method1("encode", ("utf-16", "surrogatepass"))?.call_method1("decode", ("utf-16", "replace"))?.extract()
}

/// A short text, such as a URL or a crawler's name. A valid `str` is borrowed during a call; other texts are copied.
pub(crate) struct Words<'a>(Cow<'a, str>);

impl std::ops::Deref for Words<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Words<'a> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match object.extract::<&str>() {
            Ok(text) => Ok(Self(Cow::Borrowed(text))),
            Err(_) => Ok(Self(Cow::Owned(object.extract::<Text>()?.lossy().into_owned()))),
        }
    }
}

/// Returns an error if `values` is a single text, because iterating over it would yield single characters.
pub(crate) fn refuse_text(what: &str, values: &Bound<'_, PyAny>, instead: &str) -> PyResult<()> {
    match values.extract::<Text>() {
        Ok(_) => Err(PyTypeError::new_err(format!("{what} must be a list, not {}: {instead}", values.get_type().name()?))),
        Err(_) => Ok(()),
    }
}
