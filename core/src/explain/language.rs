use super::crawl::compliance;
use super::messages::{Messages, english, say};
use super::page_language::{bot_name, directive_with_readings, header_about, value_of};
use super::parts::{certainty, list, sentences};
use super::why;
use crate::RobotsTxt;
use crate::crawlers::{Crawler, CrawlerClass, CrawlerStatus, Support, WildcardGroup};
use crate::language::{ActionKind, Affected, CodeAction, Completion, CompletionKind, Effect, InlayHint, InlayKind};
use crate::lint::Diagnostic;
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::Field;

const ENGLISH: &str = english!("language");

/// Says whom a line affects.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: Googlebot-News\nUser-agent: ChatGPT-User\nUser-agent: Foo\nCrawl-delay: 5\nDisallow: /");
/// let words = |line| explain::affected(&Messages::ENGLISH, &robots.affected(line).expect("a record of the group"));
/// assert_eq!(
///     words(5),
///     "Applies to 1 known crawler (Googlebot-News). 1 takes no notice of robots.txt (ChatGPT-User). It is also for Foo."
/// );
/// assert!(words(4).contains("1 does not honour it (Googlebot-News)"));
/// ```
pub fn affected(messages: &Messages, affected: &Affected) -> String {
    let of_effect = |effect: Effect| {
        let names: Vec<_> = affected.with(effect).map(|crawler| crawler.token).collect();
        let message = format!("affected-{}", effect.as_str());
        let say = || say!(messages, &message, count = names.len(), crawlers = &listed(messages, &names));
        (effect == Effect::Binds || !names.is_empty()).then(say)
    };
    let names: Vec<_> = affected.names.iter().map(String::as_str).collect();
    let message = match (names.as_slice(), affected.and_others) {
        ([], false) => None,
        ([], true) => Some("affected-others"),
        (_, false) => Some("affected-names"),
        (_, true) => Some("affected-names-and-others"),
    };
    let others = message.map(|message| say!(messages, message, names = &listed(messages, &names)));
    sentences(messages, Effect::ALL.into_iter().filter_map(of_effect).chain(others))
}

/// Says what a field is for, in one or two sentences.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::robots_txt::Field;
///
/// assert!(explain::field_about(&Messages::ENGLISH, Field::Sitemap).starts_with("The URL of a sitemap"));
/// ```
pub fn field_about(messages: &Messages, field: Field) -> String {
    say!(messages, &format!("field-about-{}", field.as_str()))
}

/// What a list of completions says beside an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletionWords {
    /// A few words.
    pub detail: String,
    /// A sentence or two; empty if there is nothing to say.
    pub documentation: String,
}

/// Says what could stand at a place.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: ");
/// let completions = robots.completions(12);
/// let words = explain::completion(&Messages::ENGLISH, &completions[1]);
/// assert_eq!(words.detail, "Google: web search");
/// assert!(words.documentation.starts_with("Googlebot obeys robots.txt (documented)."));
/// ```
pub fn completion(messages: &Messages, completion: &Completion) -> CompletionWords {
    let (detail, documentation) = match completion.kind {
        CompletionKind::Field(field) => (say!(messages, "completion-field"), field_about(messages, field)),
        CompletionKind::Crawler(crawler) => {
            let (operator, purpose) = (operator(crawler), purpose(messages, crawler.class));
            let detail = say!(messages, "completion-crawler", operator = operator, purpose = &purpose);
            (detail, crawler_facts(messages, crawler))
        }
        CompletionKind::Everybody => (say!(messages, "completion-everybody"), everybody(messages)),
        CompletionKind::Path if completion.insert == "/" => (say!(messages, "completion-every-path"), String::new()),
        CompletionKind::Path => (say!(messages, "completion-path"), String::new()),
        CompletionKind::Signal(purpose, setting) => {
            (say!(messages, "completion-signal"), of_signal(messages, Some(purpose), Some(setting)))
        }
        CompletionKind::Usage(category, preference) => {
            (say!(messages, "completion-usage"), of_usage(messages, Some(category), preference))
        }
        CompletionKind::Value(field) => (say!(messages, "completion-value"), field_about(messages, field)),
        CompletionKind::Code(code) => (say!(messages, "completion-code"), why(messages, code)),
        CompletionKind::Ignore => (say!(messages, "completion-ignore"), String::new()),
        CompletionKind::Header(name) => (say!(messages, "completion-field"), header_about(messages, name)),
        CompletionKind::BotName(name) => bot_name(messages, name),
        CompletionKind::Directive(name) => (say!(messages, "completion-directive"), directive_with_readings(messages, name)),
        CompletionKind::DirectiveValue(name) => {
            (say!(messages, "completion-value"), value_of(messages, name, &completion.insert))
        }
    };
    let detail = if completion.is_used { say!(messages, "completion-used", detail = &detail) } else { detail };
    CompletionWords { detail, documentation }
}

