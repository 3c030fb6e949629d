//! A name in a user-agent line that crawlers read only in part.
//!
//! A name ends at the first invalid character, such as a space ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::CutOffAgent, Severity::Warning, check)
    .once()
    .example("User-agent: Googlebot Images\nDisallow: /private/\n", "User-agent: Googlebot-Image\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::CutOff(meant) = kind else { continue };
        let diagnostic = found.at(line.value);
        match meant {
            // Only display this fix: the name that crawlers read today would lose its rules, so the author has to choose.
            Some(meant) => {
                diagnostic.label(Role::Read, line.token).detail(Detail::Meant(meant));
                diagnostic.fix(Fix::new(Applicability::DisplayOnly, line.value, meant))
            }
            None => diagnostic.reads(line, 0),
        };
    }
}
