//! Evaluates a page for each crawler: robots.txt, response headers and HTML together.
//!
//! A missing input counts as unknown, not as empty. [`Report::known`] lists the known inputs.
//! [`Outcome::is_settled`](crate::directives::Outcome::is_settled) marks answers that no unknown directive can change.
//!
//! The report does not cover decisions that depend on other data, such as an engine's choice of the canonical URL, or removals that site
//! owners request in the engine's console ([google-ai-features]). AI signals accompany the verdicts and never change them.
//!
//! ```
//! use robotscope::availability::{Fetch, Fetched};
//! use robotscope::directives::Permission;
//! use robotscope::evaluate::{Listing, Page};
//! use robotscope::http::Headers;
//! use robotscope::{Agent, RobotsTxt, Target};
//!
//! let page = Page {
//!     target: Some(Target::parse("https://example.com/private/a")?),
//!     robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: GPTBot\nDisallow: /"))),
//!     headers: Some(Headers::parse("HTTP/1.1 200 OK\nX-Robots-Tag: googlebot: noindex")),
//!     ..Page::default()
//! };
//! let agents = ["Googlebot", "GPTBot", "bingbot"].map(Agent::named);
//! let report = page.evaluate(&agents);
//! let listings: Vec<_> = report.crawlers.iter().map(|crawler| crawler.appearance.listing).collect();
//! assert_eq!(listings, [Some(Listing::Hidden), Some(Listing::UrlOnly), Some(Listing::Full)]);
//! assert_eq!(report.crawlers[0].indexing.index.value, Permission::Forbidden);
//! # Ok::<(), robotscope::TargetError>(())
//! ```

pub mod ai_signals;
mod appearance;
mod blocked;
mod bot_names;
mod collect;
mod finding;
mod findings;
mod groups;
mod offsets;
mod page;
mod policy;
mod report;
mod resolve;

pub use appearance::{Appearance, Listing};
pub(crate) use bot_names::bot_name_meant;
pub use collect::HeaderForm;
pub(crate) use collect::{header_form, may_be_html};
pub use finding::{Finding, FindingKind, Place, Source};
pub use offsets::PageOffsets;
pub use page::Page;
pub use policy::PagePolicy;
pub use report::{CrawlerReport, Known, Report, Visibility};
