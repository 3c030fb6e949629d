//! Checks rows that are passed as Python tuples.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use foldhash::fast::RandomState;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyList, PyString, PyTuple};

use crate::batch::{Answer, Batch, Column, reasons, threads};
use crate::options::Options;
use crate::texts::{Text, Words, refuse_text};

/// The maximum number of rows that are read before they are checked. This limits memory use for long iterators.
const ROWS: usize = 16_384;
/// The total size of the rows' values, in bytes, after which no more rows are read before a check.
const BYTES: usize = 16_000_000;

/// Returns the access, the deciding line and the reason for each row. A row contains a robots.txt, a crawler and a URL.
///
/// >>> check_rows([("User-agent: *\nDisallow: /a", "GPTBot", "/a"), ("", "GPTBot", "/a")])
/// [(False, 2, 'longest-match'), (True, None, 'no-group')]
///
/// `threads` is the number of threads to use; by default, the number of cores.
#[pyfunction]
#[pyo3(signature = (rows, *, dialect=None, fallbacks=true, threads=None))]
pub(crate) fn check_rows<'py>(
    py: Python<'py>,
    rows: &Bound<'py, PyAny>,
    dialect: Option<Words<'_>>,
    fallbacks: bool,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyList>> {
    refuse_text("rows", rows, "pass [(robots, crawler, url)]")?;
    let options = Options::new(dialect, fallbacks)?;
    let words: Vec<_> = reasons().map(|reason| PyString::new(py, reason)).collect();
    let checked = PyList::empty(py);
    let mut rows = rows.try_iter()?;
    loop {
        let columns = Columns::read(&mut rows)?;
        if columns.urls.of_rows.is_empty() {
            return Ok(checked);
        }
        let batch = columns.batch(options, self::threads(threads));
        let answers = py.detach(|| batch.answers());
        let mut tuples: HashMap<Answer, Bound<'_, PyTuple>, RandomState> = HashMap::default();
        for answer in answers.into_iter().flatten() {
            let tuple = match tuples.entry(answer) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let allowed = answer.allowed.map(|allowed| PyBool::new(py, allowed));
                    new.insert((allowed, answer.line, words.get(answer.reason)).into_pyobject(py)?)
                }
            };
            checked.append(&*tuple)?;
        }
        py.check_signals()?;
    }
}

#[derive(Default)]
struct Columns<'py> {
    robots: Values<'py>,
    crawlers: Values<'py>,
    urls: Values<'py>,
}

/// The values in a column. Consecutive rows with the same object share one value.
#[derive(Default)]
struct Values<'py> {
    texts: Vec<Text>,
    of_rows: Vec<usize>,
    last: Option<Bound<'py, PyAny>>,
}

impl<'py> Columns<'py> {
    fn read(rows: &mut impl Iterator<Item = PyResult<Bound<'py, PyAny>>>) -> PyResult<Self> {
        let mut columns = Self::default();
        let mut bytes = 0;
        while columns.urls.of_rows.len() < ROWS && bytes < BYTES {
            let Some(row) = rows.next() else { break };
            let (robots, crawler, url) = values(row?)?;
            bytes += columns.robots.push(robots)? + columns.crawlers.push(crawler)? + columns.urls.push(url)?;
        }
        Ok(columns)
    }

    fn batch(&self, options: Options, threads: usize) -> Batch<'_> {
        let rows = self.urls.of_rows.len();
        let (robots, crawlers, urls) = (self.robots.column(), self.crawlers.column(), self.urls.column());
        Batch { rows, robots, crawlers, urls, options, threads }
    }
}

impl<'py> Values<'py> {
    /// Adds a row's value and returns the number of added bytes.
    fn push(&mut self, value: Bound<'py, PyAny>) -> PyResult<usize> {
        let mut added = 0;
        if !self.last.as_ref().is_some_and(|last| last.is(&value)) {
            let text: Text = value.extract()?;
            added = text.as_ref().len();
            self.texts.push(text);
            // Share only strings and bytes: other objects may change during the call.
            let is_constant = value.is_instance_of::<PyString>() || value.is_instance_of::<PyBytes>();
            self.last = is_constant.then_some(value);
        }
        self.of_rows.push(self.texts.len() - 1);
        Ok(added)
    }

    fn column(&self) -> Column<'_> {
        Column::Each(self.of_rows.iter().map(|place| self.texts.get(*place).map(Text::as_ref)).collect())
    }
}

fn values<'py>(row: Bound<'py, PyAny>) -> PyResult<Row<'py>> {
    let row = match row.cast_into::<PyTuple>() {
        Ok(row) => row,
        Err(error) => {
            let row = error.into_inner();
            refuse_text("a row", &row, "pass (robots, crawler, url)")?;
            PyTuple::new(row.py(), row.try_iter()?.collect::<PyResult<Vec<_>>>()?)?
        }
    };
    if row.len() != 3 {
        return Err(PyTypeError::new_err(format!("each row must be (robots, crawler, url), but a row has {} values", row.len())));
    }
    row.extract()
}

type Row<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);
