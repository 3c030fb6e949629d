use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr3;

use super::markup::span;
use super::references::{Character, reference};
use crate::text::{Span, as_u32};

/// An attribute value, decoded as in a browser, with the source position of each part.
///
/// Character references are replaced, every line break becomes LF, and NUL becomes U+FFFD ([html-attributes]).
///
/// ```
/// use robotscope::html::Html;
///
/// let html = Html::parse(r#"<meta name="robots" content="no&#105;ndex, nofollow">"#);
/// let content = html.value(html.metas()[0].content.unwrap());
/// assert_eq!(content.bytes(), b"noindex, nofollow");
/// assert_eq!(html.slice(content.span(0..7)), b"no&#105;ndex");
/// assert_eq!(html.slice(content.span(9..17)), b"nofollow");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'h> {
    bytes: Cow<'h, [u8]>,
    source: Span,
    /// The parts that differ from their source. All other bytes are unchanged.
    steps: Vec<Step>,
}

/// A decoded part of the value, and the source text that this part replaces. Neither is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    decoded: Span,
    source: Span,
}

impl<'h> Decoded<'h> {
    /// Decodes the part of `text` that `source` covers.
    pub fn new(text: &'h [u8], source: Span) -> Self {
        let raw = source.slice(text);
        let (mut bytes, mut steps, mut copied) = (Vec::new(), Vec::new(), 0);
        let mut next = next_step(raw, 0);
        while let Some(at) = next {
            let Some((character, taken)) = replaced(raw.get(at..).unwrap_or_default()) else {
                next = next_step(raw, at + 1);
                continue;
            };
            if steps.is_empty() {
                bytes.reserve(raw.len());
            }
            bytes.extend_from_slice(raw.get(copied..at).unwrap_or_default());
            let before = bytes.len();
            character.push_to(&mut bytes);
            copied = at + taken;
            steps.push(Step { decoded: span(before, bytes.len()), source: span(at, copied) });
            next = next_step(raw, copied);
        }
        if steps.is_empty() {
            return Self { bytes: Cow::Borrowed(raw), source, steps };
        }
        bytes.extend_from_slice(raw.get(copied..).unwrap_or_default());
        Self { bytes: Cow::Owned(bytes), source, steps }
    }

    /// Returns the value.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Maps a range of the decoded value back to the source. A byte decoded from a character reference maps to the whole reference. A
    /// position past the end maps to the end of the source span.
    pub fn span(&self, part: Range<usize>) -> Span {
        let start = self.place(part.start).start();
        let end = if part.end > part.start { self.place(part.end - 1).end() } else { start };
        Span::new(start, end)
    }

    /// Returns the source span of the byte at an index of the value.
    fn place(&self, byte: usize) -> Span {
        let byte = as_u32(byte.min(self.bytes.len()));
        let passed = self.steps.partition_point(|step| step.decoded.end() <= byte);
        if let Some(step) = self.steps.get(passed).filter(|step| step.decoded.start() <= byte) {
            return Span::at(self.source.start() + step.source.start(), step.source.len());
        }
        let before = passed.checked_sub(1).and_then(|last| self.steps.get(last));
        let (decoded, source) = before.map_or((0, 0), |step| (step.decoded.end(), step.source.end()));
        let start = self.source.start() + source + (byte - decoded);
        Span::new(start, self.source.end().min(start + 1))
    }
}

impl AsRef<[u8]> for Decoded<'_> {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Returns the replacement for the start of `text`, and the number of bytes that it replaces; `None` if the start is not replaced.
fn replaced(text: &[u8]) -> Option<(Character, usize)> {
    match text {
        [b'\r', b'\n', ..] => Some((Character::Named("\n"), 2)),
        [b'\r', ..] => Some((Character::Named("\n"), 1)),
        [0, ..] => Some((Character::Named("\u{FFFD}"), 1)),
        _ => reference(text),
    }
}

/// Returns the offset, at or after `from`, of the next byte that may need decoding.
fn next_step(raw: &[u8], from: usize) -> Option<usize> {
    memchr3(b'&', b'\r', 0, raw.get(from..)?).map(|at| from + at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_ranges_of_the_value_to_the_source() {
        let text = b"..a&lt;b\r\nc\0&x&eacute;";
        let value = Decoded::new(text, Span::new(2, 22));
        assert_eq!(value.bytes(), "a<b\nc\u{FFFD}&xé".as_bytes());
        let written = |part| value.span(part).slice(text);
        assert_eq!(written(0..1), b"a");
        assert_eq!(written(1..2), b"&lt;");
        assert_eq!(written(0..3), b"a&lt;b");
        assert_eq!(written(3..4), b"\r\n");
        assert_eq!(written(5..8), b"\0");
        assert_eq!(written(6..7), b"\0", "one byte of a character maps to the whole character");
        assert_eq!(written(8..10), b"&x");
        assert_eq!(written(10..12), b"&eacute;");
        assert_eq!(value.span(0..12), value.source);
        assert_eq!(value.span(12..99), Span::new(22, 22));
        assert_eq!(value.span(2..2), Span::new(7, 7));
    }

    #[test]
    fn borrows_the_source_if_nothing_needs_decoding() {
        let text = b"..noindex..";
        let value = Decoded::new(text, Span::new(2, 9));
        assert!(matches!(value.bytes, Cow::Borrowed(b"noindex")));
        let ampersands = Decoded::new(b"a&b&&", Span::new(0, 5));
        assert!(matches!(ampersands.bytes, Cow::Borrowed(b"a&b&&")));
        assert_eq!(value.span(2..7), Span::new(4, 9));
        assert_eq!(value.span(7..7), Span::new(9, 9));
        assert_eq!(Decoded::new(text, Span::new(2, 2)).span(0..0), Span::new(2, 2));
    }
}
