//! Exposes individual compiled rules. `core/src/compare` uses them to find the paths for which each rule decides.

use super::decision::is_exempt;
use super::rules::Rank;
use super::{Access, Matcher, RuleLine};
use crate::dialect::Dialect;

/// A rule as its dialect reads it. One line can result in two rules, for example because of
/// [`DirectoryIndex`](crate::dialect::DirectoryIndex).
#[derive(Clone, Copy, Debug)]
pub struct RankedRule<'m> {
    /// The rule's line.
    pub line: RuleLine,
    /// The effect of the rule, which may differ from the line's field ([`EmptyDisallow`](crate::dialect::EmptyDisallow)).
    pub access: Access,
    /// The canonical pattern.
    pub pattern: &'m [u8],
    /// The rank. The matching rule with the greatest rank decides.
    pub rank: Rank,
}

/// The rule that decides for a path, or the reason why no rule does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deciding {
    /// The rule at this index in [`Matcher::rules`].
    Rule(usize),
    /// No rule decides, because no rule matches.
    Nothing,
    /// No rule decides, because the path is `/robots.txt`.
    RobotsTxtItself,
}

impl Matcher {
    /// Returns the dialect in which the rules are read.
    #[doc(hidden)]
    pub fn dialect(&self) -> &Dialect {
        self.rules.dialect()
    }

    /// Returns all rules, in the order of the text.
    #[doc(hidden)]
    pub fn rules(&self) -> impl Iterator<Item = RankedRule<'_>> {
        let ranked = |(rule, pattern)| {
            let &super::rules::CompiledRule { line, access, rank, .. } = rule;
            RankedRule { line, access, pattern, rank }
        };
        self.rules.iter().map(ranked)
    }

    /// Returns the rule that decides for a canonical path. Calls `tried` with each pattern that contains an inner `*` and is compared with
    /// the path.
    #[doc(hidden)]
    pub fn deciding(&self, path: &[u8], tried: impl FnMut(&[u8])) -> Deciding {
        if is_exempt(self.dialect(), path) {
            return Deciding::RobotsTxtItself;
        }
        self.rules.best(path, tried).order().map_or(Deciding::Nothing, Deciding::Rule)
    }

    /// Calls `found` with the index of each rule that matches the canonical path, except rules of length 0.
    #[doc(hidden)]
    pub fn for_each_match(&self, path: &[u8], mut found: impl FnMut(usize)) {
        self.rules.for_each_match(path, |rule, _| {
            if let Some(place) = rule.rank.order() {
                found(place);
            }
        });
    }
}
