//! A rule that allows what another rule with the same pattern disallows.
//!
//! Both rules are in the same group ([rfc9309-rules]).

use crate::dialect::Encoding;
use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::ContradictoryRules, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /a\nAllow: /a\n", "User-agent: *\nDisallow: /a\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        for (first, rule) in repeated(group.rules, |rule| Encoding::Google.pattern(context.text(rule.pattern)).into_owned()) {
            if first.access != rule.access {
                found.at(context.record(rule.line)).label(Role::Opposite, context.record(first.line));
            }
        }
    }
}
