//! A user-agent line that cannot match the intended crawler.
//!
//! The value refers to a crawler but does not name it. For example, it is a whole User-Agent string or has a star next to the name
//! ([rfc9309-agents], [google-parser], [yandex-robots-txt]).

use super::AgentKind;
use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Severity};
use crate::matching::{Access, Group, RuleLine};

pub(super) const LINT: Lint = Lint::new(Code::UnmatchableAgent, Severity::Warning, check).example(
    "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /private/\n",
    "User-agent: bingbot\nDisallow: /private/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Unmatchable(token, is_alone) = *kind else { continue };
        let fix = context.renaming(found, line, &[token], token);
        let is_full = found.is_full();
        let diagnostic = found.at(line.value).for_crawlers(&[token.to_owned()]).detail(Detail::Meant(token));
        if is_full {
            continue;
        }
        let has_group = context.agent_lines.iter().any(|other| context.part(other.token).is(token));
        if has_group {
            // The crawler obeys the group that names it correctly, so this line is hardly a problem.
            diagnostic.severity = diagnostic.severity.min(Severity::Info);
        } else if is_alone {
            // After the fix, the crawler obeys this group instead of the rules for `*`. If these rules forbid something that this group
            // allows, the fix is display-only.
            let has_line = |group: &Group<'_>| group.agent_lines.iter().any(|agent_line| agent_line.line == line.line);
            let is_closed = |rule: &RuleLine| {
                rule.access == Access::Disallowed && is_whole_site(&Dialect::RFC9309, context.text(rule.pattern))
            };
            let closes = context.groups.iter().filter(has_line).flat_map(|group| group.rules).any(is_closed);
            let loses = context.has_rules_for_all() && !closes;
            diagnostic.fix(if loses { Fix { applicability: Applicability::DisplayOnly, ..fix } } else { fix });
        }
    }
}
