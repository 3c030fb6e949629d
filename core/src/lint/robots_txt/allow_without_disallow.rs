//! A group that allows paths and disallows none.
//!
//! Every URL is allowed unless a Disallow rule matches it ([rfc9309-rules]), so Allow rules alone block nothing. The lint does not report
//! groups that explicitly allow everything, with `Allow: /` or an empty `Disallow:`.

use std::collections::HashSet;

use super::rule_outcomes::RuleOutcomes;
use super::whole_site::is_whole_site;
use crate::compare::Because;
use crate::dialect::Dialect;
use crate::lint::check::forbids;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Access, Group, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::AllowWithoutDisallow, Severity::Info, check)
    .once()
    .explains(&[Code::RedundantRule])
    .example("User-agent: *\nAllow: /en/\n", "User-agent: *\nAllow: /en/\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let is_explicit = |rule: &RuleLine| match rule.access {
        Access::Disallowed => true,
        Access::Allowed => is_whole_site(&Dialect::RFC9309, context.text(rule.pattern)),
    };
    let names = |group: &Group<'_>| {
        group.agent_lines.iter().map(|line| context.text(line.value).to_ascii_lowercase()).collect::<Vec<_>>()
    };
    // Crawlers merge all groups that name them, so do not report groups for crawlers that another group restricts.
    let restricted: HashSet<_> = context.groups.iter().filter(forbids).flat_map(|group| names(&group)).collect();
    let is_restricted = |group: &Group<'_>| names(group).iter().any(|name| restricted.contains(name));
    let groups = context.groups.iter().filter(|group| !group.rules.iter().any(is_explicit) && !is_restricted(group));
    for group in groups {
        // Report only rules that change nothing. Another group for the same crawlers may disallow paths that the remaining rules allow.
        let is_needless =
            |rule: &&RuleLine| RuleOutcomes::get(context).dead(rule).is_some_and(|dead| dead.because == Because::AllowedAnyway);
        let mut rules = group.rules.iter().filter(is_needless).map(|rule| context.record(rule.line));
        if let Some(first) = rules.next() {
            found.at(first).labels(Role::Also, &mut rules);
        }
    }
}
