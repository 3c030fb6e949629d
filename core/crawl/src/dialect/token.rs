//! The crawlers that a user-agent line names ([selfhtml-robots-txt], [rfc9309-agents]).

use super::Dialect;
use super::about::values;

values! {
    /// The comparison of a user-agent value with a crawler's token. Letter case never matters ([rfc9309-agents], [google-parser],
    /// [selfhtml-robots-txt]).
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, ProductToken};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: ExampleBot/1.0\nDisallow: /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.product_token = ProductToken::Whole;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ProductToken {
        /// The letters, `_` and `-` at the beginning of the value must equal the crawler's token ([google-parser]): `MJ12bot` is read as
        /// `MJ`.
        Letters,
        /// The value must begin with the crawler's token, and the next character must not be a letter, a digit, `_`, `-` or `.`
        /// ([rfc9309-agents]). Therefore, `ExampleBot/1.0` names ExampleBot ([selfhtml-robots-txt], [rfc9309-agents]). The token may
        /// contain any characters, so `MJ12bot` names MJ12bot.
        Relaxed,
        /// The whole value must equal the crawler's token ([selfhtml-robots-txt], [robotstxtr-corpus]): `Yandex extra` does not name
        /// Yandex.
        Whole,
        /// The value, without a version after `/`, must be the beginning of the crawler's name ([selfhtml-robots-txt]): `google` names
        /// Googlebot.
        Beginning,
        /// The value must contain the crawler's name ([robots-1994], [robots-1996], [mojeek-bot]): `the MojeekBot` names MojeekBot.
        Contained,
    }

    /// The user-agent values that address every crawler.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, WildcardToken};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: * all\nDisallow: /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.wildcard_token = WildcardToken::BeforeWhiteSpace;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum WildcardToken {
        /// Only `*` (RFC 9309, 2.2.1).
        Alone,
        /// `*`, alone or followed by white space and any text ([google-parser]).
        BeforeWhiteSpace,
    }
}

impl Dialect {
    /// Returns the length in bytes of the product token at the beginning of a user-agent value.
    #[doc(hidden)]
    pub fn token_length(&self, value: &[u8]) -> usize {
        value.iter().position(|&byte| !self.continues_token(byte)).unwrap_or(value.len())
    }

    /// Returns `true` if a user-agent line with this value names the crawler with this token.
    #[doc(hidden)]
    pub fn names(&self, value: &[u8], token: &[u8]) -> bool {
        if token.is_empty() {
            // An empty token matches only in Google's dialect, and only values whose token is also empty, because Google's parser compares
            // extracted tokens (HandleUserAgent in robots.cc).
            return self.product_token == ProductToken::Letters
                && self.token_length(value) == 0
                && !self.names_all_crawlers(value);
        }
        let starts_with =
            |text: &[u8], start: &[u8]| text.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start));
        match self.product_token {
            ProductToken::Letters => starts_with(value, token) && self.token_length(value) == token.len(),
            ProductToken::Relaxed => {
                starts_with(value, token) && value.get(token.len()).is_none_or(|&byte| !self.continues_token(byte))
            }
            ProductToken::Whole => value.eq_ignore_ascii_case(token),
            ProductToken::Beginning => {
                let name = value.split(|&byte| byte == b'/').next().unwrap_or_default();
                // Values have no trailing white space, so trim the name before the slash, too.
                let end = name.iter().rposition(|byte| !matches!(byte, 0x09..=0x0D | b' ')).map_or(0, |last| last + 1);
                end > 0 && starts_with(token, name.get(..end).unwrap_or_default())
            }
            ProductToken::Contained => value.windows(token.len()).any(|part| part.eq_ignore_ascii_case(token)),
        }
    }

    /// Returns `true` if a user-agent line with this value addresses every crawler.
    #[doc(hidden)]
    pub fn names_all_crawlers(&self, value: &[u8]) -> bool {
        match value {
            [b'*'] => true,
            [b'*', next, ..] => self.wildcard_token == WildcardToken::BeforeWhiteSpace && matches!(next, 0x09..=0x0D | b' '),
            _ => false,
        }
    }

    fn continues_token(&self, byte: u8) -> bool {
        match self.product_token {
            ProductToken::Letters => byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'-'),
            _ => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.'),
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

    // Each pair contains the results for RFC 9309 and for Google.
    #[test]
    fn compares_product_tokens_by_the_rules_of_rfc9309_and_google() {
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
        assert_eq!(names("", ""), [false, true]);
        assert_eq!(names("2bot", ""), [false, true]);
        assert_eq!(names("*", ""), [false, false]);
    }

    #[test]
    fn compares_product_tokens_by_the_rules_of_yandex_selfhtml_and_mojeek() {
        let names = |dialect: Dialect, value: &str, token: &str| dialect.names(value.as_bytes(), token.as_bytes());
        assert!(names(Dialect::YANDEX, "yandex", "Yandex") && !names(Dialect::YANDEX, "Yandex extra", "Yandex"));
        assert!(names(Dialect::RFC9309, "Yandex extra", "Yandex"));
        assert!(names(Dialect::SELFHTML_2008, "google", "Googlebot") && !names(Dialect::SELFHTML_2008, "google", "MyGoogle"));
        assert!(names(Dialect::SELFHTML_2008, "google/2.0", "Googlebot") && !names(Dialect::SELFHTML_2008, "/2", "Googlebot"));
        assert!(!names(Dialect::RFC9309, "google", "Googlebot"));
        assert!(names(Dialect::MOJEEK, "the mojeekbot/0.11", "MojeekBot") && !names(Dialect::MOJEEK, "Mojeek", "MojeekBot"));
        assert!(!names(Dialect::RFC9309, "the mojeekbot", "MojeekBot"));
    }

    #[test]
    fn google_but_not_rfc9309_accepts_white_space_and_text_after_the_wildcard() {
        for (value, expected) in [("*", [true, true]), ("* Googlebot", [false, true]), ("*bot", [false, false])] {
            let found = [Dialect::RFC9309, Dialect::GOOGLE].map(|dialect| dialect.names_all_crawlers(value.as_bytes()));
            assert_eq!(found, expected, "{value}");
        }
    }
}
