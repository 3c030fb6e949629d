//! What JavaScript gets of diagnostics.

use robotscope::evaluate::{self, Report};
use robotscope::{explain, lint as engine};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::evaluate::PageTexts;
use crate::finding::Source;
use crate::offsets::{Offsets, Position};
use crate::union::union;
use crate::verdict::{DialectName, Span};
use crate::words::Language;

/// Something that is wrong with a text or worth knowing about it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Diagnostic {
    /// What it is.
    #[tsify(type = "LintCode")]
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// Why it matters, and to whom.
    pub explanation: String,
    /// Where the code is documented.
    pub url: String,
    /// Which of a page's texts it is about; only `lintPage` says it.
    #[tsify(optional)]
    pub source: Option<Source>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column at which it begins, from 1, in UTF-16 code units.
    pub column: u32,
    /// The line in which it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
    /// The part of the text that is meant.
    pub span: Span,
    /// The crawlers that it concerns; "*" for all that no group names. Empty if it concerns no one in particular, or all that matter.
    pub crawlers: Vec<String>,
    /// The dialects that it concerns; empty if it concerns all that matter.
    pub dialects: Vec<DialectName>,
    /// Other parts of the text that belong to it, ten at most.
    pub labels: Vec<DiagnosticLabel>,
    /// How to fix it, the best way first.
    pub fixes: Vec<Fix>,
    /// How many more there are with this code: other places of what is told once a text, or what was left out, because there are more
    /// than a thousand; only the last one knows.
    pub more: u32,
}

/// Another part of the text, and what it has to do with a diagnostic.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DiagnosticLabel {
    /// What it has to do with it.
    pub message: String,
    /// In which of a page's texts it is; only `lintPage` says it.
    #[tsify(optional)]
    pub source: Option<Source>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column at which it begins, from 1, in UTF-16 code units.
    pub column: u32,
    /// The line in which it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
    /// The part of the text that is meant.
    pub span: Span,
}

/// A way to fix something.
#[derive(Serialize, Tsify)]
pub struct Fix {
    /// What it does.
    pub title: String,
    /// Whether it may be made without asking.
    pub applicability: Applicability,
    /// All that is to be changed; none of the edits touches another.
    pub edits: Vec<TextEdit>,
}

/// A part of the text, and what replaces it.
#[derive(Serialize, Tsify)]
pub struct TextEdit {
    /// The part; empty where something is only inserted.
    pub span: Span,
    /// What replaces it.
    pub replacement: String,
}

/// A lint: what it finds, and why that matters.
#[derive(Serialize, Tsify)]
pub struct LintInfo {
    /// What it finds.
    #[tsify(type = "LintCode")]
    pub code: &'static str,
    /// How bad that is, if nobody says otherwise.
    pub severity: Severity,
    /// When it looks, if nobody says otherwise.
    pub when: LintWhen,
    /// Whether it tells of a text once, with the other places as labels and all fixes in one.
    pub once: bool,
    /// Which function finds it: `lint` in a robots.txt, `lintPage` in a page's headers and document.
    pub subject: LintSubject,
    /// Why it matters.
    pub explanation: String,
    /// Where it is documented.
    pub url: String,
}

/// Whom the text has to serve, and how bad what is.
#[derive(Serialize, Tsify)]
pub struct LintOptions {
    /// The crawlers that matter, by product token or User-Agent string; left out for all of `crawlers()`. Those that only the text
    /// names matter, too.
    #[tsify(optional, type = "readonly string[]")]
    pub crawlers: Option<Vec<String>>,
    /// The readings that matter; left out for those of the crawlers.
    #[tsify(optional, type = "readonly DialectName[]")]
    pub dialects: Option<Vec<DialectName>>,
    /// How bad something is, where the default is not wanted; "off" turns the lint off, a severity turns on one that has to be asked for.
    #[tsify(optional, type = "{ readonly [code in LintCode]?: \"off\" | Severity }")]
    pub severity: Option<()>,
    /// In which language it is said: English, if left out; another one has to be added with `addLanguage` first.
    #[tsify(optional)]
    pub language: Option<Language>,
}

union! {
    /// How bad something is: worth knowing; probably not meant; a line does not do what it says.
    Severity from engine::Severity { Info, Warning, Error }
}

union! {
    /// When a lint looks, if its severity is not set: always; only where the options name crawlers or dialects; only if its severity
    /// is set.
    LintWhen from engine::When { Always, ReadersNamed, Asked }
}

union! {
    /// What a lint looks at.
    LintSubject from engine::Subject { RobotsTxt, Page }
}

union! {
    /// Whether a fix may be made without asking: it says what was surely meant, or changes no verdict ("safe"); it may change more
    /// than was meant ("unsafe"); it is only an example ("display-only").
    Applicability from engine::Applicability { Safe, Unsafe, DisplayOnly }
}

