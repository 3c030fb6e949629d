use super::editor::{all_crawlers, crawler_facts, crawler_sentence, field_about, signal_words, usage_words, written};
use super::messages::{Messages, english, say};
use super::other_records::record_fault;
use super::parts::{list, row, shortened};
use super::{Affected, affected, dead_rule, dialect, why};
use crate::RobotsTxt;
use crate::editor::{self, HoverSubject, PathExamples, PatternEnd, PatternParts, RuleDecides, RuleHover};
use crate::matching::Access;
use crate::robots_txt::{Field, ManagedBlock, Separator, Spelling};
use crate::sources::{
    CLOUDFLARE_BOT_PREFERENCE_SYNC, CLOUDFLARE_MANAGED_ROBOTS_TXT, GOOGLE_GENERATIVE_AI_CONTROL, Reference,
    TRAINING_PREFERENCE_DRAFT,
};
use crate::text::Span;

const ENGLISH: &str = english!("hover");

/// The text that an editor shows about a part of a file: plain text, without Markdown.
///
/// ```
/// use robotscope::explain::{self, Hover, Messages};
/// use robotscope::{RobotsTxt, editor};
///
/// let robots = RobotsTxt::parse("Sitemap: https://example.com/s.xml");
/// let Hover { span, sources, .. } = explain::hover(&Messages::ENGLISH, &robots, &editor::hover(&robots, 0).expect("a field"));
/// assert_eq!(robots.slice(span), b"Sitemap");
/// assert!(sources.iter().all(|source| source.url.starts_with("https://")));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Hover {
    /// The part of the text.
    pub span: Span,
    /// The part's name or meaning, as a title.
    pub title: String,
    /// Facts, most important first.
    pub paragraphs: Vec<String>,
    /// The sources of the facts.
    pub sources: Vec<Reference>,
    /// The crawlers to which the line applies, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub affected: Option<Affected>,
}

/// Describes the part of a robots.txt under the pointer.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$");
/// let words = explain::hover(&Messages::ENGLISH, &robots, &editor::hover(&robots, 25).expect("a pattern"));
/// assert_eq!(words.title, "Disallow: /*.pdf$");
/// assert_eq!(words.paragraphs[0], "Forbids every path that begins with “/” and ends with “.pdf”.");
/// ```
pub fn hover(messages: &Messages, robots: &RobotsTxt<'_>, hover: &editor::Hover) -> Hover {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let mut sources: Vec<_> = hover.sources.iter().copied().copied().collect();
    let (title, mut paragraphs) = match &hover.subject {
        HoverSubject::Field { field, spelling, separator, value } => {
            let mut paragraphs = vec![field_about(messages, *field)];
            if *spelling != Spelling::Exact {
                let (text, field) = (text(hover.span), written(messages, *field));
                paragraphs.push(say!(messages, "hover-misspelled", text = &text, field = &field));
            }
            if *separator == Separator::WhiteSpace {
                paragraphs.push(say!(messages, "hover-missing-colon"));
            }
            match field {
                Field::Disallow if value.is_empty() => paragraphs.push(say!(messages, "hover-empty-disallow")),
                Field::Allow if value.is_empty() => paragraphs.push(say!(messages, "hover-empty-allow")),
                _ => {}
            }
            let title = if *field == Field::Other { text(hover.span) } else { written(messages, *field) };
            (title, paragraphs)
        }
        HoverSubject::Crawler(crawler) => {
            sources.extend(crawler.documentation());
            let mut paragraphs = vec![crawler_sentence(messages, crawler), crawler_facts(messages, crawler)];
            if crawler.token == "Google-Extended" {
                paragraphs.push(say!(messages, "hover-google-extended"));
                sources.push(*GOOGLE_GENERATIVE_AI_CONTROL);
            }
            (crawler.token.to_owned(), paragraphs)
        }
        HoverSubject::UnknownCrawler(token) if token.is_empty() => (text(hover.span), vec![say!(messages, "hover-no-token")]),
        HoverSubject::UnknownCrawler(token) => (token.clone(), vec![say!(messages, "hover-unknown-crawler", token = token)]),
        HoverSubject::UsageToken => {
            sources.push(*TRAINING_PREFERENCE_DRAFT);
            (text(hover.span), vec![say!(messages, "hover-usage-token")])
        }
        HoverSubject::AllCrawlers => ("*".to_owned(), vec![all_crawlers(messages)]),
        HoverSubject::Rule(rule) => rule_words(messages, robots, rule),
        HoverSubject::Signal(purpose, setting) => (text(hover.span), vec![signal_words(messages, *purpose, *setting)]),
        HoverSubject::Usage(category, preference) => (text(hover.span), vec![usage_words(messages, *category, *preference)]),
        HoverSubject::Value(field, fault) => {
            let mut paragraphs = vec![field_about(messages, *field)];
            let fault = fault.map(|fault| record_fault(messages, fault.kind));
            paragraphs.extend(fault.map(|fault| say!(messages, "hover-value-fault", fault = &fault)));
            (format!("{}: {}", written(messages, *field), text(hover.span)), paragraphs)
        }
        HoverSubject::Malformed => (text(hover.span), vec![say!(messages, "hover-malformed")]),
        HoverSubject::Code(code) => (code.as_str().to_owned(), vec![why(messages, *code)]),
    };
    let affected = hover.affected.as_ref().map(|words| affected(messages, words));
    paragraphs.extend(affected.as_ref().map(|words| words.summary.clone()));
    let is_inside = |block: &ManagedBlock| block.span.start() <= hover.span.start() && hover.span.end() <= block.span.end();
    if robots.managed_blocks().iter().any(is_inside) {
        paragraphs.push(say!(messages, "hover-managed"));
        sources.extend([*CLOUDFLARE_MANAGED_ROBOTS_TXT, *CLOUDFLARE_BOT_PREFERENCE_SYNC]);
    }
    Hover { span: hover.span, title, paragraphs, sources, affected }
}

