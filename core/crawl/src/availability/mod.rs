//! Determines the effect of the response to `/robots.txt`: the rules that apply, the part of the text that is read, and the URLs to which
//! the rules apply.
//!
//! The engine has neither network nor clock. Callers pass the result of the fetch, and facts about earlier fetches, as a [`Fetch`]. Each
//! crawler follows a policy ([`Availability`]). Like a dialect, a policy is data, not code. If a fact is unknown or a document permits
//! several behaviours, the answer lists each [`Possibility`] and its condition.
//!
//! This module does not consider `Cache-Control`, fetches of other files, or a crawler's access to a redirect's target.
//!
//! ```
//! use robotscope::availability::{Fetch, Fetched};
//! use robotscope::{Access, Agent, Target};
//!
//! // A server log shows that `/robots.txt` returned 503.
//! let fetched = Fetched::new(Fetch::status(503));
//! let access = |token| fetched.check(&Agent::named(token), &Target::parse("/a").expect("a path")).access();
//! assert_eq!(access("YandexBot"), Some(Access::Allowed));
//! assert_eq!(access("Googlebot"), None, "the access depends on how long the file has been unreachable");
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
