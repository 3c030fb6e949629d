//! Finds the rules that never decide for the crawlers to which they apply.

use std::collections::HashMap;

use crate::compare::{Because, DeadRule, dead_rules};
use crate::dialect::Precedence;
use crate::lint::Context;
use crate::lint::readers::Reader;
use crate::matching::RuleLine;

/// The outcome of each rule, by line number.
pub(in crate::lint) struct RuleOutcomes {
    of_lines: HashMap<u32, RuleOutcome>,
    are_complete: bool,
}

/// The outcome of one rule for all crawlers to which the rule applies.
#[derive(Default)]
struct RuleOutcome {
    is_alive: bool,
    dead: Option<DeadRule>,
    /// The rule as a dead rule, if a crawler that uses the first match always finds an earlier match.
    too_late: Option<DeadRule>,
}

/// The maximum number of expensive crawlers to examine, that is, crawlers whose cost exceeds the remaining steps of [`SMALL`]. For each of
/// them, the limit in [`dead_rules`] applies.
const LARGE: usize = 5;

/// The maximum number of steps for all crawlers together, except the expensive ones ([`LARGE`]). A step takes about a nanosecond.
const SMALL: u64 = 1 << 28;

/// The maximum size, in bytes, of the rules for one crawler. A rule's size is 16 bytes plus its pattern. RFC 9309 requires crawlers to read
/// at least 500 KiB ([rfc9309-limits]).
const MOST: u64 = 1 << 20;

/// The maximum number of rules for all crawlers together. If there are more rules, no rule is examined.
const RULES: usize = 2_000_000;

impl RuleOutcomes {
    pub(super) fn get<'f>(context: &'f Context<'_>) -> &'f Self {
        context.rule_outcomes.get_or_init(|| Self::new(context))
    }

    /// Returns `true` if the rules for every crawler were examined.
    pub(super) fn are_complete(&self) -> bool {
        self.are_complete
    }

    /// Returns the rule as a dead rule if its removal would change no verdict for any crawler; otherwise `None`.
    pub(super) fn dead(&self, rule: &RuleLine) -> Option<&DeadRule> {
        self.of_lines.get(&rule.line).filter(|outcome| !outcome.is_alive)?.dead.as_ref()
    }

    /// Returns the rule as a dead rule if it decides for some crawlers, but is always overruled for at least one crawler that uses the
    /// first match.
    pub(super) fn too_late(&self, rule: &RuleLine) -> Option<&DeadRule> {
        self.of_lines.get(&rule.line).filter(|outcome| outcome.is_alive)?.too_late.as_ref()
    }

    fn new(context: &Context<'_>) -> Self {
        let mut of_lines: HashMap<u32, RuleOutcome> = HashMap::new();
        let bound = |reader: &Reader<'_>| {
            let groups = context.robots.groups(reader.agent.dialect());
            reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).map(|group| group.rules.len()).sum::<usize>()
        };
        if context.readers().iter().map(bound).sum::<usize>() > RULES {
            return Self { of_lines, are_complete: false };
        }
        let (mut small, mut large, mut are_complete) = (SMALL, LARGE, true);
        for reader in context.readers() {
            let rules = bound_rules(context, reader);
            let bytes: u64 = rules.iter().map(|rule| 16 + u64::from(rule.pattern.len())).sum();
            // In the worst case, each rule is compared with every other rule.
            let cost = bytes.saturating_mul(32 + 4 * rules.len() as u64);
            let may_be_examined = bytes <= MOST
                && match small.checked_sub(cost) {
                    Some(rest) => {
                        small = rest;
                        true
                    }
                    None => {
                        let is_left = large > 0;
                        large = large.saturating_sub(1);
                        is_left
                    }
                };
            are_complete &= may_be_examined;
            let dead = if may_be_examined { dead_rules(context.robots, &reader.agent) } else { Vec::new() };
            let mut dead: HashMap<u32, DeadRule> = dead.into_iter().map(|dead| (dead.rule.line, dead)).collect();
            let uses_first_match = reader.agent.dialect().precedence == Precedence::FirstMatch;
            for rule in rules {
                let outcome = of_lines.entry(rule.line).or_default();
                match dead.remove(&rule.line) {
                    Some(dead) if uses_first_match && dead.because == Because::Overruled => {
                        outcome.too_late = Some(dead.clone());
                        outcome.dead = outcome.dead.take().or(Some(dead));
                    }
                    Some(dead) => outcome.dead = outcome.dead.take().or(Some(dead)),
                    // The rule has an effect for this crawler, or may have one because the crawler was not examined.
                    None => outcome.is_alive = true,
                }
            }
        }
        Self { of_lines, are_complete }
    }
}

fn bound_rules(context: &Context<'_>, reader: &Reader<'_>) -> Vec<RuleLine> {
    let groups = context.robots.groups(reader.agent.dialect());
    let bound = reader.lookup.groups.iter().filter_map(|index| groups.get(*index));
    bound.flat_map(|group| group.rules).copied().collect()
}
