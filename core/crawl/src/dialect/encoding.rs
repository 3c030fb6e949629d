//! The encodings in which patterns and paths are compared.

use std::borrow::Cow;

use super::about::values;

values! {
    /// The encoding in which patterns and paths are compared: which bytes are percent-encoded or decoded first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Encoding {
        /// Patterns and paths are converted to the canonical form of RFC 9309, 2.2.2 and 2.2.3 ([rfc9309-rules]). Bytes that a URI must not
        /// contain are encoded, including a `%` that begins no escape. Encoded unreserved characters are decoded, and the hexadecimal
        /// digits of escapes become upper case. In a path, `*` and `$` are encoded, so that `%2A` and `%24` in a pattern match them
        /// literally ([rfc9309-patterns]).
        Rfc9309,
        /// In a pattern, bytes of 0x80 and above are encoded, and the hexadecimal digits of escapes become upper case. Nothing is decoded,
        /// and the path is compared unchanged ([google-parser]).
        Google,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Pattern,
    Path,
}

impl Encoding {
    /// Returns a rule's pattern in the encoding used for comparison. `*` and a final `$` remain special.
    ///
    /// ```
    /// use robotscope::dialect::Encoding;
    ///
    /// assert_eq!(Encoding::Rfc9309.pattern("/ツ/%7ea*b".as_bytes()), b"/%E3%83%84/~a*b".as_slice());
    /// assert_eq!(Encoding::Google.pattern("/ツ/%7ea*b".as_bytes()), b"/%E3%83%84/%7Ea*b".as_slice());
    /// ```
    pub fn pattern(self, pattern: &[u8]) -> Cow<'_, [u8]> {
        self.canonical(pattern, Side::Pattern)
    }

    /// Returns a rule's pattern in the encoding used for comparison if `*` and `$` are ordinary characters
    /// ([`Wildcards::Literal`](super::Wildcards::Literal)).
    ///
    /// ```
    /// use robotscope::dialect::Encoding;
    ///
    /// assert_eq!(Encoding::Rfc9309.literal_pattern(b"/a*"), b"/a%2A".as_slice());
    /// assert_eq!(Encoding::Rfc9309.literal_pattern(b"/a*"), Encoding::Rfc9309.path(b"/a*"));
    /// assert_eq!(Encoding::Google.literal_pattern(b"/a*"), Encoding::Google.path(b"/a*"));
    /// ```
    pub fn literal_pattern(self, pattern: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Self::Rfc9309 => self.path(pattern),
            Self::Google => self.pattern(pattern),
        }
    }

    /// Returns a URL's path in the encoding used for comparison.
    ///
    /// ```
    /// use robotscope::dialect::Encoding;
    ///
    /// assert_eq!(Encoding::Rfc9309.path(b"/a*b/%62"), b"/a%2Ab/b".as_slice());
    /// assert_eq!(Encoding::Google.path(b"/a*b/%62"), b"/a*b/%62".as_slice());
    /// ```
    pub fn path(self, path: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Self::Rfc9309 => self.canonical(path, Side::Path),
            Self::Google => Cow::Borrowed(path),
        }
    }

    /// Returns `true` if no encoding changes the path. This is the case for nearly all paths.
    pub(crate) fn none_changes(path: &[u8]) -> bool {
        let changing = Self::Rfc9309.changing(Side::Path);
        !path.iter().any(|byte| changing.get(*byte as usize) == Some(&true))
    }

    fn canonical(self, text: &[u8], side: Side) -> Cow<'_, [u8]> {
        let changing = self.changing(side);
        let may_change = |byte: u8| changing.get(byte as usize) == Some(&true);
        let changes = |at: usize| text.get(at..).is_some_and(|rest| self.changes(rest, side));
        let Some(first) = text.iter().enumerate().position(|(at, &byte)| may_change(byte) && changes(at)) else {
            return Cow::Borrowed(text);
        };
        let (kept, mut rest) = text.split_at(first);
        let mut canonical = Vec::with_capacity(text.len() + 16);
        canonical.extend_from_slice(kept);
        while let [byte, tail @ ..] = rest {
            rest = match (byte, tail) {
                (b'%', [high, low, tail @ ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                    match decoded(*high, *low) {
                        byte if self == Self::Rfc9309 && is_unreserved(byte) => canonical.push(byte),
                        _ => canonical.extend([b'%', high.to_ascii_uppercase(), low.to_ascii_uppercase()]),
                    }
                    tail
                }
                _ => {
                    let special = match side {
                        Side::Path => matches!(byte, b'*' | b'$'),
                        // In a pattern, only a final `$` is an anchor ([rfc9309-patterns]); any other `$` is encoded.
                        Side::Pattern => *byte == b'$' && !tail.is_empty(),
                    };
                    if *byte >= 0x80 || self == Self::Rfc9309 && (special || is_outside_uris(*byte) || *byte == b'%') {
                        canonical.extend(percent_encoded(*byte));
                    } else {
                        canonical.push(*byte);
                    }
                    tail
                }
            };
        }
        Cow::Owned(canonical)
    }

    /// Returns `true` if the first byte of the text must be rewritten. The table [`Self::changing`] must contain every such byte.
    fn changes(self, text: &[u8], side: Side) -> bool {
        match text {
            [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                let is_lower = high.is_ascii_lowercase() || low.is_ascii_lowercase();
                is_lower || self == Self::Rfc9309 && is_unreserved(decoded(*high, *low))
            }
            [b'%', ..] => self == Self::Rfc9309,
            [b'$'] => side == Side::Path,
            _ => true,
        }
    }

    /// Returns a table of the bytes that may need rewriting. Nearly all texts contain none of them.
    fn changing(self, side: Side) -> &'static [bool; 256] {
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time, where an index out of range is an error")]
        const fn table(encoding: Encoding, side: Side) -> [bool; 256] {
            let mut table = [false; 256];
            let mut index = 0;
            while index < 256 {
                let byte = index as u8;
                let is_special = byte == b'$' || byte == b'*' && matches!(side, Side::Path);
                let is_changed = matches!(encoding, Encoding::Rfc9309) && (is_special || is_outside_uris(byte));
                table[index] = byte == b'%' || byte >= 0x80 || is_changed;
                index += 1;
            }
            table
        }
        const GOOGLE: [bool; 256] = table(Encoding::Google, Side::Pattern);
        const RFC_PATTERN: [bool; 256] = table(Encoding::Rfc9309, Side::Pattern);
        const RFC_PATH: [bool; 256] = table(Encoding::Rfc9309, Side::Path);
        match (self, side) {
            (Self::Google, _) => &GOOGLE,
            (Self::Rfc9309, Side::Pattern) => &RFC_PATTERN,
            (Self::Rfc9309, Side::Path) => &RFC_PATH,
        }
    }
}

