#![doc = include_str!("../README.md")]

#[cfg(feature = "full")]
mod ai_signals;
#[cfg(feature = "full")]
mod availability;
mod boundary;
mod buffers;
#[cfg(feature = "full")]
mod compare;
mod crawl;
mod exports;
mod functions;
#[cfg(feature = "full")]
mod identify;
#[cfg(feature = "full")]
mod lint;
#[cfg(feature = "full")]
mod page;
pub mod row_binary;
#[cfg(feature = "full")]
mod structure;
mod texts;

pub use exports::FUNCTIONS;
pub use functions::{Function, answer};
