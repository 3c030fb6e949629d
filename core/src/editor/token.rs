//! Semantic highlighting.

use super::line_at::lines_within;
use memchr::memchr;

use crate::RobotsTxt;
use crate::crawlers;
use crate::dialect::Dialect;
use crate::names::names;
use crate::preferences::{ContentSignal, UsageStatement};
use crate::robots_txt::{Field, Line, LineKind, Record, Separator, Spelling, ValueForm};
use crate::text::{Part, Span};

/// A part of the text, classified for highlighting.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, Token, TokenKind};
/// use robotscope::text::Span;
///
/// let tokens = editor::semantic_tokens(&RobotsTxt::parse("# why"), None);
/// assert_eq!(tokens, [Token { span: Span::new(0, 5), kind: TokenKind::Comment }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The position: a non-empty span within one line.
    pub span: Span,
    /// The kind of token.
    pub kind: TokenKind,
}

names! {
    /// The kind of a token.
    ///
    /// - "misspelled-field": only Google's parser reads the field.
    /// - "unknown-field": the field is unknown or has no effect.
    /// - "operator": a star or a final dollar sign in a pattern.
    /// - "ignored": text that no reader uses, such as a version after a product token.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::TokenKind::ProductToken.as_str(), "product-token");
    /// ```
    #[non_exhaustive]
    pub enum TokenKind {
        /// A comment, including its `#`.
        Comment = "comment",
        /// The name of a known field.
        Field = "field",
        /// A misspelled field name, or a field name with extra characters, which only Google’s parser accepts ([google-parser]).
        MisspelledField = "misspelled-field",
        /// A field name that is unknown or has no effect ([google-parser]).
        UnknownField = "unknown-field",
        /// A colon after a field name, an equals sign, or a comma.
        Separator = "separator",
        /// A product token.
        ProductToken = "product-token",
        /// A `*`, which represents every crawler.
        AllCrawlers = "all-crawlers",
        /// A literal part of a pattern.
        Pattern = "pattern",
        /// A `*` in a pattern, or a `$` at its end ([rfc9309-patterns]).
        Operator = "operator",
        /// A URL or a host.
        Url = "url",
        /// A number, a rate or a time.
        Number = "number",
        /// The name of a preference or parameter.
        Key = "key",
        /// One of the values that are defined for a key.
        Keyword = "keyword",
        /// Text that no reader uses, such as a version after a product token.
        Ignored = "ignored",
        /// A value without further structure.
        Text = "text",
        /// A line that is not a record, or an invalid value.
        Error = "error",
    }
}

/// Returns the tokens in text order, without overlaps. With a range, returns only the tokens in lines that the range touches.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, TokenKind};
///
/// let robots = RobotsTxt::parse("Disallow: /*.pdf$ # no papers");
/// let tokens = editor::semantic_tokens(&robots, None);
/// let kinds: Vec<_> = tokens.iter().map(|token| token.kind).collect();
/// use TokenKind::{Comment, Field, Operator, Pattern, Separator};
/// assert_eq!(kinds, [Field, Separator, Pattern, Operator, Pattern, Operator, Comment]);
/// ```
pub fn semantic_tokens(robots: &RobotsTxt<'_>, range: Option<Span>) -> Vec<Token> {
    let mut tokens = Tokens { text: robots.text(), list: Vec::new() };
    lines_within(robots, range).for_each(|(_, line)| tokens.line(line));
    tokens.list
}

struct Tokens<'t> {
    text: &'t [u8],
    list: Vec<Token>,
}

impl<'t> Tokens<'t> {
    fn push(&mut self, kind: TokenKind, span: Span) {
        if !span.is_empty() {
            self.list.push(Token { span, kind });
        }
    }

    fn line(&mut self, line: &Line) {
        match line.kind() {
            LineKind::Record(record) => self.record(&record),
            LineKind::Malformed(span) => self.push(TokenKind::Error, span),
            LineKind::Blank | LineKind::Comment => {}
        }
        if let Some(comment) = line.comment() {
            self.push(TokenKind::Comment, comment);
        }
    }

