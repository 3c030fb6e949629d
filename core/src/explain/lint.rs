use super::finding::{date, weekday};
use super::indexing::fate;
use super::messages::{Messages, english, say};
use super::other_records::record_fault;
use super::parts::{list, quoted, sentences, shortened};
use super::report::ReportWords;
use crate::RobotsTxt;
use crate::compare::Because;
use crate::evaluate::{Place, Source};
use crate::explain;
use crate::lint::{Code, Detail, Diagnostic, Edit, Fix, IgnoreFault, PageDetail, PageDiagnostic, Role};
use crate::text::Span;

const ENGLISH: &str = english!("lint");

/// A diagnostic in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagnosticWords {
    /// What is wrong.
    pub message: String,
    /// Why it matters, and to whom.
    pub explanation: String,
    /// What each of its labels says.
    pub labels: Vec<String>,
    /// What each of its fixes does.
    pub fixes: Vec<String>,
}

/// Says what a diagnostic is about.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::Options;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow /private/");
/// let [found] = robots.lint(&Options::default()).try_into().expect("one");
/// let words = explain::diagnostic(&Messages::ENGLISH, &robots, &found);
/// assert_eq!(words.message, "The colon is missing in “Disallow /private/”.");
/// assert_eq!(words.fixes, ["Insert “:”"]);
/// ```
pub fn diagnostic(messages: &Messages, robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> DiagnosticWords {
    let explanation = [Some(why(messages, diagnostic.code)), whom(messages, diagnostic)];
    DiagnosticWords {
        message: with_more(messages, message(messages, robots, diagnostic), diagnostic.more),
        explanation: sentences(messages, explanation.into_iter().flatten()),
        labels: diagnostic.labels.iter().map(|label| role(messages, label.role)).collect(),
        fixes: diagnostic.fixes.iter().map(|fix| title(messages, robots.text(), fix)).collect(),
    }
}

/// Says what a diagnostic of a page is about.
///
/// ```
/// use robotscope::evaluate::Page;
/// use robotscope::explain::{Messages, ReportWords, page_diagnostic};
/// use robotscope::http::Headers;
/// use robotscope::lint::Options;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noindx")), ..Page::default() };
/// let report = page.evaluate_all();
/// let found = page.lint(&report, &Options::default());
/// let words = page_diagnostic(&ReportWords::new(&Messages::ENGLISH, &page, &report), &found[0]);
/// assert_eq!(words.message, "“noindx” is no directive; “noindex” may be meant.");
/// assert_eq!(words.fixes, ["Replace “noindx” by “noindex”"]);
/// ```
pub fn page_diagnostic(report: &ReportWords<'_, '_, '_>, diagnostic: &PageDiagnostic) -> DiagnosticWords {
    let messages = report.messages;
    let label = |place: &Place| match (place.source, diagnostic.code) {
        (Source::RobotsTxt, _) => say!(messages, "label-keeps-out"),
        (_, Code::NosnippetWithMaxSnippet) => say!(messages, "label-prevails"),
        _ => say!(messages, "label-belongs"),
    };
    let text = report.text(diagnostic.place.source);
    DiagnosticWords {
        message: with_more(messages, page_message(report, diagnostic), diagnostic.more),
        explanation: why(messages, diagnostic.code),
        labels: diagnostic.others.iter().map(label).collect(),
        fixes: diagnostic.fixes.iter().map(|fix| title(messages, text, fix)).collect(),
    }
}

/// Why something matters, whatever the text.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::Code;
///
/// let why = explain::why(&Messages::ENGLISH, Code::RuleBeforeGroup);
/// assert!(why.starts_with("Rules belong to the user-agent lines above them"));
/// ```
pub fn why(messages: &Messages, code: Code) -> String {
    say!(messages, &format!("why-{}", code.as_str()))
}

fn with_more(messages: &Messages, message: String, more: u32) -> String {
    if more == 0 { message } else { sentences(messages, [message, say!(messages, "lint-more", count = more)]) }
}

fn message(messages: &Messages, robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> String {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let line = |span: Span| robots.lines().partition_point(|line| line.span().start() <= span.start()).to_string();
    let other = diagnostic.labels.first().map(|label| (line(label.span), text(label.span))).unwrap_or_default();
    let (mut meant, mut count, mut field, mut detail, mut by) = ("none", 0, "", String::new(), String::new());
    match diagnostic.detail {
        Detail::Meant(word) => meant = word,
        Detail::Count(rules) => count = rules,
        Detail::Value(own, fault) => (field, detail) = (own.as_str(), record_fault(messages, fault)),
        Detail::Dead(because) => {
            detail = as_str(because).to_owned();
            let deciding = diagnostic.labels.iter().filter(|label| label.role == Role::Decides);
            let rules = deciding.map(|label| quoted(messages, &line(label.span), &text(label.span)));
            by = rules.reduce(|list, next| say!(messages, "lint-by", list = &list, next = &next)).unwrap_or_default();
        }
        Detail::Field(own) => field = own.as_str(),
        Detail::Ignore(fault) => detail = ignored(fault).to_owned(),
        _ => {}
    }
    say!(
        messages,
        &format!("lint-{}", diagnostic.code.as_str()),
        what = &text(diagnostic.span),
        whom = &names(messages, &diagnostic.crawlers),
        line = &other.0,
        other = &other.1,
        by = &by,
        meant = meant,
        count = count,
        field = field,
        detail = &detail,
    )
}

/// As messages know it.
const fn as_str(because: Because) -> &'static str {
    match because {
        Because::Overruled => "overruled",
        Because::Implied => "implied",
        Because::NoUrl => "no-url",
        Because::RobotsTxtItself => "robots-txt-itself",
    }
}

/// As messages know it.
const fn ignored(fault: IgnoreFault) -> &'static str {
    match fault {
        IgnoreFault::UnknownWord => "unknown-word",
        IgnoreFault::NoCode => "no-code",
        IgnoreFault::UnknownCode => "unknown-code",
        IgnoreFault::NoReason => "no-reason",
    }
}

