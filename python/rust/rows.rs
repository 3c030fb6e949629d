//! Rows as Python's tuples.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyList, PyString, PyTuple};

use crate::batch::{Batch, Column, reasons, threads};
use crate::options::Options;
use crate::texts::{Text, Words, refuse_text};

/// The rows that are answered at once, or fewer if they are large: memory stays bounded however many rows an iterator gives.
const ROWS: usize = 16_384;
const BYTES: usize = 16_000_000;

/// For rows of robots.txt, crawler and URL: whether it is allowed, the line that decides, and why.
///
/// >>> check_rows([("User-agent: *\nDisallow: /a", "GPTBot", "/a"), ("", "GPTBot", "/a")])
/// [(False, 2, 'longest-match'), (True, None, 'no-group')]
///
/// `threads` is how many to use, as many as there are cores unless given.
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
        if columns.urls.is_empty() {
            return Ok(checked);
        }
        let answers = py.detach(|| columns.batch(options, self::threads(threads)).answers());
        for answer in answers.into_iter().flatten() {
            let allowed = answer.allowed.map(|allowed| PyBool::new(py, allowed));
            checked.append((allowed, answer.line, words.get(answer.reason)))?;
        }
        py.check_signals()?;
    }
}

/// The values of some rows.
#[derive(Default)]
struct Columns {
    robots: Vec<Text>,
    crawlers: Vec<Text>,
    urls: Vec<Text>,
}

impl Columns {
    fn read<'py>(rows: &mut impl Iterator<Item = PyResult<Bound<'py, PyAny>>>) -> PyResult<Self> {
        let mut columns = Self::default();
        let mut bytes = 0;
        while columns.urls.len() < ROWS && bytes < BYTES {
            let Some(row) = rows.next() else { break };
            let (robots, crawler, url): (Text, Text, Text) = values(row?)?;
            bytes += robots.as_ref().len() + url.as_ref().len();
            columns.robots.push(robots);
            columns.crawlers.push(crawler);
            columns.urls.push(url);
        }
        Ok(columns)
    }

    fn batch(&self, options: Options, threads: usize) -> Batch<'_> {
        let column = |texts| -> Column<'_> { Column::Each(<[Text]>::iter(texts).map(|text| Some(text.as_ref())).collect()) };
        Batch {
            rows: self.urls.len(),
            robots: column(&self.robots),
            crawlers: column(&self.crawlers),
            urls: column(&self.urls),
            options,
            threads,
        }
    }
}

fn values(row: Bound<'_, PyAny>) -> PyResult<(Text, Text, Text)> {
    let row = match row.cast_into::<PyTuple>() {
        Ok(row) => row,
        Err(error) => {
            let row = error.into_inner();
            refuse_text("a row", &row, "pass (robots, crawler, url)")?;
            PyTuple::new(row.py(), row.try_iter()?.collect::<PyResult<Vec<_>>>()?)?
        }
    };
    if row.len() != 3 {
        return Err(PyTypeError::new_err(format!("a row has {} values: pass (robots, crawler, url)", row.len())));
    }
    row.extract()
}
