//! A star at the end of a pattern.
//!
//! Patterns match the start of a path even without a star ([google-robots-txt]). The star makes the rule longer and therefore stronger
//! ([google-parser]).

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, When};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::TrailingStar, Severity::Info, check)
    .when(When::Configured)
    .once()
    .example("User-agent: *\nDisallow: /private/*\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.text(rule.pattern);
        let stars = pattern.iter().rev().take_while(|byte| **byte == b'*').count();
        if stars > 0 && stars < pattern.len() {
            let stars = u32::try_from(stars).unwrap_or(u32::MAX);
            let span = Span::new(rule.pattern.end() - stars, rule.pattern.end());
            let fix = Fix::not_safe(span, "");
            // Without the star, an Allow rule may have an equally long or longer pattern and decide. The fix is then display-only.
            let opens = context.applicability(&fix.edits) != Applicability::Safe;
            found.at(rule.pattern).fix(if opens { Fix { applicability: Applicability::DisplayOnly, ..fix } } else { fix });
        }
    }
}
