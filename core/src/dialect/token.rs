//! Whom a user-agent line names.

use super::Dialect;

/// Which part of a user-agent line's value is the product token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProductToken {
    /// The longest beginning of letters, `_` and `-`, compared as a whole (fact B26): `MJ12bot` is `MJ`.
    Letters,
    /// A token may also hold digits, dots and whatever else the crawler's own name holds (facts A6, D7); what follows it
    /// must not continue it. So `ExampleBot/1.0` names ExampleBot (K16), and `MJ12bot` names MJ12bot.
    Relaxed,
}

/// Which values of a user-agent line mean every crawler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WildcardToken {
    /// Only `*` (RFC 9309, 2.2.1).
    Alone,
    /// Also `*` followed by white space and anything (fact B26).
    BeforeWhiteSpace,
}

impl Dialect {
    /// The length of the product token at the beginning of a user-agent line's value, in bytes.
    pub(crate) fn token_length(&self, value: &[u8]) -> usize {
        value.iter().position(|&byte| !self.continues_token(byte)).unwrap_or(value.len())
    }

    /// Whether a user-agent line with this value names the crawler that answers to `token`.
    pub(crate) fn names(&self, value: &[u8], token: &[u8]) -> bool {
        let named = value.get(..token.len()).is_some_and(|start| start.eq_ignore_ascii_case(token));
        if !named || token.is_empty() {
            return false;
        }
        match self.product_token {
            ProductToken::Letters => self.token_length(value) == token.len(),
            ProductToken::Relaxed => value.get(token.len()).is_none_or(|&byte| !self.continues_token(byte)),
        }
    }

    /// Whether a user-agent line with this value addresses every crawler.
    pub(crate) fn names_everybody(&self, value: &[u8]) -> bool {
        match value {
            [b'*'] => true,
            [b'*', next, ..] => self.wildcard_token == WildcardToken::BeforeWhiteSpace && matches!(next, 0x09..=0x0D | b' '),
            _ => false,
        }
    }

    fn continues_token(&self, byte: u8) -> bool {
        match self.product_token {
            ProductToken::Letters => byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'-'),
            ProductToken::Relaxed => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn names(value: &str, token: &str) -> [bool; 2] {
        [Dialect::RFC9309, Dialect::GOOGLE].map(|dialect| dialect.names(value.as_bytes(), token.as_bytes()))
    }

    // Each pair: RFC 9309, Google.
    #[test]
    fn policy_product_token() {
        assert_eq!(names("GOOGLEBOT", "Googlebot"), [true, true]);
        assert_eq!(names("Googlebot/2.1", "Googlebot"), [true, true]);
        assert_eq!(names("Googlebot*", "Googlebot"), [true, true]);
        assert_eq!(names("Googlebot-Image", "Googlebot"), [false, false]);
        assert_eq!(names("MJ12bot", "MJ12bot"), [true, false]);
        assert_eq!(names("MJ12bot", "MJ"), [false, true]);
        assert_eq!(names("Foo Bar", "Foo"), [true, true]);
        assert_eq!(names("Sogou web spider", "Sogou web spider"), [true, false]);
        assert_eq!(names("Sogou web spider", "Sogou"), [true, true]);
        assert_eq!(names("archive.org_bot", "archive.org_bot"), [true, false]);
        assert_eq!(names("", ""), [false, false]);
    }

    #[test]
    fn policy_wildcard_token() {
        for (value, expected) in [("*", [true, true]), ("* Googlebot", [false, true]), ("*bot", [false, false])] {
            let found = [Dialect::RFC9309, Dialect::GOOGLE].map(|dialect| dialect.names_everybody(value.as_bytes()));
            assert_eq!(found, expected, "{value}");
        }
    }
}
