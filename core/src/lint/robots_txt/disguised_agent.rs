//! An invisible or lookalike character in a crawler's name.
//!
//! A name ends at the first invalid character, even an invisible one ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::invisible::{as_it_looks, disguised};
use crate::lint::{Code, Context, Detail, Found, Lint, Role, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::DisguisedAgent, Severity::Warning, check)
    .example("User-agent: Perplexity\u{2011}User\nDisallow: /\n", "User-agent: Perplexity-User\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Disguised(offset) = kind else { continue };
        let value = std::str::from_utf8(context.text(line.value)).unwrap_or_default();
        let Some(character) = value.get(*offset..).and_then(|rest| rest.chars().next()) else { continue };
        let Some(disguised) = disguised(character) else { continue };
        let span = Span::at(line.value.start() + *offset as u32, character.len_utf8() as u32);
        let name = as_it_looks(value);
        let fix = context.renaming(found, line, &[name.trim()], name.trim());
        found.at(span).label(Role::Agent, line.value).detail(Detail::Disguised(disguised)).fix(fix);
    }
}
