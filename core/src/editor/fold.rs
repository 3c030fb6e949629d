//! Foldable ranges.

use super::symbol::lines_of;
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::names::names;
use crate::order::sort_by_number;
use crate::robots_txt::LineKind;

/// A range of lines that an editor can fold. When it is folded, only its first line is visible.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, Fold, FoldKind};
///
/// let folds = editor::folding(&RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /b\n"));
/// assert_eq!(folds, [Fold { kind: FoldKind::Group, first_line: 1, last_line: 3 }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fold {
    /// The kind of range.
    pub kind: FoldKind,
    /// The number of the first line, from 1.
    pub first_line: u32,
    /// The number of the last line; always greater than `first_line`.
    pub last_line: u32,
}

names! {
    /// The content of a foldable range: a group, or lines that contain only a comment.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::FoldKind::Comments.as_str(), "comments");
    /// ```
    #[non_exhaustive]
    pub enum FoldKind {
        /// A group.
        Group = "group",
        /// Consecutive lines that contain only a comment.
        Comments = "comments",
    }
}

/// Returns the foldable ranges in text order: groups as RFC 9309 defines them, and consecutive comment lines.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("# one\n# two\nUser-agent: *\nDisallow: /a\n\n# alone");
/// let lines: Vec<_> = editor::folding(&robots).iter().map(|fold| (fold.first_line, fold.last_line)).collect();
/// assert_eq!(lines, [(1, 2), (3, 4)]);
/// ```
pub fn folding(robots: &RobotsTxt<'_>) -> Vec<Fold> {
    let groups = robots.groups(&Dialect::RFC9309);
    let groups = groups.iter().map(|group| (FoldKind::Group, lines_of(&group)));
    let mut number = 1;
    let comments = robots.lines().chunk_by(|one, next| (one.kind() == LineKind::Comment) == (next.kind() == LineKind::Comment));
    let comments = comments.filter_map(|lines| {
        let first = number;
        number += u32::try_from(lines.len()).unwrap_or_default();
        let is_comment = lines.first().is_some_and(|line| line.kind() == LineKind::Comment);
        is_comment.then_some((FoldKind::Comments, (first, number - 1)))
    });
    let folds = groups.chain(comments).filter(|(_, (first, last))| first < last);
    let mut folds: Vec<_> = folds.map(|(kind, (first_line, last_line))| Fold { kind, first_line, last_line }).collect();
    sort_by_number(&mut folds, |fold| u64::from(fold.first_line));
    folds
}
