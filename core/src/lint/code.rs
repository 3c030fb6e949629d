use super::page;

/// Makes the enum, the list of all and their names.
macro_rules! codes {
    ($(#[doc = $doc:literal] $variant:ident = $name:literal,)+) => {
        /// What can be wrong with a text. A code keeps its name for good.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $doc] $variant,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name as it is written in JavaScript and in comments that silence it.
            ///
            /// ```
            /// assert_eq!(robotscope::lint::Code::DeadRule.as_str(), "dead-rule");
            /// ```
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            /// What is wrong, in a sentence without the text.
            ///
            /// ```
            /// assert_eq!(robotscope::lint::Code::DeadRule.title(), "A rule that never decides.");
            /// ```
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$variant => $doc.trim_ascii()),+
                }
            }
        }
    };
}

codes! {
    /// HTML stands where robots.txt should.
    HtmlDocument = "html-document",
    /// The text is in UTF-16.
    Utf16 = "utf-16",
    /// A byte order mark stands before the first line.
    ByteOrderMark = "byte-order-mark",
    /// A NUL byte.
    NulByte = "nul-byte",
    /// Bytes that are not UTF-8.
    InvalidUtf8 = "invalid-utf-8",
    /// Lines end in different ways.
    MixedLineEndings = "mixed-line-endings",
    /// The file is longer than every reader reads.
    FileTooLarge = "file-too-large",
    /// A line is longer than every reader reads.
    LineTooLong = "line-too-long",
    /// A line that is no record.
    MalformedLine = "malformed-line",
    /// A record without a colon.
    MissingColon = "missing-colon",
    /// A field's name that only Google's parser forgives.
    MisspelledField = "misspelled-field",
    /// A field's name with something behind it, which only Google's parser forgives.
    FieldPrefix = "field-prefix",
    /// A field that nobody knows.
    UnknownField = "unknown-field",
    /// A field that nobody reads any more.
    RetiredField = "retired-field",
    /// A rule that should keep pages out of results, which nobody reads.
    NoindexRule = "noindex-rule",
    /// A rule that belongs to no group.
    RuleBeforeGroup = "rule-before-group",
    /// A group without rules.
    EmptyGroup = "empty-group",
    /// Two groups that are one, though something seems to divide them.
    MergedGroups = "merged-groups",
    /// A group whose crawlers lose the rules of everybody's group.
    LostWildcardRules = "lost-wildcard-rules",
    /// Everybody's group stands there more than once.
    RepeatedWildcardGroup = "repeated-wildcard-group",
    /// A crawler's group stands there more than once.
    RepeatedGroup = "repeated-group",
    /// A crawler is named twice in a group.
    RepeatedAgent = "repeated-agent",
    /// A user-agent line without a value.
    EmptyAgent = "empty-agent",
    /// A user-agent line that cannot name the crawler that is meant.
    UnmatchableAgent = "unmatchable-agent",
    /// A crawler's name that is nearly one that is known.
    MisspelledCrawler = "misspelled-crawler",
    /// A crawler that is gone.
    RetiredCrawler = "retired-crawler",
    /// A crawler that takes no notice of robots.txt.
    DisobedientCrawler = "disobedient-crawler",
    /// Everything is forbidden to search engines.
    BlocksEverything = "blocks-everything",
    /// Everything is forbidden to a search engine that is named.
    BlocksSearchEngine = "blocks-search-engine",
    /// A rule that never decides.
    DeadRule = "dead-rule",
    /// A rule that says what a wider one says anyway.
    RedundantRule = "redundant-rule",
    /// A rule that stands there already.
    DuplicateRule = "duplicate-rule",
    /// A rule that allows what another one with the same pattern disallows.
    ContradictoryRules = "contradictory-rules",
    /// A part that Cloudflare writes says of the whole site what the owner's own part does not.
    ManagedContradiction = "managed-contradiction",
    /// A rule that never decides for readers that take the first that matches.
    OrderDependentRule = "order-dependent-rule",
    /// A disallow rule without a pattern among others.
    EmptyDisallow = "empty-disallow",
    /// An allow rule without a pattern.
    EmptyAllow = "empty-allow",
    /// A pattern that does not begin with a slash or a star.
    PatternWithoutSlash = "pattern-without-slash",
    /// A whole URL as a pattern.
    UrlAsPattern = "url-as-pattern",
    /// White space within a pattern.
    SpaceInPattern = "space-in-pattern",
    /// A dollar sign that is not at the end.
    DollarInside = "dollar-inside",
    /// A star at the end.
    TrailingStar = "trailing-star",
    /// A value of `content` without quotes, from which directives are lost.
    UnquotedContent = "unquoted-content",
    /// Several stars in a row.
    RepeatedStar = "repeated-star",
    /// A character that not every reader encodes.
    UnencodedCharacter = "unencoded-character",
    /// A percent sign that begins no escape.
    BadPercentEscape = "bad-percent-escape",
    /// An escape in small letters.
    LowerCaseEscape = "lower-case-escape",
    /// Two patterns that differ only in letter case and say the opposite.
    CaseTrap = "case-trap",
    /// A pattern that is longer than Yandex allows.
    YandexRuleLength = "yandex-rule-length",
    /// More rules than Yandex allows.
    YandexRuleCount = "yandex-rule-count",
    /// So many rules that not all of them are examined.
    UnexaminedRules = "unexamined-rules",
    /// A pattern that tells everybody where something secret is.
    SensitivePath = "sensitive-path",
    /// A sitemap whose URL is not absolute.
    SitemapNotAbsolute = "sitemap-not-absolute",
    /// A sitemap that no web crawler can fetch.
    SitemapScheme = "sitemap-scheme",
    /// A sitemap that is named twice.
    DuplicateSitemap = "duplicate-sitemap",
    /// A crawl delay for a crawler that takes no notice.
    CrawlDelayIgnored = "crawl-delay-ignored",
    /// A record outside of any group that counts only inside of one.
    RecordBeforeGroup = "record-before-group",
    /// The value of a record cannot be read.
    InvalidValue = "invalid-value",
    /// A content signal that nobody knows.
    UnknownSignal = "unknown-signal",
    /// A preference on the use of content that nobody knows.
    UnknownUsage = "unknown-usage",
    /// A preference on content that the crawlers may not even fetch.
    UsageOfBlockedPath = "usage-of-blocked-path",
    /// A comment that should silence a code and cannot be read.
    InvalidIgnore = "invalid-ignore",
    /// A comment that silences nothing.
    UselessIgnore = "useless-ignore",
    /// A directive that robots.txt keeps crawlers from seeing.
    UnseenDirective = "unseen-directive",
    /// Directives that say the opposite to the same crawlers.
    ContradictoryDirectives = "contradictory-directives",
    /// A length of snippets beside `nosnippet`.
    NosnippetWithMaxSnippet = "nosnippet-with-max-snippet",
    /// A word that is no directive.
    UnknownDirective = "unknown-directive",
    /// A word that looks like a directive, and is read as a bot's name.
    MisspelledDirective = "misspelled-directive",
    /// No comma between two directives.
    MissingComma = "missing-comma",
    /// Quotation marks that are taken for text.
    StrayQuotes = "stray-quotes",
    /// The value of a directive cannot be read.
    InvalidDirectiveValue = "invalid-directive-value",
    /// A value for a directive that takes none.
    NeedlessValue = "needless-value",
    /// A bot's name where none can stand, or with nothing behind it.
    MisplacedBotName = "misplaced-bot-name",
    /// A bot's name that no known crawler answers to.
    UnknownBotName = "unknown-bot-name",
    /// Several bots' names in one attribute.
    SeveralBotNames = "several-bot-names",
    /// A directive that is read no longer.
    RetiredDirective = "retired-directive",
    /// A directive that none of the crawlers is known to read.
    UnsupportedDirective = "unsupported-directive",
    /// `indexifembedded` without `noindex`.
    LoneIndexifembedded = "lone-indexifembedded",
    /// A directive in the body of a document.
    DirectiveInBody = "directive-in-body",
    /// A directive in a meta element with `http-equiv`.
    HttpEquivDirective = "http-equiv-directive",
    /// A directive in a place where it has no effect.
    IneffectiveDirective = "ineffective-directive",
    /// A date of which something has to be guessed.
    UncertainDate = "uncertain-date",
    /// A date after which the page is not shown any more, and which has come.
    ExpiredUnavailableAfter = "expired-unavailable-after",
    /// Directives that crawlers may read in different ways.
    ReadingDependent = "reading-dependent",
    /// Headers that may have been joined, so that a bot's name seems to be for more.
    JoinedHeaders = "joined-headers",
    /// A document that is no HTML by its Content-Type.
    NotHtml = "not-html",
    /// A document in an encoding in which it is not read.
    UnreadCharset = "unread-charset",
    /// A canonical link on a page that may not be indexed.
    CanonicalWithNoindex = "canonical-with-noindex",
    /// `data-nosnippet` on an element on which it has no effect.
    MisplacedNosnippet = "misplaced-nosnippet",
    /// `data-nosnippet` on an element that is not closed.
    UnclosedNosnippet = "unclosed-nosnippet",
}

