//! A robots.txt as text: every byte belongs to a line, every line has a kind, and every part has a span.
//!
//! Parsing cannot fail. The *meaning* of a line depends on the reader, so the [dialect](crate::dialect) defines it. This module preserves
//! the text in enough detail for every dialect.

mod field;
mod line;
mod managed;
mod scan;

use std::sync::OnceLock;

use memchr::memchr;

#[doc(hidden)]
pub use field::ValueForm;
pub use field::{Field, Scope, Spelling};
pub use line::{Line, LineEnding, LineKind, Record, Separator};
pub use managed::ManagedBlock;
pub(crate) use scan::{LineScan, scan_content};

use crate::text::{BOM, LineIndex, Offsets, Span, Text};

/// A text and its lines: the part of a [`RobotsTxt`](crate::RobotsTxt) that does not depend on the dialect.
///
/// ```
/// use robotscope::{RobotsTxt, robots_txt::Lines};
///
/// let robots = RobotsTxt::parse(b"Sitemap: https://example.com/a.xml\r\n\xFF\xFE\0");
/// let lines: &Lines<'_> = &robots;
/// assert_eq!(lines.lines().len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Lines<'t> {
    text: Text<'t>,
    lines: Vec<Line>,
    /// The span of a complete byte order mark at the start, which is not part of any line's content.
    bom: Option<Span>,
    holds_nul: OnceLock<bool>,
}

impl<'t> Lines<'t> {
    /// Parses a text into lines that end with LF, CR or CRLF (RFC 9309, 2.2). A byte order mark at the start is part of the first line but
    /// not of its content ([google-robots-txt]). Ignores text beyond 4 GiB.
    pub(crate) fn parse(text: Text<'t>) -> Self {
        let readable = readable(&text);
        let (lines, bom) = (scan::scan(readable), byte_order_mark(readable));
        Self { text, lines, bom, holds_nul: OnceLock::new() }
    }

    pub(crate) fn first(&self, most: usize) -> Text<'t> {
        self.text.first(most)
    }

    /// Returns the unchanged text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns all lines in order. Their spans cover the whole text without gaps.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns the line with this number, from 1; `None` if there is no such line.
    pub fn line(&self, number: u32) -> Option<&Line> {
        self.lines.get((number as usize).checked_sub(1)?)
    }

    /// Returns the line break at the end of the first line; LF if the text has no line break.
    pub fn line_break(&self) -> &'static str {
        match self.lines.first().map_or("", |line| line.ending().as_str()) {
            "" => "\n",
            line_break => line_break,
        }
    }

    /// Returns the span of a UTF-8 byte order mark at the start of the text, if there is one.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    ///
    /// let robots = RobotsTxt::parse("\u{FEFF}User-agent: *\nDisallow: /a\0b");
    /// assert_eq!(robots.byte_order_mark().map(|mark| mark.len()), Some(3));
    /// assert!(robots.holds_nul());
    /// ```
    pub fn byte_order_mark(&self) -> Option<Span> {
        self.bom
    }

    /// Returns `true` if the text contains a NUL byte, at which Google's parser ends the line ([google-parser]).
    pub fn holds_nul(&self) -> bool {
        *self.holds_nul.get_or_init(|| memchr(0, readable(&self.text)).is_some())
    }

    /// Returns the bytes in a span of this text.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }

    /// Returns a converter from byte spans to UTF-16 offsets, lines and columns. The converter shares the text.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::text::{Position, Span};
    ///
    /// let robots = RobotsTxt::parse("# é\nDisallow: /");
    /// assert_eq!(robots.offsets().position(Span::new(15, 16)), Position { line: 2, column: 11 });
    /// ```
    pub fn offsets(&self) -> Offsets<'t> {
        Offsets::new(self.text.clone())
    }

    /// Returns a converter from byte offsets in this text to line and column numbers.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, text::LineColumn};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a");
    /// assert_eq!(robots.line_index().place(24), LineColumn { line: 2, column: 11 });
    /// ```
    pub fn line_index(&self) -> LineIndex {
        LineIndex::new(&self.text)
    }
}

fn byte_order_mark(text: &[u8]) -> Option<Span> {
    text.starts_with(BOM).then(|| Span::at(0, 3))
}

/// Returns the part of the text that 32-bit offsets can address.
fn readable(text: &[u8]) -> &[u8] {
    text.get(..u32::MAX as usize).unwrap_or(text)
}

/// Converts an offset to 32 bits. Every offset fits, because texts are truncated to `u32::MAX` bytes.
fn as_u32(offset: usize) -> u32 {
    offset as u32
}

#[cfg(test)]
mod tests;
