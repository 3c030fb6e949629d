use crate::directives::DirectiveFaultKind;
use crate::text::Part;

pub(super) type Read<T> = Result<T, DirectiveFaultKind>;

/// A cursor that reads tokens from a text.
pub(super) struct Cursor<'t> {
    rest: Part<'t>,
    end: u32,
}

impl<'t> Cursor<'t> {
    /// Creates a cursor at the first byte that is not white space.
    pub(super) fn new(text: Part<'t>) -> Self {
        let mut cursor = Self { rest: text, end: text.at };
        cursor.blank();
        cursor.end = cursor.rest.at;
        cursor
    }

    /// Returns the text that has not been read yet.
    pub(super) fn rest(&self) -> Part<'t> {
        self.rest
    }

    /// Returns the offset at which the last token ended, before any white space.
    pub(super) fn end(&self) -> u32 {
        self.end
    }

    /// Returns the next byte.
    pub(super) fn peek(&self) -> Option<u8> {
        self.rest.bytes.first().copied()
    }

    /// Skips white space, including the line breaks in folded headers. Returns `true` if white space was skipped.
    pub(super) fn blank(&mut self) -> bool {
        let length = self.length(u8::is_ascii_whitespace);
        self.rest = self.rest.split_at(length).1;
        length > 0
    }

    /// Returns `true` and consumes the next byte if it is `byte`.
    pub(super) fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        if is_next {
            self.token(1);
        }
        is_next
    }

    /// Consumes `byte`. Returns a fault if the next byte is different.
    pub(super) fn byte(&mut self, byte: u8) -> Read<()> {
        if self.takes(byte) { Ok(()) } else { Err(DirectiveFaultKind::NotADate) }
    }

    /// Consumes and returns the letters that follow.
    pub(super) fn word(&mut self) -> Part<'t> {
        self.token(self.length(u8::is_ascii_alphabetic))
    }

    /// Returns the number of digits that follow.
    pub(super) fn digits(&self) -> usize {
        self.length(u8::is_ascii_digit)
    }

    /// Consumes this many digits and returns their value; returns a fault if fewer digits follow. Does not consume any further digits.
    pub(super) fn number<N: TryFrom<u64>>(&mut self, digits: usize) -> Read<N> {
        let token = self.token(digits);
        let number = token.number().filter(|_| token.bytes.len() == digits);
        number.and_then(|number| N::try_from(number).ok()).ok_or(DirectiveFaultKind::NotADate)
    }

    /// Consumes and returns the next `length` bytes, or all remaining bytes if there are fewer.
    pub(super) fn token(&mut self, length: usize) -> Part<'t> {
        let (token, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.end = rest.at;
        token
    }

    fn length(&self, is_in: impl Fn(&u8) -> bool) -> usize {
        self.rest.bytes.iter().position(|byte| !is_in(byte)).unwrap_or(self.rest.bytes.len())
    }
}
