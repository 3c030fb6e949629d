//! What JavaScript gets of the questions of an editor.

use robotscope::text::Utf16Index;
use robotscope::{explain, language as engine, lint};
use serde::Serialize;
use tsify::Tsify;

use crate::diagnostic_types::{Applicability, LintCode, TextEdit};
use crate::robots_txt::RobotsTxt;
use crate::to_js::in_utf16;
use crate::union::union;
use crate::verdict::Span;
use crate::words::messages;

/// What stands under the pointer. All words are plain text and no Markdown.
#[derive(Serialize, Tsify)]
pub struct Hover {
    /// The part of the text.
    pub span: Span,
    /// What it is.
    pub title: String,
    /// What is known of it, the most important first.
    pub paragraphs: Vec<String>,
    /// The documents that say so.
    pub sources: Vec<SourceDocument>,
    /// Whom its line is for, if for anybody.
    #[tsify(optional)]
    pub affected: Option<Affected>,
}

/// A document that says what is said.
#[derive(Serialize, Tsify)]
pub struct SourceDocument {
    /// The document, and the section if it has any.
    pub title: &'static str,
    /// Where to read it.
    pub url: &'static str,
}

/// Whom a line is for, and what becomes of it there.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Affected {
    /// The line's number, from 1.
    pub line: u32,
    /// All of it in words.
    pub summary: String,
    /// The crawlers of the catalogue that it is for. All others have another group, or none.
    pub crawlers: Vec<AffectedCrawler>,
    /// The product tokens that its group names and the catalogue does not know, a hundred at most.
    pub names: Vec<String>,
    /// Whether it is also for every crawler that no group names.
    pub and_others: bool,
}

/// A crawler that a line is for.
#[derive(Serialize, Tsify)]
pub struct AffectedCrawler {
    /// Its product token.
    pub crawler: &'static str,
    /// What becomes of the line.
    pub effect: LineEffect,
}

union! {
    /// What becomes of a line at a crawler that it is for: it counts; whether the crawler cares is not known; the crawler takes no
    /// notice of robots.txt, does not honour such records, or knows no such line.
    LineEffect from engine::Effect { Binds, Unsure, Disobeyed, NotHonoured, Unread }
}

/// Something that could stand at a place.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Completion {
    /// The part that it replaces; empty where nothing stands yet.
    pub span: Span,
    /// What it is called in a list.
    pub label: String,
    /// What is to be put there.
    pub insert: String,
    /// What it is.
    pub kind: CompletionKind,
    /// A few words about it.
    pub detail: String,
    /// A sentence or two; empty if there is nothing to say.
    pub documentation: String,
    /// Whether the text has it already, where once is enough; such entries come last.
    pub is_used: bool,
}

/// What could stand at a place.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum CompletionKind {
    Field,
    Crawler,
    Everybody,
    Path,
    Signal,
    Usage,
    Value,
    Code,
    Ignore,
    Header,
    BotName,
    Directive,
}

/// A part of the outline.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DocumentSymbol {
    /// What it is.
    pub kind: SymbolKind,
    /// What it is called, in the words of the text: of a group the names of its crawlers, else the record.
    pub name: String,
    /// Where that name stands; of a group, the first one.
    pub name_span: Span,
    /// All of it.
    pub span: Span,
    /// What stands within it.
    pub children: Vec<DocumentSymbol>,
}

union! {
    /// What a part of the outline is.
    SymbolKind from engine::SymbolKind { Group, Allow, Disallow, Sitemap, Record }
}

/// Lines of which all but the first can be hidden.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Fold {
    /// What they are.
    pub kind: FoldKind,
    /// The number of the first line, from 1.
    pub first_line: u32,
    /// The number of the last one; always greater.
    pub last_line: u32,
}

union! {
    /// What can be folded away: a group, or comments in lines of their own.
    FoldKind from engine::FoldKind { Group, Comments }
}

union! {
    /// What a part of the text is. "misspelled-field": only Google's parser reads it; "unknown-field": nobody does; "operator": a star
    /// or a final dollar sign in a pattern; "ignored": what no reader looks at, such as a version behind a product token.
    TokenKind from engine::TokenKind {
        Comment, Field, MisspelledField, UnknownField, Separator, ProductToken, Everybody, Pattern, Operator, Url, Number, Key, Keyword,
        Ignored, Text, Error,
    }
}

/// Something to show behind a user-agent line.
#[derive(Serialize, Tsify)]
pub struct InlayHint {
    /// Where to show it: the end of the line's content.
    pub offset: u32,
    /// The line's number, from 1.
    pub line: u32,
    /// What it is about.
    pub kind: InlayKind,
    /// What it says.
    pub text: String,
}

/// How many crawlers a group binds, which groups count as one with it, or who passes it over.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum InlayKind {
    Binds,
    Merged,
    PassedOver,
}

/// Something that can be done about a diagnostic.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CodeAction {
    /// What it is.
    pub kind: ActionKind,
    /// What it does.
    pub title: String,
    /// The code of the diagnostic.
    pub code: LintCode,
    /// Where the diagnostic is.
    pub diagnostic_span: Span,
    /// Whether it may be made without asking.
    pub applicability: Applicability,
    /// All that is to be changed; none of the edits touches another.
    pub edits: Vec<TextEdit>,
    /// Whether it is the first way to fix the diagnostic, and safe.
    pub is_preferred: bool,
}

