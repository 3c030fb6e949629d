//! The compiled rules one by one, for comparisons: those ask what a rule can decide at all.

use super::decision::is_exempt;
use super::rules::Rank;
use super::{Access, Matcher, RuleLine};
use crate::dialect::Dialect;

/// A rule as its dialect takes it. A line can be two of them ([`DirectoryIndex`](crate::dialect::DirectoryIndex)).
#[derive(Clone, Copy, Debug)]
pub struct RankedRule<'m> {
    /// Its line.
    pub line: RuleLine,
    /// What it says; not always what the line says ([`EmptyDisallow`](crate::dialect::EmptyDisallow)).
    pub access: Access,
    /// The canonical pattern.
    pub pattern: &'m [u8],
    /// Of the rules that match, the greatest one decides.
    pub rank: Rank,
}

/// What decides about a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deciding {
    /// The rule with this place among the [rules](Matcher::rules).
    Rule(usize),
    /// No rule: none matches.
    Nothing,
    /// No rule: the path is that of robots.txt.
    RobotsTxtItself,
}

impl Matcher {
    /// The dialect in which the rules are read.
    #[doc(hidden)]
    pub fn dialect(&self) -> &Dialect {
        self.rules.dialect()
    }

    /// All rules, in the order of the text.
    #[doc(hidden)]
    pub fn rules(&self) -> impl Iterator<Item = RankedRule<'_>> {
        let ranked = |(rule, pattern)| {
            let &super::rules::CompiledRule { line, access, rank, .. } = rule;
            RankedRule { line, access, pattern, rank }
        };
        self.rules.iter().map(ranked)
    }

    /// What decides about a canonical path. `tried` hears of each pattern that has to be compared.
    #[doc(hidden)]
    pub fn deciding(&self, path: &[u8], tried: impl FnMut(&[u8])) -> Deciding {
        if is_exempt(self.dialect(), path) {
            return Deciding::RobotsTxtItself;
        }
        self.rules.best(path, tried).order().map_or(Deciding::Nothing, Deciding::Rule)
    }

    /// Calls `found` with the place of each rule that matches a canonical path and can decide.
    #[doc(hidden)]
    pub fn for_each_match(&self, path: &[u8], mut found: impl FnMut(usize)) {
        self.rules.for_each_match(path, |rule, _| {
            if let Some(place) = rule.rank.order() {
                found(place);
            }
        });
    }
}
