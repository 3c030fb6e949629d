//! Formats a robots.txt.

use super::line_at::lines_within;
use crate::RobotsTxt;
use crate::lint::TextEdit;
use crate::order::sort_by_number;
use crate::robots_txt::{Field, Line, LineEnding, LineKind, Record, Separator, Spelling};
use crate::text::Span;

/// Lines with more bytes than this are not formatted. Google's parser truncates lines at a slightly higher limit ([google-parser]).
const LONGEST_LINE: u32 = 16_000;

/// Texts with more bytes than this, before or after formatting, are not formatted. Some readers ignore the text after a slightly higher
/// limit ([rfc9309-limits], [google-robots-txt], [yandex-robots-txt]), and formatting could move rules across this limit.
const LONGEST_TEXT: usize = 500_000;

/// Returns edits that format the text, or only the lines that `range` touches. Formatting never changes a rule, record or group for any
/// reader.
///
/// Fields get their usual names, without indentation. One space follows each colon, and no line ends with a space. One blank line separates
/// groups. There are never two blank lines in a row, and no blank lines at the start or end of the text. The last line ends with a line
/// break. In comments, only trailing spaces are removed.
///
/// These parts stay unchanged, because some reader could read the result differently:
///
/// - Misspelt or unknown fields, except for spaces at the end of the line.
/// - Lines with a vertical tab or form feed, and lines with more than 16,000 bytes.
/// - Blank lines and the last line break, if any line ends with a lone CR.
/// - The spacing before a group that some readers may not recognise as a new group.
/// - The whole text, if it contains a NUL byte or more than 500,000 bytes.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, edited};
///
/// let robots = RobotsTxt::parse("\nuser-agent:*\n  DISALLOW :  /a  \nUser-Agent: b # me\nDisallow:");
/// let formatted = edited(robots.text(), &editor::formatting(&robots, None));
/// assert_eq!(formatted, b"User-agent: *\nDisallow: /a\n\nUser-agent: b # me\nDisallow:\n");
/// ```
pub fn formatting(robots: &RobotsTxt<'_>, range: Option<Span>) -> Vec<TextEdit> {
    let lines = robots.lines();
    if robots.holds_nul() {
        return Vec::new();
    }
    let mut edits = Edits { text: robots.text(), list: Vec::new() };
    lines.iter().for_each(|line| edits.within(line));
    if lines.iter().all(|line| line.ending() != LineEnding::Cr) {
        let is_marked = |at: u32| robots.text().get(at as usize) == Some(&0xEF);
        edits.blank_lines(lines, is_marked);
        // The text may begin with an incomplete byte order mark. A reader that skips it may read the first line as a user-agent line.
        edits.between_groups(lines, is_marked(0) && robots.byte_order_mark().is_none());
        edits.last_line(lines, robots.line_break());
    }
    let mut list = edits.list;
    sort_by_number(&mut list, |edit| u64::from(edit.span.start()) << 32 | u64::from(edit.span.end()));
    let length = |list: &[TextEdit]| {
        let added: usize = list.iter().map(|edit| edit.replacement.len()).sum();
        let removed: usize = list.iter().map(|edit| edit.span.len() as usize).sum();
        (robots.text().len() + added).saturating_sub(removed)
    };
    if robots.text().len().max(length(&list)) > LONGEST_TEXT {
        return Vec::new();
    }
    if let Some(range) = range {
        let first = lines_within(robots, Some(range)).next().map_or(u32::MAX, |(_, line)| line.span().start());
        let last = lines_within(robots, Some(range)).last().map_or(0, |(_, line)| line.span().end());
        list.retain(|edit| first <= edit.span.start() && edit.span.end() <= last);
    }
    list
}

struct Edits<'t> {
    text: &'t [u8],
    list: Vec<TextEdit>,
}

