//! The records other than user-agent lines and rules (RFC 9309, 2.2.4): Sitemap, Crawl-delay, Clean-param, Content-Usage …
//!
//! These records never change a verdict ([rfc9309-records]). Most known fields have a type for their values, such as [`CleanParam`]. For an
//! invalid value, the [`Fault`] is returned instead. [`Crawler::honours`] returns whether a crawler supports a field.
//!
//! ```
//! use robotscope::{Agent, RobotsTxt};
//! use std::time::Duration;
//!
//! let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10\nDisallow: /private/");
//! let delays = robots.crawl_delay(&Agent::named("AhrefsBot"));
//! assert_eq!(delays.delay(), Some(Duration::from_secs(10)));
//! ```
//!
//! [`Crawler::honours`]: crate::Crawler::honours

mod clean_param;
mod content_signal;
mod content_usage;
mod crawl_delay;
mod fault;
mod honours;
mod host;
mod list;
mod noindex;
mod request_rate;
mod stated;
mod url;
mod visit_time;

pub use clean_param::{CleanParam, CleanUrl, RemovedParameter};
pub use content_signal::ContentStance;
pub use content_usage::{ContentUsage, UsageRule};
pub use crawl_delay::{CrawlDelay, CrawlDelays, DecidingDelay};
pub use fault::{Fault, FaultKind};
pub use host::Host;
pub use list::OtherRecord;
pub use noindex::NoindexRule;
pub use request_rate::RequestRate;
pub use stated::{Binding, Stated};
pub use url::AbsoluteUrl;
pub use visit_time::VisitTime;
