use std::cell::OnceCell;

use super::{LineIndex, Span, Text, Utf16Index};

/// Converts byte spans to UTF-16 positions for JavaScript and editors. The indexes are built when first needed.
///
/// ```
/// use robotscope::text::{Offsets, Position, Span};
///
/// let offsets = Offsets::new("é\né: b".as_bytes());
/// assert_eq!(offsets.position(Span::new(7, 8)), Position { line: 2, column: 4 });
/// assert_eq!(offsets.span(Span::new(7, 8)), Span::new(5, 6));
/// ```
#[derive(Debug)]
pub struct Offsets<'t> {
    text: Text<'t>,
    utf16: OnceCell<Utf16Index>,
    lines: OnceCell<LineIndex>,
}

/// A position for display. Both line and column start at 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line number.
    pub line: u32,
    /// The column, in UTF-16 code units.
    pub column: u32,
}

impl<'t> Offsets<'t> {
    /// Creates a converter for this text.
    pub fn new(text: impl Into<Text<'t>>) -> Self {
        Self { text: text.into(), utf16: OnceCell::new(), lines: OnceCell::new() }
    }

    /// Converts a byte span to a span in UTF-16 code units.
    pub fn span(&self, span: Span) -> Span {
        Span::new(self.utf16().offset(span.start()), self.utf16().offset(span.end()))
    }

    /// Returns the position of a span's start.
    pub fn position(&self, span: Span) -> Position {
        let lines = self.lines.get_or_init(|| LineIndex::new(&self.text));
        let line = lines.place(span.start()).line;
        let start = lines.start(line).unwrap_or_default();
        Position { line, column: self.utf16().offset(span.start()) - self.utf16().offset(start) + 1 }
    }

    /// Returns the position of a span's end.
    ///
    /// ```
    /// use robotscope::text::{Offsets, Position, Span};
    ///
    /// let offsets = Offsets::new("é\né: b".as_bytes());
    /// assert_eq!(offsets.end(Span::new(3, 5)), Position { line: 2, column: 2 });
    /// assert_eq!(offsets.utf16().offset(3), 2);
    /// ```
    pub fn end(&self, span: Span) -> Position {
        self.position(Span::at(span.end(), 0))
    }

    /// Returns the bytes of the text.
    pub fn bytes(&self) -> &[u8] {
        &self.text
    }

    /// Returns the text in a span. Replaces invalid UTF-8 as `TextDecoder` does.
    pub fn text(&self, span: Span) -> String {
        String::from_utf8_lossy(span.slice(&self.text)).into_owned()
    }

    /// Returns the converter between bytes and UTF-16 code units.
    pub fn utf16(&self) -> &Utf16Index {
        self.utf16.get_or_init(|| Utf16Index::new(&self.text))
    }
}
