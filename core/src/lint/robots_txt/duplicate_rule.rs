//! A rule that repeats an earlier rule.
//!
//! The same group already contains the rule ([rfc9309-rules]).

use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, fields};

pub(super) const LINT: Lint = Lint::new(Code::DuplicateRule, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\n", "User-agent: *\nDisallow: /a\nDisallow: /b\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        let mut seen = Seen::default();
        for (place, rule) in group.rules.iter().enumerate() {
            let written = [fields::rule_field(rule.access).as_bytes(), context.text(rule.pattern)].concat();
            if let Some(first) = group.rules.get(seen.first(written, place)).filter(|first| first.line != rule.line) {
                let diagnostic = found.at(context.record(rule.line)).label(Role::First, context.record(first.line));
                diagnostic.fix(context.removal(rule.line));
            }
        }
    }
}
