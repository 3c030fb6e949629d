//! More than one group for the same crawler.
//!
//! RFC 9309 merges groups that name the same crawler, but some readers do not ([rfc9309-agents], [google-robots-txt], [mojeek-bot]).

use super::AgentKind;
use super::managed_contradiction::{contradictions, is_contradicting};
use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::RepeatedGroup, Severity::Info, check).once().example(
    "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /b\n",
    "User-agent: GPTBot\nDisallow: /a\nDisallow: /b\n\nUser-agent: CCBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    let lines: Vec<_> =
        context.groups.iter().flat_map(|group| group.agent_lines.iter().map(move |line| (group.index, line))).collect();
    let managed = contradictions(context);
    let mut seen = Seen::default();
    for (place, (group, line)) in lines.iter().enumerate() {
        // Skip browser names, which the lint `browser-as-agent` reports.
        let is_browser =
            context.faulty_agents().iter().any(|(faulty, kind)| faulty.line == line.line && *kind == AgentKind::Browser);
        if line.is_wildcard || line.value.is_empty() || is_browser || is_contradicting(&managed, line.line) {
            continue;
        }
        let first = lines.get(seen.first(context.text(line.value).to_ascii_lowercase(), place));
        if let Some((_, first)) = first.filter(|(first, _)| first != group) {
            found.at(line.value).label(Role::First, context.record(first.line));
        }
    }
}
