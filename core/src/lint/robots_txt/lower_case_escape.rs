//! A percent-escape in lower case.
//!
//! Reports `%c3` instead of `%C3`. Both forms are equal in RFC 9309 and for Google ([rfc9309-rules], [google-parser]), but not for simpler
//! parsers.

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, TextEdit, When};

pub(super) const LINT: Lint = Lint::new(Code::LowerCaseEscape, Severity::Info, check)
    .when(When::Configured)
    .once()
    .example("User-agent: *\nDisallow: /caf%c3%a9/\n", "User-agent: *\nDisallow: /caf%C3%A9/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.part(rule.pattern);
        let mut edits = Vec::new();
        for at in memchr::memchr_iter(b'%', pattern.bytes) {
            let escape = pattern.split_at(at).1.split_at(3).0;
            let is_escape =
                matches!(escape.bytes, [_, digits @ ..] if digits.len() == 2 && digits.iter().all(u8::is_ascii_hexdigit));
            if is_escape && escape.bytes.iter().any(u8::is_ascii_lowercase) {
                let replacement = String::from_utf8_lossy(escape.bytes).to_ascii_uppercase();
                edits.push(TextEdit { span: escape.span(), replacement });
            }
        }
        if let Some(first) = edits.first() {
            found.at(first.span).fix(Fix { applicability: Applicability::Safe, edits });
        }
    }
}
