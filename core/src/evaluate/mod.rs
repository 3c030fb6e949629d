//! Evaluates a page for each crawler: robots.txt, response headers and HTML together.
//!
//! Missing inputs are unknown, not empty. [`Report::known`] lists the inputs that are known.
//! [`Outcome::is_settled`](crate::directives::Outcome::is_settled) marks answers that no unknown directive can change.
//!
//! Not covered: decisions that do not depend on these texts, such as an engine's choice of the canonical URL, or removals in its console
//! ([google-ai-features]). AI signals accompany the verdicts and never change them.
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
