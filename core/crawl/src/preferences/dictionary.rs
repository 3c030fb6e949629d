//! Parses Dictionaries (RFC 9651, 3.2). Returns the spans of keys and values, and whether each value is a token. Does not decode values.

use std::fmt;

use crate::text::{Part, Span};

/// The error for a text that is not a Dictionary (RFC 9651).
///
/// ```
/// use robotscope::preferences::UsageStatement;
///
/// let error = UsageStatement::parse(b"train-ai=n, Search=y", 0).unwrap_err();
/// assert_eq!(error.at, 12);
/// assert_eq!(error.to_string(), "not a Dictionary (RFC 9651): invalid from byte 12 on");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADictionary {
    /// The byte offset of the first invalid byte.
    pub at: u32,
}

impl fmt::Display for NotADictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a Dictionary (RFC 9651): invalid from byte {} on", self.at)
    }
}

impl std::error::Error for NotADictionary {}

pub(super) struct Member {
    pub(super) key: Span,
    /// The position of the value; empty if the key has no value, which means "true".
    pub(super) value: Span,
    pub(super) kind: ValueKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueKind {
    Token,
    Other,
}

/// Parses a Dictionary (RFC 9651, 4.2.2). Unlike the RFC's algorithm, returns all members with the same key; callers use the last one.
pub(super) fn parse(text: Part<'_>) -> Result<Vec<Member>, NotADictionary> {
    let mut scanner = Scanner { rest: text };
    scanner.skip(|byte| byte == b' ');
    let mut members = Vec::new();
    while !scanner.rest.is_empty() {
        let key = scanner.key()?;
        let (value, kind) = if scanner.takes(b'=') {
            let start = scanner.rest;
            let kind = if scanner.peek() == Some(b'(') { scanner.inner_list()? } else { scanner.bare_item()? };
            (scanner.since(start), kind)
        } else {
            (Span::at(scanner.rest.at, 0), ValueKind::Other)
        };
        scanner.parameters()?;
        members.push(Member { key, value, kind });
        scanner.skip(|byte| matches!(byte, b' ' | b'\t'));
        if scanner.rest.is_empty() {
            break;
        }
        let comma = scanner.rest.at;
        scanner.expect(b',')?;
        scanner.skip(|byte| matches!(byte, b' ' | b'\t'));
        if scanner.rest.is_empty() {
            return Err(NotADictionary { at: comma });
        }
    }
    Ok(members)
}

struct Scanner<'t> {
    rest: Part<'t>,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.rest.bytes.first().copied()
    }

    fn fail<T>(&self) -> Result<T, NotADictionary> {
        Err(NotADictionary { at: self.rest.at })
    }

    fn takes(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        if found {
            self.rest = self.rest.split_at(1).1;
        }
        found
    }

    fn expect(&mut self, byte: u8) -> Result<(), NotADictionary> {
        if self.takes(byte) { Ok(()) } else { self.fail() }
    }

    /// Skips bytes while `is_wanted` returns `true`. Returns the number of skipped bytes.
    fn skip(&mut self, is_wanted: impl Fn(u8) -> bool) -> usize {
        let count = self.rest.bytes.iter().take_while(|byte| is_wanted(**byte)).count();
        self.rest = self.rest.split_at(count).1;
        count
    }

    fn since(&self, start: Part<'_>) -> Span {
        Span::new(start.at, self.rest.at)
    }

    fn key(&mut self) -> Result<Span, NotADictionary> {
        let start = self.rest;
        if !self.peek().is_some_and(|byte| byte.is_ascii_lowercase() || byte == b'*') {
            return self.fail();
        }
        self.skip(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-.*".contains(&byte));
        Ok(self.since(start))
    }

    fn parameters(&mut self) -> Result<(), NotADictionary> {
        while self.takes(b';') {
            self.skip(|byte| byte == b' ');
            self.key()?;
            if self.takes(b'=') {
                self.bare_item()?;
            }
        }
        Ok(())
    }

    fn inner_list(&mut self) -> Result<ValueKind, NotADictionary> {
        self.expect(b'(')?;
        self.skip(|byte| byte == b' ');
        while !self.takes(b')') {
            self.bare_item()?;
            self.parameters()?;
            if self.skip(|byte| byte == b' ') == 0 && self.peek() != Some(b')') {
                return self.fail();
            }
        }
        Ok(ValueKind::Other)
    }

    fn bare_item(&mut self) -> Result<ValueKind, NotADictionary> {
        match self.peek() {
            Some(b'A'..=b'Z' | b'a'..=b'z' | b'*') => {
                self.skip(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~:/".contains(&byte));
                return Ok(ValueKind::Token);
            }
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b'"') => self.string()?,
            Some(b':') => {
                self.takes(b':');
                self.skip(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
                self.expect(b':')?;
            }
            Some(b'?') => {
                self.takes(b'?');
                if !self.takes(b'0') {
                    self.expect(b'1')?;
                }
            }
            Some(b'@') => {
                self.takes(b'@');
                self.integer(15)?;
            }
            Some(b'%') => self.display_string()?,
            _ => return self.fail(),
        }
        Ok(ValueKind::Other)
    }

    fn integer(&mut self, most_digits: usize) -> Result<usize, NotADictionary> {
        self.takes(b'-');
        let digits = self.skip(|byte| byte.is_ascii_digit());
        if (1..=most_digits).contains(&digits) { Ok(digits) } else { self.fail() }
    }

    fn number(&mut self) -> Result<(), NotADictionary> {
        let digits = self.integer(15)?;
        if !self.takes(b'.') {
            return Ok(());
        }
        let decimals = self.skip(|byte| byte.is_ascii_digit());
        if digits <= 12 && (1..=3).contains(&decimals) { Ok(()) } else { self.fail() }
    }

    fn string(&mut self) -> Result<(), NotADictionary> {
        self.expect(b'"')?;
        loop {
            self.skip(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\'));
            if self.takes(b'"') {
                return Ok(());
            }
            self.expect(b'\\')?;
            if !self.takes(b'\\') {
                self.expect(b'"')?;
            }
        }
    }

    /// Skips a Display String. DIFFERENCE: RFC 9651, 4.2.10 also requires valid UTF-8. This is not checked, because no preference is a
    /// Display String.
    fn display_string(&mut self) -> Result<(), NotADictionary> {
        self.expect(b'%')?;
        self.expect(b'"')?;
        loop {
            self.skip(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'%'));
            if self.takes(b'"') {
                return Ok(());
            }
            self.expect(b'%')?;
            for _ in 0..2 {
                let digit = self.peek().filter(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
                self.expect(digit.unwrap_or_default())?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn keys(text: &str) -> Result<Vec<&str>, u32> {
        let part = Part { bytes: text.as_bytes(), at: 0 };
        match parse(part) {
            Ok(members) => Ok(members.iter().map(|member| &text[member.key.range()]).collect()),
            Err(error) => Err(error.at),
        }
    }

    // RFC 9651, 3.2 and 4.2.
    #[test]
    fn accepts_every_kind_of_value() {
        assert_eq!(keys(""), Ok(vec![]));
        assert_eq!(keys("  a=y ,\tb=n  "), Ok(vec!["a", "b"]));
        assert_eq!(keys("a, *b;x;y=1, c-_.*9=?0"), Ok(vec!["a", "*b", "c-_.*9"]));
        assert_eq!(
            keys("a=-1.5, b=123456789012345, c=\"q\\\"\\\\\", d=:YQ==:, e=@1659578233"),
            Ok(vec!["a", "b", "c", "d", "e"])
        );
        assert_eq!(keys("a=%\"f%c3%bc\", b=(), c=( x \"y\";z=1 2 ), d=*a/b:c"), Ok(vec!["a", "b", "c", "d"]));
    }

    #[test]
    fn reports_the_first_invalid_byte_of_an_invalid_dictionary() {
        let wrong = [
            ("A=y", 0),
            ("a=", 2),
            ("a = y", 2),
            ("a=y b=n", 4),
            ("a=y,", 3),
            ("a=y, ", 3),
            ("a=y,,b=n", 4),
            ("a=1.", 4),
            ("a=1234567890123456", 18),
            ("a=\"x", 4),
            ("a=\"\\x\"", 4),
            ("a=?2", 3),
            ("a=%\"%C3\"", 5),
            ("a=(x\"y\")", 4),
            ("a=(x", 4),
            ("a=y;", 4),
            ("=y", 0),
            ("a=ü", 2),
        ];
        for (text, at) in wrong {
            assert_eq!(keys(text), Err(at), "{text}");
        }
    }
}
