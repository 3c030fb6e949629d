use super::english::compliance;
use super::why;
use crate::crawlers::{Crawler, CrawlerClass, CrawlerStatus, Support, WildcardGroup};
use crate::language::{ActionKind, Affected, CodeAction, Completion, CompletionKind, Effect, InlayHint, InlayKind};
use crate::lint::Diagnostic;
use crate::preferences::{Category, Preference, Purpose, Setting};
use crate::robots_txt::{Field, RobotsTxt};

/// Says in English whom a line affects.
///
/// ```
/// use robotscope::{RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: Googlebot-News\nUser-agent: ChatGPT-User\nUser-agent: Foo\nCrawl-delay: 5\nDisallow: /");
/// let words = |line| explain::affected(&robots.affected(line).expect("a record of the group"));
/// assert_eq!(
///     words(5),
///     "Binds 1 known crawler (Googlebot-News). 1 takes no notice of robots.txt (ChatGPT-User). It is also for Foo."
/// );
/// assert!(words(4).contains("1 does not honour it (Googlebot-News)"));
/// ```
pub fn affected(affected: &Affected) -> String {
    let mut sentences = Vec::new();
    for effect in Effect::ALL {
        let names: Vec<_> = affected.with(effect).map(|crawler| crawler.token).collect();
        if names.is_empty() {
            continue;
        }
        let count = names.len();
        let is_one = count == 1;
        let list = listed(&names);
        match effect {
            Effect::Binds if is_one => sentences.push(format!("Binds 1 known crawler ({list}).")),
            Effect::Binds => sentences.push(format!("Binds {count} known crawlers ({list}).")),
            Effect::Unsure if is_one => sentences.push(format!("Whether 1 more follows it is not known ({list}).")),
            Effect::Unsure => sentences.push(format!("Whether {count} more follow it is not known ({list}).")),
            Effect::Disobeyed if is_one => sentences.push(format!("1 takes no notice of robots.txt ({list}).")),
            Effect::Disobeyed => sentences.push(format!("{count} take no notice of robots.txt ({list}).")),
            Effect::NotHonoured if is_one => sentences.push(format!("1 does not honour it ({list}).")),
            Effect::NotHonoured => sentences.push(format!("{count} do not honour it ({list}).")),
            Effect::Unread if is_one => sentences.push(format!("To 1 the line does not exist ({list}).")),
            Effect::Unread => sentences.push(format!("To {count} the line does not exist ({list}).")),
        }
    }
    if affected.with(Effect::Binds).next().is_none() {
        sentences.insert(0, "Binds no crawler that is known.".to_owned());
    }
    let names: Vec<_> = affected.names.iter().map(String::as_str).collect();
    let others = match (names.as_slice(), affected.and_others) {
        ([], false) => None,
        ([], true) => Some("every crawler that no group names".to_owned()),
        (names, false) => Some(listed(names)),
        (names, true) => Some(format!("{}, and for every crawler that no group names", listed(names))),
    };
    sentences.extend(others.map(|others| format!("It is also for {others}.")));
    sentences.join(" ")
}

/// Says in English what a field is for, in one or two sentences.
///
/// ```
/// use robotscope::{explain, robots_txt::Field};
///
/// assert!(explain::field_about(Field::Sitemap).starts_with("The URL of a sitemap"));
/// ```
pub const fn field_about(field: Field) -> &'static str {
    match field {
        Field::UserAgent => {
            "Names a crawler that the group is for. The rules that follow bind all that are named, until the next group begins."
        }
        Field::Disallow => "Forbids the paths that the pattern matches, unless a stronger rule allows them.",
        Field::Allow => "Allows the paths that the pattern matches, unless a stronger rule forbids them.",
        Field::Sitemap => "The URL of a sitemap, whole and on any host. It is for everybody, wherever it stands.",
        Field::CrawlDelay => {
            "Asks crawlers to wait so many seconds between two requests. RFC 9309 does not know it, and many crawlers do not either."
        }
        Field::RequestRate => "Asks crawlers to fetch only so many documents in a time, such as 1/10s. Hardly anybody reads it.",
        Field::VisitTime => "Asks crawlers to come between two times of day. Nobody is known to read it.",
        Field::Host => "Named the main host among mirrors to Yandex, until 2018. Nobody reads it any more.",
        Field::CleanParam => {
            "Names query parameters that do not change the page. Yandex takes URLs that differ only in them for one."
        }
        Field::Noindex => "Kept paths out of Google’s index until 2019. Nobody reads it any more.",
        Field::ContentSignal => {
            "Says what content may be used for: search, input to AI answers, training. It forbids no fetching."
        }
        Field::ContentUsage => "Says what content may be used for, as the IETF drafts it. It forbids no fetching.",
        Field::License => "The URL of a licence in RSL, for the group or, outside of any, for everybody. It forbids no fetching.",
        Field::LlmPolicy => "Seen in files; nobody says what it means.",
        Field::Acap => "A field of ACAP, which no search engine reads.",
        Field::Unused => "A name that is known and has no effect here.",
        Field::Other => "Nobody knows this field; readers pass over the line.",
    }
}

