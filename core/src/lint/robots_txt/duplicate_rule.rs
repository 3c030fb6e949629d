//! A rule that repeats an earlier rule.
//!
//! The same group already contains the rule ([rfc9309-rules]).

use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, fields};
use crate::matching::RuleLine;

pub(super) const LINT: Lint = Lint::new(Code::DuplicateRule, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\n", "User-agent: *\nDisallow: /a\nDisallow: /b\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        let written = |rule: &RuleLine| [fields::rule_field(rule.access).as_bytes(), context.text(rule.pattern)].concat();
        for (first, rule) in repeated(group.rules, written) {
            let diagnostic = found.at(context.record(rule.line)).label(Role::First, context.record(first.line));
            diagnostic.fix(context.removal(rule.line));
        }
    }
}
