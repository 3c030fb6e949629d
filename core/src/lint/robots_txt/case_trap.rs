//! Two patterns that differ only in letter case and contradict each other.
//!
//! One pattern is in an Allow rule, the other in a Disallow rule ([rfc9309-rules], [google-robots-txt]).

use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::CaseTrap, Severity::Warning, check).example(
    "User-agent: *\nDisallow: /Private/\nAllow: /private/\n",
    "User-agent: *\nDisallow: /Private/\nDisallow: /private/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        for (first, rule) in repeated(group.rules, |rule| context.text(rule.pattern).to_ascii_lowercase()) {
            if first.access != rule.access && context.text(first.pattern) != context.text(rule.pattern) {
                found.at(context.record(rule.line)).label(Role::Opposite, context.record(first.line));
            }
        }
    }
}
