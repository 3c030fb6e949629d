//! Writes the texts that editors show about a page's directives.

use super::Hover;
use super::editor::{crawler_sentence, crawler_words, listed};
use super::messages::{Messages, english, say};
use super::moment::date;
use super::parts::{certainty, list, phrases, row, sentences, shortened};
use crate::directives::{
    Carrier, Carriers, DataNosnippet, DirectiveName, DirectiveStatus, DirectiveValue, ImagePreview, Limit, Meaning, PageDialect,
    PageDialectName, Scan, ScanOptions, Standing,
};
use crate::editor::{BotName, HeaderName, PageHover, PageSubject, Reading, readings};
use crate::evaluate::Source;
use crate::explain;
use crate::fact::{Certainty, Fact};
use crate::html::MetaKey;
use crate::text::Span;

const ENGLISH: &str = english!("page_editor");

/// Describes the part of a page's text under the pointer.
///
/// ```
/// use robotscope::explain::{Messages, page_hover};
/// use robotscope::http::Headers;
///
/// let headers = Headers::parse("X-Robots-Tag: googlebot: noarchive");
/// let words = page_hover(&Messages::ENGLISH, headers.text(), &headers.hover(30).expect("a directive"));
/// assert_eq!(words.title, "noarchive");
/// assert_eq!(words.paragraphs[1], "No longer read by Google since 2024 (documented).");
/// ```
pub fn page_hover(messages: &Messages, text: &[u8], hover: &PageHover) -> Hover {
    let written = |span: Span| shortened(&String::from_utf8_lossy(span.slice(text)));
    let (title, paragraphs) = match &hover.subject {
        PageSubject::Header(name) => (name.as_str().to_owned(), vec![header_about(messages, *name)]),
        PageSubject::BotName(name) => (written(hover.span), bot_name_words(messages, *name)),
        PageSubject::Directive { directive, audience, carrier } => {
            let mut paragraphs = vec![directive_about(messages, directive.name)];
            paragraphs.extend(value(messages, directive.name, &directive.value));
            match carrier {
                Carrier::Meta(element) if element.key == MetaKey::HttpEquiv => paragraphs.push(say!(messages, "reads-none")),
                _ => {
                    let readings = readings(*audience, directive.name, Source::from(*carrier));
                    paragraphs.extend(readings_words(messages, &readings));
                }
            }
            if directive.name == DirectiveName::Nosnippet {
                paragraphs.push(say!(messages, "nosnippet-beside"));
            }
            (written(directive.span), paragraphs)
        }
        PageSubject::Nosnippet { is_valid, is_closed } => {
            let mut paragraphs = vec![say!(messages, "nosnippet-about"), nosnippet_words(messages)];
            if !is_valid {
                paragraphs.push(say!(messages, "nosnippet-misplaced"));
            }
            if !is_closed {
                paragraphs.push(say!(messages, "nosnippet-unclosed"));
            }
            ("data-nosnippet".to_owned(), paragraphs)
        }
    };
    let sources = hover.sources.iter().copied().copied().collect();
    Hover { span: hover.span, title, paragraphs, sources, affected: None }
}

/// Describes the effect of a directive.
fn directive_about(messages: &Messages, name: DirectiveName) -> String {
    say!(messages, &format!("directive-about-{}", name.as_str()))
}

pub(super) fn header_about(messages: &Messages, name: HeaderName) -> String {
    say!(messages, &format!("header-about-{}", name.as_str().to_ascii_lowercase()))
}

