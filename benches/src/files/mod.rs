//! The inputs: real files from a folder, and generated ones that are the same everywhere.

pub(crate) mod generated;
pub(crate) mod pages;
mod random;
pub(crate) mod real;
