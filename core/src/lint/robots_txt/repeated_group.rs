//! More than one group for the same crawler.
//!
//! RFC 9309 merges groups that name the same crawler, but some readers do not ([rfc9309-agents], [google-robots-txt], [mojeek-bot]).

use std::collections::HashSet;

use super::AgentKind;
use super::managed_contradiction::{contradictions, is_contradicting};
use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::AgentLine;

pub(super) const LINT: Lint = Lint::new(Code::RepeatedGroup, Severity::Info, check).once().example(
    "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /b\n",
    "User-agent: GPTBot\nDisallow: /a\nDisallow: /b\n\nUser-agent: CCBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    let managed = contradictions(context);
    // Skip browser names, which the lint `browser-as-agent` reports.
    let browsers: HashSet<u32> = context.agents_with(AgentKind::Browser).map(|line| line.line).collect();
    let is_meant =
        |line: &AgentLine| !line.is_wildcard && !browsers.contains(&line.line) && !is_contradicting(&managed, line.line);
    let lines = context.groups.iter().flat_map(|group| group.agent_lines.iter().map(move |line| (group.index, line)));
    let lines: Vec<_> = lines.filter(|(_, line)| is_meant(line)).collect();
    for ((first_group, first), (group, line)) in repeated(&lines, |(_, line)| context.text(line.value).to_ascii_lowercase()) {
        if first_group != group {
            found.at(line.value).label(Role::First, context.record(first.line));
        }
    }
}