/// Describes the meaning of a directive's value; `None` for a directive without a value.
fn value(messages: &Messages, name: DirectiveName, value: &DirectiveValue) -> Option<String> {
    let message = match value {
        DirectiveValue::None => return None,
        DirectiveValue::Limit { limit: Limit::Unlimited } => "value-unlimited",
        DirectiveValue::Limit { limit: Limit::AtMost(0) } if name == DirectiveName::MaxSnippet => "value-no-text",
        DirectiveValue::Limit { limit: Limit::AtMost(0) } => "value-static-image",
        DirectiveValue::Limit { limit: Limit::AtMost(_) } if name == DirectiveName::MaxSnippet => "value-characters",
        DirectiveValue::Limit { limit: Limit::AtMost(_) } => "value-seconds",
        DirectiveValue::ImagePreview { preview: ImagePreview::None } => "value-preview-none",
        DirectiveValue::ImagePreview { preview: ImagePreview::Standard } => "value-preview-standard",
        DirectiveValue::ImagePreview { preview: ImagePreview::Large } => "value-preview-large",
        DirectiveValue::Date(_) => "value-date",
        DirectiveValue::Limit { limit: Limit::Unstated }
        | DirectiveValue::ImagePreview { preview: ImagePreview::Unstated }
        | DirectiveValue::Invalid { .. } => "value-invalid",
    };
    let most = if let DirectiveValue::Limit { limit: Limit::AtMost(most) } = value { *most } else { 0 };
    let moment = if let DirectiveValue::Date(date) = value { explain::moment(messages, date.moment) } else { String::new() };
    Some(say!(messages, message, most = most, moment = &moment))
}

/// Writes one sentence for each way in which engines treat a directive, such as reading or ignoring it, and lists these engines. Then
/// writes a sentence for each engine that gives the directive an unusual meaning.
fn readings_words(messages: &Messages, readings: &[Reading]) -> Option<String> {
    let are_several = readings.len() > 1;
    let kinds = ["reads-read", "reads-elsewhere", "reads-retired", "reads-ignored"];
    let of_kind = |kind: &'static str| {
        let of_kind = readings.iter().filter(move |reading| message_about(reading.standing) == kind);
        let group = |sure: Certainty| {
            let of_certainty = of_kind.clone().filter(|reading| reading.standing.certainty == sure);
            let engines = together(messages, of_certainty.map(|reading| engine(messages, reading, are_several)))?;
            Some(say!(messages, "reads-certainty", engines = &engines, certainty = &certainty(messages, sure)))
        };
        let groups: Vec<_> = Certainty::ALL.into_iter().filter_map(group).collect();
        (!groups.is_empty()).then(|| say!(messages, kind, engines = &phrases(messages, groups)))
    };
    let undocumented = readings.iter().filter(|reading| reading.standing.status == DirectiveStatus::Unknown);
    let undocumented = together(messages, undocumented.map(|reading| explain::page_dialect(messages, reading.engine)));
    let undocumented = undocumented.map(|engines| say!(messages, "reads-undocumented", engines = &engines));
    let meanings = readings.iter().filter(|reading| reading.standing.status == DirectiveStatus::Live).filter_map(|reading| {
        let message = match reading.standing.meaning {
            Meaning::Usual => return None,
            Meaning::NoAiAnswers => "means-no-ai-answers",
            Meaning::AiAnswersFromSnippet => "means-ai-answers-from-snippet",
            Meaning::NoAiTraining => "means-no-ai-training",
            Meaning::NoIndexing => "means-no-indexing",
            Meaning::NoIndexingOrSnippet => "means-no-indexing-or-snippet",
        };
        Some(say!(messages, message, engine = &explain::page_dialect(messages, reading.engine)))
    });
    let description = sentences(messages, kinds.into_iter().filter_map(of_kind).chain(undocumented).chain(meanings));
    (!description.is_empty()).then_some(description)
}

/// Returns the message about the engines that treat a directive in this way.
fn message_about(standing: Standing) -> &'static str {
    match standing.status {
        DirectiveStatus::Live => "reads-read",
        DirectiveStatus::Retired => "reads-retired",
        DirectiveStatus::Unsupported if standing.carriers == Carriers::MetaOnly => "reads-elsewhere",
        DirectiveStatus::Unsupported => "reads-ignored",
        DirectiveStatus::Unknown => "reads-undocumented",
    }
}

