//! Provides the individual rules that apply to a crawler.

use std::collections::HashSet;

use super::budget::Budget;
use super::filler::is_without;
use super::shape::Shape;
use crate::dialect::Dialect;
use crate::matching::{Access, Deciding, Matcher, RankedRule, RuleLine, Target};

/// The rules that apply to one crawler.
pub(super) struct Rules<'m> {
    matcher: &'m Matcher,
    list: Vec<RankedRule<'m>>,
}

impl<'m> Rules<'m> {
    pub(super) fn new(matcher: &'m Matcher) -> Self {
        Self { matcher, list: matcher.rules().collect() }
    }

    pub(super) fn dialect(&self) -> &Dialect {
        self.matcher.dialect()
    }

    pub(super) fn get(&self, place: usize) -> Option<&RankedRule<'m>> {
        self.list.get(place)
    }

    /// Returns a rule's access and pattern, which identify the rule.
    pub(super) fn identity(&self, place: usize) -> Option<(Access, &'m [u8])> {
        self.get(place).map(|rule| (rule.access, rule.pattern))
    }

    pub(super) fn list(&self) -> &[RankedRule<'m>] {
        &self.list
    }

    pub(super) fn patterns(&self) -> impl Iterator<Item = &'m [u8]> {
        self.list.iter().map(|rule| rule.pattern)
    }

    /// Returns the indexes of the rules, omitting each rule that repeats an earlier rule's access and pattern.
    pub(super) fn distinct(&self) -> Vec<usize> {
        let mut seen = HashSet::new();
        let is_new = |place: &usize| seen.insert(self.identity(*place));
        (0..self.list.len()).filter(is_new).collect()
    }

    /// Returns the shapes of the paths that a rule matches; no shapes if the rule has no pattern.
    pub(super) fn shapes(&self, rule: &RankedRule<'_>) -> Vec<Shape> {
        if rule.pattern.is_empty() { Vec::new() } else { Shape::all(self.dialect().wildcards, rule.pattern) }
    }

    /// Returns the deciding rule for a canonical path.
    pub(super) fn deciding(&self, path: &[u8], budget: &mut Budget) -> Deciding {
        budget.spend(64 + path.len());
        self.matcher.deciding(path, |pattern| budget.spend(16 + pattern.len() + path.len()))
    }

    /// Returns `true` if a decision for an example path also holds for every path with other text in place of `filler`.
    pub(super) fn is_proof(&self, deciding: Deciding, filler: u8) -> bool {
        match deciding {
            Deciding::Rule(place) => self.get(place).is_some_and(|rule| is_without(rule.pattern, &[filler])),
            Deciding::Nothing => true,
            Deciding::RobotsTxtItself => is_without(b"/robots.txt", &[filler]),
        }
    }

    /// Returns the access that follows from a decision.
    pub(super) fn access(&self, deciding: Deciding) -> Access {
        self.rule(deciding).map_or(Access::Allowed, |rule| rule.access)
    }

    /// Returns the line of the deciding rule; `None` if no rule decides.
    pub(super) fn line(&self, deciding: Deciding) -> Option<RuleLine> {
        self.rule(deciding).map(|rule| rule.line)
    }

    fn rule(&self, deciding: Deciding) -> Option<&RankedRule<'m>> {
        if let Deciding::Rule(place) = deciding { self.get(place) } else { None }
    }

    /// Returns the strongest rule that matches a canonical path and is weaker than `than`.
    pub(super) fn next_weaker(&self, than: &RankedRule<'_>, path: &[u8], budget: &mut Budget) -> Option<&RankedRule<'m>> {
        let mut next: Option<&RankedRule<'m>> = None;
        let mut count = 0;
        self.matcher.for_each_match(path, |place| {
            count += 1;
            let weaker = self.get(place).filter(|rule| rule.rank < than.rank);
            next = [next, weaker].into_iter().flatten().max_by_key(|rule| rule.rank);
        });
        budget.spend(64 + path.len() + 16 * count);
        next
    }

    /// Returns a URL with this canonical path; `None` if no request can have this path.
    pub(super) fn target(&self, path: &[u8]) -> Option<Target> {
        if *self.dialect().encoding.path(path) != *path {
            return None;
        }
        let path = std::str::from_utf8(path).ok()?;
        // Parse an absolute URL: without a host, a path that begins with two slashes would be read as a host.
        let target = Target::parse(&format!("{ORIGIN}{path}")).ok()?;
        (target.path() == path).then_some(target)
    }
}

/// The site of all example paths (RFC 2606).
const ORIGIN: &str = "https://example.com";
