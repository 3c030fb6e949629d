//! robots.txt × crawler × URL → [`CrawlVerdict`]: may this crawler fetch this URL, and which line says so?
//!
//! Three steps: [`Groups`] is the text as one dialect groups it, [`Lookup`] finds the groups that bind one crawler,
//! [`Decision`] compares their rules with the path.

mod agent;
mod check;
mod decision;
mod groups;
mod lookup;
mod pattern;
mod readings;
mod target;

pub use agent::Agent;
pub use check::{CrawlVerdict, CrawlerVerdict};
pub use decision::{Access, Decision, Outcome, Reason, RuleMatch};
pub use groups::{AgentLine, Group, Groups, RuleLine};
pub use lookup::{Lookup, LookupStep, Selection, WildcardStep};
pub use readings::OtherReading;
pub use target::{Target, TargetError, TargetForm};
