//! The inputs: real files from a folder, and generated ones that are the same everywhere.

pub(crate) mod generated;
mod random;
pub(crate) mod real;
