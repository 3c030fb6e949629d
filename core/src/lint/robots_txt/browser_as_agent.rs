//! A browser's User-Agent in a user-agent line.
//!
//! Browsers do not read robots.txt, and no crawler obeys the name Mozilla ([rfc9309-agents]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::BrowserAsAgent, Severity::Warning, check)
    .once()
    .example("User-agent: Mozilla/5.0\nDisallow: /\n", "User-agent: GPTBot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agents_with(AgentKind::Browser) {
        found.at(line.value).reads(line, 0);
    }
}
