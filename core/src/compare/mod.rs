//! Determines the effect of a change to a robots.txt on crawlers, and finds rules without effect.
//!
//! Both use *example paths*, made from the rules. An example path is a pattern in which a byte replaces each star, and also the end if it
//! has no `$`.
//!
//! If possible, this byte occurs in no pattern. Another pattern can then match the byte only with a star or an open end. If it matches the
//! example path, it therefore matches every path that the first pattern matches. A single example path thus shows if a rule can ever
//! decide. If it cannot, the path shows the rule that covers it.
//!
//! Patterns also describe the paths that match two rules, and each has an example path. For a comparison of two versions, the example paths
//! for each changed rule are enough, alone and together with other rules. The method requires only that each path has one strongest rule.
//! The definition of strength does not matter.

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
