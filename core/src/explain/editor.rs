use super::crawl::compliance;
use super::lint::fix_title;
use super::messages::{Messages, english, say};
use super::page_editor::{bot_name, directive_with_readings, header_about, value_of};
use super::parts::{UNKNOWN_OPERATOR, capitalised, certainty, list, operator, row, sentences};
use super::why;
use crate::RobotsTxt;
use crate::crawlers::{Crawler, CrawlerClass, CrawlerStatus, Support, WildcardGroup};
use crate::editor::{self, ActionKind, AffectedCrawler, CompletionKind, CompletionSubject, InlayKind, InlaySubject, LineEffect};
use crate::lint::{Applicability, Code as LintCode, TextEdit};
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::Field;
use crate::text::Span;

const ENGLISH: &str = english!("editor");

/// The crawlers to which a line applies, and how it affects them.
///
/// ```
/// use robotscope::explain::{self, Affected, Messages};
/// use robotscope::{RobotsTxt, editor};
///
/// let robots = RobotsTxt::parse("User-agent: Foo\nDisallow: /a");
/// let affected = editor::affected(&robots, 2).expect("a rule");
/// let Affected { line, summary, names, .. } = explain::affected(&Messages::ENGLISH, &affected);
/// assert_eq!((line, &names[..]), (2, &["Foo".to_owned()][..]));
/// assert!(summary.contains("Foo"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Affected {
    /// The line number, from 1.
    pub line: u32,
    /// A summary in words.
    pub summary: String,
    /// The catalogue's crawlers to which the line applies. The line does not apply to any other crawler in the catalogue.
    pub crawlers: Vec<AffectedCrawler>,
    /// The product tokens outside the catalogue to which the line applies; at most a hundred.
    pub names: Vec<String>,
    /// `true` if the line also applies to all crawlers that no group names.
    pub and_others: bool,
}

/// Describes which crawlers a line affects.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: Googlebot-News\nUser-agent: ChatGPT-User\nUser-agent: Foo\nCrawl-delay: 5\nDisallow: /");
/// let words = |line| explain::affected(&Messages::ENGLISH, &editor::affected(&robots, line).expect("a record of the group")).summary;
/// assert_eq!(
///     words(5),
///     "Applies to 1 known user agent (Googlebot-News). 1 ignores robots.txt (ChatGPT-User). It also applies to Foo."
/// );
/// assert!(words(4).contains("1 does not honour it (Googlebot-News)"));
/// ```
pub fn affected(messages: &Messages, affected: &editor::Affected) -> Affected {
    let of_effect = |effect: LineEffect| {
        let names: Vec<_> = affected.with(effect).map(|crawler| crawler.token).collect();
        let message = format!("affected-{}", effect.as_str());
        let say = || say!(messages, &message, count = names.len(), crawlers = &listed(messages, &names));
        (effect == LineEffect::Binds || !names.is_empty()).then(say)
    };
    let names: Vec<_> = affected.names.iter().map(String::as_str).collect();
    let message = match (names.as_slice(), affected.and_others) {
        ([], false) => None,
        ([], true) => Some("affected-others"),
        (_, false) => Some("affected-names"),
        (_, true) => Some("affected-names-and-others"),
    };
    let others = message.map(|message| say!(messages, message, names = &listed(messages, &names)));
    let summary = sentences(messages, LineEffect::ALL.into_iter().filter_map(of_effect).chain(others));
    let editor::Affected { line, crawlers, names, and_others } = affected.clone();
    Affected { line, summary, crawlers, names, and_others }
}

/// Describes the purpose of a field in one or two sentences.
pub(super) fn field_about(messages: &Messages, field: Field) -> String {
    say!(messages, &format!("field-about-{}", field.as_str()))
}

/// A completion.
///
/// ```
/// use robotscope::explain::{self, Completion, Messages};
/// use robotscope::{RobotsTxt, editor};
///
/// let completions = editor::completions(&RobotsTxt::parse("User-agent: *\n"), 14);
/// let sitemap = completions.iter().find(|one| one.label == "Sitemap").expect("a field");
/// let Completion { documentation, is_used, .. } = explain::completion(&Messages::ENGLISH, sitemap);
/// assert!(documentation.contains("URL") && !is_used);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Completion {
    /// The text that the completion replaces; empty if nothing has been typed yet.
    pub span: Span,
    /// The label in a list.
    pub label: String,
    /// The text to insert.
    pub insert: String,
    /// The kind of completion.
    pub kind: CompletionKind,
    /// A short description.
    pub detail: String,
    /// A few sentences of documentation; may be empty.
    pub documentation: String,
    /// `true` if the text already contains this entry and needs it only once. Such entries come last in the list.
    pub is_used: bool,
}

