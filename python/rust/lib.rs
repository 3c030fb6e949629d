//! The Python package `robotscope`: classes and functions of the engine for Python.
//!
//! The doc comments of exported items become Python's docstrings; `src/robotscope/_native.pyi` has the types.
#![expect(clippy::needless_pass_by_value, reason = "PyO3 passes arguments by value")]

mod arrow;
mod batch;
mod catalogue;
mod compiled;
mod dataclasses;
mod options;
mod page;
mod parsed;
mod robots;
mod rows;
mod texts;
mod verdict;

use pyo3::prelude::*;

/// The compiled half of the package; import `robotscope` instead.
#[pymodule(gil_used = true)]
mod _native {
    #[pymodule_export]
    use crate::arrow::check_arrow;
    #[pymodule_export]
    use crate::catalogue::{catalogue_version, crawlers, dialects, identify_crawler};
    #[pymodule_export]
    use crate::options::RobotscopeError;
    #[pymodule_export]
    use crate::page::evaluate;
    #[pymodule_export]
    use crate::panic;
    #[pymodule_export]
    use crate::robots::{Robots, availability, compare, lint};
    #[pymodule_export]
    use crate::rows::check_rows;
    #[pymodule_export]
    use crate::verdict::Verdict;
}

/// Panics. The tests call this function to detect a build that aborts on panics, which would end the interpreter.
#[pyfunction(name = "_panic")]
#[expect(clippy::panic, reason = "tests call this function because it panics")]
fn panic() {
    panic!("this is a test")
}
