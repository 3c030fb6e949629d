//! What a change of robots.txt changes, and which rules change nothing.
//!
//! Both questions are answered with *witnesses*: paths made from the rules themselves. Write an octet that no pattern holds
//! for each star of a pattern, and behind it if it may go on: whatever pattern matches this path can have matched that octet
//! with a star only, and so matches every path that the first pattern matches. One look at the witness tells then whether a
//! rule can decide at all, and if not, which one covers it. What two rules match together is some patterns again, each with
//! its own witness; so two versions of a robots.txt are compared by the witnesses of what changed. The fact behind it is only
//! that a path has one strongest rule, whatever makes it the strongest.

mod budget;
mod comparison;
mod dead_rules;
mod difference;
mod filler;
mod neighbours;
mod readable;
mod records;
mod rules;
mod shape;

pub use budget::Coverage;
pub use comparison::{ComparedCrawler, Comparison, CrawlersDifference, SharedChange, compare, compare_with};
pub use dead_rules::{Because, DeadRule, Witness, dead_rules, witnesses};
pub use difference::{Change, Difference, compare_crawlers, compare_for};
pub(crate) use filler::Fillers;
pub use records::RecordChange;
