//! The verdict for one URL.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use robotscope::matching::Brief;
use robotscope::{Access, TargetError};

use crate::dataclasses::Explanation;
use crate::parsed::Query;
use crate::texts::Text;

/// Verdict(allowed, line, reason, explanation=None)
/// --
///
/// The answer for a crawler and a URL, with the deciding line.
///
/// >>> Robots.parse("").check("/a", "GPTBot")
/// Verdict(allowed=True, line=None, reason='no-group')
#[pyclass(module = "robotscope", name = "Verdict", frozen)]
pub(crate) struct Verdict {
    /// True or False, or None if the URL is invalid; `reason` is then the error code.
    #[pyo3(get)]
    allowed: Option<bool>,
    /// The deciding line's number, starting at 1, or None if no rule decides.
    #[pyo3(get)]
    line: Option<u32>,
    reason: Cow<'static, str>,
    explained: Explained,
}

enum Explained {
    Nowhere,
    Given(Py<PyAny>),
    Query(Arc<Query>, Text),
}

impl Verdict {
    /// Creates a verdict whose explanation is computed each time it is read.
    pub(crate) fn on_demand(answer: Result<Brief, TargetError>, query: Arc<Query>, url: Text) -> Self {
        let explained = Explained::Query(query, url);
        match answer {
            Ok(Brief { access, reason, line }) => {
                Self { allowed: Some(access == Access::Allowed), line, reason: reason.as_str().into(), explained }
            }
            Err(error) => Self { allowed: None, line: None, reason: error.code().into(), explained },
        }
    }
}

#[pymethods]
impl Verdict {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str, &'static str) {
        ("allowed", "line", "reason")
    }

    #[new]
    #[pyo3(signature = (allowed, line, reason, explanation=None))]
    fn new(allowed: Option<bool>, line: Option<u32>, reason: String, explanation: Option<Py<PyAny>>) -> Self {
        let explained = explanation.map_or(Explained::Nowhere, Explained::Given);
        Self { allowed, line, reason: reason.into(), explained }
    }

    /// The reason in kebab case, such as "longest-match".
    #[getter]
    fn reason(&self) -> &str {
        &self.reason
    }

    /// The answer in words, with the steps of its evaluation. None if the caller constructed the verdict
    /// without an explanation.
    ///
    /// >>> print(Robots.parse("User-agent: *\nDisallow: /a").check("/a", "GPTBot").explanation)
    /// GPTBot may not crawl /a: line 2, “Disallow: /a”, is the longest match.
    #[getter]
    fn explanation<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match &self.explained {
            Explained::Nowhere => Ok(None),
            Explained::Given(explanation) => Ok(Some(explanation.bind(py).clone())),
            Explained::Query(query, url) => {
                let explanation = py.detach(|| query.explain(&url.lossy()));
                Explanation::from(explanation).into_pyobject(py).map(Some)
            }
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.values() == other.get().values())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.values().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let allowed = self.allowed.map_or("None", |allowed| if allowed { "True" } else { "False" });
        let line = self.line.map_or_else(|| "None".to_owned(), |line| line.to_string());
        format!("Verdict(allowed={allowed}, line={line}, reason='{}')", self.reason)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyType>, Reduced<'_, 'py>)> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let class = CLASS.import(py, "robotscope", "Verdict")?.clone();
        Ok((class, (self.allowed, self.line, &self.reason, self.explanation(py)?)))
    }
}

/// The arguments with which `pickle` and `copy` rebuild a verdict.
type Reduced<'a, 'py> = (Option<bool>, Option<u32>, &'a str, Option<Bound<'py, PyAny>>);

impl Verdict {
    fn values(&self) -> (Option<bool>, Option<u32>, &str) {
        (self.allowed, self.line, &self.reason)
    }
}
