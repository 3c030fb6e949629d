//! Options of a query.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use robotscope::{Agent, DialectName, TargetError};

use crate::texts::Words;

create_exception!(
    robotscope,
    RobotscopeError,
    PyValueError,
    "A ValueError of this package: its message states what is wrong and what to pass instead."
);

/// The query options that override the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Options {
    dialect: Option<DialectName>,
    fallbacks: bool,
}

impl Options {
    /// Parses the keyword arguments `dialect` and `fallbacks`.
    pub(crate) fn new(dialect: Option<Words<'_>>, fallbacks: bool) -> PyResult<Self> {
        Ok(Self { dialect: dialect.map(|name| self::dialect(&name)).transpose()?, fallbacks })
    }

    pub(crate) fn agent<'a>(&self, name: &'a str) -> Agent<'a> {
        self.apply(Agent::from_user_agent(name))
    }

    pub(crate) fn apply<'a>(&self, mut agent: Agent<'a>) -> Agent<'a> {
        if let Some(dialect) = self.dialect {
            agent = agent.reading_as(dialect);
        }
        if self.fallbacks { agent } else { agent.without_fallbacks() }
    }
}

pub(crate) fn dialect(name: &str) -> PyResult<DialectName> {
    one_of("dialect", name, &DialectName::ALL, DialectName::as_str)
}

pub(crate) fn one_of<T: Copy>(what: &str, name: &str, all: &[T], name_of: fn(T) -> &'static str) -> PyResult<T> {
    all.iter().copied().find(|value| name_of(*value) == name).ok_or_else(|| {
        let known: Vec<_> = all.iter().map(|value| name_of(*value)).collect();
        RobotscopeError::new_err(format!("unknown {what} {name:?}; use one of: {}", known.join(", ")))
    })
}

pub(crate) fn no_url(url: &str, error: &TargetError) -> PyErr {
    let code = error.code();
    RobotscopeError::new_err(format!(
        "'{url}' is not a URL or path ({code}): write a URL such as https://example.com/page, or a path such as /page"
    ))
}
