//! What the answer to `/robots.txt` means: whether a text's rules apply at all, to how much of it, and to which URLs.
//!
//! The engine has no network and no clock, so what came back is an input ([`Fetch`]), and so is what only time tells. Each
//! engine judges it in its own way ([`Availability`], data as a dialect is); where an input is missing, or where a document
//! leaves the choice open, the answer names every [`Possibility`] and what it depends on.
//!
//! Deliberately absent: whether a redirect's target may itself be crawled, caching by `Cache-Control`, and what else was
//! fetched from the site.
//!
//! ```
//! use robotscope::availability::{Fetch, Fetched};
//! use robotscope::{Access, Agent, Target};
//!
//! // A log says: robots.txt answered 503, and there has never been one before.
//! let fetched = Fetched::new(Fetch::status(503));
//! let access = |token| fetched.check(&Agent::named(token), &Target::parse("/a").expect("a path")).access();
//! assert_eq!(access("YandexBot"), Some(Access::Allowed));
//! assert_eq!(access("Googlebot"), None, "it depends on how long this has been so");
//! ```

mod answer;
mod engines;
mod fetch;
mod fetched;
mod location;
mod many;
mod policy;
mod possibility;

pub use crate::crawlers::AvailabilityName;
pub use answer::{CrawlAnswer, DependsOn};
pub use fetch::{Fetch, FetchCase, LastGoodCopy, Response, RestOfSite};
pub use fetched::{CrawlerFetchedVerdict, Fetched, FetchedAnswer, FetchedVerdict};
pub use location::{Reach, governs};
pub use many::{FetchedBrief, FetchedMatchers};
pub use policy::{Availability, Clause, Condition, Effect, Extent, Stage};
pub use possibility::Possibility;
