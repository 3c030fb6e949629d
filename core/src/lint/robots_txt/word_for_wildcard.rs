//! A word such as “all” in place of a star.
//!
//! A word names a single crawler, and a star represents all crawlers ([rfc9309-agents]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::WordForWildcard, Severity::Warning, check)
    .example("User-agent: all\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agents_with(AgentKind::AllByWord) {
        let fix = context.renaming(found, line, &["*"], "*");
        found.at(line.value).fix(fix);
    }
}
