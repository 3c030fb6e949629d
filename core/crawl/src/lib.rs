//! May this bot crawl this URL? The half of [`robotscope`](https://docs.rs/robotscope) that every question passes, and that is compiled for speed.
//! That crate is the one to use: it gives all of this under the same paths. What this documentation hides is for that crate alone.
#![forbid(unsafe_code)]

pub mod availability;
pub mod crawlers;
pub mod dialect;
pub mod fact;
pub mod matching;
pub mod names;
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
