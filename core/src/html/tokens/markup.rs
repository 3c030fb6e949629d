//! Finds the ends of tags, comments and similar markup.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>

use memchr::{memchr, memchr_iter, memmem};

use crate::text::{Span, as_u32};

/// A start or end tag: `<`, a name, attributes, `>`.
#[derive(Clone, Copy)]
pub(in crate::html) struct Markup {
    pub(in crate::html) span: Span,
    pub(in crate::html) name: Span,
    /// `true` if the tag ends with `/>` (self-closing).
    pub(in crate::html) self_closing: bool,
}

/// An attribute as written. If it has no value, the value's span is empty and directly after the name.
#[derive(Clone, Copy)]
pub(in crate::html) struct Attribute {
    pub(in crate::html) name: Span,
    pub(in crate::html) value: Span,
}

/// Reads the tag that starts at `start` and whose name starts at `name`. Passes each attribute to `take`. Returns `None` if the text ends
/// inside the tag.
#[inline]
pub(in crate::html) fn tag(text: &[u8], start: usize, name: usize, mut take: impl FnMut(Attribute)) -> Option<Markup> {
    let name_end = until(text, name, |byte| is_space(byte) || matches!(byte, b'/' | b'>'))?;
    let mut at = name_end;
    let mut self_closing = false;
    loop {
        at = until(text, at, |byte| !is_space(byte))?;
        match text.get(at)? {
            b'>' => break,
            b'/' => self_closing = text.get(at + 1) == Some(&b'>'),
            _ => {
                let (attribute, end) = attribute(text, at)?;
                take(attribute);
                at = end;
                continue;
            }
        }
        at += 1;
    }
    Some(Markup { span: span(start, at + 1), name: span(name, name_end), self_closing })
}

/// Reads the attribute that starts at `start`. Returns the attribute and the offset after it; `None` if the text ends first.
fn attribute(text: &[u8], start: usize) -> Option<(Attribute, usize)> {
    // A leading equals sign is part of the name.
    let name_end = until(text, start + 1, |byte| is_space(byte) || matches!(byte, b'/' | b'>' | b'='))?;
    let name = span(start, name_end);
    let equals = until(text, name_end, |byte| !is_space(byte))?;
    if text.get(equals) != Some(&b'=') {
        return Some((Attribute { name, value: span(name_end, name_end) }, equals));
    }
    let value = until(text, equals + 1, |byte| !is_space(byte))?;
    let (start, end, behind) = match text.get(value)? {
        quote @ (b'"' | b'\'') => {
            let end = value + 1 + memchr(*quote, text.get(value + 1..)?)?;
            (value + 1, end, end + 1)
        }
        _ => {
            let end = until(text, value, |byte| is_space(byte) || byte == b'>')?;
            (value, end, end)
        }
    };
    Some((Attribute { name, value: span(start, end) }, behind))
}

/// Returns the end of the comment whose `<!--` starts at `start`; `None` if it has no end. A comment ends with `-->` or `--!>`. An empty
/// comment may also end with `>` or `->`.
pub(in crate::html) fn comment_end(text: &[u8], start: usize) -> Option<usize> {
    let dashes = start + 2;
    let mut ends = memchr_iter(b'>', text.get(dashes..)?).map(|at| dashes + at);
    let is_end = |at: &usize| {
        let before = |inside: usize| text.get(inside..*at).unwrap_or_default();
        before(dashes).ends_with(b"--") || before(dashes + 2).ends_with(b"--!")
    };
    ends.find(is_end).map(|at| at + 1)
}

/// Returns the end of markup that ends at the next `>`: a doctype, or markup that browsers parse as a comment, such as a processing
/// instruction.
pub(in crate::html) fn bogus_comment_end(text: &[u8], start: usize) -> Option<usize> {
    memchr(b'>', text.get(start..)?).map(|at| start + at + 1)
}

/// Returns `true` if the markup begins with `<!doctype html`. Legacy identifiers may follow.
pub(in crate::html) fn is_doctype(text: &[u8]) -> bool {
    let Some((head, rest)) = text.split_at_checked(9) else { return false };
    let name = rest.trim_ascii_start().get(..4).unwrap_or_default();
    head.eq_ignore_ascii_case(b"<!doctype") && name.eq_ignore_ascii_case(b"html")
}

/// Returns the end of the CDATA section that starts at `start`; `None` if it has no end.
pub(in crate::html) fn cdata_end(text: &[u8], start: usize) -> Option<usize> {
    memmem::find(text.get(start..)?, b"]]>").map(|at| start + at + 3)
}

