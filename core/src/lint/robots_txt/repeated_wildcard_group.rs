//! Several groups for everybody: merged by RFC 9309, an error to Yandex (facts A8, B11, C42, C51, C52; K4).

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Role, Severity};
use crate::matching::{AgentLine};

pub(super) const LINT: Lint = Lint::new(Code::RepeatedWildcardGroup, Severity::Warning, check).once();

pub(super) const EXAMPLE: Example = Example { code: Code::RepeatedWildcardGroup, wrong: "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /b\n", right: "User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n" };

fn check(context: &Context<'_>, found: &mut Found) {
    let everybody = |line: &&AgentLine| line.is_wildcard;
    let mut lines = context.groups.iter().filter_map(|group| group.agent_lines.iter().find(everybody).copied());
    let Some(first) = lines.next() else { return };
    for line in lines {
        found.at(context.record(line.line)).label(Role::First, context.record(first.line));
    }
}
