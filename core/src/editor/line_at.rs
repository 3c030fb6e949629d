use crate::RobotsTxt;
use crate::robots_txt::{Line, LineEnding};
use crate::text::Span;

/// Returns the line that contains an offset, and its number; `None` for an offset after a final line break.
pub(super) fn line_at<'r>(robots: &'r RobotsTxt<'_>, offset: u32) -> Option<(u32, &'r Line)> {
    let number = robots.lines().partition_point(|line| line.span().start() <= offset);
    let line = robots.lines().get(number.checked_sub(1)?)?;
    let is_behind = offset >= line.span().end() && line.ending() != LineEnding::None;
    (!is_behind).then(|| (u32::try_from(number).unwrap_or(u32::MAX), line))
}

/// Returns the lines that a range touches, with their numbers. Without a range, returns all lines.
pub(super) fn lines_within<'r>(robots: &'r RobotsTxt<'_>, range: Option<Span>) -> impl Iterator<Item = (u32, &'r Line)> {
    let range = range.unwrap_or(Span::at(0, u32::MAX));
    let is_before = |line: &Line| line.span().end() <= range.start() && line.ending() != LineEnding::None;
    let first = robots.lines().partition_point(is_before);
    let lines = robots.lines().get(first..).unwrap_or_default();
    let number = u32::try_from(first).unwrap_or(u32::MAX).saturating_add(1);
    (number..).zip(lines).take_while(move |(_, line)| line.span().start() < range.end().max(range.start().saturating_add(1)))
}
