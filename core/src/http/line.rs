use memchr::memchr2;

use crate::text::Part;

/// A line without its line break.
#[derive(Clone, Copy)]
pub(super) struct Line<'t> {
    pub(super) content: Part<'t>,
    /// The line number, from 1.
    pub(super) number: u32,
}

/// An iterator over a text's lines, which end with LF, CRLF or CR ([rfc9112-fields]).
#[derive(Clone)]
pub(super) struct Lines<'t> {
    rest: Part<'t>,
    number: u32,
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: Part<'t>) -> Self {
        Self { rest: text, number: 0 }
    }

    /// Returns the text after the lines that were read.
    pub(super) fn rest(&self) -> Part<'t> {
        self.rest
    }
}

impl<'t> Iterator for Lines<'t> {
    type Item = Line<'t>;

    fn next(&mut self) -> Option<Line<'t>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = memchr2(b'\n', b'\r', self.rest.bytes).unwrap_or(self.rest.bytes.len());
        let (content, behind) = self.rest.split_at(end);
        let line_break = if behind.bytes.starts_with(b"\r\n") { 2 } else { 1 };
        self.rest = behind.split_at(line_break).1;
        self.number += 1;
        Some(Line { content, number: self.number })
    }
}

impl Line<'_> {
    pub(super) fn is_blank(self) -> bool {
        self.content.bytes.iter().all(|byte| is_blank(*byte))
    }
}

/// Returns `true` for white space that can occur in a line (RFC 9110, 5.6.3).
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Splits a text into its leading white space and the rest.
pub(super) fn indented(part: Part<'_>) -> (Part<'_>, Part<'_>) {
    part.split_at(part.bytes.iter().position(|byte| !is_blank(*byte)).unwrap_or(part.bytes.len()))
}

/// Removes spaces and tabs at both ends. Other white space remains.
pub(super) fn trimmed(part: Part<'_>) -> Part<'_> {
    let text = indented(part).1;
    text.split_at(text.bytes.iter().rposition(|byte| !is_blank(*byte)).map_or(0, |last| last + 1)).0
}
