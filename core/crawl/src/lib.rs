//! Decides whether a crawler may fetch a URL. This is the part of [`robotscope`](https://docs.rs/robotscope) that is compiled for speed.
//!
//! Depend on `robotscope` instead: it exports all public items of this crate under the same paths. Hidden items are for
//! `robotscope` only.
#![forbid(unsafe_code)]

pub mod availability;
pub mod crawlers;
pub mod dialect;
pub mod fact;
pub mod matching;
pub mod names;
#[cfg(feature = "serde")]
mod numbers;
#[doc(hidden)]
pub mod order;
pub mod other_records;
pub mod preferences;
pub mod robots_txt;
pub mod sources;
pub mod text;

pub use crawlers::Crawler;
pub use dialect::{Dialect, DialectName};
pub use matching::{
    Access, Agent, CrawlVerdict, CrawlerVerdict, Matcher, RobotsTxt, Target, TargetError, check_once, is_allowed,
};
