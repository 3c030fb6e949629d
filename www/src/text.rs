//! The texts of the panes.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use robotscope::text::{self as engine, LineIndex, Span, Utf16Index};
use serde::Deserialize;

/// An immutable, shared text. The indices for lines and UTF-16 offsets are built on first use. Comparing a text with its clone takes
/// constant time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text(Arc<Whole>);

#[derive(Debug, Default)]
struct Whole {
    text: String,
    utf16: OnceLock<Utf16Index>,
    lines: OnceLock<LineIndex>,
}

impl PartialEq for Whole {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

// `Eq` makes `Arc` compare addresses before contents, so comparing a text with its clone is fast.
impl Eq for Whole {}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Change {
    /// The replaced range, in UTF-16 code units. Offsets beyond the end of the text are clamped.
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) insert: String,
}

impl<T: Into<String>> From<T> for Change {
    fn from(text: T) -> Self {
        Self { from: 0, to: u32::MAX, insert: text.into() }
    }
}

impl<T: Into<String>> From<T> for Text {
    fn from(text: T) -> Self {
        Self(Arc::new(Whole { text: text.into(), ..Whole::default() }))
    }
}

impl AsRef<[u8]> for Whole {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

/// Lets the engine parse the text without copying it.
impl From<&Text> for engine::Text<'static> {
    fn from(text: &Text) -> Self {
        Arc::clone(&text.0).into()
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0.text
    }
}

impl Change {
    /// Returns `true` if the text before the change and the text after it have at least half of the shorter text in common. Returns `false`
    /// if one of the texts is empty. Compares the texts instead of measuring the replaced range, because the editor reports whole lines as
    /// changed, even for a single letter.
    pub(crate) fn keeps_most_of(&self, text: &Text) -> bool {
        let changed = text.changed(self);
        let shorter = text.len().min(changed.len());
        let before = text.bytes().zip(changed.bytes()).take_while(|(one, other)| one == other).count();
        let rest = |text: &Text| text.len() - before;
        let after = text.bytes().rev().zip(changed.bytes().rev()).take(rest(text).min(rest(&changed)));
        let shared = before + after.take_while(|(one, other)| one == other).count();
        shorter > 0 && shared * 2 >= shorter
    }
}

impl Text {
    pub(crate) fn changed(&self, change: &Change) -> Self {
        let byte = |units| self.utf16().byte(units) as usize;
        let before = self.get(..byte(change.from)).unwrap_or_default();
        let after = self.get(byte(change.to)..).unwrap_or_default();
        [before, &change.insert, after].concat().into()
    }

    pub(crate) fn utf16(&self) -> &Utf16Index {
        self.0.utf16.get_or_init(|| Utf16Index::new(self.as_bytes()))
    }

    fn line_index(&self) -> &LineIndex {
        self.0.lines.get_or_init(|| LineIndex::new(self.as_bytes()))
    }

    /// Returns the number of the line that contains the byte at this offset. Lines start at 1.
    pub(crate) fn line(&self, byte: u32) -> u32 {
        self.line_index().place(byte).line
    }

    /// Returns the span of a line without its line break, or `None` if there is no such line. Lines start at 1.
    pub(crate) fn line_span(&self, line: u32) -> Option<Span> {
        let mut start = 0;
        for (number, content) in (1..).zip(self.split('\n')) {
            let length = u32::try_from(content.len()).ok()?;
            if number == line {
                return Some(Span::new(start, start + length));
            }
            start += length + 1;
        }
        None
    }

    /// Returns the offset at which a line starts, in UTF-16 code units, or `None` if there is no such line. Lines start at 1.
    pub(crate) fn line_start(&self, line: u32) -> Option<u32> {
        self.line_span(line).map(|span| self.utf16().offset(span.start()))
    }

    /// Returns the number of lines. A final line break does not start another line.
    pub(crate) fn count_lines(&self) -> usize {
        self.line_index().lines() as usize - usize::from(self.is_empty() || self.ends_with('\n'))
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.trim().is_empty()
    }

    /// Returns a span's text on one line, shortened to 80 characters.
    pub(crate) fn shortened(&self, span: Span) -> String {
        const SHOWN: usize = 80;
        let bytes = span.slice(self.as_bytes());
        // A character has at most four bytes.
        let text = String::from_utf8_lossy(bytes.get(..4 * SHOWN).unwrap_or(bytes));
        let mut characters = text.chars().map(|character| if character.is_control() { ' ' } else { character });
        let mut shown: String = characters.by_ref().take(SHOWN).collect();
        if characters.next().is_some() {
            shown.push('…');
        }
        shown
    }

    /// Returns the start and end of a span as UTF-16 offsets.
    pub(crate) fn units(&self, span: Span) -> [u32; 2] {
        [self.utf16().offset(span.start()), self.utf16().offset(span.end())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::RobotsTxt;

    #[test]
    fn applies_changes_at_utf16_offsets_and_clamps_invalid_offsets() {
        let change = |from, to, insert: &str| Change { from, to, insert: insert.to_owned() };
        let text = Text::from("a𝄞b\nü");
        assert_eq!(&*text.changed(&change(3, 4, "xy")), "a𝄞xy\nü");
        assert_eq!(&*text.changed(&change(6, 6, "!")), "a𝄞b\nü!");
        assert_eq!(&*text.changed(&change(1, 3, "")), "ab\nü");
        assert_eq!(&*text.changed(&"new".into()), "new");
        // Offsets beyond the end or in the wrong order must not panic.
        assert_eq!(&*text.changed(&change(4, 2, "-")), "a𝄞b-b\nü");
        assert_eq!(&*text.changed(&change(90, 99, "-")), "a𝄞b\nü-");
    }

    #[test]
    fn the_engine_parses_the_text_without_a_copy() {
        let text = Text::from("Allow: /");
        let robots: RobotsTxt<'static> = RobotsTxt::parse(&text);
        assert!(std::ptr::eq(robots.text(), text.as_bytes()));
    }

    #[test]
    fn returns_the_span_of_a_line_without_its_line_break() {
        let text = Text::from("a\nüb\n");
        assert_eq!(
            [1, 2, 3].map(|line| text.line_span(line)),
            [(0, 1), (2, 5), (6, 6)].map(|(from, to)| Some(Span::new(from, to)))
        );
        assert_eq!(text.line_span(0), None);
    }

    #[test]
    fn returns_line_starts_in_utf16_code_units() {
        let text = Text::from("a\n𝄞b\nc");
        assert_eq!([1, 2, 3, 9].map(|line| text.line_start(line)), [Some(0), Some(2), Some(6), None]);
    }

    #[test]
    fn texts_with_the_same_content_are_equal() {
        assert_eq!(Text::from("a").changed(&"b".into()), Text::from("b"));
        assert_ne!(Text::from("a"), Text::from("b"));
    }
}
