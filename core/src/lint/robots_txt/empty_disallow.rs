//! A disallow rule without a pattern among others.
//!
//! `Disallow:` among other rules: without effect to RFC 9309, everything to Yandex and to readers that take the first rule ([rfc9309-rules], [google-parser], [robotstxtr-corpus], [selfhtml-robots-txt]).

use crate::dialect::EmptyDisallow;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Applicability, Code, Fix, Role, Severity};
use crate::matching::{Access, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::EmptyDisallow, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::EmptyDisallow,
    wrong: "User-agent: *\nDisallow:\nDisallow: /private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.empty_disallow == EmptyDisallow::AllowsAll);
    if dialects.is_empty() {
        return;
    }
    for group in context.groups.iter() {
        let says = |rule: &&RuleLine| rule.access == Access::Disallowed && !rule.pattern.is_empty();
        let Some(other) = group.rules.iter().find(says) else { continue };
        for rule in group.rules.iter().filter(|rule| rule.access == Access::Disallowed && rule.pattern.is_empty()) {
            let diagnostic = found.at(context.record(rule.line)).in_dialects(&dialects);
            let removal = Fix { applicability: Applicability::Unsafe, ..context.removal(rule.line) };
            diagnostic.label(Role::Lost, context.record(other.line)).fix(removal);
        }
    }
}
