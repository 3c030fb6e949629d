//! More than one group for *.
//!
//! RFC 9309 merges groups for `*`, but Yandex treats several of them as an error ([rfc9309-agents], [google-robots-txt], [yandex-analyzer],
//! [mojeek-bot], [baidu-robots-txt], [selfhtml-robots-txt]).

use std::collections::HashSet;

use super::managed_contradiction::{contradictions, is_contradicting};
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{AgentLine, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::RepeatedWildcardGroup, Severity::Warning, check).once().example(
    "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /b\n",
    "User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    let wildcard = |line: &&AgentLine| line.is_wildcard;
    let groups: Vec<_> =
        context.groups.iter().filter_map(|group| Some((group.rules, *group.agent_lines.iter().find(wildcard)?))).collect();
    // If all later `*` groups are empty or only repeat rules of the first `*` group, a crawler that reads only the first one misses
    // nothing.
    let Some(((first_rules, first), others)) = groups.split_first() else { return };
    let written = |rule: &RuleLine| (rule.access, context.text(rule.pattern));
    let known: HashSet<_> = first_rules.iter().map(written).collect();
    let is_new = |rule: &RuleLine| !rule.pattern.is_empty() && !known.contains(&written(rule));
    if others.iter().flat_map(|(rules, _)| rules.iter()).any(is_new) {
        let managed = contradictions(context);
        for (_, line) in others.iter().filter(|(_, line)| !is_contradicting(&managed, line.line)) {
            found.at(context.record(line.line)).label(Role::First, context.record(first.line));
        }
    }
}