/// Describes a completion.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: ");
/// let completions = editor::completions(&robots, 12);
/// let words = explain::completion(&Messages::ENGLISH, &completions[1]);
/// assert_eq!(words.detail, "Google: web search");
/// assert!(words.documentation.starts_with("Googlebot obeys robots.txt (documented)."));
/// ```
pub fn completion(messages: &Messages, completion: &editor::Completion) -> Completion {
    let (detail, documentation) = match completion.subject {
        CompletionSubject::Field(field) => (say!(messages, "completion-field"), field_about(messages, field)),
        CompletionSubject::Crawler(crawler) => {
            let (operator, purpose) = (known_operator(messages, crawler), purpose(messages, crawler.class));
            let detail = say!(messages, "completion-crawler", operator = &operator, purpose = &purpose);
            (detail, crawler_facts(messages, crawler))
        }
        CompletionSubject::AllCrawlers => (say!(messages, "completion-all-crawlers"), all_crawlers(messages)),
        CompletionSubject::Path if completion.insert == "/" => (say!(messages, "completion-every-path"), String::new()),
        CompletionSubject::Path => (say!(messages, "completion-path"), String::new()),
        CompletionSubject::Signal(purpose, setting) => {
            (say!(messages, "completion-signal"), signal_words(messages, Some(purpose), Some(setting)))
        }
        CompletionSubject::Usage(category, preference) => {
            (say!(messages, "completion-usage"), usage_words(messages, Some(category), preference))
        }
        CompletionSubject::Value(field) => (say!(messages, "completion-value"), field_about(messages, field)),
        CompletionSubject::Code(code) => (say!(messages, "completion-code"), why(messages, code)),
        CompletionSubject::Ignore => (say!(messages, "completion-ignore"), String::new()),
        CompletionSubject::Header(name) => (say!(messages, "completion-field"), header_about(messages, name)),
        CompletionSubject::BotName(name) => bot_name(messages, name),
        CompletionSubject::Directive(name) => (say!(messages, "completion-directive"), directive_with_readings(messages, name)),
        CompletionSubject::DirectiveValue(name) => {
            (say!(messages, "completion-value"), value_of(messages, name, &completion.insert))
        }
    };
    let detail = if completion.is_used { say!(messages, "completion-used", detail = &detail) } else { detail };
    let editor::Completion { span, label, insert, subject, is_used } = completion.clone();
    Completion { span, label, insert, kind: subject.kind(), detail, documentation, is_used }
}

/// An inlay hint after a user-agent line.
///
/// ```
/// use robotscope::explain::{self, InlayHint, Messages};
/// use robotscope::{RobotsTxt, editor};
///
/// let hints = editor::inlay_hints(&RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n"), None);
/// let InlayHint { line, offset, text, .. } = explain::inlay_hint(&Messages::ENGLISH, &hints[0]);
/// assert_eq!((line, offset), (1, 15));
/// assert!(text.contains("4–5"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct InlayHint {
    /// The offset at which the hint appears: the end of the line's content.
    pub offset: u32,
    /// The line number, from 1.
    pub line: u32,
    /// The kind of hint.
    pub kind: InlayKind,
    /// The text to show.
    pub text: String,
}

/// Writes the text of an inlay hint.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n");
/// let hints = editor::inlay_hints(&robots, None);
/// assert_eq!(explain::inlay_hint(&Messages::ENGLISH, &hints[0]).text, "also lines 4–5");
/// ```
pub fn inlay_hint(messages: &Messages, hint: &editor::InlayHint) -> InlayHint {
    let text = match &hint.subject {
        InlaySubject::Binds { crawlers, and_others } => {
            say!(messages, "hint-binds", count = *crawlers, others = if *and_others { "yes" } else { "no" })
        }
        InlaySubject::Merged { groups, more } => {
            let lines = |(first, last): &(u32, u32)| if first == last { first.to_string() } else { format!("{first}–{last}") };
            say!(messages, "hint-merged", lines = &row(messages, groups.iter().map(lines).collect()), count = *more)
        }
        InlaySubject::PassedOver { crawlers } => say!(messages, "hint-passed-over", crawlers = &listed(messages, crawlers)),
    };
    InlayHint { offset: hint.offset, line: hint.line, kind: hint.subject.kind(), text }
}

/// An editor action for a diagnostic.
///
/// ```
/// use robotscope::editor::{self, ActionKind};
/// use robotscope::explain::{self, CodeAction, Messages};
/// use robotscope::lint::{Options, lint};
/// use robotscope::{RobotsTxt, text::Span};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let actions = editor::code_actions(&robots, &lint(&robots, &Options::default()), Span::new(14, 21));
/// let CodeAction { kind, edits, .. } = explain::code_action(&Messages::ENGLISH, &robots, &actions[0]);
/// assert_eq!((kind, edits[0].span, edits[0].replacement.as_str()), (ActionKind::Fix, Span::new(14, 21), "Disallow"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CodeAction {
    /// The kind of action.
    pub kind: ActionKind,
    /// A description of the action.
    pub title: String,
    /// The code of the diagnostic.
    pub code: LintCode,
    /// The position of the diagnostic.
    pub diagnostic_span: Span,
    /// "safe" if the fix may be applied without asking the user.
    pub applicability: Applicability,
    /// The edits; no two edits overlap or start at the same position.
    pub edits: Vec<TextEdit>,
    /// `true` if the action is the diagnostic's first fix, and that fix is safe.
    pub is_preferred: bool,
}

