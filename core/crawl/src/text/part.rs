use super::Span;

/// A piece of a text that knows where it stands.
#[derive(Clone, Copy)]
pub struct Part<'t> {
    /// What it says.
    pub bytes: &'t [u8],
    /// Where it begins.
    pub at: u32,
}

impl<'t> Part<'t> {
    /// The piece that a span of `text` covers.
    #[inline]
    pub fn new(text: &'t [u8], span: Span) -> Self {
        Self { bytes: span.slice(text), at: span.start() }
    }

    /// Where it stands.
    #[inline]
    pub fn span(self) -> Span {
        Span::at(self.at, u32::try_from(self.bytes.len()).unwrap_or(u32::MAX))
    }

    /// Whether it says nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bytes.is_empty()
    }

    /// Both sides of an offset; one behind the end counts as the end.
    #[inline]
    pub fn split_at(self, offset: usize) -> (Self, Self) {
        let (before, behind) = self.bytes.split_at(offset.min(self.bytes.len()));
        let before = Self { bytes: before, at: self.at };
        (before, Self { bytes: behind, at: before.span().end() })
    }

    /// Both sides of the first such byte.
    #[inline]
    pub fn split_once(self, byte: u8) -> Option<(Self, Self)> {
        let (before, behind) = self.split_at(memchr::memchr(byte, self.bytes)?);
        Some((before, behind.split_at(1).1))
    }

    /// The pieces between such bytes; one at least.
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

    /// Without white space at both ends.
    #[inline]
    pub fn trimmed(self) -> Self {
        let start = self.bytes.len() - self.bytes.trim_ascii_start().len();
        let rest = self.split_at(start).1;
        rest.split_at(rest.bytes.trim_ascii_end().len()).0
    }

    /// The text up to the first white space, and what follows without white space around it.
    #[inline]
    pub fn first_word(self) -> (Self, Self) {
        let end = self.bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(self.bytes.len());
        let (word, rest) = self.split_at(end);
        (word, rest.trimmed())
    }

    /// The bytes of a span that lies in this piece.
    #[inline]
    pub fn within(self, span: Span) -> &'t [u8] {
        let start = span.start().saturating_sub(self.at);
        Span::at(start, span.len()).slice(self.bytes)
    }

    /// Whether it is this word in any letter case.
    #[inline]
    pub fn is(self, word: &str) -> bool {
        self.bytes.eq_ignore_ascii_case(word.as_bytes())
    }

    /// The number that decimal digits write; nothing if they are no digits or too many.
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
    fn pieces_know_where_they_stand() {
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
    fn numbers_are_digits_alone() {
        let number = |text: &[u8]| Part { bytes: text, at: 0 }.number();
        assert_eq!(number(b"0010"), Some(10));
        for text in ["", "+1", "-1", "1 ", "18446744073709551616"] {
            assert_eq!(number(text.as_bytes()), None, "{text}");
        }
    }
}
