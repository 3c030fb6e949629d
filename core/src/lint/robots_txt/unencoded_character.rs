//! A character that not every crawler encodes.
//!
//! In URLs, such a character is always percent-encoded. RFC 9309 and Google also encode it in patterns ([rfc9309-rules],
//! [google-robots-txt]), but Yandex requires encoded patterns ([yandex-robots-txt]).

use crate::dialect::percent_encoded;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, TextEdit};

pub(super) const LINT: Lint = Lint::new(Code::UnencodedCharacter, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /café/\n", "User-agent: *\nDisallow: /caf%C3%A9/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let mut rest = context.part(rule.pattern);
        let is_text = std::str::from_utf8(rest.bytes).is_ok();
        let mut edits = Vec::new();
        while let Some(start) = rest.bytes.iter().position(|byte| *byte >= 0x80) {
            let behind = rest.split_at(start).1;
            let length = behind.bytes.iter().position(|byte| *byte < 0x80).unwrap_or(behind.bytes.len());
            let (raw, after) = behind.split_at(length);
            let encoded = raw.bytes.iter().flat_map(|byte| percent_encoded(*byte)).map(char::from).collect();
            edits.push(TextEdit { span: raw.span(), replacement: encoded });
            rest = after;
        }
        let is_html = context.text(rule.pattern).contains(&b'<');
        if let Some(first) = edits.first().filter(|_| is_text && !is_html) {
            found.at(first.span).fix(Fix { applicability: Applicability::Safe, edits });
        }
    }
}
