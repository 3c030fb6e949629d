//! Rules compiled for many queries.

use super::grams::Grams;
use super::literals::{Literal, Literals};
use super::{Rank, Rule, rules_of};
use crate::RobotsTxt;
use crate::dialect::{Dialect, Wildcards};
use crate::matching::pattern::is_match;
use crate::matching::{Access, Groups, RuleLine};
use crate::order::sort;

/// The rules in the groups that apply to a crawler. They are indexed, so that a query compares only rules that may match.
///
/// [`Literals`] finds rules without an inner `*`: the longest pattern that is a prefix of the path, and the patterns that are prefixes of
/// this pattern. [`Grams`] finds the other rules by bytes that the path must contain.
#[derive(Debug)]
pub(in crate::matching) struct RuleSet {
    dialect: Dialect,
    is_of_no_group: bool,
    rules: Vec<CompiledRule>,
    patterns: Patterns,
    literals: Literals,
    grams: Grams,
}

/// A rule, as its dialect reads it. Its pattern is in [`Patterns`].
#[derive(Debug)]
pub(in crate::matching) struct CompiledRule {
    pub(in crate::matching) line: RuleLine,
    pub(in crate::matching) access: Access,
    pub(in crate::matching) length: u32,
    pub(in crate::matching) rank: Rank,
}

/// The canonical patterns of all rules, concatenated.
#[derive(Debug)]
pub(super) struct Patterns {
    text: Vec<u8>,
    ends: Vec<u32>,
}

impl Patterns {
    fn push(&mut self, pattern: &[u8]) {
        self.text.extend_from_slice(pattern);
        self.ends.push(u32::try_from(self.text.len()).unwrap_or(u32::MAX));
    }

    pub(super) fn get(&self, rule: u32) -> &[u8] {
        let end = |rule: usize| self.ends.get(rule).map(|&end| end as usize);
        let start = (rule as usize).checked_sub(1).and_then(end).unwrap_or_default();
        end(rule as usize).and_then(|end| self.text.get(start..end)).unwrap_or_default()
    }
}

/// The end of a pattern, which determines whether the path may continue after the pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum End {
    /// The path may continue.
    Open,
    /// The path must end.
    Anchored,
}

impl RuleSet {
    pub(in crate::matching) fn new(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize]) -> Self {
        let count = groups.rules_of(chosen).count();
        let mut rules = Vec::with_capacity(count);
        let mut patterns = Patterns { text: Vec::new(), ends: Vec::with_capacity(count) };
        let mut order = 0;
        for line in groups.rules_of(chosen) {
            let written = line.pattern.slice(robots.text());
            rules_of(groups.dialect(), line.access, written, &mut order, |Rule { access, pattern, length, rank }| {
                patterns.push(&pattern);
                rules.push(CompiledRule { line: *line, access, length, rank });
            });
        }
        let dialect = *groups.dialect();
        let (mut literal, mut with_stars) = (Vec::new(), Vec::new());
        for (number, rule) in (0..).zip(&rules) {
            let (body, end) = body(dialect.wildcards, patterns.get(number));
            let has_stars = dialect.wildcards != Wildcards::Literal && memchr::memchr(b'*', body).is_some();
            if has_stars {
                with_stars.push((number, rule.rank));
            } else {
                literal.push(Literal { body, end, rule: number, rank: rule.rank });
            }
        }
        let literals = Literals::new(literal);
        let grams = Grams::new(&patterns, &with_stars);
        Self { dialect, is_of_no_group: chosen.is_empty(), literals, grams, rules, patterns }
    }

    pub(in crate::matching) fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    pub(in crate::matching) fn is_of_no_group(&self) -> bool {
        self.is_of_no_group
    }

    pub(in crate::matching) fn get(&self, place: usize) -> Option<&CompiledRule> {
        self.rules.get(place)
    }

    pub(in crate::matching) fn iter(&self) -> impl Iterator<Item = (&CompiledRule, &[u8])> {
        (0..).zip(&self.rules).map(|(number, rule)| (rule, self.patterns.get(number)))
    }

    pub(in crate::matching) fn access(&self, path: &[u8]) -> Access {
        let best = self.best(path, |_| {});
        best.order().and_then(|order| self.get(order)).map_or(Access::Allowed, |rule| rule.access)
    }

    /// Returns the greatest rank among the rules that match. Calls `tried` with each pattern that has an inner `*` and is compared with the
    /// path.
    pub(in crate::matching) fn best(&self, path: &[u8], mut tried: impl FnMut(&[u8])) -> Rank {
        let mut best = self.literals.best(&self.patterns, path);
        self.grams.for_each_candidate(path, |filed| {
            let may_win = filed.rank > best;
            if may_win {
                tried(self.patterns.get(filed.rule));
                if self.is_match(filed.rule, path) {
                    best = filed.rank;
                }
            }
            may_win
        });
        best
    }

    /// Calls `found` with each matching rule and its pattern, in the order of the text.
    pub(in crate::matching) fn for_each_match(&self, path: &[u8], mut found: impl FnMut(&CompiledRule, &[u8])) {
        let mut matches = Vec::new();
        self.literals.for_each_match(&self.patterns, path, |rules| matches.extend_from_slice(rules));
        self.grams.for_each_candidate(path, |filed| {
            if self.is_match(filed.rule, path) {
                matches.push(filed.rule);
            }
            true
        });
        sort(&mut matches);
        for number in matches {
            if let Some(rule) = self.rules.get(number as usize) {
                found(rule, self.patterns.get(number));
            }
        }
    }

    fn is_match(&self, rule: u32, path: &[u8]) -> bool {
        is_match(self.dialect.wildcards, self.patterns.get(rule), path)
    }
}

/// Splits a pattern into its body and its end. A final `$` anchors the pattern, unless a star precedes it. Trailing stars have no
/// effect and are removed.
fn body(wildcards: Wildcards, pattern: &[u8]) -> (&[u8], End) {
    if wildcards == Wildcards::Literal {
        return (pattern, End::Open);
    }
    let (body, anchored) = match pattern {
        [body @ .., b'$'] => (body, true),
        _ => (pattern, false),
    };
    let stars = body.iter().rev().take_while(|&&byte| byte == b'*').count();
    let open = body.get(..body.len() - stars).unwrap_or_default();
    let end = if anchored && stars == 0 { End::Anchored } else { End::Open };
    (open, end)
}
