use std::fmt;

use super::Server;
use crate::names::names;

/// The reason why no configuration was generated. Its `Display` text describes the expected input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GenerateError {
    kind: ErrorKind,
    /// The beginning of the faulty text.
    text: String,
    /// The directives that were probably intended; empty if unknown.
    meant: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ErrorKind {
    NoDirective,
    NotADirective(Wrong),
    NotABotName,
    NotAnExtension,
    NotAPath,
    TooLong,
    TooManyRules,
    PatternNotExpressible(Server),
}

names! {
    /// The fault in a text that should be a directive.
    pub(crate) enum Wrong {
        /// The text contains a character that occurs in no directive.
        Characters = "characters",
        /// No known engine reads the directive.
        Unknown = "unknown",
        /// The text is probably a misspelling of one or more directives.
        Misspelled = "misspelled",
        /// The value is not valid for the directive.
        Value = "value",
    }
}

impl ErrorKind {
    pub(super) fn about(self, text: &str) -> GenerateError {
        self.meaning(text, String::new())
    }

    pub(super) fn meaning(self, text: &str, meant: String) -> GenerateError {
        let mut beginning: String = text.chars().take(60).collect();
        if beginning.len() < text.len() {
            beginning.push('…');
        }
        GenerateError { kind: self, text: beginning, meant }
    }
}

impl GenerateError {
    /// Returns a stable, kebab-case name for the reason.
    ///
    /// ```
    /// use robotscope::generate::{FilePattern, Plan, Server, PlanStatement, generate};
    ///
    /// let plan = Plan { statements: vec![PlanStatement::for_all(["noindex\""])], files: FilePattern::All };
    /// assert_eq!(generate(&plan, Server::Caddy).unwrap_err().code(), "not-a-directive");
    /// ```
    pub fn code(&self) -> &'static str {
        match self.kind {
            ErrorKind::NoDirective => "nothing-to-say",
            ErrorKind::NotADirective(_) => "not-a-directive",
            ErrorKind::NotABotName => "not-a-bot-name",
            ErrorKind::NotAnExtension => "not-an-extension",
            ErrorKind::NotAPath => "not-a-path",
            ErrorKind::TooLong => "line-too-long",
            ErrorKind::TooManyRules => "too-many-rules",
            ErrorKind::PatternNotExpressible(_) => "pattern-not-expressible",
        }
    }

    /// Returns the beginning of the faulty text; empty if the error does not concern a particular text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the directives that were probably intended, such as `max-snippet: 20`; empty if unknown.
    pub(crate) fn meant(&self) -> &str {
        &self.meant
    }

    /// Returns the key that selects the variant of the error message.
    pub(crate) fn form(&self) -> &'static str {
        match self.kind {
            ErrorKind::NotADirective(wrong) => wrong.as_str(),
            ErrorKind::PatternNotExpressible(Server::Meta) => "page",
            _ if self.text.ends_with('/') => "folder",
            _ => "file",
        }
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, text, meant } = self;
        match kind {
            ErrorKind::NoDirective => f.write_str("no directive given: choose one such as noindex"),
            ErrorKind::NotADirective(Wrong::Unknown) => {
                write!(f, "“{text}” is not a directive that a known crawler reads: use one such as noindex")
            }
            ErrorKind::NotADirective(Wrong::Misspelled) => write!(f, "“{text}” is not a directive; “{meant}” is probably meant"),
            ErrorKind::NotADirective(Wrong::Value) => {
                write!(f, "“{text}” has an invalid value for this directive: write it as in “{meant}”")
            }
            ErrorKind::NotADirective(Wrong::Characters) => {
                write!(f, "“{text}” cannot be a directive: use letters, digits, spaces and -_.:,+/ as in “max-snippet: 20”")
            }
            ErrorKind::NotABotName => {
                write!(
                    f,
                    "“{text}” cannot be a bot's name: use letters, digits, spaces and -_.!/ but no directive, as in “googlebot-news”"
                )
            }
            ErrorKind::NotAnExtension => write!(f, "“{text}” is not a file extension: write one such as pdf"),
            ErrorKind::NotAPath => {
                write!(f, "“{text}” is not a path of letters, digits and /-._~: begin it with a slash, as in /private/")
            }
            ErrorKind::TooLong => write!(f, "“{text}” is longer than a header line may be: use fewer directives"),
            ErrorKind::TooManyRules => {
                f.write_str("too many file extensions: choose fewer, because Cloudflare reads at most 100 rules")
            }
            ErrorKind::PatternNotExpressible(Server::Meta) => {
                write!(f, "a meta element applies to its own page, not to “{text}”: choose all files or one path")
            }
            ErrorKind::PatternNotExpressible(_) if text.ends_with('/') => {
                write!(
                    f,
                    "“{text}” is served from a file: specify the file, such as {text}index.html, or choose all paths with this prefix"
                )
            }
            ErrorKind::PatternNotExpressible(_) => {
                write!(f, "“{text}” must be a folder for this server: end it with a slash, as in {text}/")
            }
        }
    }
}

impl std::error::Error for GenerateError {}
