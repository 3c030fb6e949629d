use std::fmt;
use std::ops::Range;

/// A half-open range in a text, from `start` to just before `end`. Offsets are in bytes in Rust, and in UTF-16 code units in JavaScript, as
/// in `text.slice(start, end)`.
///
/// ```
/// use robotscope::text::Span;
///
/// let span = Span::new(6, 9);
/// assert_eq!(span.slice(b"Allow:/ab"), b"/ab");
/// assert_eq!(span.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Span {
    /// The offset of the first unit.
    start: u32,
    /// The offset after the last unit.
    end: u32,
}

impl Span {
    /// Creates the span from `start` to `end`. If `end` is before `start`, the span is empty and at `start`.
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end: if end < start { start } else { end } }
    }

    /// Creates the span with `len` bytes from `start`.
    pub const fn at(start: u32, len: u32) -> Self {
        Self { start, end: start.saturating_add(len) }
    }

    /// Returns the offset of the first byte.
    pub const fn start(self) -> u32 {
        self.start
    }

    /// Returns the offset after the last byte.
    pub const fn end(self) -> u32 {
        self.end
    }

    /// Returns the number of bytes.
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// Returns `true` if the span is empty.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Returns the span as a range for indexing.
    ///
    /// ```
    /// use robotscope::text::Span;
    ///
    /// let span = Span::at(6, 3);
    /// assert_eq!((span.end(), span.range()), (9, 6..9));
    /// ```
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the bytes of `text` in the span, or an empty slice if the span ends beyond `text`.
    pub fn slice(self, text: &[u8]) -> &[u8] {
        text.get(self.range()).unwrap_or_default()
    }
}

/// Converts an offset, an index or a length. Caps it at `u32::MAX`. Offsets and indexes always fit, because texts are truncated to
/// `u32::MAX` bytes.
#[inline]
pub fn as_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}
