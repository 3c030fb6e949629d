//! What can be folded away.

use super::symbol::lines_of;
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::order::sort_by_number;
use crate::robots_txt::LineKind;

/// Lines of which all but the first can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold {
    /// What they are.
    pub kind: FoldKind,
    /// The number of the first line, from 1.
    pub first_line: u32,
    /// The number of the last one; always greater.
    pub last_line: u32,
}

/// What can be folded away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoldKind {
    /// A group.
    Group,
    /// Comments in lines of their own, one below the other.
    Comments,
}

impl FoldKind {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::language::FoldKind::Comments.as_str(), "comments");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Group => "group",
            Self::Comments => "comments",
        }
    }
}

impl RobotsTxt<'_> {
    /// What can be folded away, in the order of the text: groups, as RFC 9309 has them, and comments.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    ///
    /// let robots = RobotsTxt::parse("# one\n# two\nUser-agent: *\nDisallow: /a\n\n# alone");
    /// let lines: Vec<_> = robots.folding().iter().map(|fold| (fold.first_line, fold.last_line)).collect();
    /// assert_eq!(lines, [(1, 2), (3, 4)]);
    /// ```
    pub fn folding(&self) -> Vec<Fold> {
        let groups = self.groups(&Dialect::RFC9309);
        let groups = groups.iter().map(|group| (FoldKind::Group, lines_of(&group)));
        let mut number = 1;
        let comments = self.lines().chunk_by(|one, next| (one.kind() == LineKind::Comment) == (next.kind() == LineKind::Comment));
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
}