/// What a list of completions says beside an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletionWords {
    /// A few words.
    pub detail: String,
    /// A sentence or two; empty if there is nothing to say.
    pub documentation: String,
}

/// Says in English what could stand at a place.
///
/// ```
/// use robotscope::{RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: ");
/// let completions = robots.completions(12);
/// let words = explain::completion(&completions[1]);
/// assert_eq!(words.detail, "Google: web search");
/// assert!(words.documentation.starts_with("Googlebot obeys robots.txt (documented)."));
/// ```
pub fn completion(completion: &Completion) -> CompletionWords {
    let words = |detail: &str, documentation: String| CompletionWords { detail: detail.to_owned(), documentation };
    let used = if completion.is_used { "; stands here already" } else { "" };
    match completion.kind {
        CompletionKind::Field(field) => words("field", field_about(field).to_owned()),
        CompletionKind::Crawler(crawler) => {
            let operator = if crawler.operator.is_empty() { String::new() } else { format!("{}: ", crawler.operator) };
            words(&format!("{operator}{}{used}", purpose(crawler.class)), crawler_facts(crawler))
        }
        CompletionKind::Everybody => words(&format!("every other crawler{used}"), EVERYBODY.to_owned()),
        CompletionKind::Path if completion.insert == "/" => words("every path", String::new()),
        CompletionKind::Path => words("path of this file", String::new()),
        CompletionKind::Signal(purpose, setting) => words("content signal", of_signal(Some(purpose), Some(setting))),
        CompletionKind::Usage(category, preference) => words("preference", of_usage(Some(category), preference)),
        CompletionKind::Value(field) => words("example", field_about(field).to_owned()),
        CompletionKind::Code(code) => words("diagnostic", why(code).to_owned()),
        CompletionKind::Ignore => words("silences diagnostics", String::new()),
    }
}

/// Says in English what is worth showing between the lines.
///
/// ```
/// use robotscope::{RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n");
/// let hints = robots.inlay_hints(None);
/// assert_eq!(explain::inlay_hint(&hints[0]), "also lines 4–5");
/// ```
pub fn inlay_hint(hint: &InlayHint) -> String {
    match &hint.kind {
        InlayKind::Binds { crawlers, and_others } => {
            let others = if *and_others { " and all others" } else { "" };
            format!("binds {crawlers} known crawler{}{others}", if *crawlers == 1 { "" } else { "s" })
        }
        InlayKind::Merged { groups, more } => {
            let lines = |(first, last): &(u32, u32)| if first == last { first.to_string() } else { format!("{first}–{last}") };
            let list = groups.iter().map(lines).collect::<Vec<_>>().join(", ");
            let more = if *more == 0 { String::new() } else { format!(" and {more} more groups") };
            format!("also lines {list}{more}")
        }
        InlayKind::PassedOver { crawlers } => format!("passed over by {}", listed(crawlers)),
    }
}

/// Says in English what can be done about a diagnostic.
///
/// ```
/// use robotscope::lint::Options;
/// use robotscope::{RobotsTxt, explain, text::Span};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let diagnostics = robots.lint(&Options::default());
/// let actions = robots.code_actions(&diagnostics, Span::new(16, 16));
/// let titles: Vec<_> = actions.iter().map(|action| explain::code_action(&robots, &diagnostics, action)).collect();
/// assert_eq!(titles, ["Replace “Disalow” by “Disallow”", "Silence misspelled-field here"]);
/// ```
pub fn code_action(robots: &RobotsTxt<'_>, diagnostics: &[Diagnostic], action: &CodeAction) -> String {
    let Some(diagnostic) = diagnostics.get(action.diagnostic) else { return String::new() };
    let code = diagnostic.code.as_str();
    match action.kind {
        ActionKind::Fix(place) => super::diagnostic(robots, diagnostic).fixes.into_iter().nth(place).unwrap_or_default(),
        ActionKind::FixAll(count) => format!("Mend all {count} of {code}"),
        ActionKind::Silence => format!("Silence {code} here"),
    }
}

