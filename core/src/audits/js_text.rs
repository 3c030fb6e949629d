//! Parses lines of robots.txt as Lighthouse and robots-parser do: white space consists of the characters that ECMAScript's `trim` removes.

use std::borrow::Cow;

/// The content of a line before its comment.
pub(super) enum LineContent<'t> {
    Blank,
    /// Text without a colon.
    NoColon,
    /// The trimmed texts before and after the first colon.
    Record(Cow<'t, str>, Cow<'t, str>),
}

impl<'t> LineContent<'t> {
    pub(super) fn new(line: &'t [u8]) -> Self {
        let body = line.split(|byte| *byte == b'#').next().unwrap_or_default();
        match body.iter().position(|byte| *byte == b':') {
            Some(colon) => {
                let (name, value) = body.split_at(colon);
                Self::Record(text(name), text(value.get(1..).unwrap_or_default()))
            }
            None if text(body).is_empty() => Self::Blank,
            None => Self::NoColon,
        }
    }
}

/// Decodes bytes as UTF-8 and trims the result.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    match String::from_utf8_lossy(bytes) {
        Cow::Borrowed(text) => Cow::Borrowed(trim(text)),
        Cow::Owned(text) => Cow::Owned(trim(&text).to_owned()),
    }
}

/// Removes byte order marks and Unicode white space other than U+0085 from both ends.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c == '\u{FEFF}' || c.is_whitespace() && c != '\u{85}')
}

#[cfg(test)]
mod tests {
    use super::*;

    // ECMAScript, 22.1.3.32: `trim` removes WhiteSpace and LineTerminator.
    #[test]
    fn trims_the_white_space_that_ecmascript_defines() {
        assert_eq!(trim("\u{FEFF}\u{A0}\t a \u{3000}\u{2028}"), "a");
        assert_eq!(trim("\u{85}a\u{200B}"), "\u{85}a\u{200B}");
    }
}
