//! Lines as JavaScript programs take them apart: white space is what `trim` of ECMAScript takes away.

use std::borrow::Cow;

/// What a line holds before its comment.
pub(super) enum Said<'t> {
    Nothing,
    /// Text without a colon.
    NoColon,
    /// What stands before the first colon and behind it, trimmed.
    Record(Cow<'t, str>, Cow<'t, str>),
}

impl<'t> Said<'t> {
    pub(super) fn new(line: &'t [u8]) -> Self {
        let body = line.split(|byte| *byte == b'#').next().unwrap_or_default();
        match body.iter().position(|byte| *byte == b':') {
            Some(colon) => {
                let (name, value) = body.split_at(colon);
                Self::Record(text(name), text(value.get(1..).unwrap_or_default()))
            }
            None if text(body).is_empty() => Self::Nothing,
            None => Self::NoColon,
        }
    }
}

/// Bytes decoded, without white space around them.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    match String::from_utf8_lossy(bytes) {
        Cow::Borrowed(text) => Cow::Borrowed(trim(text)),
        Cow::Owned(text) => Cow::Owned(trim(&text).to_owned()),
    }
}

/// Unicode's white space, but for U+0085, and the byte order mark.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c == '\u{FEFF}' || c.is_whitespace() && c != '\u{85}')
}

#[cfg(test)]
mod tests {
    use super::*;

    // ECMAScript, 22.1.3.32: WhiteSpace and LineTerminator.
    #[test]
    fn trims_what_ecmascript_trims() {
        assert_eq!(trim("\u{FEFF}\u{A0}\t a \u{3000}\u{2028}"), "a");
        assert_eq!(trim("\u{85}a\u{200B}"), "\u{85}a\u{200B}");
    }
}