/// A fix of a diagnostic, the safe fixes of all with the same code, or a comment that silences it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum ActionKind {
    Fix,
    FixAll,
    Silence,
}

impl Hover {
    pub(crate) fn new(text: &RobotsTxt, hover: &engine::Hover) -> Self {
        let affected = hover.affected.as_ref().map(Affected::from);
        Self { affected, ..Self::of_words(text.span(hover.span), explain::hover(&messages(), &text.robots, hover)) }
    }

    /// Of a page's text.
    pub(crate) fn of_page(text: &[u8], offsets: &Utf16Index, hover: &engine::PageHover) -> Self {
        Self::of_words(in_utf16(offsets, hover.span), explain::page_hover(&messages(), text, hover))
    }

    fn of_words(span: Span, words: explain::HoverWords) -> Self {
        let explain::HoverWords { title, paragraphs, sources } = words;
        let sources = sources.iter().map(|source| SourceDocument { title: source.title, url: source.url }).collect();
        Self { span, title, paragraphs, sources, affected: None }
    }
}

impl From<&engine::Affected> for Affected {
    fn from(affected: &engine::Affected) -> Self {
        let crawlers = affected.crawlers.iter();
        Self {
            line: affected.line,
            summary: explain::affected(&messages(), affected),
            crawlers: crawlers.map(|one| AffectedCrawler { crawler: one.crawler.token, effect: one.effect.into() }).collect(),
            names: affected.names.clone(),
            and_others: affected.and_others,
        }
    }
}

impl Completion {
    pub(crate) fn new(offsets: &Utf16Index, completion: &engine::Completion) -> Self {
        let explain::CompletionWords { detail, documentation } = explain::completion(&messages(), completion);
        Self {
            span: in_utf16(offsets, completion.span),
            label: completion.label.clone(),
            insert: completion.insert.clone(),
            kind: match completion.kind {
                engine::CompletionKind::Field(_) => CompletionKind::Field,
                engine::CompletionKind::Crawler(_) => CompletionKind::Crawler,
                engine::CompletionKind::Everybody => CompletionKind::Everybody,
                engine::CompletionKind::Path => CompletionKind::Path,
                engine::CompletionKind::Signal(..) => CompletionKind::Signal,
                engine::CompletionKind::Usage(..) => CompletionKind::Usage,
                engine::CompletionKind::Value(_) | engine::CompletionKind::DirectiveValue(_) => CompletionKind::Value,
                engine::CompletionKind::Code(_) => CompletionKind::Code,
                engine::CompletionKind::Ignore => CompletionKind::Ignore,
                engine::CompletionKind::Header(_) => CompletionKind::Header,
                engine::CompletionKind::BotName(_) => CompletionKind::BotName,
                engine::CompletionKind::Directive(_) => CompletionKind::Directive,
            },
            detail,
            documentation,
            is_used: completion.is_used,
        }
    }
}

impl DocumentSymbol {
    pub(crate) fn new(text: &RobotsTxt, symbol: &engine::Symbol) -> Self {
        Self {
            kind: symbol.kind.into(),
            name: symbol.name.clone(),
            name_span: text.span(symbol.name_span),
            span: text.span(symbol.span),
            children: symbol.children.iter().map(|child| Self::new(text, child)).collect(),
        }
    }
}

impl From<&engine::Fold> for Fold {
    fn from(fold: &engine::Fold) -> Self {
        Self { kind: fold.kind.into(), first_line: fold.first_line, last_line: fold.last_line }
    }
}

impl InlayHint {
    pub(crate) fn new(text: &RobotsTxt, hint: &engine::InlayHint) -> Self {
        Self {
            offset: text.offsets().offset(hint.offset),
            line: hint.line,
            kind: match hint.kind {
                engine::InlayKind::Binds { .. } => InlayKind::Binds,
                engine::InlayKind::Merged { .. } => InlayKind::Merged,
                engine::InlayKind::PassedOver { .. } => InlayKind::PassedOver,
            },
            text: explain::inlay_hint(&messages(), hint),
        }
    }
}

impl CodeAction {
    /// Nothing for an action that is about none of the diagnostics.
    pub(crate) fn new(text: &RobotsTxt, diagnostics: &[lint::Diagnostic], action: &engine::CodeAction) -> Option<Self> {
        let diagnostic = diagnostics.get(action.diagnostic)?;
        let is_safe = action.fix.applicability == lint::Applicability::Safe;
        Some(Self {
            kind: match action.kind {
                engine::ActionKind::Fix(_) => ActionKind::Fix,
                engine::ActionKind::FixAll(_) => ActionKind::FixAll,
                engine::ActionKind::Silence => ActionKind::Silence,
            },
            title: explain::code_action(&messages(), &text.robots, diagnostics, action),
            code: diagnostic.code.into(),
            diagnostic_span: text.span(diagnostic.span),
            applicability: action.fix.applicability.into(),
            edits: edits(text, &action.fix.edits),
            is_preferred: is_safe && action.kind == engine::ActionKind::Fix(0),
        })
    }
}

pub(crate) fn edits(text: &RobotsTxt, edits: &[lint::Edit]) -> Vec<TextEdit> {
    let edits = edits.iter().map(|edit| TextEdit { span: text.span(edit.span), replacement: edit.replacement.clone() });
    edits.collect()
}
