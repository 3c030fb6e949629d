//! Text → lines, in one pass.

use memchr::{memchr2, memchr3};

use super::line::Form;
use super::{Field, Line, LineEnding, LineKind, Spelling, as_u32};
use crate::text::Span;

/// Cuts a text into its lines; a byte order mark is part of the first line and not of its content.
pub(super) fn scan(text: &[u8], bom: Option<Span>) -> Vec<Line> {
    // Five of six real files hold fewer lines: the mean has 36 bytes, but those of small files are shorter.
    let mut lines = Vec::with_capacity(text.len() / 24 + 4);
    let mut start = 0;
    let mut content = bom.map_or(0, |bom| bom.end() as usize);
    while start < text.len() {
        let line = scan_line(text, start, content);
        start = line.span().end() as usize;
        content = start;
        if lines.len() == lines.capacity() {
            // So many short lines that it is better to count than to have half of the memory for nothing.
            lines.reserve_exact(1 + line_ends(text.get(start..).unwrap_or_default()));
        }
        lines.push(line);
    }
    lines
}

/// How many bytes end a line; where CRLF does, both of them.
fn line_ends(text: &[u8]) -> usize {
    text.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count()
}

/// What a part of a line holds, read as if it were the whole: its kind, and the comment behind it.
pub(crate) fn scan_content(text: &[u8], content: Span) -> LineKind {
    let text = text.get(..content.end() as usize).unwrap_or_default();
    let start = content.start() as usize;
    scan_line(text, start, start).kind()
}

/// Scans the line that starts at `start` and whose content starts at `content`.
///
/// The comment goes first, then white space around the rest, then the first colon divides name and value ([rfc9309-lines], [google-parser]).
#[inline]
fn scan_line(text: &[u8], start: usize, content: usize) -> Line {
    let rest = text.get(content..).unwrap_or_default();
    let usual = usual_name(rest);
    let colon = usual.map(|(_, colon)| colon).or_else(|| first_colon(rest));
    let behind = |at: usize| rest.get(at..).unwrap_or_default();
    let searched = colon.unwrap_or_default();
    let body_end = memchr3(b'#', b'\n', b'\r', behind(searched)).map_or(rest.len(), |at| searched + at);
    let content_end = match rest.get(body_end) {
        Some(b'#') => memchr2(b'\n', b'\r', behind(body_end)).map_or(rest.len(), |at| body_end + at),
        _ => body_end,
    };
    let at = |offset: usize| as_u32(content + offset);
    let mut line = Line {
        start: as_u32(start),
        content: as_u32(content),
        name: 0,
        name_end: 0,
        value: 0,
        value_end: 0,
        body_end: at(body_end),
        content_end: at(content_end),
        ending: LineEnding::before(behind(content_end)),
        form: if body_end < content_end { Form::Comment } else { Form::Blank },
        field: Field::Other,
        spelling: Spelling::Exact,
    };
    let body = trim(rest, 0, body_end);
    if body.0 == body.1 {
        return line;
    }
    let record = match colon {
        Some(colon) if colon > body.0 => Some((trim(rest, body.0, colon), trim(rest, colon + 1, body_end), Form::Colon)),
        // `: value` names nothing.
        Some(_) => None,
        None => two_words(rest, body).map(|(name, value)| (name, value, Form::WhiteSpace)),
    };
    let (name, value);
    (name, value, line.form) = record.unwrap_or((body, body, Form::Malformed));
    (line.name, line.name_end, line.value, line.value_end) = (at(name.0), at(name.1), at(value.0), at(value.1));
    if record.is_some() {
        let recognised = || Field::recognise(rest.get(name.0..name.1).unwrap_or_default());
        (line.field, line.spelling) = usual.map_or_else(recognised, |(field, _)| (field, Spelling::Exact));
    }
    line
}

/// The name that a line begins with, if it is one of the four that nearly all lines have, with its colon right behind it.
///
/// What [`Field::recognise`] would find, only sooner: eight octets are compared at once.
#[inline]
fn usual_name(line: &[u8]) -> Option<(Field, usize)> {
    /// The first eight octets, letters in lower case.
    const fn lower(head: &[u8; 8]) -> u64 {
        u64::from_le_bytes(*head) | 0x2020_2020_2020_2020
    }
    const FIVE: u64 = 0xFF_FFFF_FFFF;
    const SEVEN: u64 = 0xFF_FFFF_FFFF_FFFF;
    let head = lower(line.first_chunk()?);
    let (field, length) = if head == lower(b"disallow") {
        (Field::Disallow, 8)
    } else if head & FIVE == lower(b"allow   ") & FIVE {
        (Field::Allow, 5)
    } else if head == lower(b"user-age") {
        let [_, _, _, _, b'-', _, _, _, b'n' | b'N', b't' | b'T', ..] = line else { return None };
        (Field::UserAgent, 10)
    } else if head & SEVEN == lower(b"sitemap ") & SEVEN {
        (Field::Sitemap, 7)
    } else {
        return None;
    };
    (line.get(length) == Some(&b':')).then_some((field, length))
}

/// The first colon of a line before its comment.
fn first_colon(line: &[u8]) -> Option<usize> {
    let stop = line.iter().position(|byte| matches!(byte, b':' | b'#' | b'\n' | b'\r'))?;
    (line.get(stop) == Some(&b':')).then_some(stop)
}

/// The offsets of a part of a text.
type Part = (usize, usize);

/// Divides text without a colon, if it is exactly two words.
fn two_words(text: &[u8], (start, end): Part) -> Option<(Part, Part)> {
    let is_gap = |byte: &u8| matches!(byte, b' ' | b'\t');
    let body = text.get(start..end)?;
    let gap = body.iter().position(is_gap)?;
    let value = gap + body.get(gap..)?.iter().position(|byte| !is_gap(byte))?;
    let exactly_two_words = !body.get(value..)?.iter().any(is_gap);
    exactly_two_words.then(|| (trim(text, start, start + gap), trim(text, start + value, end)))
}

/// A part of a text without white space around it; if nothing else is there, the empty part at its start.
///
/// DIFFERENCE: RFC 9309 counts only SP and HTAB as white space; we trim VT and FF too, as Google's parser does. No
/// real pattern or name begins or ends with them.
#[inline]
fn trim(text: &[u8], start: usize, end: usize) -> Part {
    let is_space = |at: usize| text.get(at).is_some_and(|byte| matches!(byte, 0x09..=0x0D | b' '));
    let (mut first, mut last) = (start, end);
    while first < last && is_space(first) {
        first += 1;
    }
    while first < last && is_space(last - 1) {
        last -= 1;
    }
    if first < last { (first, last) } else { (start, start) }
}
