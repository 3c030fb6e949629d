//! Determines the effect of a change to a robots.txt on crawlers, and finds rules without effect.
//!
//! Both use *example paths*, which are made from the rules. An example path is a pattern with each star, and the end if it has no `$`,
//! replaced by a byte. If possible, this byte occurs in no pattern. Another pattern can then match the byte only with a star or an open
//! end. If it matches the example path, it therefore matches every path that the first pattern matches. A single example path thus shows
//! whether a rule can ever decide, and if not, which rule covers it.
//!
//! The paths that match two rules can again be described by patterns, each with its own example path. To compare two versions, it is
//! therefore enough to examine the example paths for each changed rule alone and together with other rules. The method requires only that
//! each path has one strongest rule. The definition of strength does not matter.

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
