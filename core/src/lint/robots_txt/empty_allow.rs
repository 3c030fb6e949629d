//! An allow rule without a pattern.
//!
//! `Allow:` without a path has no effect ([google-robots-txt], [robotstxtr-corpus]).

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::matching::Access;

pub(super) const LINT: Lint = Lint::new(Code::EmptyAllow, Severity::Info, check)
    .example("User-agent: *\nAllow:\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        for rule in group.rules.iter().filter(|rule| rule.access == Access::Allowed && rule.pattern.is_empty()) {
            // There is no fix for a group's only rule: without rules, the group would merge with the next group.
            let removal = (group.rules.len() > 1).then(|| context.removal(rule.line));
            found.at(context.record(rule.line)).fixes.extend(removal);
        }
    }
}
