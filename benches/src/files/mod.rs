//! The inputs: real files from a folder, and generated files that are the same on every machine.

pub(crate) mod generated;
pub(crate) mod pages;
mod random;
pub(crate) mod real;
