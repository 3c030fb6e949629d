//! The Python package `robotscope`: the engine's classes and functions for Python.
//!
//! The doc comments of exported items become Python docstrings. The items' types are in `src/robotscope/_native.pyi`.
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

/// The compiled part of the package. Import `robotscope` instead.
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

/// Panics, so that tests detect a build in which a panic ends the interpreter instead of raising an exception.
#[pyfunction(name = "_panic")]
#[expect(clippy::panic, reason = "tests call this function because it panics")]
fn panic() {
    panic!("deliberate panic for a test")
}