pub(super) const EVERYBODY: &str =
    "Every crawler that no other group names. Nothing of this group is inherited by crawlers that have their own.";

/// What a crawler is known to do.
pub(super) fn crawler_facts(crawler: &Crawler) -> String {
    let mut facts = vec![compliance(crawler)];
    if let [_, others @ ..] = crawler.fallback.value
        && !others.is_empty()
    {
        let others = listed(others);
        facts.push(format!("Without a group of its own it follows that of {others} ({}).", crawler.fallback.certainty.as_str()));
    }
    if crawler.wildcard.value == WildcardGroup::Ignores {
        facts.push(format!("It ignores the group for * ({}).", crawler.wildcard.certainty.as_str()));
    }
    let sure = crawler.crawl_delay.certainty.as_str();
    match crawler.crawl_delay.value {
        Support::Yes => facts.push(format!("It honours Crawl-delay ({sure}).")),
        Support::No => facts.push(format!("It does not honour Crawl-delay ({sure}).")),
        Support::Unknown => {}
    }
    match crawler.status {
        CrawlerStatus::Live => {}
        CrawlerStatus::Legacy => facts.push("It is an older name.".to_owned()),
        CrawlerStatus::Retired => facts.push("It is gone.".to_owned()),
    }
    facts.join(" ")
}

/// What a crawler is for.
pub(super) const fn purpose(class: CrawlerClass) -> &'static str {
    match class {
        CrawlerClass::Search => "web search",
        CrawlerClass::Ads => "advertising",
        CrawlerClass::AiTraining => "training of AI models",
        CrawlerClass::AiSearch => "search for AI answers",
        CrawlerClass::AiUserFetch => "pages that users of an AI assistant ask for",
        CrawlerClass::Archive => "archiving the web",
        CrawlerClass::Seo => "analysis for site owners",
        CrawlerClass::SocialPreview => "previews of shared links",
        CrawlerClass::Monitoring => "monitoring of sites",
        CrawlerClass::Other => "other purposes",
    }
}

pub(super) fn of_signal(purpose: Option<Purpose>, setting: Option<Setting>) -> String {
    let what = match purpose {
        Some(Purpose::Search) => "Search (an index and its results, without summaries made by AI)",
        Some(Purpose::AiInput) => "Input to a model that answers",
        Some(Purpose::AiTrain) => "Training a model",
        Some(Purpose::Use) => "How far the content may be used",
        None => return "Nobody knows this signal, so it says nothing.".to_owned(),
    };
    let said = match setting {
        Some(Setting::Yes) => "is granted",
        Some(Setting::No) => "is refused",
        Some(Setting::Immediate | Setting::Reference | Setting::Full) => "is stated",
        None => "is not stated: there is no such value",
    };
    format!("{what} {said}.")
}

pub(super) fn of_usage(category: Option<Category>, preference: Preference) -> String {
    let what = match category {
        Some(Category::TrainAi) => "Training a generative model",
        Some(Category::Search) => "Leading users to the content",
        None => return "The vocabulary does not know this key, so it says nothing.".to_owned(),
    };
    let said = match preference {
        Preference::Allowed => "is allowed",
        Preference::Disallowed => "is refused",
        Preference::Unknown => "is not stated: the value is neither y nor n",
    };
    format!("{what} {said}.")
}

/// The name of a field as people write it.
pub(super) fn written(field: Field) -> &'static str {
    match field {
        Field::Acap => "ACAP",
        Field::LlmPolicy => "LLM-Policy",
        Field::Unused | Field::Other => "This field",
        field => crate::language::written(field).unwrap_or("This field"),
    }
}

/// `a`, `a and b`, `a, b and 9 more`
pub(super) fn listed(names: &[&str]) -> String {
    const SHOWN: usize = 5;
    match names {
        [] => "nobody".to_owned(),
        [name] => (*name).to_owned(),
        [first @ .., last] if names.len() <= SHOWN => format!("{} and {last}", first.join(", ")),
        _ => format!("{} and {} more", names.get(..SHOWN).unwrap_or_default().join(", "), names.len() - SHOWN),
    }
}