/// Returns the offset of the next `<`. Checks the first 32 bytes in a loop: for such short distances, the loop is faster than `memchr`.
pub(in crate::html) fn next_markup(text: &[u8]) -> Option<usize> {
    const fn each(byte: u8) -> u64 {
        u64::from_le_bytes([byte; 8])
    }
    let (words, _) = text.as_chunks();
    for (at, word) in (0..).step_by(8).zip(words).take(4) {
        let differs = u64::from_le_bytes(*word) ^ each(b'<');
        // The lowest bit that remains set belongs to the first byte that equals `<`.
        let is_it = differs.wrapping_sub(each(1)) & !differs & each(0x80);
        if is_it != 0 {
            return Some(at + is_it.trailing_zeros() as usize / 8);
        }
    }
    memchr(b'<', text)
}

/// Returns the offset of the first byte, at or after `from`, for which `stops` returns `true`.
fn until(text: &[u8], from: usize, stops: impl Fn(u8) -> bool) -> Option<usize> {
    text.get(from..)?.iter().position(|byte| stops(*byte)).map(|at| from + at)
}

pub(in crate::html) fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | 0xC | b'\r' | b' ')
}

pub(in crate::html) fn span(start: usize, end: usize) -> Span {
    Span::new(as_u32(start), as_u32(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tag: its name, its attributes, and `true` if it is self-closing.
    type Read<'t> = (&'t str, Vec<(&'t str, &'t str)>, bool);

    #[track_caller]
    fn read(text: &str) -> Option<Read<'_>> {
        let mut attributes = Vec::new();
        let tag = tag(text.as_bytes(), 0, 1, |attribute| attributes.push(attribute))?;
        assert_eq!(&text[tag.span.range()], text);
        let pair = |attribute: &Attribute| (&text[attribute.name.range()], &text[attribute.value.range()]);
        Some((&text[tag.name.range()], attributes.iter().map(pair).collect(), tag.self_closing))
    }

    // The HTML standard, 13.2.5.32 to 13.2.5.40.
    #[test]
    fn reads_tags_and_attributes() {
        assert_eq!(read("<b>"), Some(("b", vec![], false)));
        assert_eq!(read("<b/>"), Some(("b", vec![], true)));
        assert_eq!(read("<b/ >"), Some(("b", vec![], false)));
        assert_eq!(read("<b a=1 c='2'd=\"3>\"e>"), Some(("b", vec![("a", "1"), ("c", "2"), ("d", "3>"), ("e", "")], false)));
        assert_eq!(read("<b a = x/>"), Some(("b", vec![("a", "x/")], false)));
        assert_eq!(read("<b/a/c=/>"), Some(("b", vec![("a", ""), ("c", "/")], false)));
        assert_eq!(read("<b a=\"\"/>"), Some(("b", vec![("a", "")], true)));
        assert_eq!(read("<b =a=1 c=>"), Some(("b", vec![("=a", "1"), ("c", "")], false)));
        assert_eq!(read("<b a=1\t\n\u{c}\rc>"), Some(("b", vec![("a", "1"), ("c", "")], false)));
        for text in ["<b", "<b ", "<b a", "<b a=", "<b a='>", "<b a=x", "<b/"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn finds_the_first_less_than_sign_after_any_bytes() {
        for byte in (0..=u8::MAX).filter(|byte| *byte != b'<') {
            for length in 0..=40 {
                let mut text = vec![byte; length];
                assert_eq!(next_markup(&text), None, "{length} times {byte}");
                text.extend(b"<=<;;;;;;;;;");
                assert_eq!(next_markup(&text), Some(length), "after {length} times {byte}");
            }
        }
    }

    // The HTML standard, 13.2.5.43 to 13.2.5.52.
    #[test]
    fn comments_end_where_browsers_end_them() {
        let rest = |text: &'static str| comment_end(text.as_bytes(), 0).map(|end| &text[end..]);
        for text in ["<!-->x", "<!--->x", "<!---->x", "<!-- > -->x", "<!----!>x", "<!--a--!-->x", "<!--!>-->x", "<!---!>-->x"] {
            assert_eq!(rest(text), Some("x"), "{text}");
        }
        for text in ["<!--", "<!--x->", "<!--x--", "<!-- -- >", "<!---!>"] {
            assert_eq!(rest(text), None, "{text}");
        }
    }
}
