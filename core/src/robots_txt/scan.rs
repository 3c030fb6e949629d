//! One line's content → its comment, name and value.

use memchr::memchr;

use super::{Field, Line, LineEnding, LineKind, Record, Separator, as_u32};
use crate::text::Span;

/// Cuts one line; `content` begins at byte `at` of the text, `span` covers the whole line.
pub(super) fn scan_line(content: &[u8], at: u32, span: Span, ending: LineEnding) -> Line {
    let (comment, kind) = scan_content(content, at);
    Line { span, content: Span::at(at, as_u32(content.len())), comment, ending, kind }
}

/// Cuts the content of a line: the comment goes first, then white space around the rest, then the first colon divides
/// name and value (facts A2, A3, B19).
///
/// DIFFERENCE: RFC 9309 counts only SP and HTAB as white space; we trim VT and FF too, as Google's parser does. No
/// real pattern or name begins or ends with them.
pub(crate) fn scan_content(content: &[u8], at: u32) -> (Option<Span>, LineKind) {
    let (body, comment) = match memchr(b'#', content) {
        Some(hash) => {
            let (body, comment) = content.split_at(hash);
            (body, Some(Span::at(at + as_u32(hash), as_u32(comment.len()))))
        }
        None => (content, None),
    };
    let (text, start) = trim(body, at);
    if text.is_empty() {
        let kind = if comment.is_some() { LineKind::Comment } else { LineKind::Blank };
        return (comment, kind);
    }
    let kind = match divide(text) {
        Some((name, separator, value_at)) => {
            let (name, name_at) = trim(name, start);
            let (value, value_at) = trim(text.get(value_at..).unwrap_or_default(), start + as_u32(value_at));
            let (field, spelling) = Field::recognise(name);
            LineKind::Record(Record {
                field,
                spelling,
                separator,
                name: Span::at(name_at, as_u32(name.len())),
                value: Span::at(value_at, as_u32(value.len())),
            })
        }
        None => LineKind::Malformed(Span::at(start, as_u32(text.len()))),
    };
    (comment, kind)
}

/// Divides trimmed text into the name, what separates it, and the offset at which the value's part begins.
fn divide(text: &[u8]) -> Option<(&[u8], Separator, usize)> {
    if let Some(colon) = memchr(b':', text) {
        let name = text.get(..colon)?;
        // `: value` names nothing.
        return (colon > 0).then_some((name, Separator::Colon, colon + 1));
    }
    let is_gap = |byte: &u8| matches!(byte, b' ' | b'\t');
    let gap = text.iter().position(is_gap)?;
    let value = gap + text.get(gap..)?.iter().position(|byte| !is_gap(byte))?;
    let exactly_two_words = !text.get(value..)?.iter().any(is_gap);
    exactly_two_words.then_some((text.get(..gap)?, Separator::WhiteSpace, value))
}

/// `text`, which begins at byte `at`, without white space around it, and where it then begins.
fn trim(text: &[u8], at: u32) -> (&[u8], u32) {
    let is_text = |byte: &u8| !matches!(byte, 0x09..=0x0D | b' ');
    let Some(first) = text.iter().position(is_text) else {
        return (&[], at);
    };
    let last = text.iter().rposition(is_text).unwrap_or(first);
    (text.get(first..=last).unwrap_or_default(), at + as_u32(first))
}
