//! Two patterns that differ only in letter case and contradict each other.
//!
//! One pattern is in an Allow rule, the other in a Disallow rule ([rfc9309-rules], [google-robots-txt]).

use crate::dialect::Encoding;
use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::RuleLine;

pub(super) const LINT: Lint = Lint::new(Code::CaseTrap, Severity::Warning, check).example(
    "User-agent: *\nDisallow: /Private/\nAllow: /private/\n",
    "User-agent: *\nDisallow: /Private/\nDisallow: /private/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    // RFC 3986, 2.1: letter case does not matter in percent-escapes.
    let encoded = |rule: &RuleLine| Encoding::Google.pattern(context.text(rule.pattern));
    for group in context.groups.iter() {
        for (first, rule) in repeated(group.rules, |rule| encoded(rule).to_ascii_lowercase()) {
            if first.access != rule.access && encoded(first) != encoded(rule) {
                found.at(context.record(rule.line)).label(Role::Opposite, context.record(first.line));
            }
        }
    }
}
