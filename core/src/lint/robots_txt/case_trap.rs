//! Two patterns that differ only in letter case and contradict each other.
//!
//! One pattern is in an Allow rule, the other in a Disallow rule ([rfc9309-rules], [google-robots-txt]).

use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::CaseTrap, Severity::Warning, check).example(
    "User-agent: *\nDisallow: /Private/\nAllow: /private/\n",
    "User-agent: *\nDisallow: /Private/\nDisallow: /private/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        let mut seen = Seen::default();
        for (place, rule) in group.rules.iter().enumerate().filter(|(_, rule)| !rule.pattern.is_empty()) {
            let Some(first) = group.rules.get(seen.first(context.text(rule.pattern).to_ascii_lowercase(), place)) else {
                continue;
            };
            if first.access != rule.access && context.text(first.pattern) != context.text(rule.pattern) {
                found.at(context.record(rule.line)).label(Role::Opposite, context.record(first.line));
            }
        }
    }
}
