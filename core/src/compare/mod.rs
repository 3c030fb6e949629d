//! Determines the effect of a change to a robots.txt on crawlers, and finds rules without effect.
//!
//! Both tasks use *example paths*, made from the rules. In an example path, a byte replaces each star of a rule's pattern. If the pattern
//! does not end with `$`, the byte is also appended.
//!
//! If possible, this byte occurs in no pattern. Another pattern can then match the byte only with a star or an open end. If this other
//! pattern matches the example path, it therefore matches every path that the first pattern matches. A single example path thus shows
//! whether a rule can ever decide: if another rule decides for this path, that rule overrules the first rule on every path.
//!
//! The paths that two rules both match are also described by patterns, and each of these patterns has an example path. A comparison of two
//! versions examines only the example paths of each changed rule: those of the rule alone, and those of its overlaps with other rules. The
//! method requires that each path has one strongest rule, but does not depend on the definition of strength.

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
pub use dead_rules::{Because, DeadRule, dead_rules};
pub use difference::{Change, Difference, compare_crawlers, compare_for};
pub(crate) use filler::Fillers;
pub use records::RecordChange;
