//! Several stars in a row.
//!
//! Several stars in a row match the same paths as a single star, but make the rule longer ([rfc9309-rules], [robotstxtr-corpus]).

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::RepeatedStar, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /a/**/b\n", "User-agent: *\nDisallow: /a/*/b\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.text(rule.pattern);
        let Some(start) = memchr::memmem::find(pattern, b"**") else { continue };
        let stars = pattern.iter().skip(start).take_while(|byte| **byte == b'*').count();
        let [start, stars] = [start, stars].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        // The lint `trailing-star` reports stars at the end of a pattern.
        if rule.pattern.start() + start + stars < rule.pattern.end() {
            let span = Span::at(rule.pattern.start() + start, stars);
            let fix = Fix::not_safe(span, "*");
            // Without the other stars, an Allow rule may have an equally long or longer pattern and decide. The fix is then display-only.
            let opens = context.applicability(&fix.edits) != Applicability::Safe;
            found.at(rule.pattern).fix(if opens { Fix { applicability: Applicability::DisplayOnly, ..fix } } else { fix });
        }
    }
}