fn engine(messages: &Messages, reading: &Reading, are_several: bool) -> String {
    let name = match reading.engine {
        PageDialectName::General if are_several => say!(messages, "reads-all-others"),
        PageDialectName::General => say!(messages, "reads-in-general"),
        engine => explain::page_dialect(messages, engine),
    };
    match reading.standing.since {
        Some(since) => say!(messages, "reads-since", engine = &name, since = &date(messages, since)),
        None => name,
    }
}

/// Formats `a`, `a and b` or `a, b and c`; `None` for an empty list.
fn together(messages: &Messages, names: impl Iterator<Item = String>) -> Option<String> {
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| list(messages, &mut names.into_iter(), usize::MAX))
}

/// Describes which engines read `data-nosnippet`.
fn nosnippet_words(messages: &Messages) -> String {
    let reads = |engine: PageDialectName| {
        let Fact { value, certainty: sure } = PageDialect::preset(engine).data_nosnippet;
        let message = match value {
            DataNosnippet::Unknown => return None,
            DataNosnippet::SomeElements => "nosnippet-some",
            DataNosnippet::AllElements => "nosnippet-all",
        };
        Some(say!(messages, message, engine = &explain::page_dialect(messages, engine), certainty = &certainty(messages, sure)))
    };
    sentences(messages, PageDialectName::ALL.into_iter().filter_map(reads))
}

/// Describes which crawlers obey a bot name.
fn bot_name_words(messages: &Messages, name: BotName) -> Vec<String> {
    match name {
        BotName::AllCrawlers => vec![say!(messages, "bot-all-crawlers")],
        BotName::Narrow(engine) => {
            let names = PageDialect::preset(engine)
                .narrow_names
                .iter()
                .flat_map(|narrow| narrow.names)
                .map(|name| name.as_str().to_owned());
            let (engine, names) = (explain::page_dialect(messages, engine), row(messages, names.collect()));
            vec![say!(messages, "bot-narrow", engine = &engine, directives = &names)]
        }
        BotName::Known(_) => {
            let tokens: Vec<_> = name.crawlers().map(|crawler| crawler.token).collect();
            let (crawlers, sure) = (listed(messages, &tokens), certainty(messages, name.certainty()));
            let mut words = vec![say!(messages, "bot-known", count = tokens.len(), crawlers = &crawlers, certainty = &sure)];
            words.extend(name.crawlers().next().map(|first| crawler_sentence(messages, first)));
            words
        }
        BotName::Unknown => vec![say!(messages, "bot-unknown")],
    }
}

/// Describes a bot name for a completion list. Returns a short and a long description.
pub(super) fn bot_name(messages: &Messages, name: BotName) -> (String, String) {
    let detail = match name {
        BotName::AllCrawlers => say!(messages, "bot-all-crawlers-short"),
        BotName::Known(_) => name.crawlers().next().map_or(String::new(), |first| crawler_words(messages, first)),
        BotName::Narrow(engine) => say!(messages, "bot-narrow-short", engine = &explain::page_dialect(messages, engine)),
        BotName::Unknown => say!(messages, "bot-unknown-short"),
    };
    (detail, sentences(messages, bot_name_words(messages, name)))
}

/// Describes a directive for a completion list.
pub(super) fn directive_with_readings(messages: &Messages, name: DirectiveName) -> String {
    let engines = readings_words(messages, &readings(BotName::AllCrawlers, name, Source::Html));
    sentences(messages, [Some(directive_about(messages, name)), engines].into_iter().flatten())
}

/// Describes an example value of a directive for a completion list.
pub(super) fn value_of(messages: &Messages, name: DirectiveName, written: &str) -> String {
    let scan = Scan::new(format!("{}: {written}", name.as_str()).as_bytes(), ScanOptions::META);
    scan.directives.first().and_then(|directive| value(messages, name, &directive.value)).unwrap_or_default()
}
