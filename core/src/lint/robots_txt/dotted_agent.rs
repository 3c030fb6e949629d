//! A crawler's name with a dot, at which some readers stop.
//!
//! RFC 9309 allows only letters, underscores and hyphens in a name ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::DottedAgent, Severity::Info, check)
    .once()
    .example("User-agent: GPTBot.beta\nDisallow: /\n", "User-agent: GPTBot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agents_with(AgentKind::Dotted) {
        let dot = context.text(line.value).iter().position(|&byte| byte == b'.').unwrap_or_default();
        found.at(line.value).label(Role::Read, Span::at(line.value.start(), dot as u32));
    }
}
