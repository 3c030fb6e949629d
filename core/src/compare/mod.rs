//! Finds out what changes to a robots.txt do, and which rules have no effect.
//!
//! Both use *example paths* that are made from the rules. In an example path, each star of a pattern, and its open end, is replaced with a
//! byte that occurs in no pattern. Another pattern can match this byte only with a star. If it matches the example path, it therefore
//! matches every path that the first pattern matches. A single example path thus shows whether a rule can ever decide, and if not, which
//! rule covers it.
//!
//! The paths that two rules both match can again be described by patterns, each with its own example path. To compare two versions, it is
//! therefore enough to examine the example paths of the changed rules. The method requires only that each path has one strongest rule; how
//! strength is defined does not matter.

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
pub use dead_rules::{Because, DeadRule, ExamplePath, dead_rules, example_paths};
pub use difference::{Change, Difference, compare_crawlers, compare_for};
pub(crate) use filler::Fillers;
pub use records::RecordChange;