impl Code {
    /// The code with this name.
    ///
    /// ```
    /// use robotscope::lint::Code;
    ///
    /// assert_eq!(Code::from_name("dead-rule"), Some(Code::DeadRule));
    /// assert_eq!(Code::from_name("dead"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// What it can be found in.
    ///
    /// ```
    /// use robotscope::lint::{Code, Subject};
    ///
    /// assert_eq!(Code::MissingComma.subject(), Subject::Page);
    /// ```
    pub fn subject(self) -> Subject {
        if page::LINTS.iter().any(|lint| lint.code == self) { Subject::Page } else { Subject::RobotsTxt }
    }
}

/// What a lint looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A robots.txt: [`RobotsTxt::lint`](crate::RobotsTxt::lint).
    RobotsTxt,
    /// A page's headers and document: [`Page::lint`](crate::evaluate::Page::lint).
    Page,
}

impl Subject {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::Subject::RobotsTxt.as_str(), "robots-txt");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::RobotsTxt => "robots-txt",
            Self::Page => "page",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kebab_case_and_lead_back() {
        for (place, &code) in Code::ALL.iter().enumerate() {
            assert_eq!(code as usize, place);
            assert_eq!(Code::from_name(code.as_str()), Some(code));
            let kebab: String = format!("{code:?}")
                .char_indices()
                .flat_map(|(at, c)| {
                    (at > 0 && (c.is_ascii_uppercase() || c.is_ascii_digit()))
                        .then_some('-')
                        .into_iter()
                        .chain([c.to_ascii_lowercase()])
                })
                .collect();
            assert_eq!(code.as_str().replace('-', ""), kebab.replace('-', ""));
        }
    }
}
