//! A user-agent line that cannot match the crawler that is meant.
//!
//! A value that means a crawler and does not name it: a whole User-Agent string, a star beside the name ([rfc9309-agents], [google-parser], [yandex-robots-txt]).

use super::AgentKind;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Severity};

pub(super) const LINT: Lint = Lint::new(Code::UnmatchableAgent, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::UnmatchableAgent,
    wrong: "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /private/\n",
    right: "User-agent: bingbot\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Unmatchable(token, is_alone) = *kind else { continue };
        let diagnostic = found.at(line.value).for_crawlers(&[token.to_owned()]).detail(Detail::Meant(token));
        let has_group = context.agent_lines().any(|other| context.text(other.token).eq_ignore_ascii_case(token.as_bytes()));
        if has_group {
            // The crawler follows that group.
            diagnostic.severity = diagnostic.severity.min(Severity::Info);
        } else if is_alone {
            diagnostic.fix(context.renaming(line, &[token], token));
        }
    }
}
