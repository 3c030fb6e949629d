//! Checks rows in Arrow arrays. The arrays are borrowed from Python, not copied.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, StringBuilder, UInt32Builder};
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use pyo3_arrow::{PyArray, PyChunkedArray};

use crate::batch::{Answer, Batch, Column, reasons, threads};
use crate::options::{Options, RobotscopeError};
use crate::texts::{Text, Words};

/// Returns the answers for Arrow arrays. `robotscope.batch.check_arrow` converts lists to arrays, calls this function, and converts the
/// answers to a pyarrow array.
#[pyfunction]
#[pyo3(signature = (robots, crawler, url, *, dialect, fallbacks, threads))]
pub(crate) fn check_arrow(
    py: Python<'_>,
    robots: Values,
    crawler: Values,
    url: Values,
    dialect: Option<Words<'_>>,
    fallbacks: bool,
    threads: Option<usize>,
) -> PyResult<PyArray> {
    let options = Options::new(dialect, fallbacks)?;
    let rows = rows([&robots, &crawler, &url])?;
    let batch = Batch {
        rows,
        robots: robots.column("robots")?,
        crawlers: crawler.column("crawler")?,
        urls: url.column("url")?,
        options,
        threads: self::threads(threads),
    };
    let answers = py.detach(|| array(&batch.answers()));
    Ok(PyArray::from_array_ref(Arc::new(answers)))
}

/// One text for all rows, or an array with one text for each row.
pub(crate) enum Values {
    Text(Text),
    Array(PyChunkedArray),
}

impl<'py> FromPyObject<'_, 'py> for Values {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.extract::<AnyArray>() {
            Ok(array) => Ok(Self::Array(array.into_chunked_array()?)),
            Err(_) => Ok(Self::Text(object.extract()?)),
        }
    }
}

impl Values {
    fn len(&self) -> Option<usize> {
        match self {
            Self::Text(_) => None,
            Self::Array(array) => Some(array.chunks().iter().map(|chunk| chunk.len()).sum()),
        }
    }

    fn column(&self, name: &str) -> PyResult<Column<'_>> {
        match self {
            Self::Text(text) => Ok(Column::One(text.as_ref())),
            Self::Array(array) => {
                let mut values = Vec::with_capacity(self.len().unwrap_or_default());
                for chunk in array.chunks() {
                    add(&mut values, chunk).ok_or_else(|| {
                        PyTypeError::new_err(format!("{name} must be strings or bytes, not {}", chunk.data_type()))
                    })?;
                }
                Ok(Column::Each(values))
            }
        }
    }
}

/// Returns the number of rows. Returns an error if there is no array, if the arrays have different lengths, or if there are too many rows.
fn rows(values: [&Values; 3]) -> PyResult<usize> {
    let mut lengths: Vec<usize> = values.iter().filter_map(|values| values.len()).collect();
    lengths.sort_unstable();
    lengths.dedup();
    match lengths[..] {
        [rows] if u32::try_from(rows).is_ok() => Ok(rows),
        [rows] => Err(RobotscopeError::new_err(format!("{rows} rows are too many for one call: pass them in several batches"))),
        [] => Err(RobotscopeError::new_err("no argument is an array: pass an array as robots, crawler or url")),
        _ => Err(RobotscopeError::new_err(format!(
            "the arrays have different lengths, {lengths:?}: pass arrays of the same length"
        ))),
    }
}

/// Adds an array's values to `values`. Returns `None` if the array's type is neither strings nor bytes nor null.
fn add<'a>(values: &mut Vec<Option<&'a [u8]>>, array: &'a ArrayRef) -> Option<()> {
    match array.data_type() {
        DataType::Utf8 => values.extend(array.as_string::<i32>().iter().map(|value| value.map(str::as_bytes))),
        DataType::LargeUtf8 => values.extend(array.as_string::<i64>().iter().map(|value| value.map(str::as_bytes))),
        DataType::Utf8View => values.extend(array.as_string_view().iter().map(|value| value.map(str::as_bytes))),
        DataType::Binary => values.extend(array.as_binary::<i32>().iter()),
        DataType::LargeBinary => values.extend(array.as_binary::<i64>().iter()),
        DataType::BinaryView => values.extend(array.as_binary_view().iter()),
        DataType::Null => values.extend(std::iter::repeat_n(None, array.len())),
        DataType::Dictionary(..) => {
            let dictionary = array.as_any_dictionary();
            let mut words = Vec::new();
            add(&mut words, dictionary.values())?;
            // `normalized_keys` panics if the dictionary has no values. All its keys are then null.
            let keys = if words.is_empty() { vec![0; array.len()] } else { dictionary.normalized_keys() };
            let value = |(row, key): (usize, &usize)| {
                if dictionary.keys().is_null(row) { None } else { words.get(*key).copied().flatten() }
            };
            values.extend(keys.iter().enumerate().map(value));
        }
        _ => return None,
    }
    Some(())
}

fn array(answers: &[Option<Answer>]) -> StructArray {
    let words: Vec<_> = reasons().collect();
    let rows = answers.len();
    let (mut allowed, mut line) = (BooleanBuilder::with_capacity(rows), UInt32Builder::with_capacity(rows));
    let mut reason = StringBuilder::with_capacity(rows, 13 * rows);
    for answer in answers {
        allowed.append_option(answer.and_then(|answer| answer.allowed));
        line.append_option(answer.and_then(|answer| answer.line));
        reason.append_option(answer.and_then(|answer| words.get(answer.reason)));
    }
    let fields = Fields::from(vec![
        Field::new("allowed", DataType::Boolean, true),
        Field::new("line", DataType::UInt32, true),
        Field::new("reason", DataType::Utf8, true),
    ]);
    let columns: Vec<ArrayRef> = vec![Arc::new(allowed.finish()), Arc::new(line.finish()), Arc::new(reason.finish())];
    let is_known: Vec<bool> = answers.iter().map(Option::is_some).collect();
    StructArray::new(fields, columns, Some(is_known.into()))
}