// Only a type: what is handed over is the engine's own name.
union! {
    /// What can be wrong with a text. A code keeps its name for good.
    LintCode from engine::Code {
        HtmlDocument,
        #[serde(rename = "utf-16")]
        Utf16,
        ByteOrderMark, NulByte,
        #[serde(rename = "invalid-utf-8")]
        InvalidUtf8,
        MixedLineEndings, FileTooLarge, LineTooLong, MalformedLine, MissingColon, MisspelledField, FieldPrefix, UnknownField,
        RetiredField, NoindexRule, RuleBeforeGroup, EmptyGroup, MergedGroups, LostWildcardRules, RepeatedWildcardGroup, RepeatedGroup,
        RepeatedAgent, EmptyAgent, UnmatchableAgent, MisspelledCrawler, RetiredCrawler, DisobedientCrawler, BlocksEverything,
        BlocksSearchEngine, DeadRule, RedundantRule, DuplicateRule, ContradictoryRules, ManagedContradiction, OrderDependentRule, EmptyDisallow, EmptyAllow,
        PatternWithoutSlash, UrlAsPattern, SpaceInPattern, DollarInside, TrailingStar, RepeatedStar, UnencodedCharacter,
        BadPercentEscape, LowerCaseEscape, CaseTrap, YandexRuleLength, YandexRuleCount, UnexaminedRules, SensitivePath, SitemapNotAbsolute,
        SitemapScheme, DuplicateSitemap, CrawlDelayIgnored, RecordBeforeGroup, InvalidValue, UnknownSignal, UnknownUsage,
        UsageOfBlockedPath, InvalidIgnore, UselessIgnore, UnseenDirective, ContradictoryDirectives, NosnippetWithMaxSnippet,
        UnknownDirective, MisspelledDirective, MissingComma, StrayQuotes, InvalidDirectiveValue, NeedlessValue, MisplacedBotName, UnknownBotName, UnquotedContent, SeveralBotNames, RetiredDirective,
        UnsupportedDirective, LoneIndexifembedded, DirectiveInBody, HttpEquivDirective, IneffectiveDirective, UncertainDate,
        ExpiredUnavailableAfter,
        ReadingDependent, JoinedHeaders, NotHtml, UnreadCharset, CanonicalWithNoindex, MisplacedNosnippet, UnclosedNosnippet,
    }
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Something that is wrong with one of a page's texts or worth knowing about it: a `Diagnostic`, whose fixes are for that text.
 */
export interface PageDiagnostic extends Diagnostic {
    /**
     * Which text it is about; lines, columns and spans are those of this text.
     */
    source: "headers" | "html";
    /**
     * Other parts of the page's texts that belong to it, ten at most.
     */
    labels: PageDiagnosticLabel[];
}

/**
 * Another part of one of a page's texts, and what it has to do with a diagnostic: a `DiagnosticLabel`.
 */
export interface PageDiagnosticLabel extends DiagnosticLabel {
    /**
     * Which text it is in.
     */
    source: Source;
}
"#;

/// Where a code is documented.
pub(crate) fn url(code: engine::Code) -> String {
    // Relative as long as the package names no home.
    let home = if env!("CARGO_PKG_REPOSITORY").is_empty() { "" } else { concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/") };
    format!("{home}docs/DIAGNOSTICS.md#{}", code.as_str())
}

impl Diagnostic {
    pub(crate) fn new(found: &engine::Diagnostic, words: explain::DiagnosticWords, offsets: &Offsets<'_>) -> Self {
        let [start, end] = offsets.ends(found.span);
        let labels = found.labels.iter().zip(words.labels);
        let fixes = found.fixes.iter().zip(words.fixes);
        Self {
            code: found.code.as_str(),
            severity: found.severity.into(),
            message: words.message,
            explanation: words.explanation,
            url: url(found.code),
            source: None,
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            span: offsets.span(found.span),
            crawlers: found.crawlers.clone(),
            dialects: found.dialects.iter().map(|dialect| (*dialect).into()).collect(),
            labels: labels.map(|(label, message)| DiagnosticLabel::new(label.span, message, offsets)).collect(),
            fixes: fixes.map(|(fix, title)| Fix::new(fix, title, offsets)).collect(),
            more: found.more,
        }
    }
}

impl Diagnostic {
    pub(crate) fn of_page(
        found: &engine::PageDiagnostic,
        words: explain::DiagnosticWords,
        report: &Report<'_>,
        texts: &PageTexts<'_>,
    ) -> Self {
        let offsets = texts.offsets(found.place.source);
        let [start, end] = offsets.ends(found.place.span);
        let label = |(place, message): (&evaluate::Place, _)| DiagnosticLabel {
            source: Some(place.source.into()),
            ..DiagnosticLabel::new(place.span, message, texts.offsets(place.source))
        };
        // Many diagnostics can be for all of a hundred.
        let concerned = if found.crawlers.len() < report.crawlers.len() { &*found.crawlers } else { &[] };
        let crawlers = concerned.iter().filter_map(|crawler| report.crawlers.get(*crawler as usize));
        Self {
            code: found.code.as_str(),
            severity: found.severity.into(),
            message: words.message,
            explanation: words.explanation,
            url: url(found.code),
            source: Some(found.place.source.into()),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            span: offsets.span(found.place.span),
            crawlers: crawlers.map(|crawler| crawler.agent.name().to_owned()).collect(),
            dialects: Vec::new(),
            labels: found.others.iter().zip(words.labels).map(label).collect(),
            fixes: found.fixes.iter().zip(words.fixes).map(|(fix, title)| Fix::new(fix, title, offsets)).collect(),
            more: found.more,
        }
    }
}

impl DiagnosticLabel {
    fn new(span: robotscope::text::Span, message: String, offsets: &Offsets<'_>) -> Self {
        let [start, end] = offsets.ends(span);
        let span = offsets.span(span);
        let source = None;
        Self { message, source, line: start.line, column: start.column, end_line: end.line, end_column: end.column, span }
    }
}

impl Fix {
    fn new(fix: &engine::Fix, title: String, offsets: &Offsets<'_>) -> Self {
        let edits = fix.edits.iter();
        let edits = edits.map(|edit| TextEdit { span: offsets.span(edit.span), replacement: edit.replacement.clone() });
        Self { title, applicability: fix.applicability.into(), edits: edits.collect() }
    }
}

impl Offsets<'_> {
    /// Where a part begins and where it ends.
    fn ends(&self, span: robotscope::text::Span) -> [Position; 2] {
        [self.position(span), self.position(robotscope::text::Span::at(span.end(), 0))]
    }
}