    fn record(&mut self, record: &Record) {
        let name = match (record.field, record.spelling) {
            (Field::Other | Field::Unused, _) => TokenKind::UnknownField,
            (_, Spelling::Exact) => TokenKind::Field,
            (_, Spelling::Prefix | Spelling::Typo) => TokenKind::MisspelledField,
        };
        self.push(name, record.name);
        if record.separator == Separator::Colon {
            self.separators(b":", Span::new(record.name.end(), record.value.start()));
        }
        let value = Part::new(self.text, record.value);
        match (record.field, record.field.value_form()) {
            (Field::UserAgent, _) => self.agent(value),
            (Field::CleanParam, _) => {
                let (parameters, path) = value.first_word();
                self.push(TokenKind::Key, parameters.span());
                self.pattern(path);
            }
            (Field::ContentSignal, _) => self.signals(value),
            (Field::ContentUsage, _) => self.usage(value),
            (_, ValueForm::Pattern) => self.pattern(value),
            (_, ValueForm::Url | ValueForm::Host) => self.push(TokenKind::Url, value.span()),
            (_, ValueForm::Amount) => {
                let is_number = value.bytes.first().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'.');
                self.push(if is_number { TokenKind::Number } else { TokenKind::Error }, value.span());
            }
            (_, ValueForm::Text | ValueForm::Special) => self.push(TokenKind::Text, value.span()),
        }
    }

    fn agent(&mut self, value: Part<'t>) {
        let dialect = Dialect::RFC9309;
        if dialect.names_all_crawlers(value.bytes) {
            return self.push(TokenKind::AllCrawlers, value.span());
        }
        // Some crawler names contain spaces ([rfc9309-agents]), so the whole name of a known crawler is one token.
        let is_known = std::str::from_utf8(value.bytes).is_ok_and(|name| crawlers::by_token(name).is_some());
        let length = if is_known { value.bytes.len() } else { dialect.token_length(value.bytes) };
        let (token, rest) = value.split_at(length);
        self.push(TokenKind::ProductToken, token.span());
        self.push(if token.is_empty() { TokenKind::Error } else { TokenKind::Ignored }, rest.trimmed().span());
    }

    fn pattern(&mut self, mut pattern: Part<'t>) {
        let end = pattern.bytes.len() - usize::from(pattern.bytes.ends_with(b"$"));
        let anchor;
        (pattern, anchor) = pattern.split_at(end);
        while let Some(star) = memchr(b'*', pattern.bytes) {
            let (before, behind) = pattern.split_at(star);
            let (star, behind) = behind.split_at(1);
            self.push(TokenKind::Pattern, before.span());
            self.push(TokenKind::Operator, star.span());
            pattern = behind;
        }
        self.push(TokenKind::Pattern, pattern.span());
        self.push(TokenKind::Operator, anchor.span());
    }

    fn signals(&mut self, value: Part<'t>) {
        let mut done = value.at;
        for signal in ContentSignal::parse(value.bytes, value.at).signals {
            let known = |is_known: bool, kind| if is_known { kind } else { TokenKind::Ignored };
            self.separators(b",", Span::new(done, signal.name.start()));
            self.push(known(signal.purpose.is_some(), TokenKind::Key), signal.name);
            self.separators(b"=", Span::new(signal.name.end(), signal.value.start()));
            self.push(known(signal.setting.is_some(), TokenKind::Keyword), signal.value);
            done = signal.value.end().max(signal.name.end());
        }
        self.separators(b",", Span::new(done, value.span().end()));
    }

    fn usage(&mut self, value: Part<'t>) {
        let (path, statement) = if value.bytes.starts_with(b"/") { value.first_word() } else { value.split_at(0) };
        self.pattern(path);
        let Ok(UsageStatement { entries }) = UsageStatement::parse(statement.bytes, statement.at) else {
            return self.push(TokenKind::Error, statement.span());
        };
        let mut done = statement.at;
        for entry in entries {
            let kinds = match entry.category {
                Some(_) => [TokenKind::Key, TokenKind::Keyword],
                None => [TokenKind::Ignored; 2],
            };
            self.separators(b",", Span::new(done, entry.key.start()));
            self.push(kinds[0], entry.key);
            self.separators(b"=", Span::new(entry.key.end(), entry.value.start()));
            self.push(kinds[1], entry.value);
            done = entry.value.end().max(entry.key.end());
        }
    }

    /// Marks the first byte in `within` that equals `separator` as a separator.
    fn separators(&mut self, separator: &[u8; 1], within: Span) {
        let at = memchr(separator[0], within.slice(self.text)).and_then(|at| u32::try_from(at).ok());
        if let Some(at) = at {
            self.push(TokenKind::Separator, Span::at(within.start() + at, 1));
        }
    }
}
