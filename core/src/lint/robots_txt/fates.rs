//! What becomes of the rules for those whom they bind.

use std::collections::HashMap;

use crate::compare::{Because, DeadRule, dead_rules};
use crate::dialect::Precedence;
use crate::lint::check::Context;
use crate::lint::readers::Reader;
use crate::matching::RuleLine;

/// What becomes of each rule, by the number of its line.
pub(in crate::lint) struct Fates {
    of_lines: HashMap<u32, Fate>,
    are_complete: bool,
}

/// What becomes of a rule for all that it binds.
#[derive(Default)]
struct Fate {
    is_alive: bool,
    dead: Option<DeadRule>,
    /// It never decides for somebody who takes the first rule that matches.
    too_late: Option<DeadRule>,
}

/// For so many crawlers [`dead_rules`] is asked where that may take long; it has a limit of its own. Each dialect that the catalogue
/// knows may be one of them.
const LARGE: usize = 5;

/// All others may take so many steps together, a step being about a nanosecond.
const SMALL: u64 = 1 << 28;

/// A crawler with more patterns, in octets, is not looked at: nobody reads so much ([rfc9309-limits]).
const MOST: u64 = 1 << 20;

/// If all crawlers together have more rules than that, none is looked at.
const RULES: usize = 2_000_000;

impl Fates {
    pub(super) fn get<'f>(context: &'f Context<'_>) -> &'f Self {
        context.fates.get_or_init(|| Self::new(context))
    }

    /// Whether the rules of all crawlers were looked at.
    pub(super) fn are_complete(&self) -> bool {
        self.are_complete
    }

    /// The rule without which every verdict would be the same, whoever asks.
    pub(super) fn dead(&self, rule: &RuleLine) -> Option<&DeadRule> {
        self.of_lines.get(&rule.line).filter(|fate| !fate.is_alive)?.dead.as_ref()
    }

    /// The rule that never decides where the first that matches does, and elsewhere does decide.
    pub(super) fn too_late(&self, rule: &RuleLine) -> Option<&DeadRule> {
        self.of_lines.get(&rule.line).filter(|fate| fate.is_alive)?.too_late.as_ref()
    }

    fn new(context: &Context<'_>) -> Self {
        let mut of_lines: HashMap<u32, Fate> = HashMap::new();
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
            let octets: u64 = rules.iter().map(|rule| 16 + u64::from(rule.pattern.len())).sum();
            // At most each rule meets every other.
            let cost = octets.saturating_mul(32 + 4 * rules.len() as u64);
            let may_be_examined = octets <= MOST
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
            let takes_the_first = reader.agent.dialect().precedence == Precedence::FirstMatch;
            for rule in rules {
                let fate = of_lines.entry(rule.line).or_default();
                match dead.remove(&rule.line) {
                    Some(dead) if takes_the_first && dead.because == Because::Overruled => {
                        fate.too_late = Some(dead.clone());
                        fate.dead = fate.dead.take().or(Some(dead));
                    }
                    Some(dead) => fate.dead = fate.dead.take().or(Some(dead)),
                    // Of a crawler that was not looked at nothing is known, so the rule may decide.
                    None => fate.is_alive = true,
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
