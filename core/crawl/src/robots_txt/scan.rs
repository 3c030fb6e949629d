//! Splits a text into lines in one pass.

use super::line::Form;
use super::{Field, Line, LineEnding, LineKind, Spelling, as_u32};
use crate::text::Span;

/// An iterator over a text's lines. A byte order mark is part of the first line but not of its content.
#[derive(Clone, Debug)]
pub(crate) struct LineScan<'t> {
    text: &'t [u8],
    /// The start of the next line.
    start: usize,
    /// The start of the next line's content, after a byte order mark, if any.
    content: usize,
    /// The number of the last line that was read, from 1.
    pub(crate) number: u32,
}

impl<'t> LineScan<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        let text = super::readable(text);
        Self { text, start: 0, content: super::byte_order_mark(text).map_or(0, |bom| bom.end() as usize), number: 0 }
    }

    /// Returns the text, without any bytes beyond the maximum supported length.
    pub(crate) fn text(&self) -> &'t [u8] {
        self.text
    }

    /// Skips lines that cannot affect the answer to a single query.
    ///
    /// For a record with a usual name, calls `skips` with the field and the text that starts at the value. This text ends at most
    /// `longest_line` bytes after the start of the line's content. To skip the line, `skips` returns a position in this text that is inside
    /// the line.
    ///
    /// Also skips lines whose names do not begin like `User-agent`, `Disallow` or `Allow`, because no reader accepts such a line as one of
    /// these records.
    #[inline]
    pub(crate) fn skip_lines(&mut self, longest_line: usize, mut skips: impl FnMut(Field, &[u8]) -> Option<usize>) {
        let is_gap = |byte: &u8| is_space(*byte) && !matches!(byte, b'\n' | b'\r');
        loop {
            let rest = self.text.get(self.content..).unwrap_or_default();
            let behind = |at: usize| rest.get(at..).unwrap_or_default();
            let gap = |at: usize| behind(at).iter().take_while(|byte| is_gap(byte)).count();
            let read = rest.get(..longest_line).unwrap_or(rest);
            let skipped = usual_name(read).and_then(|(field, colon)| {
                let value = colon + 1 + gap(colon + 1);
                skips(field, read.get(value..)?).map(|at| value + at)
            });
            let known = skipped.or_else(|| {
                let name = gap(0);
                let first = rest.get(name)?.to_ascii_lowercase();
                // Do not skip a first line that begins with 0xEF: this byte may begin a byte order mark, which some readers skip.
                let may_be_mark = first == 0xEF && self.number == 0;
                (!b"uda".contains(&first) && !may_be_mark).then_some(name)
            });
            let Some(known) = known else { return };
            let end = line_end(rest, known);
            self.content += end + LineEnding::before(behind(end)).len() as usize;
            self.start = self.content;
            self.number += 1;
        }
    }
}

impl Iterator for LineScan<'_> {
    type Item = Line;

    #[inline(always)]
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

pub(super) fn scan(text: &[u8]) -> Vec<Line> {
    // Lines have 36 bytes on average, but fewer in small files. For five out of six real files, this capacity is enough.
    let mut lines = Vec::with_capacity(text.len() / 24 + 4);
    let mut scan = LineScan::new(text);
    while let Some(line) = scan.next() {
        if lines.len() == lines.capacity() {
            // If lines are short, count the remaining lines: doubling the capacity would leave up to half of it unused.
            lines.reserve_exact(1 + line_ends(text.get(scan.start..).unwrap_or_default()));
        }
        lines.push(line);
    }
    lines
}

/// Returns the number of bytes that are line endings; CRLF counts as two.
fn line_ends(text: &[u8]) -> usize {
    text.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count()
}

/// Scans a part of a line as if it were the complete line, and returns its kind.
pub(crate) fn scan_content(text: &[u8], content: Span) -> LineKind {
    let text = text.get(..content.end() as usize).unwrap_or_default();
    let start = content.start() as usize;
    scan_line(text, start, start).kind()
}

/// Scans the line that starts at `start` and whose content starts at `content`.
///
/// First removes the comment, then the white space around the rest. Then the first colon separates the name from the value
/// ([rfc9309-lines], [google-parser]).
#[inline(always)]
fn scan_line(text: &[u8], start: usize, content: usize) -> Line {
    let rest = text.get(content..).unwrap_or_default();
    let behind = |at: usize| rest.get(at..).unwrap_or_default();
    let usual = usual_name(rest);
    let colon = usual.map(|(_, colon)| colon).or_else(|| first_colon(rest));
    let searched = match colon.map(|colon| (colon, behind(colon))) {
        Some((colon, [_, b' ', ..])) => colon + 2,
        Some((colon, _)) => colon,
        None => 0,
    };
    let body_end = first_below::<0x24>(rest, searched, |byte| byte == b'#' || ends_line(byte));
    let content_end = if rest.get(body_end) == Some(&b'#') { line_end(rest, body_end) } else { body_end };
    let Parts { form, name, value, field, spelling } = match usual {
        Some((field, colon)) => {
            let value = trim(rest, colon + 1, body_end);
            Parts { form: Form::Colon, name: (0, colon), value, field, spelling: Spelling::Exact }
        }
        None => Parts::find(rest, colon, body_end),
    };
    let at = |offset: usize| as_u32(content + offset);
    Line {
        start: as_u32(start),
        content: as_u32(content),
        name: at(name.0),
        name_end: at(name.1),
        value: at(value.0),
        value_end: at(value.1),
        body_end: at(body_end),
        content_end: at(content_end),
        ending: LineEnding::before(behind(content_end)),
        form,
        field,
        spelling,
    }
}

