#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod availability;
pub mod compare;
pub mod crawlers;
pub mod dialect;
pub mod directives;
pub mod evaluate;
pub mod explain;
pub mod fact;
pub mod generate;
pub mod html;
pub mod http;
pub mod language;
pub mod lint;
pub mod matching;
pub mod names;
mod order;
pub mod other_records;
pub mod page_status;
pub mod preferences;
pub mod recognise;
pub mod robots_txt;
pub mod sources;
pub mod text;

pub use crawlers::Crawler;
pub use dialect::{Dialect, DialectName};
pub use matching::{Access, Agent, CrawlVerdict, CrawlerVerdict, Matcher, RobotsTxt, Target, TargetError};
