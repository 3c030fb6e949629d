//! Kinds of completions.

use super::{BotName, HeaderName};
use crate::crawlers::Crawler;
use crate::directives::DirectiveName;
use crate::lint::Code;
use crate::names::names;
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::Field;

/// The subject of a completion, with the data from which its description is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CompletionSubject {
    /// A field.
    Field(Field),
    /// A crawler's product token.
    Crawler(&'static Crawler),
    /// `*`, which means every crawler.
    AllCrawlers,
    /// A path of the text, or the parent of such a path.
    Path,
    /// A content signal.
    Signal(Purpose, Setting),
    /// A preference of Content-Usage.
    Usage(Category, Preference),
    /// An example of a value.
    Value(Field),
    /// A code for an ignore comment.
    Code(Code),
    /// The beginning of an ignore comment.
    Ignore,
    /// A field of response headers.
    Header(HeaderName),
    /// A name that crawlers obey, before directives or as the name of a meta element.
    BotName(BotName),
    /// A directive.
    Directive(DirectiveName),
    /// An example of a directive's value.
    DirectiveValue(DirectiveName),
}

names! {
    /// The kind of a completion.
    ///
    /// ```
    /// use robotscope::editor::CompletionKind;
    ///
    /// assert_eq!(CompletionKind::AllCrawlers.as_str(), "all-crawlers");
    /// ```
    #[non_exhaustive]
    pub enum CompletionKind {
        /// A field.
        Field = "field",
        /// A crawler's product token.
        Crawler = "crawler",
        /// `*`, which means every crawler.
        AllCrawlers = "all-crawlers",
        /// A path.
        Path = "path",
        /// A content signal.
        Signal = "signal",
        /// A preference of Content-Usage.
        Usage = "usage",
        /// An example of a value.
        Value = "value",
        /// A code for an ignore comment.
        Code = "code",
        /// The beginning of an ignore comment.
        Ignore = "ignore",
        /// A field of response headers.
        Header = "header",
        /// A name that crawlers obey.
        BotName = "bot-name",
        /// A directive.
        Directive = "directive",
    }
}

impl CompletionSubject {
    /// Returns the kind of the completion.
    pub(crate) const fn kind(self) -> CompletionKind {
        match self {
            Self::Field(_) => CompletionKind::Field,
            Self::Crawler(_) => CompletionKind::Crawler,
            Self::AllCrawlers => CompletionKind::AllCrawlers,
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
