use super::{Field, Spelling};
use crate::text::Span;

/// A line in a robots.txt, with the positions of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub(super) start: u32,
    pub(super) content: u32,
    /// The start of the name, or of the malformed text.
    pub(super) name: u32,
    pub(super) name_end: u32,
    pub(super) value: u32,
    pub(super) value_end: u32,
    /// The start of the comment; without a comment, the end of the content.
    pub(super) body_end: u32,
    pub(super) content_end: u32,
    pub(super) ending: LineEnding,
    pub(super) form: Form,
    pub(super) field: Field,
    pub(super) spelling: Spelling,
}

/// The form of a line, which determines the meaning of its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Empty, or only white space or a comment.
    Blank,
    Malformed,
    /// A record with a colon as separator.
    Colon,
    WhiteSpace,
}

impl Line {
    /// Returns the span of the whole line, including its line break and, in the first line, a byte order mark.
    pub fn span(&self) -> Span {
        Span::new(self.start, self.content_end + self.ending.len())
    }

    /// Returns the span of the line without its line break and byte order mark.
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

    /// Returns the span of the comment, from the `#` to the end of the line's content; `None` if there is no comment.
    pub fn comment(&self) -> Option<Span> {
        (self.body_end < self.content_end).then(|| Span::new(self.body_end, self.content_end))
    }

    /// Returns the line ending.
    pub fn ending(&self) -> LineEnding {
        self.ending
    }

    /// Returns the field of the record on the line; `Other` if the line is not a record. A dialect that reads only a part of the line may
    /// read another field.
    pub(crate) fn field(&self) -> Field {
        self.field
    }

    /// Returns the kind of the line.
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

/// The end of a line: CR, LF or CRLF (RFC 9309, 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnding {
    /// No line break: the line ends with the text.
    None,
    /// `\n`.
    Lf,
    /// `\r`.
    Cr,
    /// `\r\n`.
    CrLf,
}

impl LineEnding {
    #[inline]
    pub(super) fn before(text: &[u8]) -> Self {
        match text {
            [b'\n', ..] => Self::Lf,
            [b'\r', b'\n', ..] => Self::CrLf,
            [b'\r', ..] => Self::Cr,
            _ => Self::None,
        }
    }

    /// Returns the line break; an empty text if the line ends with the text.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Lf => "\n",
            Self::Cr => "\r",
            Self::CrLf => "\r\n",
        }
    }

    pub(super) fn len(self) -> u32 {
        self.as_str().len() as u32
    }
}

/// The kind of a line. A comment after a record does not change the kind.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::robots_txt::{Field, LineKind, Record};
///
/// let robots = RobotsTxt::parse("Disallow: /a # why\nNothing!");
/// let kind = |number| robots.line(number).expect("two lines").kind();
/// let LineKind::Record(Record { field, value, .. }) = kind(1) else { panic!("a record") };
/// assert_eq!((field, robots.slice(value)), (Field::Disallow, &b"/a"[..]));
/// assert!(matches!(kind(2), LineKind::Malformed(text) if robots.slice(text) == b"Nothing!"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Empty, or only white space.
    Blank,
    /// Only a comment.
    Comment,
    /// A record with a name and a value.
    Record(Record),
    /// Text that is not a record, because it has no separator or no name before the separator. The span excludes white space around the
    /// text.
    Malformed(Span),
}

/// A line with a name and a value, as in `Disallow: /private/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The field that the name represents.
    pub field: Field,
    /// The spelling of the name.
    pub spelling: Spelling,
    /// The separator between the name and the value.
    pub separator: Separator,
    /// The name, without white space around it.
    pub name: Span,
    /// The value, without white space around it. If the value is missing, an empty span at the position where it would begin.
    pub value: Span,
}

/// The separator between the name and the value of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// A colon.
    Colon,
    /// White space between exactly two words, which Google's parser accepts instead of a colon ([google-parser]).
    WhiteSpace,
}
