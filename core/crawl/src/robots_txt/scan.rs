//! Text → lines, in one pass.

use memchr::{memchr2, memchr3};

use super::line::Form;
use super::{Field, Line, LineEnding, LineKind, Spelling, as_u32};
use crate::text::Span;

/// The lines of a text, one after the other; a byte order mark is part of the first line and not of its content.
#[derive(Clone, Debug)]
pub(crate) struct LineScan<'t> {
    text: &'t [u8],
    /// Where the next line starts, and where its content does.
    start: usize,
    content: usize,
    /// The number of the line before, from 1.
    pub(crate) number: u32,
}

impl<'t> LineScan<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        let text = super::readable(text);
        Self { text, start: 0, content: super::byte_order_mark(text).map_or(0, |bom| bom.end() as usize), number: 0 }
    }

    /// The text, as far as it can be read.
    pub(crate) fn text(&self) -> &'t [u8] {
        self.text
    }

    /// Passes over lines whose names cannot begin with this letter, in lower case: nobody can take them for such a record. The first line is
    /// none of them.
    #[inline]
    pub(crate) fn skip_other_names(&mut self, letter: u8) {
        while self.number > 0 {
            let rest = self.text.get(self.start..).unwrap_or_default();
            let name = rest.iter().position(|byte| !is_space(*byte) || matches!(byte, b'\n' | b'\r'));
            if name.and_then(|name| rest.get(name)).is_none_or(|first| first.to_ascii_lowercase() == letter) {
                return;
            }
            self.pass(rest, 0);
        }
    }

    /// Passes over records that have one of the usual names, and of whose values `differs` says so, given all that follows the colon and the
    /// white space behind it: where that is decided, which is in the line. Gives whether there was one. The first line is none of them.
    #[inline]
    pub(crate) fn skip_records(
        &mut self,
        is_wanted: impl Fn(Field) -> bool,
        differs: impl Fn(&[u8]) -> Option<usize>,
        most: usize,
    ) -> bool {
        let mut is_skipped = false;
        while self.number > 0 {
            let rest = self.text.get(self.start..).unwrap_or_default();
            let Some((_, colon)) = usual_name(rest).filter(|(field, _)| is_wanted(*field)) else { break };
            let is_gap = |byte: &&u8| matches!(byte, b' ' | b'\t');
            let value = colon + 1 + rest.iter().skip(colon + 1).take_while(is_gap).count();
            let Some(at) = differs(rest.get(value..).unwrap_or_default()).map(|at| value + at).filter(|at| *at < most) else {
                break;
            };
            self.pass(rest, at);
            is_skipped = true;
        }
        is_skipped
    }

    /// Passes over the line that is to be scanned next, of which so many bytes are known.
    #[inline]
    fn pass(&mut self, rest: &[u8], known: usize) {
        let behind = |at: usize| rest.get(at..).unwrap_or_default();
        let end = memchr2(b'\n', b'\r', behind(known)).map_or(rest.len(), |at| known + at);
        self.start += end + LineEnding::before(behind(end)).len() as usize;
        self.content = self.start;
        self.number += 1;
    }
}

impl Iterator for LineScan<'_> {
    type Item = Line;

    #[inline]
    fn next(&mut self) -> Option<Line> {
        if self.start >= self.text.len() {
            return None;
        }
        let line = scan_line(self.text, self.start, self.content);
        self.start = line.span().end() as usize;
        self.content = self.start;
        self.number += 1;
        Some(line)
    }
}

/// Cuts a text into its lines.
pub(super) fn scan(text: &[u8]) -> Vec<Line> {
    // Five of six real files hold fewer lines: the mean has 36 bytes, but those of small files are shorter.
    let mut lines = Vec::with_capacity(text.len() / 24 + 4);
    let mut scan = LineScan::new(text);
    while let Some(line) = scan.next() {
        if lines.len() == lines.capacity() {
            // So many short lines that it is better to count than to have half of the memory for nothing.
            lines.reserve_exact(1 + line_ends(text.get(scan.start..).unwrap_or_default()));
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
    let is_space = |at: usize| text.get(at).is_some_and(|byte| is_space(*byte));
    let (mut first, mut last) = (start, end);
    while first < last && is_space(first) {
        first += 1;
    }
    while first < last && is_space(last - 1) {
        last -= 1;
    }
    if first < last { (first, last) } else { (start, start) }
}

/// What is trimmed: white space, and what ends lines.
#[inline]
fn is_space(byte: u8) -> bool {
    matches!(byte, 0x09..=0x0D | b' ')
}