fn page_message(report: &ReportWords<'_, '_, '_>, diagnostic: &PageDiagnostic) -> String {
    let messages = report.messages;
    let text = diagnostic.place.span.of(report.text(diagnostic.place.source));
    let (mut meant, mut detail, mut note, mut day, mut moment) = ("none", "", String::new(), String::new(), String::new());
    match diagnostic.detail {
        PageDetail::Nothing => {}
        PageDetail::Meant(word) => meant = word,
        PageDetail::Value(fault) => detail = fault.as_str(),
        PageDetail::BotName(fault) => detail = fault.as_str(),
        PageDetail::Fate(own) => note = fate(messages, own),
        PageDetail::Date(kind) => (detail, note, day) = (kind.as_str(), date(messages, kind), weekday(messages, kind)),
        PageDetail::Expired(own) => moment = explain::moment(messages, own),
        PageDetail::Policy(policy) => detail = policy.as_str(),
    }
    say!(
        messages,
        &format!("lint-page-{}", diagnostic.code.as_str()),
        what = &shortened(&String::from_utf8_lossy(text)),
        whom = &report.names(&diagnostic.crawlers),
        meant = meant,
        detail = detail,
        note = &note,
        weekday = &day,
        moment = &moment,
    )
}

fn whom(messages: &Messages, diagnostic: &Diagnostic) -> Option<String> {
    if !diagnostic.crawlers.is_empty() {
        return Some(say!(messages, "lint-concerned", names = &names(messages, &diagnostic.crawlers)));
    }
    let titles: Vec<_> = diagnostic.dialects.iter().map(|own| explain::dialect(messages, *own)).collect();
    (!titles.is_empty()).then(|| say!(messages, "lint-readings", names = &names(messages, &titles)))
}

fn names(messages: &Messages, names: &[String]) -> String {
    list(messages, &mut names.iter().cloned(), 8)
}

fn role(messages: &Messages, role: Role) -> String {
    let message = match role {
        Role::First => "label-first",
        Role::Opposite => "label-opposite",
        Role::Decides => "label-decides",
        Role::Agent => "label-agent",
        Role::NoDivider => "label-no-divider",
        Role::Lost => "label-lost",
        Role::Also => "label-also",
    };
    say!(messages, message)
}

/// What a fix does, by its edits.
fn title(messages: &Messages, text: &[u8], fix: &Fix) -> String {
    let [Edit { span, replacement }, more @ ..] = fix.edits.as_slice() else { return String::new() };
    let old = String::from_utf8_lossy(span.of(text));
    let message = match (span.is_empty(), replacement.is_empty()) {
        (true, _) => "fix-insert",
        (_, true) => "fix-remove",
        _ if old.trim().is_empty() && replacement.trim().is_empty() => "fix-line-break",
        _ => "fix-replace",
    };
    let (old, new) = (part(messages, &old), part(messages, replacement));
    say!(messages, message, old = &old, new = &new, count = more.len())
}

/// `“Disallow:”`, `a line “Disallow:”`
fn part(messages: &Messages, text: &str) -> String {
    let message = match text.trim() {
        "" => "fix-white-space",
        _ if text.starts_with(['\n', '\r']) => "fix-line",
        _ => "fix-text",
    };
    say!(messages, message, text = &shortened(text.trim()))
}
