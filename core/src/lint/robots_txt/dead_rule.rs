//! A rule that never decides.
//!
//! Wherever the rule matches, another rule overrules it, for every crawler to which the rule applies ([selfhtml-robots-txt]). The lint also
//! reports rules that match no URL, and Disallow rules that match only `/robots.txt`, which is always allowed.
//!
//! Other lints report duplicate rules, contradictory rules, and patterns without a slash.

use super::managed_contradiction::{contradictions, is_overruled};
use super::rule_outcomes::RuleOutcomes;
use crate::compare::{Because, DeadRule};
use crate::dialect::{Encoding, Precedence};
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Role, Severity};
use crate::matching::{Access, Group, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::DeadRule, Severity::Warning, check)
    .example("User-agent: *\nAllow: /*shop*\nDisallow: /*shop\n", "User-agent: *\nAllow: /*shop$\nDisallow: /*shop\n");

fn check(context: &Context<'_>, found: &mut Found) {
    report(context, found, Loss::Verdict);
}

/// The consequence of a rule that has no effect.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Loss {
    /// The actual verdict may differ from the intended one.
    Verdict,
    /// No loss: without the rule, its paths have the verdict that the rule specifies.
    Nothing,
}

impl Loss {
    fn new(dead: &DeadRule) -> Self {
        let is_verdict_kept = match dead.because {
            Because::Overruled | Because::Implied => dead.by.iter().all(|by| by.access == dead.rule.access),
            Because::RobotsTxtItself => dead.rule.access == Access::Allowed,
            Because::AllowedAnyway => true,
            Because::NoUrl => false,
        };
        if is_verdict_kept { Self::Nothing } else { Self::Verdict }
    }
}

/// Reports the dead rules whose consequence is `loss`.
pub(super) fn report(context: &Context<'_>, found: &mut Found, loss: Loss) {
    let rule_outcomes = RuleOutcomes::get(context);
    let managed = contradictions(context);
    for group in context.groups.iter() {
        // Offer no removals if no rule in the group has an effect: without rules, the group would merge with the next group.
        let may_go = group.rules.iter().any(|rule| rule_outcomes.dead(rule).is_none());
        for dead in group.rules.iter().filter_map(|rule| rule_outcomes.dead(rule)).filter(|dead| Loss::new(dead) == loss) {
            if is_reported_elsewhere(context, &group, dead) || is_overruled(&managed, dead.rule.line) {
                continue;
            }
            let mut by = dead.by.iter().map(|by| context.record(by.line));
            let diagnostic = found.at(context.record(dead.rule.line)).detail(Detail::Dead(dead.because));
            diagnostic.labels(Role::Decides, &mut by);
            // The rule is longer, so it would decide if length mattered. Only its position is wrong, so it should be moved and not removed.
            let is_too_late = dead.because == Because::Overruled
                && dead.by.iter().all(|by| by.access != dead.rule.access && by.pattern.len() < dead.rule.pattern.len());
            if is_too_late {
                diagnostic.in_dialects(&context.dialects(|dialect| dialect.precedence == Precedence::FirstMatch));
            }
            let removal = || {
                let removal = context.removal(dead.rule.line);
                // This removal is unsafe, because the rule may decide for crawlers with another dialect.
                if loss == Loss::Verdict { Fix { applicability: Applicability::Unsafe, ..removal } } else { removal }
            };
            diagnostic.fixes.extend((may_go && !is_too_late).then(removal));
        }
    }
}

fn is_reported_elsewhere(context: &Context<'_>, group: &Group<'_>, dead: &DeadRule) -> bool {
    let pattern = context.text(dead.rule.pattern);
    let is_no_path = !matches!(pattern.first(), Some(b'/' | b'*')) || pattern.iter().any(u8::is_ascii_whitespace);
    let is_in_group = |line: u32| group.rules.binary_search_by_key(&line, |rule| rule.line).is_ok();
    let encoded = |rule: &RuleLine| Encoding::Google.pattern(context.text(rule.pattern));
    let is_same = |by: &RuleLine| {
        if by.access == dead.rule.access { context.text(by.pattern) == pattern } else { encoded(by) == encoded(&dead.rule) }
    };
    dead.because == Because::NoUrl && is_no_path || dead.by.iter().any(|by| is_same(by) && is_in_group(by.line))
}
