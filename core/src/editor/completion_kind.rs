//! Kinds of completions.

use super::{BotName, HeaderName};
use crate::crawlers::Crawler;
use crate::directives::DirectiveName;
use crate::lint::Code;
use crate::names::names;
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::Field;

/// The kind of a completion, with the data for its description.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CompletionSubject {
    Field(Field),
    /// The product token of this crawler.
    Crawler(&'static Crawler),
    /// `*`, which means every crawler.
    AllCrawlers,
    /// A path from the text, or the parent path of a path from the text.
    Path,
    Signal(Purpose, Setting),
    /// A preference in a Content-Usage record.
    Usage(Category, Preference),
    /// An example value for a field.
    Value(Field),
    /// A code in an ignore comment.
    Code(Code),
    /// The word `ignore` or `ignore-file` in an ignore comment.
    Ignore,
    /// The name of a response header.
    Header(HeaderName),
    /// A bot name: a meta element's name, or a name before directives in a header.
    BotName(BotName),
    Directive(DirectiveName),
    /// An example value for a directive.
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
        /// A preference in a Content-Usage record.
        Usage = "usage",
        /// An example of a value.
        Value = "value",
        /// A code in an ignore comment.
        Code = "code",
        /// The beginning of an ignore comment.
        Ignore = "ignore",
        /// The name of a response header.
        Header = "header",
        /// A bot name that crawlers look for.
        BotName = "bot-name",
        /// A directive.
        Directive = "directive",
    }
}

impl CompletionSubject {
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
