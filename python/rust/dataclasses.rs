//! Converts answers to instances of the dataclasses in `src/robotscope/_types.py`.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};
use robotscope::{explain, fact};

/// Defines structs. Each struct is converted to the dataclass with the same name and fields.
macro_rules! dataclasses {
    ($($name:ident $(<$param:ident>)? { $($field:ident: $type:ty),+ $(,)? })+) => { $(
        #[doc = concat!("`robotscope.", stringify!($name), "`")]
        pub(crate) struct $name $(<$param>)? {
            $(pub(crate) $field: $type),+
        }

        impl<'py $(, $param: IntoPyObject<'py>)?> IntoPyObject<'py> for $name $(<$param>)? {
            type Target = PyAny;
            type Output = Bound<'py, PyAny>;
            type Error = PyErr;

            fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
                let fields = PyDict::new(py);
                $(fields.set_item(stringify!($field), self.$field)?;)+
                CLASS.import(py, "robotscope._types", stringify!($name))?.call((), Some(&fields))
            }
        }
    )+ };
}

dataclasses! {
    Explanation { summary: String, steps: Vec<String> }
    Rule { line: u32, allow: bool, pattern: String }
    Group { crawlers: Vec<String>, rules: Vec<Rule> }
    Sitemap { line: u32, url: String, absolute: bool }
    Diagnostic {
        line: u32,
        code: &'static str,
        severity: &'static str,
        column: u32,
        message: String,
        explanation: String,
        url: String,
        crawlers: Vec<String>,
        dialects: Vec<&'static str>,
    }
    RequestRate { line: u32, documents: u64, seconds: u64 }
    AiSignal {
        signal: &'static str,
        usage: &'static str,
        stance: &'static str,
        lines: Vec<u32>,
        crawlers: Vec<String>,
    }
    Availability { effect: &'static str, certainty: &'static str, source: &'static str }
    Change { allowed: bool, path: String, before: Option<u32>, after: Option<u32>, crawlers: Vec<String> }
    Directive { source: &'static str, line: u32, text: String }
    PageVerdict {
        crawl: &'static str,
        crawl_line: Option<u32>,
        index: &'static str,
        index_by: Vec<Directive>,
        snippet: Option<u32>,
        snippet_by: Vec<Directive>,
        listing: &'static str,
        explanation: Explanation,
    }
    Fact<T> { value: T, certainty: &'static str }
    Source { title: &'static str, url: &'static str, read: &'static str }
    Origin {
        reverse_dns: Fact<Names>,
        address_lists: Fact<Names>,
        key_directory: Option<Fact<&'static str>>,
        source: Source,
    }
    Crawler {
        token: &'static str,
        operator: &'static str,
        class_: &'static str,
        prominence: &'static str,
        ai_uses: Names,
        ai_answers: Fact<&'static str>,
        fallback: Fact<Names>,
        wildcard: Fact<&'static str>,
        robots: Fact<&'static str>,
        crawl_delay: Fact<&'static str>,
        renders: Fact<&'static str>,
        meta_names: Fact<Names>,
        sent_name: Fact<&'static str>,
        user_agent: Option<Fact<&'static str>>,
        origin: Option<Origin>,
        doc: Option<&'static str>,
        source: &'static str,
        read: &'static str,
        dialect: &'static str,
        availability: Fact<&'static str>,
        page_dialect: Fact<&'static str>,
        status: &'static str,
        successor: Option<&'static str>,
    }
    Dialect { name: &'static str, title: &'static str }
}

pub(crate) type Names = Vec<&'static str>;

impl From<explain::Explanation> for Explanation {
    fn from(explanation: explain::Explanation) -> Self {
        Self { summary: explanation.summary, steps: explanation.steps }
    }
}

impl<T> From<fact::Fact<T>> for Fact<T> {
    fn from(fact: fact::Fact<T>) -> Self {
        Self { value: fact.value, certainty: fact.certainty.as_str() }
    }
}
