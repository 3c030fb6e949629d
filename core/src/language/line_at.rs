use crate::RobotsTxt;
use crate::robots_txt::{Line, LineEnding};
use crate::text::Span;

impl RobotsTxt<'_> {
    /// The line in which an offset lies, with its number; nothing behind a line break that ends the text.
    pub(super) fn line_at(&self, offset: u32) -> Option<(u32, &Line)> {
        let number = self.lines().partition_point(|line| line.span().start() <= offset);
        let line = self.lines().get(number.checked_sub(1)?)?;
        let is_behind = offset >= line.span().end() && line.ending() != LineEnding::None;
        (!is_behind).then(|| (u32::try_from(number).unwrap_or(u32::MAX), line))
    }

    /// The lines that a part of the text touches, with their numbers; all of them, if no part is given.
    pub(super) fn lines_within(&self, range: Option<Span>) -> impl Iterator<Item = (u32, &Line)> {
        let range = range.unwrap_or(Span::at(0, u32::MAX));
        let is_before = |line: &Line| line.span().end() <= range.start() && line.ending() != LineEnding::None;
        let first = self.lines().partition_point(is_before);
        let lines = self.lines().get(first..).unwrap_or_default();
        let number = u32::try_from(first).unwrap_or(u32::MAX).saturating_add(1);
        (number..).zip(lines).take_while(move |(_, line)| line.span().start() < range.end().max(range.start().saturating_add(1)))
    }
}
