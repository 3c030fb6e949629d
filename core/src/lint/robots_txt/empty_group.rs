//! A group without rules.
//!
//! User-agent lines without rules at the end of the text form an unfinished group, which allows everything ([rfc9309-agents]).

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};
use crate::matching::AgentLine;

pub(super) const LINT: Lint = Lint::new(Code::EmptyGroup, Severity::Info, check).example(
    "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow:\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        // Skip `*`: without this group, everything would also be allowed. Also skip crawlers that another group names: groups for the same
        // crawler are merged, and only the last group can be empty.
        let is_unrestricted = |line: &&AgentLine| {
            let token = context.text(line.token);
            !line.is_wildcard && !token.is_empty() && !context.is_named_outside(group.index, token)
        };
        if group.rules.is_empty()
            && group.records.is_empty()
            && let Some(named) = group.agent_lines.iter().rfind(is_unrestricted)
            && let [first, ..] = group.agent_lines
            && let Some(last) = group.agent_lines.last()
            && !context.may_contain_malformed_rule(first.line..u32::MAX)
        {
            let fix = Fix { applicability: Applicability::Safe, ..context.line_below(last.line, "Disallow:") };
            found.at(named.value).fix(fix);
        }
    }
}
