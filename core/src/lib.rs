#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod audits;
pub mod compare;
pub mod directives;
pub mod editor;
pub mod evaluate;
pub mod explain;
pub mod generate;
pub mod html;
pub mod http;
pub mod lint;
mod nearest;
pub mod page_status;
pub mod recognise;

#[doc(hidden)]
pub use nearest::nearest;
use robotscope_crawl::order;
pub use robotscope_crawl::{
    Access, Agent, CrawlVerdict, Crawler, CrawlerVerdict, Dialect, DialectName, Matcher, RobotsTxt, Target, TargetError,
    check_once, is_allowed,
};
#[doc(inline)]
pub use robotscope_crawl::{
    availability, crawlers, dialect, fact, matching, names, other_records, preferences, robots_txt, sources, text,
};

/// Runs the Rust example in the project's README as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct ProjectReadme;
