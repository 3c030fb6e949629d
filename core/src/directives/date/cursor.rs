use crate::directives::DirectiveFaultKind;
use crate::text::Part;

/// What a reader of tokens finds.
pub(super) type Read<T> = Result<T, DirectiveFaultKind>;

/// Takes tokens off the front of a text.
pub(super) struct Cursor<'t> {
    rest: Part<'t>,
    end: u32,
}

impl<'t> Cursor<'t> {
    /// At the first octet that is no white space.
    pub(super) fn new(text: Part<'t>) -> Self {
        let mut cursor = Self { rest: text, end: text.at };
        cursor.blank();
        cursor.end = cursor.rest.at;
        cursor
    }

    /// What has not been taken.
    pub(super) fn rest(&self) -> Part<'t> {
        self.rest
    }

    /// Where the last token ended, without white space behind it.
    pub(super) fn end(&self) -> u32 {
        self.end
    }

    /// The next octet.
    pub(super) fn peek(&self) -> Option<u8> {
        self.rest.bytes.first().copied()
    }

    /// Takes white space, the line breaks of folded header lines too; says whether there was any.
    pub(super) fn blank(&mut self) -> bool {
        let length = self.length(u8::is_ascii_whitespace);
        self.rest = self.rest.split_at(length).1;
        length > 0
    }

    /// Takes this octet, if it is the next.
    pub(super) fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        if is_next {
            self.token(1);
        }
        is_next
    }

    /// Takes this octet, which must be the next.
    pub(super) fn byte(&mut self, byte: u8) -> Read<()> {
        if self.takes(byte) { Ok(()) } else { Err(DirectiveFaultKind::NotADate) }
    }

    /// Takes letters.
    pub(super) fn word(&mut self) -> Part<'t> {
        self.token(self.length(u8::is_ascii_alphabetic))
    }

    /// How many digits are next.
    pub(super) fn digits(&self) -> usize {
        self.length(u8::is_ascii_digit)
    }

    /// Takes so many digits, which must be the next; more may follow.
    pub(super) fn number<N: TryFrom<u64>>(&mut self, digits: usize) -> Read<N> {
        let token = self.token(digits);
        let number = token.number().filter(|_| token.bytes.len() == digits);
        number.and_then(|number| N::try_from(number).ok()).ok_or(DirectiveFaultKind::NotADate)
    }

    /// Takes so many octets.
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
