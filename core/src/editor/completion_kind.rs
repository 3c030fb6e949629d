//! What could stand at a place.

use super::{BotName, HeaderName};
use crate::crawlers::Crawler;
use crate::directives::DirectiveName;
use crate::lint::Code;
use crate::names::names;
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::Field;

/// What could stand at a place, with what its words need.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CompletionSubject {
    /// A field.
    Field(Field),
    /// A crawler's product token.
    Crawler(&'static Crawler),
    /// `*`, which stands for every crawler.
    Everybody,
    /// A path that the text has, or one above it.
    Path,
    /// A content signal.
    Signal(Purpose, Setting),
    /// A preference of Content-Usage.
    Usage(Category, Preference),
    /// An example of a value.
    Value(Field),
    /// A code that a comment can silence.
    Code(Code),
    /// What begins a comment that silences.
    Ignore,
    /// A field of response headers.
    Header(HeaderName),
    /// A name that crawlers answer to, in front of directives or as that of a meta element.
    BotName(BotName),
    /// A directive.
    Directive(DirectiveName),
    /// An example of a directive's value.
    DirectiveValue(DirectiveName),
}

names! {
    /// What could stand at a place.
    ///
    /// ```
    /// use robotscope::editor::CompletionKind;
    ///
    /// assert_eq!(CompletionKind::Everybody.as_str(), "everybody");
    /// ```
    #[non_exhaustive]
    pub enum CompletionKind {
        /// A field.
        Field = "field",
        /// A crawler's product token.
        Crawler = "crawler",
        /// `*`, which stands for every crawler.
        Everybody = "everybody",
        /// A path.
        Path = "path",
        /// A content signal.
        Signal = "signal",
        /// A preference of Content-Usage.
        Usage = "usage",
        /// An example of a value.
        Value = "value",
        /// A code that a comment can silence.
        Code = "code",
        /// What begins a comment that silences.
        Ignore = "ignore",
        /// A field of response headers.
        Header = "header",
        /// A name that crawlers answer to.
        BotName = "bot-name",
        /// A directive.
        Directive = "directive",
    }
}

impl CompletionSubject {
    /// What kind that is.
    pub(crate) const fn kind(self) -> CompletionKind {
        match self {
            Self::Field(_) => CompletionKind::Field,
            Self::Crawler(_) => CompletionKind::Crawler,
            Self::Everybody => CompletionKind::Everybody,
            Self::Path => CompletionKind::Path,
            Self::Signal(..) => CompletionKind::Signal,
            Self::Usage(..) => CompletionKind::Usage,
            Self::Value(_) | Self::DirectiveValue(_) => CompletionKind::Value,
            Self::Code(_) => CompletionKind::Code,
            Self::Ignore => CompletionKind::Ignore,
            Self::Header(_) => CompletionKind::Header,
            Self::BotName(_) => CompletionKind::BotName,
            Self::Directive(_) => CompletionKind::Directive,
        }
    }
}
