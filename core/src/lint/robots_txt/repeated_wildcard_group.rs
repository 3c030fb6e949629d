//! More than one group for *.
//!
//! RFC 9309 merges groups for `*`, but Yandex treats several of them as an error ([rfc9309-agents], [google-robots-txt], [yandex-analyzer],
//! [mojeek-bot], [baidu-robots-txt], [selfhtml-robots-txt]).

use super::managed_contradiction::{contradictions, is_contradicting};
use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, fields};
use crate::matching::AgentLine;

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
    let (mut seen, mut first_has_all) = (Seen::default(), true);
    for (place, (rules, _)) in groups.iter().enumerate() {
        for rule in rules.iter().filter(|rule| !rule.pattern.is_empty()) {
            let written = [fields::rule_field(rule.access).as_bytes(), context.text(rule.pattern)].concat();
            first_has_all &= seen.first(written, place) == 0;
        }
    }
    if let (false, [(_, first), others @ ..]) = (first_has_all, groups.as_slice()) {
        let managed = contradictions(context);
        for (_, line) in others.iter().filter(|(_, line)| !is_contradicting(&managed, line.line)) {
            found.at(context.record(line.line)).label(Role::First, context.record(first.line));
        }
    }
}
