//! A star in a crawler's name.
//!
//! In a name, a star is not a wildcard: the name ends before the star ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::StarInAgent, Severity::Warning, check)
    .once()
    .example("User-agent: *bot\nDisallow: /private/\n", "User-agent: bingbot\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agents_with(AgentKind::StarInName) {
        found.at(line.value).reads(line, 0);
    }
}