/// Returns `%` followed by two upper-case hexadecimal digits.
pub fn percent_encoded(byte: u8) -> [u8; 3] {
    let digit = |value: u8| if value < 10 { b'0' + value } else { b'A' + value - 10 };
    [b'%', digit(byte >> 4), digit(byte & 15)]
}

fn decoded(high: u8, low: u8) -> u8 {
    let value = |digit: u8| match digit {
        b'0'..=b'9' => digit - b'0',
        _ => digit.to_ascii_lowercase() - b'a' + 10,
    };
    value(high) << 4 | value(low)
}

/// Returns `true` for unreserved characters (RFC 3986, 2.3).
fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

/// Returns `true` for ASCII characters other than `%` that are neither reserved nor unreserved in RFC 3986: control characters, space and
/// `"<>\^`{|}`.
const fn is_outside_uris(byte: u8) -> bool {
    matches!(byte, 0..=b' ' | b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' | 0x7F)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn rfc(pattern: &str) -> String {
        String::from_utf8(Encoding::Rfc9309.pattern(pattern.as_bytes()).into_owned()).unwrap()
    }

    // The table of encoded paths in RFC 9309, 2.2.2 ([rfc9309-rules]). In one row, the query is encoded as `https%3A%2F%2Ffoo.bar`. The
    // test expects an unencoded query instead: this encoding leaves reserved bytes unchanged, and the matcher treats both forms of a query
    // as equal.
    #[test]
    fn encodes_paths_as_in_the_table_of_rfc9309() {
        assert_eq!(rfc("/foo/bar/%62%61%7A"), "/foo/bar/baz");
        assert_eq!(rfc("/foo/bar/ツ"), "/foo/bar/%E3%83%84");
        assert_eq!(rfc("/foo/bar/%E3%83%84"), "/foo/bar/%E3%83%84");
        assert_eq!(rfc("/foo/bar?baz=http://foo.bar"), "/foo/bar?baz=http://foo.bar");
    }

    #[test]
    fn keeps_reserved_bytes_distinct_from_their_encoded_form() {
        assert_eq!(rfc("/a%2fb/c"), "/a%2Fb/c");
        assert_eq!(rfc("/100%/%zz%"), "/100%25/%25zz%25");
    }

    #[test]
    fn rfc9309_encodes_dollar_signs_except_a_final_one() {
        assert_eq!(rfc("/a$b$"), "/a%24b$");
        assert_eq!(Encoding::Google.pattern(b"/a$b$"), b"/a$b$".as_slice());
    }

    #[test]
    fn encoding_a_canonical_pattern_changes_nothing() {
        for text in ["/%41%2a%zz ツ$x$", "/a b|c", "%", "%4", "%%41", "/%2%35", "%%34%31"] {
            let once = rfc(text);
            assert_eq!(rfc(&once), once, "{text}");
        }
    }
}
