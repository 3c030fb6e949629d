use super::{Field, Spelling};
use crate::text::Span;

/// One line of a robots.txt with the places of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub(super) span: Span,
    pub(super) content: Span,
    pub(super) comment: Option<Span>,
    pub(super) ending: LineEnding,
    pub(super) kind: LineKind,
}

impl Line {
    /// The whole line, its line break and a byte order mark before it included.
    pub fn span(&self) -> Span {
        self.span
    }

    /// The line without its line break and without a byte order mark.
    pub fn content(&self) -> Span {
        self.content
    }

    /// From the `#` to the end of the content, where there is a comment.
    pub fn comment(&self) -> Option<Span> {
        self.comment
    }

    /// What ends the line.
    pub fn ending(&self) -> LineEnding {
        self.ending
    }

    /// What the line holds.
    pub fn kind(&self) -> &LineKind {
        &self.kind
    }
}

/// What ends a line (RFC 9309, 2.2: CR, LF or CRLF).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnding {
    /// The text ends here.
    None,
    /// `\n`
    Lf,
    /// `\r`
    Cr,
    /// `\r\n`
    CrLf,
}

impl LineEnding {
    pub(super) fn len(self) -> usize {
        match self {
            Self::None => 0,
            Self::Lf | Self::Cr => 1,
            Self::CrLf => 2,
        }
    }
}

/// What a line holds beside its comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Nothing but white space.
    Blank,
    /// Only a comment.
    Comment,
    /// A name and a value.
    Record(Record),
    /// Text that has no name before a separator; the span is the text without white space around it.
    Malformed(Span),
}

/// A line with a name and a value, as in `Disallow: /private/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the name asks for.
    pub field: Field,
    /// How the name was written.
    pub spelling: Spelling,
    /// What stands between name and value.
    pub separator: Separator,
    /// The name, without white space around it.
    pub name: Span,
    /// The value, without white space around it; empty at the place where one would begin if there is none.
    pub value: Span,
}

/// What stands between the name and the value of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// A colon.
    Colon,
    /// White space between exactly two words, which Google's parser takes for a forgotten colon (fact B19).
    WhiteSpace,
}
