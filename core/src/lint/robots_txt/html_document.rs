//! HTML instead of a robots.txt.
//!
//! The server probably responds to every request with its home page, or with an error page and status 200.

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::text::BOM;
use crate::text::{Part, Span};

pub(super) const LINT: Lint = Lint::new(Code::HtmlDocument, Severity::Error, check)
    .example("<!DOCTYPE html>\n<title>Not found</title>\n", "User-agent: *\nDisallow:\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let text = context.robots.text();
    if is_html(text) {
        let whole = Part::new(text, Span::at(0, u32::try_from(text.len()).unwrap_or(u32::MAX)));
        let span = beginning(text).map_or(Span::default(), |start| whole.split_at(start).1.first_word().0.span());
        found.at(span);
    }
}

/// Returns `true` if a text begins with an HTML tag, with or without HTML comments before it, and has no user-agent line. No valid record
/// begins with `<`.
pub(super) fn is_html(text: &[u8]) -> bool {
    let names_crawler = |line: &[u8]| line.get(..11).is_some_and(|name| name.eq_ignore_ascii_case(b"user-agent:"));
    if text.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| names_crawler(line.trim_ascii_start())) {
        return false;
    }
    let mut rest = beginning(text).and_then(|start| text.get(start..)).unwrap_or_default();
    while rest.starts_with(b"<!--") {
        let end = memchr::memmem::find(rest, b"-->").unwrap_or(rest.len());
        rest = rest.get(end + 3..).unwrap_or_default().trim_ascii_start();
    }
    matches!(rest, [b'<', next, ..] if next.is_ascii_alphabetic() || matches!(next, b'!' | b'?'))
}

/// Returns the offset of the first character that is neither white space nor a byte order mark, if any.
fn beginning(text: &[u8]) -> Option<usize> {
    let mark = if text.starts_with(BOM) { BOM.len() } else { 0 };
    let behind = text.get(mark..)?.iter().position(|byte| !byte.is_ascii_whitespace())?;
    Some(mark + behind)
}
