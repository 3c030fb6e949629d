use super::Span;

/// A part of a text, with its position.
#[derive(Clone, Copy)]
pub struct Part<'t> {
    /// The bytes of the part.
    pub bytes: &'t [u8],
    /// The byte offset of the part in its text.
    pub at: u32,
}

impl<'t> Part<'t> {
    /// Returns the part of `text` in a span.
    #[inline]
    pub fn new(text: &'t [u8], span: Span) -> Self {
        Self { bytes: span.slice(text), at: span.start() }
    }

    /// Returns the span of the part.
    #[inline]
    pub fn span(self) -> Span {
        Span::at(self.at, u32::try_from(self.bytes.len()).unwrap_or(u32::MAX))
    }

    /// Returns `true` if the part is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bytes.is_empty()
    }

    /// Splits the part at an offset. An offset beyond the end counts as the end.
    #[inline]
    pub fn split_at(self, offset: usize) -> (Self, Self) {
        let (before, behind) = self.bytes.split_at(offset.min(self.bytes.len()));
        let before = Self { bytes: before, at: self.at };
        (before, Self { bytes: behind, at: before.span().end() })
    }

    /// Splits the part at the first occurrence of a byte, and drops this byte. Returns `None` if the part does not contain it.
    #[inline]
    pub fn split_once(self, byte: u8) -> Option<(Self, Self)> {
        let (before, behind) = self.split_at(memchr::memchr(byte, self.bytes)?);
        Some((before, behind.split_at(1).1))
    }

    /// Splits the part at every occurrence of a byte. Returns at least one part.
    #[inline]
    pub fn split(self, byte: u8) -> impl Iterator<Item = Part<'t>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let whole = rest?;
            let (piece, behind) = whole.split_once(byte).map_or((whole, None), |(piece, behind)| (piece, Some(behind)));
            rest = behind;
            Some(piece)
        })
    }

    /// Removes white space at both ends.
    #[inline]
    pub fn trimmed(self) -> Self {
        let start = self.bytes.len() - self.bytes.trim_ascii_start().len();
        let rest = self.split_at(start).1;
        rest.split_at(rest.bytes.trim_ascii_end().len()).0
    }

    /// Splits the part at the first white space. Returns the text before it, and the trimmed text after it.
    #[inline]
    pub fn first_word(self) -> (Self, Self) {
        let end = self.bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(self.bytes.len());
        let (word, rest) = self.split_at(end);
        (word, rest.trimmed())
    }

    /// Returns the bytes in a span of the whole text. The span must be inside this part.
    #[inline]
    pub fn within(self, span: Span) -> &'t [u8] {
        let start = span.start().saturating_sub(self.at);
        Span::at(start, span.len()).slice(self.bytes)
    }

    /// Returns `true` if the part equals `word`, ignoring letter case.
    #[inline]
    pub fn is(self, word: &str) -> bool {
        self.bytes.eq_ignore_ascii_case(word.as_bytes())
    }

    /// Parses decimal digits. Returns `None` if the part is empty or contains other bytes, or if the number is too large.
    pub fn number(self) -> Option<u64> {
        if !self.bytes.iter().all(u8::is_ascii_digit) {
            return None;
        }
        std::str::from_utf8(self.bytes).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_parts_retain_their_positions() {
        let text = b"..  a=1 , b  ..";
        let part = Part::new(text, Span::new(2, 13)).trimmed();
        assert_eq!(part.span(), Span::new(4, 11));
        let pieces: Vec<_> = part.split(b',').map(|piece| piece.trimmed().span()).collect();
        assert_eq!(pieces, [Span::new(4, 7), Span::new(10, 11)]);
        let (name, value) = part.split_once(b'=').unwrap();
        assert_eq!((name.span(), value.first_word().0.number()), (Span::new(4, 5), Some(1)));
        assert!(part.split_at(99).1.is_empty());
    }

    #[test]
    fn parses_only_digits_as_a_number() {
        let number = |text: &[u8]| Part { bytes: text, at: 0 }.number();
        assert_eq!(number(b"0010"), Some(10));
        for text in ["", "+1", "-1", "1 ", "18446744073709551616"] {
            assert_eq!(number(text.as_bytes()), None, "{text}");
        }
    }
}
