//! Byte offsets of one text as JavaScript counts them.

use std::cell::OnceCell;

use robotscope::text::{self, LineIndex, Utf16Index};
use serde::Serialize;
use tsify::{Ts, Tsify};

use crate::argument::Failure;
use crate::to_js::{self, in_utf16};
use crate::verdict::Span;

/// Turns places of one text into what JavaScript counts. What it takes is made when the first place is handed over.
pub(crate) struct Offsets<'t> {
    text: &'t [u8],
    utf16: OnceCell<Utf16Index>,
    lines: OnceCell<LineIndex>,
}

/// A place as people count it.
pub(crate) struct Position {
    pub(crate) line: u32,
    /// In UTF-16 code units.
    pub(crate) column: u32,
}

impl<'t> Offsets<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { text, utf16: OnceCell::new(), lines: OnceCell::new() }
    }

    pub(crate) fn span(&self, span: text::Span) -> Span {
        in_utf16(self.utf16(), span)
    }

    /// Where a part begins.
    pub(crate) fn position(&self, span: text::Span) -> Position {
        let lines = self.lines.get_or_init(|| LineIndex::new(self.text));
        let line = lines.place(span.start()).line;
        let start = lines.start(line).unwrap_or_default();
        Position { line, column: self.utf16().offset(span.start()) - self.utf16().offset(start) + 1 }
    }

    /// What a part says; of bytes that are not UTF-8, what `TextDecoder` makes of them.
    pub(crate) fn text(&self, span: text::Span) -> String {
        String::from_utf8_lossy(span.of(self.text)).into_owned()
    }

    /// A value whose spans are in the text.
    pub(crate) fn to_ts<T: Tsify + Serialize>(&self, value: &T) -> Result<Ts<T>, Failure> {
        to_js::to_ts(self.utf16(), value)
    }

    fn utf16(&self) -> &Utf16Index {
        self.utf16.get_or_init(|| Utf16Index::new(self.text))
    }
}
