//! Splits a text into lines, and each line into a name and a value.

use robotscope::dialect::{AllowField, FieldNames, LineLimit, MissingColon, Nul, PartialByteOrderMark, ProductToken};

use super::ReferenceModel;

impl ReferenceModel {
    pub(super) fn without_byte_order_mark<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        if self.bugs.byte_order_mark {
            // Like the port, remove only a byte order mark whose bytes were read as Latin-1 characters and then encoded in UTF-8.
            let mut rest = text;
            for mark in ["\u{EF}", "\u{BB}", "\u{BF}"] {
                let Some(tail) = rest.strip_prefix(mark.as_bytes()) else { break };
                rest = tail;
            }
            return rest;
        }
        let skips_partial = self.dialect.partial_byte_order_mark == PartialByteOrderMark::Skipped;
        match text {
            [0xEF, 0xBB, 0xBF, rest @ ..] => rest,
            [0xEF, 0xBB, rest @ ..] | [0xEF, rest @ ..] if skips_partial => rest,
            _ => text,
        }
    }

    pub(super) fn readable<'t>(&self, line: &'t [u8]) -> &'t [u8] {
        let limit = match self.dialect.line_limit {
            LineLimit::Unlimited => line.len(),
            LineLimit::Bytes(limit) => line.len().min(limit as usize),
        };
        let line = &line[..limit];
        match line.iter().position(|&byte| byte == 0) {
            Some(nul) if self.dialect.nul == Nul::EndsLine && !self.bugs.nul_kept => &line[..nul],
            _ => line,
        }
    }

    pub(super) fn record(&self, line: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
        let comment = line.iter().position(|&byte| byte == b'#');
        let is_trimmed = comment.is_some() || !self.bugs.untrimmed_line;
        let line = &line[..comment.unwrap_or(line.len())];
        let line = if is_trimmed { self.trim(line) } else { line };
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let at = match line.iter().position(|&byte| byte == b':') {
            Some(colon) => colon,
            None if self.dialect.missing_colon == MissingColon::Malformed => return None,
            None => {
                let gap = line.iter().position(is_blank)?;
                let behind = self.trim(&line[gap..]);
                if behind.is_empty() || behind.iter().any(is_blank) {
                    return None;
                }
                gap
            }
        };
        (at > 0).then(|| (self.trim(&line[..at]).to_vec(), self.trim(&line[at + 1..]).to_vec()))
    }

    pub(super) fn trim<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        if self.bugs.unicode_white_space
            && let Ok(text) = std::str::from_utf8(text)
        {
            return text.trim().as_bytes();
        }
        let is_space = |byte: &u8| matches!(byte, b' ' | 9..=13);
        let start = text.iter().take_while(|byte| is_space(byte)).count();
        let end = text.len() - text[start..].iter().rev().take_while(|byte| is_space(byte)).count();
        &text[start..end]
    }

    pub(super) fn field(&self, name: &[u8]) -> &'static str {
        let name = name.to_ascii_lowercase();
        let spellings: [(&str, &[&str]); 3] = [
            ("user-agent", &["user-agent", "useragent", "user agent"]),
            ("allow", &["allow"]),
            ("disallow", &["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]),
        ];
        let is_field = |(field, spellings): &(&str, &[&str])| match self.dialect.field_names {
            FieldNames::Exact => name == field.as_bytes(),
            FieldNames::PrefixesAndTypos => spellings.iter().any(|spelling| name.starts_with(spelling.as_bytes())),
        };
        match spellings.iter().find(|field| is_field(field)) {
            Some(("allow", _)) if self.dialect.allow_field == AllowField::Unknown => "other",
            Some((field, _)) => field,
            None => "other",
        }
    }

    /// Returns `true` if a user-agent value names a token. Google's parser first checks for a star, then compares the beginning of the
    /// value with the token, so an empty token can match.
    pub(super) fn names(&self, value: &[u8], token: &str) -> bool {
        let value = value.to_ascii_lowercase();
        let token = token.to_ascii_lowercase();
        let token = token.as_bytes();
        if token.is_empty() && (self.dialect.product_token != ProductToken::Letters || self.names_all_crawlers(&value)) {
            return false;
        }
        match self.dialect.product_token {
            ProductToken::Letters => {
                let is_of_token = |byte: &u8| byte.is_ascii_lowercase() || matches!(byte, b'-' | b'_');
                let named: Vec<u8> = value.into_iter().take_while(is_of_token).collect();
                named == token
            }
            ProductToken::Relaxed => {
                let goes_on = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
                value.starts_with(token) && !value[token.len()..].first().is_some_and(goes_on)
            }
            ProductToken::Whole => value == token,
            ProductToken::Beginning => {
                let without_version: Vec<u8> = value.into_iter().take_while(|byte| *byte != b'/').collect();
                let name = self.trim(&without_version);
                !name.is_empty() && token.starts_with(name)
            }
            ProductToken::Contained => (0..value.len()).any(|start| value[start..].starts_with(token)),
        }
    }
}

/// Returns the lines without their endings.
pub fn lines(text: &[u8]) -> Vec<&[u8]> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n')).unwrap_or(rest.len());
        lines.push(&rest[..length]);
        rest = match &rest[length..] {
            [b'\r', b'\n', tail @ ..] | [_, tail @ ..] => tail,
            [] => &[],
        };
    }
    lines
}
