//! A star next to other characters, which names no crawler.
//!
//! A star represents all crawlers only if it is the whole value ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::SpoiltWildcard, Severity::Warning, check)
    .example("User-agent: *;\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agents_with(AgentKind::SpoiltStar) {
        let fix = context.renaming(found, line, &["*"], "*");
        found.at(line.value).fix(fix);
    }
}
