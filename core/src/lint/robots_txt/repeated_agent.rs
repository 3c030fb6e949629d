//! A crawler that is named twice in a group.

use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::RepeatedAgent, Severity::Info, check).once().example(
    "User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: gptbot\nDisallow: /\n",
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter() {
        let mut seen = Seen::default();
        for (place, line) in group.agent_lines.iter().enumerate().filter(|(_, line)| !line.value.is_empty()) {
            let first = seen.first(context.text(line.value).to_ascii_lowercase(), place);
            if let Some(first) = group.agent_lines.get(first).filter(|first| first.line != line.line) {
                let diagnostic = found.at(line.value).label(Role::First, context.record(first.line));
                diagnostic.fix(context.removal(line.line));
            }
        }
    }
}
