//! A percent sign without two hexadecimal digits after it.
//!
//! In a valid URL, two hexadecimal digits follow every `%` (RFC 3986, 2.1).

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::BadPercentEscape, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /100%/\n", "User-agent: *\nDisallow: /100%25/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.text(rule.pattern);
        let is_bad = |at: &usize| {
            let digits = pattern.get(at + 1..at + 3);
            !digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
        };
        if let Some(at) = memchr::memchr_iter(b'%', pattern).find(is_bad) {
            let at = rule.pattern.start() + u32::try_from(at).unwrap_or_default();
            let span = Span::new(at, (at + 3).min(rule.pattern.end()));
            // In `%2` and `%u20AC`, the percent sign is not meant literally.
            let after = context.text(Span::new(at + 1, rule.pattern.end()));
            let is_literal =
                matches!(after.first(), Some(byte) if !byte.is_ascii_hexdigit() && !matches!(byte, b'*' | b'$' | b'u' | b'U'));
            let applicability = if is_literal { Applicability::Unsafe } else { Applicability::DisplayOnly };
            found.at(span).fix(Fix::new(applicability, Span::at(at, 1), "%25"));
        }
    }
}
