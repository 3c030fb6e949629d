//! A group whose crawlers lose the rules for *.
//!
//! A group with a name replaces the group for everybody: what that one disallows is open to the crawler ([rfc9309-agents]).

use super::whole_site::is_whole_site;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::readers::Member;
use crate::lint::{Code, Detail, Role, Severity};
use crate::matching::{Access, Target, WildcardStep};

pub(super) const LINT: Lint = Lint::new(Code::LostWildcardRules, Severity::Info, check).once();

pub(super) const EXAMPLE: Example = Example {
    code: Code::LostWildcardRules,
    wrong: "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /cart/\n",
    right: "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\nDisallow: /cart/\n",
};

/// So much work is done: a text can name very many crawlers, have very many rules for them, and for all others.
const BUDGET: usize = 4_000_000;

/// What a question costs, in octets of patterns to be compiled.
const QUESTION: usize = 32;

fn check(context: &Context<'_>, found: &mut Found) {
    let everybody = context.groups.iter().filter(|group| group.agent_lines.iter().any(|line| line.is_wildcard));
    let disallowed = everybody.flat_map(|group| group.rules).filter(|rule| rule.access == Access::Disallowed);
    // Who forbids everybody everything lets in by name those who may come.
    let disallowed = disallowed.filter(|rule| !is_whole_site(context.text(rule.pattern)));
    let paths: Vec<_> = disallowed.filter_map(|rule| Some((rule, some_path(context.text(rule.pattern))?))).collect();
    if paths.is_empty() {
        return;
    }
    let mut budget = BUDGET;
    for reader in context.readers() {
        // For others a group of their own is meant to be another one.
        let is_meant = |member: &Member| member.is_named && (member.is_search_engine() || context.readers_are_named);
        if !reader.members.iter().any(is_meant) {
            continue;
        }
        // Some take no notice of everybody's group anyway.
        if reader.lookup.wildcard != WildcardStep::Replaced || !reader.agent.obeys_wildcard() {
            continue;
        }
        let Some(line) = reader.lookup.lines().first() else { continue };
        let groups = context.robots.groups(reader.agent.dialect());
        let rules = || reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
        // Who may fetch everything or nothing was not forgotten.
        if !rules().any(|rule| rule.access == Access::Disallowed && rule.pattern.len() > 1) {
            continue;
        }
        let octets: usize = rules().map(|rule| QUESTION + rule.pattern.len() as usize).sum();
        let Some(rest) = budget.checked_sub(octets + paths.len() * QUESTION) else { continue };
        budget = rest;
        let matcher = context.robots.matcher(&reader.agent);
        // What a rule allows was not forgotten.
        let is_lost = |path: &Target| matcher.is_allowed(path) && matcher.check(path).decision.winner().is_none();
        let lost: Vec<_> = paths.iter().filter(|(_, path)| is_lost(path)).map(|(rule, _)| rule).collect();
        // Who repeats some of them knows that they have to be repeated.
        let are_known = paths.iter().any(|(_, path)| !matcher.is_allowed(path));
        if !lost.is_empty() && !are_known {
            let count = Detail::Count(u32::try_from(lost.len()).unwrap_or(u32::MAX));
            let diagnostic = found.at(context.value(*line)).for_crawlers(&reader.names()).detail(count);
            diagnostic.labels(Role::Lost, &mut lost.iter().map(|rule| context.record(rule.line)));
        }
    }
}

/// A path that the pattern matches.
fn some_path(pattern: &[u8]) -> Option<Target> {
    let pattern = std::str::from_utf8(pattern).ok().filter(|pattern| pattern.starts_with('/'))?;
    Target::parse(&pattern.strip_suffix('$').unwrap_or(pattern).replace('*', "x")).ok()
}
