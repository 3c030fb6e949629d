//! Decides whether a crawler may fetch a URL, and finds the line in robots.txt that decides ([`CrawlVerdict`]).
//!
//! Matching has three steps. [`Groups`] divides the text into groups by the rules of a dialect. [`Lookup`] finds the groups that apply to
//! one crawler. [`Decision`] compares the rules of these groups with the path.

mod agent;
mod bound;
mod brief;
mod check;
mod decision;
mod groups;
mod lookup;
mod lookups;
mod matcher;
mod names;
mod once;
mod pattern;
mod ranked;
mod readings;
mod robots_txt;
mod rules;
mod target;

pub use agent::Agent;
#[doc(hidden)]
pub use bound::{BoundLine, matched_length};
pub use brief::Brief;
pub use check::{CrawlVerdict, CrawlerVerdict};
pub use decision::{Access, Decision, Outcome, Reason, RuleMatch};
pub use groups::{AgentLine, Group, Groups, RecordLine, RuleLine};
pub use lookup::{Lookup, LookupStep, WildcardStep};
#[doc(hidden)]
pub use lookups::Lookups;
pub use matcher::Matcher;
#[doc(hidden)]
pub use names::unknown_names;
pub use once::{check_once, is_allowed};
#[doc(hidden)]
pub use pattern::pattern_matches;
#[doc(hidden)]
pub use ranked::{Deciding, RankedRule};
pub use readings::OtherReading;
pub use robots_txt::RobotsTxt;
#[doc(hidden)]
pub use rules::Rank;
pub use target::{Target, TargetError, TargetForm};
