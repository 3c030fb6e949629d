use super::{Field, Spelling};
use crate::text::Span;

/// One line of a robots.txt with the places of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub(super) start: u32,
    pub(super) content: u32,
    /// The name, or the malformed text.
    pub(super) name: u32,
    pub(super) name_end: u32,
    pub(super) value: u32,
    pub(super) value_end: u32,
    /// Where a comment begins, or the content ends.
    pub(super) body_end: u32,
    pub(super) content_end: u32,
    pub(super) ending: LineEnding,
    pub(super) form: Form,
    pub(super) field: Field,
    pub(super) spelling: Spelling,
}

/// What of its parts a line has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// At most a comment.
    Blank,
    Malformed,
    /// A record, divided by this.
    Colon,
    WhiteSpace,
}

impl Line {
    /// The whole line, its line break and a byte order mark before it included.
    pub fn span(&self) -> Span {
        Span::new(self.start, self.content_end + self.ending.len())
    }

    /// The line without its line break and without a byte order mark.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, robots_txt::LineEnding};
    ///
    /// let robots = RobotsTxt::parse("Disallow: /a # why\r\n");
    /// let line = &robots.lines()[0];
    /// assert_eq!(robots.slice(line.content()), b"Disallow: /a # why");
    /// assert_eq!(line.comment().map(|comment| robots.slice(comment)), Some(&b"# why"[..]));
    /// assert_eq!(line.ending(), LineEnding::CrLf);
    /// ```
    pub fn content(&self) -> Span {
        Span::new(self.content, self.content_end)
    }

    /// From the `#` to the end of the content, where there is a comment.
    pub fn comment(&self) -> Option<Span> {
        (self.body_end < self.content_end).then(|| Span::new(self.body_end, self.content_end))
    }

    /// What ends the line.
    pub fn ending(&self) -> LineEnding {
        self.ending
    }

    /// What the name of a record asks for, read whole; `Other` where the line is none.
    pub(crate) fn field(&self) -> Field {
        self.field
    }

    /// What the line holds.
    pub fn kind(&self) -> LineKind {
        let record = |separator| {
            LineKind::Record(Record {
                field: self.field,
                spelling: self.spelling,
                separator,
                name: Span::new(self.name, self.name_end),
                value: Span::new(self.value, self.value_end),
            })
        };
        match self.form {
            Form::Blank if self.comment().is_some() => LineKind::Comment,
            Form::Blank => LineKind::Blank,
            Form::Malformed => LineKind::Malformed(Span::new(self.name, self.name_end)),
            Form::Colon => record(Separator::Colon),
            Form::WhiteSpace => record(Separator::WhiteSpace),
        }
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
    /// What ends the line before this text.
    #[inline]
    pub(super) fn before(text: &[u8]) -> Self {
        match text {
            [b'\n', ..] => Self::Lf,
            [b'\r', b'\n', ..] => Self::CrLf,
            [b'\r', ..] => Self::Cr,
            _ => Self::None,
        }
    }

    pub(super) fn len(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Lf | Self::Cr => 1,
            Self::CrLf => 2,
        }
    }
}

/// What a line holds beside its comment.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::robots_txt::{Field, LineKind, Record};
///
/// let robots = RobotsTxt::parse("Disallow: /a # why\nNobody!");
/// let kind = |number| robots.line(number).expect("two lines").kind();
/// let LineKind::Record(Record { field, value, .. }) = kind(1) else { panic!("a record") };
/// assert_eq!((field, robots.slice(value)), (Field::Disallow, &b"/a"[..]));
/// assert!(matches!(kind(2), LineKind::Malformed(text) if robots.slice(text) == b"Nobody!"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// White space between exactly two words, which Google's parser takes for a forgotten colon ([google-parser]).
    WhiteSpace,
}
