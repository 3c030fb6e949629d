//! A group whose crawlers ignore the rules for *.
//!
//! A group that names a crawler replaces the group for `*`, so the crawler may fetch what `*` disallows ([rfc9309-agents]).
//!
//! The loss is probably a mistake if the group has few rules, only `Allow: /`, only other records, or some of the rules for `*`. The lint
//! reports only groups for search engines, AI crawlers, and crawlers that the options name.
//!
//! The loss is probably intended if the group has more than half of the rules for `*`, allows the same paths, or has only an empty
//! `Disallow:`. The loss is also intended if `*` disallows the whole site, because other groups are then exceptions.

use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
use crate::lint::{Code, Context, Detail, Found, Lint, Role, Severity};
use crate::matching::{Access, Target};

pub(super) const LINT: Lint = Lint::new(Code::LostWildcardRules, Severity::Info, check).once().example(
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nDisallow: /private/\nDisallow: /cart/\n",
);

/// The maximum work for one text, in bytes of compiled patterns. A text may have many rules for each of many crawlers.
const BUDGET: usize = 4_000_000;

/// The cost of a query, in bytes of compiled patterns.
const QUERY_COST: usize = 32;

fn check(context: &Context<'_>, found: &mut Found) {
    let wildcard = context.groups.iter().filter(|group| group.agent_lines.iter().any(|line| line.is_wildcard));
    let disallowed = wildcard.flat_map(|group| group.rules).filter(|rule| rule.access == Access::Disallowed);
    let disallowed: Vec<_> = disallowed.filter(|rule| !rule.pattern.is_empty()).collect();
    if disallowed.iter().any(|rule| is_whole_site(&Dialect::RFC9309, context.text(rule.pattern))) {
        return;
    }
    let paths: Vec<_> = disallowed.into_iter().filter_map(|rule| Some((rule, some_path(context.text(rule.pattern))?))).collect();
    if paths.is_empty() {
        return;
    }
    let mut budget = BUDGET;
    for reader in context.readers().iter().filter(|reader| !reader.replacing(context).is_empty()) {
        let Some(line) = reader.lookup.lines().first() else { continue };
        let groups = context.robots.groups(reader.agent.dialect());
        let rules = || reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
        // A group with an empty `Disallow:` allows everything intentionally. A group with only other records, such as a delay, probably
        // does so by mistake.
        let has_only_records = || rules().next().is_none() && reader.lookup.records(&groups).any(|line| line.is_below);
        if rules().all(|rule| rule.pattern.is_empty()) && !has_only_records() {
            continue;
        }
        let bytes: usize = rules().map(|rule| QUERY_COST + rule.pattern.len() as usize).sum();
        let Some(rest) = budget.checked_sub(bytes + paths.len() * QUERY_COST) else { continue };
        budget = rest;
        let matcher = context.robots.matcher(&reader.agent);
        // The loss counts if no rule matches the path, or if a rule that allows the whole site decides. A rule that allows a part of
        // the site allows the path intentionally.
        let is_lost = |path: &Target| {
            let winner = matcher.check(path).decision.winner().map(|rule| (rule.access, rule.pattern));
            winner.is_none_or(|(access, pattern)| {
                access == Access::Allowed && is_whole_site(reader.agent.dialect(), context.text(pattern))
            })
        };
        let lost: Vec<_> = paths.iter().filter(|(_, path)| is_lost(path)).map(|(rule, _)| rule).collect();
        let repeated = paths.iter().filter(|(_, path)| !matcher.is_allowed(path)).count();
        if !lost.is_empty() && repeated * 2 <= paths.len() {
            let count = Detail::Count(u32::try_from(lost.len()).unwrap_or(u32::MAX));
            let diagnostic = found.at(context.value(*line)).for_crawlers(&reader.names()).detail(count);
            diagnostic.labels(Role::Lost, &mut lost.iter().map(|rule| context.record(rule.line)));
        }
    }
}

fn some_path(pattern: &[u8]) -> Option<Target> {
    let pattern = std::str::from_utf8(pattern).ok().filter(|pattern| pattern.starts_with('/'))?;
    Target::parse(&pattern.strip_suffix('$').unwrap_or(pattern).replace('*', "x")).ok()
}