/// Describes an action for a diagnostic.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::{self, Options};
/// use robotscope::text::Span;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let actions = editor::code_actions(&robots, &lint::lint(&robots, &Options::default()), Span::new(16, 16));
/// let title = |action| explain::code_action(&Messages::ENGLISH, &robots, action).title;
/// let titles: Vec<_> = actions.iter().map(title).collect();
/// assert_eq!(titles, ["Replace “Disalow” with “Disallow”", "Ignore misspelled-field here"]);
/// ```
pub fn code_action(messages: &Messages, robots: &RobotsTxt<'_>, action: &editor::CodeAction) -> CodeAction {
    let editor::CodeAction { kind, code, diagnostic_span, fix, count, is_preferred } = action.clone();
    let title = match kind {
        ActionKind::Fix => fix_title(messages, robots.text(), &fix),
        ActionKind::FixAll => say!(messages, "action-fix-all", count = count, code = code.as_str()),
        ActionKind::Silence => say!(messages, "action-silence", code = code.as_str()),
    };
    CodeAction { kind, title, code, diagnostic_span, applicability: fix.applicability, edits: fix.edits, is_preferred }
}

/// Describes the value `*` on a user-agent line.
pub(super) fn all_crawlers(messages: &Messages) -> String {
    say!(messages, "field-all-crawlers")
}

/// Describes the known behaviour of a crawler.
pub(super) fn crawler_facts(messages: &Messages, crawler: &Crawler) -> String {
    let mut facts = vec![compliance(messages, crawler)];
    if let [_, others @ ..] = crawler.fallback.value
        && !others.is_empty()
    {
        let (others, sure) = (listed(messages, others), certainty(messages, crawler.fallback.certainty));
        facts.push(say!(messages, "crawler-fallback", others = &others, certainty = &sure));
    }
    if crawler.wildcard.value == WildcardGroup::Ignores {
        let sure = certainty(messages, crawler.wildcard.certainty);
        facts.push(say!(messages, "crawler-ignores-wildcard", certainty = &sure));
    }
    if crawler.crawl_delay.value != Support::Unknown {
        let sure = certainty(messages, crawler.crawl_delay.certainty);
        let support = crawler.crawl_delay.value.as_str();
        facts.push(say!(messages, "crawler-crawl-delay", support = support, certainty = &sure));
    }
    match crawler.status {
        CrawlerStatus::Legacy => facts.push(say!(messages, "crawler-legacy")),
        CrawlerStatus::Retired => facts.push(say!(messages, "crawler-retired")),
        _ => {}
    }
    sentences(messages, facts)
}

/// Describes a crawler's purpose and operator.
pub(super) fn crawler_words(messages: &Messages, crawler: &Crawler) -> String {
    let purpose = purpose(messages, crawler.class);
    say!(messages, "crawler-is", operator = &known_operator(messages, crawler), purpose = &purpose)
}

/// Writes a sentence about a crawler's purpose and operator.
pub(super) fn crawler_sentence(messages: &Messages, crawler: &Crawler) -> String {
    capitalised(&say!(messages, "crawler-sentence", crawler = &crawler_words(messages, crawler)))
}

/// Returns the operator's name for messages, or `none` if the operator is unknown.
fn known_operator(messages: &Messages, crawler: &Crawler) -> String {
    if crawler.operator == UNKNOWN_OPERATOR { "none".to_owned() } else { operator(messages, crawler.operator) }
}

fn purpose(messages: &Messages, class: CrawlerClass) -> String {
    say!(messages, &format!("crawler-for-{}", class.as_str()))
}

pub(super) fn signal_words(messages: &Messages, purpose: Option<Purpose>, setting: Option<Setting>) -> String {
    let setting = setting.map_or("none", Setting::as_str);
    match purpose {
        Some(purpose) => say!(messages, &format!("content-signal-{}", purpose.as_str()), setting = setting),
        None => say!(messages, "content-signal-unknown"),
    }
}

pub(super) fn usage_words(messages: &Messages, category: Option<Category>, preference: Preference) -> String {
    match category {
        Some(category) => say!(messages, &format!("content-usage-{}", category.as_str()), preference = preference.as_str()),
        None => say!(messages, "content-usage-unknown"),
    }
}

/// Returns a field name in its usual spelling.
pub(super) fn written(messages: &Messages, field: Field) -> String {
    match field {
        Field::Acap => "ACAP".to_owned(),
        Field::LlmPolicy => "LLM-Policy".to_owned(),
        field => field.written().map_or_else(|| say!(messages, "field-this"), str::to_owned),
    }
}

/// Formats names as `a`, `a and b` or `a, b and c`. A list of more than five names ends with the number of omitted names.
pub(super) fn listed(messages: &Messages, names: &[&str]) -> String {
    list(messages, &mut names.iter().map(|name| (*name).to_owned()), 5)
}
