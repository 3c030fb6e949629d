//! robotscope side by side with its peers: the same questions, the same files, one run, one machine.
//!
//! `npm run bench` runs the programs of this crate. All write [`Section`]s as JSON, and `speed` also the files and URLs that
//! Node.js is asked about. `memory` is a program of its own because the allocator that counts would slow down what `speed`
//! measures.

mod engines;
mod files;
mod output;
mod pages;
mod questions;
mod race;
mod section;
mod workloads;

pub use engines::{ENGINES, Engine};
pub use output::{folder_and_effort, write};
pub use questions::all as questions;
pub use race::Effort;
pub use section::{Cell, Row, Section};
pub use workloads::{AGENT, Workload, Workloads};