/// The start and end of a part of a line.
type Part = (usize, usize);

struct Parts {
    form: Form,
    /// The name, or the malformed text.
    name: Part,
    value: Part,
    field: Field,
    spelling: Spelling,
}

impl Parts {
    /// Finds the parts of a line. `colon` is the position of its first colon. `end` is the start of its comment, or the end of a line
    /// without a comment.
    fn find(line: &[u8], colon: Option<usize>, end: usize) -> Self {
        let body = trim(line, 0, end);
        let without_name = |form| Self { form, name: body, value: body, field: Field::Other, spelling: Spelling::Exact };
        if body.0 == body.1 {
            return without_name(Form::Blank);
        }
        let record = match colon {
            Some(colon) if colon > body.0 => Some((trim(line, body.0, colon), trim(line, colon + 1, end), Form::Colon)),
            // A line such as `: value` has no name, so it is not a record.
            Some(_) => None,
            None => two_words(line, body).map(|(name, value)| (name, value, Form::WhiteSpace)),
        };
        let Some((name, value, form)) = record else { return without_name(Form::Malformed) };
        let (field, spelling) = Field::recognise(line.get(name.0..name.1).unwrap_or_default());
        Self { form, name, value, field, spelling }
    }
}

#[inline]
fn line_end(text: &[u8], from: usize) -> usize {
    first_below::<0xE>(text, from, ends_line)
}

fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// Returns the position of the first byte at or after `from` that `is_it` accepts, or the end of the text. Every accepted byte, and few
/// others, must be less than `LIMIT`. Lines are short, so inlined code that compares sixteen bytes at once is faster than a search
/// function.
#[inline]
fn first_below<const LIMIT: u8>(text: &[u8], from: usize, is_it: impl Fn(u8) -> bool) -> usize {
    const fn each(byte: u8) -> u128 {
        u128::from_le_bytes([byte; 16])
    }
    let below = |text: &[u8; 16]| {
        // Sets the highest bit of the first byte that is less than the limit, and of no earlier byte.
        let lanes = u128::from_le_bytes(*text);
        lanes.wrapping_sub(each(LIMIT)) & !lanes & each(0x80)
    };
    let mut at = from;
    while let Some(rest @ [_, ..]) = text.get(at..) {
        if let Some((one, behind)) = rest.split_first_chunk() {
            // If fewer than 16 bytes follow, their first byte is treated as a candidate.
            let (one, other) = (below(one), behind.first_chunk().map_or(0x80, below));
            if one | other == 0 {
                at += 32;
                continue;
            }
            let (before, found) = if one == 0 { (16, other) } else { (0, one) };
            at += before + found.trailing_zeros() as usize / 8;
        }
        if text.get(at).is_some_and(|byte| is_it(*byte)) {
            return at;
        }
        at += 1;
    }
    text.len()
}

/// Returns the field and the colon's position if the line begins with one of the four usual names and a colon. Otherwise, or if fewer than
/// eight bytes remain in the text, returns `None`.
///
/// The field is the same as from [`Field::recognise`], but this function compares eight bytes at once.
#[inline]
fn usual_name(line: &[u8]) -> Option<(Field, usize)> {
    /// Returns the first eight bytes, with letters in lower case.
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

fn first_colon(line: &[u8]) -> Option<usize> {
    let stop = line.iter().position(|byte| matches!(byte, b':' | b'#' | b'\n' | b'\r'))?;
    (line.get(stop) == Some(&b':')).then_some(stop)
}

/// Splits a text without a colon into its two words; `None` if it does not consist of exactly two words.
fn two_words(text: &[u8], (start, end): Part) -> Option<(Part, Part)> {
    let is_gap = |byte: &u8| matches!(byte, b' ' | b'\t');
    let body = text.get(start..end)?;
    let gap = body.iter().position(is_gap)?;
    let value = gap + body.get(gap..)?.iter().position(|byte| !is_gap(byte))?;
    let exactly_two_words = !body.get(value..)?.iter().any(is_gap);
    exactly_two_words.then(|| (trim(text, start, start + gap), trim(text, start + value, end)))
}

/// Removes white space around a part of a text. If the part is only white space, returns the empty part at its start.
///
/// DIFFERENCE: in RFC 9309, only SP and HTAB are white space. Like Google's parser, we also remove VT and FF. No real pattern or name
/// begins or ends with them.
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

/// Returns `true` for white space and line endings, which are removed around names and values.
#[inline]
fn is_space(byte: u8) -> bool {
    matches!(byte, 0x09..=0x0D | b' ')
}
