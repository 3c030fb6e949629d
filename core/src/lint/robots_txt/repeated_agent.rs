//! A crawler that is named twice in a group.

use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::RepeatedAgent, Severity::Info, check).once().example(
    "User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: gptbot\nDisallow: /\n",
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        for (first, line) in repeated(group.agent_lines, |line| context.text(line.value).to_ascii_lowercase()) {
            let diagnostic = found.at(line.value).label(Role::First, context.record(first.line));
            diagnostic.fix(context.removal(line.line));
        }
    }
}