/// Says what is worth showing between the lines.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
///
/// let robots = RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n");
/// let hints = robots.inlay_hints(None);
/// assert_eq!(explain::inlay_hint(&Messages::ENGLISH, &hints[0]), "also lines 4–5");
/// ```
pub fn inlay_hint(messages: &Messages, hint: &InlayHint) -> String {
    match &hint.kind {
        InlayKind::Binds { crawlers, and_others } => {
            say!(messages, "hint-binds", count = *crawlers, others = if *and_others { "yes" } else { "no" })
        }
        InlayKind::Merged { groups, more } => {
            let lines = |(first, last): &(u32, u32)| if first == last { first.to_string() } else { format!("{first}–{last}") };
            let lines = groups.iter().map(lines).reduce(|list, next| say!(messages, "hint-lines", list = &list, next = &next));
            let lines = lines.unwrap_or_default();
            say!(messages, "hint-merged", lines = &lines, count = *more)
        }
        InlayKind::PassedOver { crawlers } => say!(messages, "hint-passed-over", crawlers = &listed(messages, crawlers)),
    }
}

/// Says what can be done about a diagnostic.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::Options;
/// use robotscope::text::Span;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let diagnostics = robots.lint(&Options::default());
/// let actions = robots.code_actions(&diagnostics, Span::new(16, 16));
/// let title = |action| explain::code_action(&Messages::ENGLISH, &robots, &diagnostics, action);
/// let titles: Vec<_> = actions.iter().map(title).collect();
/// assert_eq!(titles, ["Replace “Disalow” by “Disallow”", "Silence misspelled-field here"]);
/// ```
pub fn code_action(messages: &Messages, robots: &RobotsTxt<'_>, diagnostics: &[Diagnostic], action: &CodeAction) -> String {
    let Some(diagnostic) = diagnostics.get(action.diagnostic) else { return String::new() };
    let code = diagnostic.code.as_str();
    match action.kind {
        ActionKind::Fix(place) => {
            super::diagnostic(messages, robots, diagnostic).fixes.into_iter().nth(place).unwrap_or_default()
        }
        ActionKind::FixAll(count) => say!(messages, "action-fix-all", count = count, code = code),
        ActionKind::Silence => say!(messages, "action-silence", code = code),
    }
}

/// What an asterisk for a name says.
pub(super) fn everybody(messages: &Messages) -> String {
    say!(messages, "field-everybody")
}

/// What a crawler is known to do.
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
        CrawlerStatus::Live => {}
        CrawlerStatus::Legacy => facts.push(say!(messages, "crawler-legacy")),
        CrawlerStatus::Retired => facts.push(say!(messages, "crawler-retired")),
    }
    sentences(messages, facts)
}

/// What a crawler is for, and who runs it.
pub(super) fn of_crawler(messages: &Messages, crawler: &Crawler) -> String {
    let purpose = purpose(messages, crawler.class);
    say!(messages, "crawler-is", operator = operator(crawler), purpose = &purpose)
}

/// As messages know it.
fn operator(crawler: &Crawler) -> &'static str {
    if crawler.operator.is_empty() { "none" } else { crawler.operator }
}

fn purpose(messages: &Messages, class: CrawlerClass) -> String {
    say!(messages, &format!("crawler-for-{}", class.as_str()))
}

pub(super) fn of_signal(messages: &Messages, purpose: Option<Purpose>, setting: Option<Setting>) -> String {
    let setting = setting.map_or("none", Setting::as_str);
    match purpose {
        Some(purpose) => say!(messages, &format!("content-signal-{}", purpose.as_str()), setting = setting),
        None => say!(messages, "content-signal-unknown"),
    }
}

pub(super) fn of_usage(messages: &Messages, category: Option<Category>, preference: Preference) -> String {
    match category {
        Some(category) => say!(messages, &format!("content-usage-{}", category.as_str()), preference = preference.as_str()),
        None => say!(messages, "content-usage-unknown"),
    }
}

/// The name of a field as people write it.
pub(super) fn written(messages: &Messages, field: Field) -> String {
    match field {
        Field::Acap => "ACAP".to_owned(),
        Field::LlmPolicy => "LLM-Policy".to_owned(),
        field => field.written().map_or_else(|| say!(messages, "field-this"), str::to_owned),
    }
}

/// `a`, `a and b`, `a, b and 9 more`
pub(super) fn listed(messages: &Messages, names: &[&str]) -> String {
    list(messages, &mut names.iter().map(|name| (*name).to_owned()), 5)
}
