//! Text → lines, in one pass.

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

    /// Passes over records with one of the usual names of which `passes` says so, given all that follows the colon and the white space behind
    /// it: where that is decided, which is in the line and has to be in what is read of it. And over lines whose names begin with none of
    /// these letters, in lower case: nobody can take them for such records.
    #[inline]
    pub(crate) fn pass_over<const COUNT: usize>(
        &mut self,
        letters: [u8; COUNT],
        longest_line: usize,
        mut passes: impl FnMut(Field, &[u8]) -> Option<usize>,
    ) {
        let is_gap = |byte: &u8| is_space(*byte) && !matches!(byte, b'\n' | b'\r');
        loop {
            let rest = self.text.get(self.content..).unwrap_or_default();
            let behind = |at: usize| rest.get(at..).unwrap_or_default();
            let gap = |at: usize| behind(at).iter().take_while(|byte| is_gap(byte)).count();
            let passed = usual_name(rest).and_then(|(field, colon)| {
                let value = colon + 1 + gap(colon + 1);
                passes(field, behind(value)).map(|at| value + at).filter(|at| *at < longest_line)
            });
            let known = passed.or_else(|| {
                let name = gap(0);
                let first = rest.get(name)?.to_ascii_lowercase();
                // It may be what some readers skip as a part of a byte order mark.
                let may_be_mark = first == 0xEF && self.number == 0;
                (!letters.contains(&first) && !may_be_mark).then_some(name)
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

/// The offsets of a part of a text.
type Part = (usize, usize);

/// What a line holds before its comment.
struct Parts {
    form: Form,
    /// The name, or the malformed text.
    name: Part,
    value: Part,
    field: Field,
    spelling: Spelling,
}

impl Parts {
    /// Finds them in a line whose first colon and whose end are known.
    fn find(line: &[u8], colon: Option<usize>, end: usize) -> Self {
        let body = trim(line, 0, end);
        let without_name = |form| Self { form, name: body, value: body, field: Field::Other, spelling: Spelling::Exact };
        if body.0 == body.1 {
            return without_name(Form::Blank);
        }
        let record = match colon {
            Some(colon) if colon > body.0 => Some((trim(line, body.0, colon), trim(line, colon + 1, end), Form::Colon)),
            // `: value` names nothing.
            Some(_) => None,
            None => two_words(line, body).map(|(name, value)| (name, value, Form::WhiteSpace)),
        };
        let Some((name, value, form)) = record else { return without_name(Form::Malformed) };
        let (field, spelling) = Field::recognise(line.get(name.0..name.1).unwrap_or_default());
        Self { form, name, value, field, spelling }
    }
}

/// Where the line ends that holds this place.
#[inline]
fn line_end(text: &[u8], from: usize) -> usize {
    first_below::<0xE>(text, from, ends_line)
}

fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// Where the first octet stands from here on, or else the end of the text, that `is_it` says to be one of those wanted: all of them are
/// below the limit, as few others are. Lines are short: to look at sixteen octets at once, right here, takes less than a call to search far.
#[inline]
fn first_below<const LIMIT: u8>(text: &[u8], from: usize, is_it: impl Fn(u8) -> bool) -> usize {
    const fn each(byte: u8) -> u128 {
        u128::from_le_bytes([byte; 16])
    }
    let below = |octets: &[u8; 16]| {
        // The highest bit of the first octet that is below the limit, and of none before it.
        let octets = u128::from_le_bytes(*octets);
        octets.wrapping_sub(each(LIMIT)) & !octets & each(0x80)
    };
    let mut at = from;
    while let Some(rest @ [_, ..]) = text.get(at..) {
        if let Some((one, behind)) = rest.split_first_chunk() {
            // Where less follows, its first octet may be one of them.
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
