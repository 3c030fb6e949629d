//! A dollar sign that is not at the end of the pattern.
//!
//! `$` is special only as the last character ([rfc9309-patterns], [google-parser]).

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::DollarInside, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /*.php$?\n", "User-agent: *\nDisallow: /*.php?\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.part(rule.pattern);
        if let Some((before, behind)) = pattern.split_once(b'$')
            && !behind.is_empty()
        {
            found.at(Span::at(before.span().end(), 1));
        }
    }
}