fn rule_words(messages: &Messages, robots: &RobotsTxt<'_>, rule: &RuleHover) -> (String, Vec<String>) {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let field = match rule.access {
        Access::Allowed => "Allow",
        Access::Disallowed => "Disallow",
    };
    let paths = matched(messages, &rule.parts, text);
    let mut paragraphs = vec![say!(messages, "hover-rule", access = rule.access.as_str(), paths = &paths)];
    let PathExamples { matching, missing } = &rule.examples;
    let quoted = |paths: &[String]| row(messages, paths.iter().map(|path| shortened(path)).collect());
    if !matching.is_empty() {
        let message = if missing.is_empty() { "hover-example" } else { "hover-example-but-not" };
        paragraphs.push(say!(messages, message, matching = &quoted(matching), missing = &quoted(missing)));
    }
    match &rule.deciding {
        RuleDecides::Always | RuleDecides::Unexamined => {}
        RuleDecides::Sometimes(dialects, dead) => {
            let dialects = list(messages, &mut dialects.iter().map(|name| dialect(messages, *name)), 5);
            let sentence = dead_rule(messages, robots, dead).explanation;
            paragraphs.push(say!(messages, "hover-as-read", dialects = &dialects, sentence = &sentence));
        }
        RuleDecides::Never(dead) => paragraphs.push(dead_rule(messages, robots, dead).explanation),
    }
    (format!("{field}: {}", text(rule.pattern)), paragraphs)
}

/// Describes which paths a pattern matches.
fn matched(messages: &Messages, parts: &PatternParts, text: impl Fn(Span) -> String) -> String {
    /// The maximum number of parts that the sentence names.
    const SHOWN: usize = 4;
    let PatternParts { beginning, then, end } = parts;
    let path = if beginning.is_empty() { String::new() } else { text(*beginning) };
    let (last, middle) = match (end, then.split_last()) {
        (PatternEnd::Closed, Some((last, middle))) => (Some(*last), middle),
        _ => (None, then.as_slice()),
    };
    let message = match (path.as_str(), middle, last) {
        (path, ..) if !path.is_empty() && !path.starts_with('/') => "paths-none-without-slash",
        ("", [], None) if *end == PatternEnd::Closed => "paths-none",
        ("" | "/", [], None) if *end == PatternEnd::Open => "paths-all",
        (_, [], None) if *end == PatternEnd::Closed => "paths-exact",
        (_, [], None) => "paths-beginning",
        ("", [], Some(_)) => "paths-ending",
        ("", _, None) => "paths-holding",
        ("", _, Some(_)) => "paths-holding-ending",
        (_, [], Some(_)) => "paths-beginning-ending",
        (_, _, None) => "paths-beginning-holding",
        (_, _, Some(_)) => "paths-beginning-holding-ending",
    };
    let shown = middle.iter().take(SHOWN).map(|part| say!(messages, "paths-part", text = &text(*part)));
    let shown = shown.reduce(|list, next| say!(messages, "paths-then", list = &list, next = &next)).unwrap_or_default();
    let more = if middle.len() > SHOWN { "yes" } else { "no" };
    say!(messages, message, path = &path, parts = &shown, more = more, end = &last.map(&text).unwrap_or_default())
}
