//! Bytes that are not UTF-8.
//!
//! robots.txt must be UTF-8 ([rfc9309-lines], [rfc9309-access], [google-robots-txt]).

use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::InvalidUtf8, Severity::Warning, check);

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, line) in context.lines() {
        let content = context.part(line.content());
        let mut at = 0;
        for chunk in content.bytes.utf8_chunks() {
            at += chunk.valid().len();
            if !chunk.invalid().is_empty() {
                // Invalid bytes often occur together, so one finding per line is enough.
                let (_, broken) = content.split_at(at);
                found.at(broken.split_at(chunk.invalid().len()).0.span());
                break;
            }
        }
    }
}
