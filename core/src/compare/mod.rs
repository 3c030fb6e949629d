//! Finds the effect of changes to a robots.txt, and rules without effect.
//!
//! Both use *example paths*, made from the rules. Each star of a pattern, and its open end, is replaced with a byte that no pattern
//! contains. Another pattern can match this byte only with a star, so a pattern that matches the example path matches every path of the
//! first pattern. One example path therefore shows whether a rule can decide at all and, if not, which rule covers it.
//!
//! The paths that two rules match together are patterns again, each with its own example path. So the example paths of the changed rules
//! suffice to compare two versions. The method only requires that each path has one strongest rule, by any definition of strength.

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
