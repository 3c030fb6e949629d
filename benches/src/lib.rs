//! Compares robotscope with its peers on the same queries and files, in one run on one machine.
//!
//! `npm run bench` runs this crate's programs. Each writes [`Section`]s as JSON. `speed` also writes files and URLs for Node.js. `memory`
//! is a separate program, because its counting allocator would slow down the measurements in `speed`.

mod benchmarks;
mod engines;
mod files;
mod output;
mod pages;
mod race;
mod section;
mod workloads;

pub use benchmarks::all as benchmarks;
pub use engines::{ENGINES, Engine};
pub use output::{folder_and_sampling, write};
pub use race::Sampling;
pub use section::{Cell, Row, Section};
pub use workloads::{AGENT, Workload, Workloads};
