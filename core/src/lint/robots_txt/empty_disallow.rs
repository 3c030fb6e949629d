//! A disallow rule without a pattern, among other rules.
//!
//! In RFC 9309, an empty `Disallow:` has no effect next to other rules. Some crawlers that use the first match ignore the rules after it
//! ([rfc9309-rules], [google-parser], [robotstxtr-corpus], [selfhtml-robots-txt]).

use crate::dialect::{Dialect, EmptyDisallow, Precedence};
use crate::lint::readers::Reader;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Role, Severity};
use crate::matching::{Access, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::EmptyDisallow, Severity::Warning, check)
    .example("User-agent: *\nDisallow:\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let loses_rules =
        |dialect: &Dialect| dialect.empty_disallow == EmptyDisallow::AllowsAll && dialect.precedence == Precedence::FirstMatch;
    let losers: Vec<_> = context.readers().iter().filter(|reader| loses_rules(reader.agent.dialect())).collect();
    for group in context.groups.iter() {
        let disallows = |rule: &&RuleLine| rule.access == Access::Disallowed && !rule.pattern.is_empty();
        let Some(other) = group.rules.iter().find(disallows) else { continue };
        for rule in group.rules.iter().filter(|rule| rule.access == Access::Disallowed && rule.pattern.is_empty()) {
            let mut dialects: Vec<_> =
                losers.iter().filter(|reader| reads(context, reader, rule)).map(|reader| reader.agent.dialect().name).collect();
            dialects.dedup();
            let diagnostic = found.at(context.record(rule.line)).in_dialects(&dialects);
            let removal = Fix { applicability: Applicability::Unsafe, ..context.removal(rule.line) };
            if dialects.is_empty() {
                // The rule changes no verdict.
                diagnostic.severity = diagnostic.severity.min(Severity::Info);
            } else {
                diagnostic.label(Role::Lost, context.record(other.line));
            }
            diagnostic.fix(removal);
        }
    }
}

/// Returns `true` if a rule is in a group that the reader obeys.
fn reads(context: &Context<'_>, reader: &Reader<'_>, rule: &RuleLine) -> bool {
    let groups = context.robots.groups(reader.agent.dialect());
    let mut rules = reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
    rules.any(|other| other.line == rule.line)
}
