//! A file in UTF-16.
//!
//! robots.txt must be UTF-8 ([rfc9309-access], [google-robots-txt]). In UTF-16, parsers find no records.

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::text::{Span, is_like_utf16};

pub(super) const LINT: Lint =
    Lint::new(Code::Utf16, Severity::Error, check).example("A\0l\0l\0o\0w\0:\0 \0/\0\n\0", "User-agent: *\nAllow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    if let Some(mark) = mark(context.robots.text()) {
        found.at(mark);
    }
}

/// Returns the span of a UTF-16 byte order mark, or of the first four bytes if every other one is NUL. Returns `None` for any other text.
pub(super) fn mark(text: &[u8]) -> Option<Span> {
    match text {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Some(Span::at(0, 2)),
        _ => is_like_utf16(text).then(|| Span::at(0, 4)),
    }
}
