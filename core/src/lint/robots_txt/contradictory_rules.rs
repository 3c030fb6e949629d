//! A rule that allows what another rule with the same pattern disallows.
//!
//! Both rules are in the same group ([rfc9309-rules]).

use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::ContradictoryRules, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /a\nAllow: /a\n", "User-agent: *\nDisallow: /a\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        let mut seen = Seen::default();
        for (place, rule) in group.rules.iter().enumerate().filter(|(_, rule)| !rule.pattern.is_empty()) {
            let Some(first) = group.rules.get(seen.first(context.text(rule.pattern).to_vec(), place)) else { continue };
            if first.access != rule.access {
                found.at(context.record(rule.line)).label(Role::Opposite, context.record(first.line));
            }
        }
    }
}