impl Edits<'_> {
    /// Adds an edit, unless it would change nothing.
    fn put(&mut self, span: Span, replacement: &str) {
        if span.slice(self.text) != replacement.as_bytes() {
            self.list.push(TextEdit { span, replacement: replacement.to_owned() });
        }
    }

    fn within(&mut self, line: &Line) {
        let content = line.content();
        if content.len() > LONGEST_LINE || line.kind() == LineKind::Blank || self.holds_other_white_space(line) {
            return;
        }
        if let LineKind::Record(record) = line.kind()
            && let Some(name) = usual_name(&record)
        {
            self.put(Span::new(content.start(), record.name.start()), "");
            self.put(record.name, name);
            let is_empty = record.value.is_empty();
            self.put(Span::new(record.name.end(), record.value.start()), if is_empty { ":" } else { ": " });
        }
        self.put(Span::new(content.start() + used(content.slice(self.text)), content.end()), "");
    }

    /// Returns `true` if a line contains a vertical tab or form feed. These characters are not white space in RFC 9309, so some parsers do
    /// not trim them.
    fn holds_other_white_space(&self, line: &Line) -> bool {
        line.content().slice(self.text).iter().any(|byte| matches!(byte, 0x0B | 0x0C))
    }

    /// Reduces consecutive blank lines to one, and removes blank lines at the start and end of the text.
    fn blank_lines(&mut self, lines: &[Line], is_marked: impl Fn(u32) -> bool) {
        let mut first = 0;
        for run in lines.chunk_by(|one, next| (one.kind() == LineKind::Blank) == (next.kind() == LineKind::Blank)) {
            let behind = first + run.len();
            let ([line, ..], [.., last]) = (run, run) else { continue };
            if line.kind() == LineKind::Blank && !run.iter().any(|line| self.holds_other_white_space(line)) {
                // Keep a byte order mark, and do not move text that resembles one to the start.
                let may_go = line.span().start() == line.content().start();
                let is_first = first == 0 && may_go && !is_marked(last.span().end());
                let is_last = behind == lines.len() && may_go;
                if is_first || is_last {
                    self.put(Span::new(line.span().start(), last.span().end()), "");
                } else {
                    self.put(line.content(), "");
                    self.put(Span::new(line.span().end(), last.span().end()), "");
                }
            }
            first = behind;
        }
    }

    /// Adds a blank line before a group, above its comments, but only where this does not change any reader's groups. Some readers end a
    /// group at a blank line ([`BlankLines::EndGroup`](crate::dialect::BlankLines)), and some do not recognise every rule. The blank line
    /// is safe if no user-agent line is before it. It is also safe if a disallow rule that every reader recognises is between the last
    /// user-agent line and the blank line.
    fn between_groups(&mut self, lines: &[Line], may_begin_with_agent: bool) {
        let mut is_new = !may_begin_with_agent;
        for (place, line) in lines.iter().enumerate() {
            let LineKind::Record(record) = line.kind() else { continue };
            let is_plain = record.spelling == Spelling::Exact
                && record.separator == Separator::Colon
                && line.content().len() <= LONGEST_LINE;
            match record.field {
                Field::UserAgent => {
                    if is_plain && is_new {
                        self.blank_line_above(lines.get(..place).unwrap_or_default());
                    }
                    is_new = false;
                }
                Field::Disallow if is_plain => is_new = true,
                _ => {}
            }
        }
    }

    fn blank_line_above(&mut self, before: &[Line]) {
        let above = before.iter().rfind(|line| line.kind() != LineKind::Comment);
        if let Some(above) = above.filter(|line| line.kind() != LineKind::Blank) {
            self.put(Span::at(above.content().end(), 0), above.ending().as_str());
        }
    }

    /// Adds a line break after the last line, unless the line is blank.
    fn last_line(&mut self, lines: &[Line], line_break: &str) {
        if let Some(last) = lines.last()
            && last.ending() == LineEnding::None
            && last.kind() != LineKind::Blank
        {
            self.put(Span::at(last.content().end(), 0), line_break);
        }
    }
}

/// Returns a field's usual name. Returns `None` if the field has no usual name, if the record has no colon, or if the record's name differs
/// from the usual name in more than letter case.
fn usual_name(record: &Record) -> Option<&'static str> {
    let is_plain = record.spelling == Spelling::Exact && record.separator == Separator::Colon;
    record.field.written().filter(|_| is_plain)
}

/// Returns the length of `text` without the trailing white space that readers trim.
fn used(text: &[u8]) -> u32 {
    let last = text.iter().rposition(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
    last.map_or(0, |last| u32::try_from(last + 1).unwrap_or(u32::MAX))
}
