use super::diagnostic::{Diagnostic, DiagnosticLabel, Fix, LintInfo};
use super::finding::{date, weekday};
use super::indexing::directive_outcome;
use super::messages::{Messages, english, say};
use super::other_records::record_fault;
use super::parts::{list, quoted, sentences, shortened};
use super::report::ReportWords;
use crate::RobotsTxt;
use crate::evaluate::{PageOffsets, Place, Source};
use crate::explain;
use crate::lint::{self, Code, Detail, Frequency, Lint, PageDetail, PageDiagnostic, Role, TextEdit};
use crate::text::{BOM, Offsets, Span};

const ENGLISH: &str = english!("lint");

/// Describes a diagnostic.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::{self, Options};
/// use robotscope::text::Offsets;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow /private/");
/// let [found] = lint::lint(&robots, &Options::default()).try_into().expect("one");
/// let explained = explain::diagnostic(&Messages::ENGLISH, &robots, &Offsets::new(robots.text()), &found);
/// assert_eq!((explained.primary.line, explained.primary.message.as_str()), (2, "The colon is missing in “Disallow /private/”."));
/// assert_eq!(explained.fixes[0].title, "Insert “:”");
/// ```
pub fn diagnostic(messages: &Messages, robots: &RobotsTxt<'_>, offsets: &Offsets<'_>, found: &lint::Diagnostic) -> Diagnostic {
    let explanation = [Some(why(messages, found.code)), whom(messages, found)];
    let message = with_more(messages, message(messages, robots, found), found.more);
    let label = |label: &lint::Label| {
        DiagnosticLabel::new(say!(messages, &format!("label-{}", label.role.as_str())), offsets, label.span)
    };
    Diagnostic {
        code: found.code,
        severity: found.severity,
        primary: DiagnosticLabel::new(message, offsets, found.span),
        explanation: sentences(messages, explanation.into_iter().flatten()),
        url: found.code.url(),
        crawlers: found.crawlers.clone(),
        dialects: found.dialects.clone(),
        fixes: fixes(messages, robots.text(), &found.fixes),
        labels: found.labels.iter().map(label).collect(),
        more: found.more,
    }
}

/// Describes a page diagnostic.
///
/// ```
/// use robotscope::evaluate::{Page, PageOffsets};
/// use robotscope::explain::{Messages, ReportWords, page_diagnostic};
/// use robotscope::http::Headers;
/// use robotscope::lint::Options;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noindx")), ..Page::default() };
/// let report = page.evaluate_all();
/// let found = page.lint(&report, &Options::default());
/// let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
/// let explained = page_diagnostic(&words, &PageOffsets::new(&page), &found[0]);
/// assert_eq!(explained.primary.message, "“noindx” is not a directive; “noindex” may be meant.");
/// assert_eq!(explained.fixes[0].title, "Replace “noindx” with “noindex”");
/// ```
pub fn page_diagnostic(report: &ReportWords<'_, '_, '_>, offsets: &PageOffsets<'_>, found: &PageDiagnostic) -> Diagnostic {
    let messages = report.messages;
    let label = |place: &Place| {
        let message = match (place.source, found.code) {
            (Source::RobotsTxt, _) => say!(messages, "label-keeps-out"),
            (_, Code::NosnippetWithMaxSnippet) => say!(messages, "label-prevails"),
            (_, Code::DirectiveInBody) => say!(messages, "label-head-end"),
            _ => say!(messages, "label-belongs"),
        };
        DiagnosticLabel::in_page(message, offsets, *place)
    };
    let message = with_more(messages, page_message(report, found), found.more);
    Diagnostic {
        code: found.code,
        severity: found.severity,
        primary: DiagnosticLabel::in_page(message, offsets, found.place),
        explanation: why(messages, found.code),
        url: found.code.url(),
        crawlers: report.concerned(&found.crawlers),
        dialects: Vec::new(),
        fixes: fixes(messages, report.text(found.place.source), &found.fixes),
        labels: found.others.iter().map(label).collect(),
        more: found.more,
    }
}

/// Describes a lint.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::lint::lints;
///
/// let infos = lints().map(|lint| explain::lint(&Messages::ENGLISH, lint));
/// assert!(infos.into_iter().any(|info| info.url.ends_with("#dead-rule") && !info.once));
/// ```
pub fn lint(messages: &Messages, lint: &Lint) -> LintInfo {
    let Lint { code, severity, when, frequency, .. } = *lint;
    let (once, subject) = (frequency == Frequency::OncePerText, code.subject());
    LintInfo { code, severity, when, once, subject, explanation: why(messages, code), url: code.url() }
}

/// Explains why the findings of a lint matter, without reference to a particular text.
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

fn message(messages: &Messages, robots: &RobotsTxt<'_>, diagnostic: &lint::Diagnostic) -> String {
    let text = |span: Span| shortened(&String::from_utf8_lossy(robots.slice(span)));
    let line = |span: Span| robots.lines().partition_point(|line| line.span().start() <= span.start()).to_string();
    let other = diagnostic.labels.first().map(|label| (line(label.span), text(label.span))).unwrap_or_default();
    let (mut meant, mut count, mut field, mut detail, mut by) = ("none", 0, "", String::new(), String::new());
    match diagnostic.detail {
        Detail::Meant(word) => meant = word,
        Detail::Setting(word) => (meant, detail) = (word.unwrap_or(meant), "value".to_owned()),
        Detail::Count(rules) => count = rules,
        Detail::Value(name, fault) => (field, detail) = (name.as_str(), record_fault(messages, fault)),
        Detail::Dead(because) => {
            detail = because.as_str().to_owned();
            let deciding = diagnostic.labels.iter().filter(|label| label.role == Role::Decides);
            let rules = deciding.map(|label| quoted(messages, &line(label.span), &text(label.span)));
            by = rules.reduce(|list, next| say!(messages, "lint-by", list = &list, next = &next)).unwrap_or_default();
        }
        Detail::Field(name) => field = name.as_str(),
        Detail::Ignore(fault) => detail = fault.as_str().to_owned(),
        Detail::Read { count: names, nothing } => {
            (count, detail) = (names, if nothing { "nothing" } else { "part" }.to_owned());
        }
        Detail::Disguised(disguised) => {
            (meant, field, count) = (disguised.name, disguised.looks_like, column(robots, diagnostic.span));
            detail = if disguised.looks_like.trim().is_empty() { "invisible" } else { "lookalike" }.to_owned();
        }
        Detail::Broken(flaw, broken_field) => {
            (field, detail) = (broken_field.written().unwrap_or_default(), flaw.as_str().to_owned());
        }
        Detail::Part(span) => (field, detail) = (if span.is_empty() { "empty" } else { "text" }, text(span)),
        Detail::Syntax(syntax) => detail = syntax.as_str().to_owned(),
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

/// Returns the column at which a span starts, from 1, in UTF-16 code units.
fn column(robots: &RobotsTxt<'_>, span: Span) -> u32 {
    let before = robots.slice(Span::new(0, span.start()));
    let line = before.rsplit(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let line = line.strip_prefix(BOM).unwrap_or(line);
    u32::try_from(String::from_utf8_lossy(line).encode_utf16().count() + 1).unwrap_or(u32::MAX)
}

fn page_message(report: &ReportWords<'_, '_, '_>, diagnostic: &PageDiagnostic) -> String {
    let messages = report.messages;
    let text = diagnostic.place.span.slice(report.text(diagnostic.place.source));
    let (mut meant, mut detail, mut note, mut day, mut moment) = ("none", "", String::new(), String::new(), String::new());
    match diagnostic.detail {
        PageDetail::Nothing => {}
        PageDetail::Meant(word) => meant = word,
        PageDetail::Fault(fault) => detail = fault.as_str(),
        PageDetail::Outcome(outcome) => note = directive_outcome(messages, outcome),
        PageDetail::Date(kind) => (detail, note, day) = (kind.as_str(), date(messages, kind), weekday(messages, kind)),
        PageDetail::Expired(expiry) => moment = explain::moment(messages, expiry),
        PageDetail::Policy(policy) => detail = policy.as_str(),
        PageDetail::Attribute { written, meant: right } => {
            (detail, meant) = ("attribute", right);
            note = String::from_utf8_lossy(written.slice(report.text(diagnostic.place.source))).into_owned();
        }
        PageDetail::NearMeta(kind) => detail = kind,
        PageDetail::Inside => {}
        PageDetail::EndedByTag => detail = "tag",
        PageDetail::EndedByText => detail = "text",
    }
    let other = diagnostic.others.first().map(|place| {
        let text = place.span.slice(report.text(place.source));
        (shortened(String::from_utf8_lossy(text).trim()), report.line(*place).to_string())
    });
    let (other, line) = other.unwrap_or_default();
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
        other = &other,
        line = &line,
    )
}

fn whom(messages: &Messages, diagnostic: &lint::Diagnostic) -> Option<String> {
    if !diagnostic.crawlers.is_empty() {
        return Some(say!(messages, "lint-concerned", names = &names(messages, &diagnostic.crawlers)));
    }
    let titles: Vec<_> = diagnostic.dialects.iter().map(|name| explain::dialect(messages, *name)).collect();
    (!titles.is_empty()).then(|| say!(messages, "lint-readings", names = &names(messages, &titles)))
}

fn names(messages: &Messages, names: &[String]) -> String {
    list(messages, &mut names.iter().cloned(), 8)
}

fn fixes(messages: &Messages, text: &[u8], fixes: &[lint::Fix]) -> Vec<Fix> {
    let with_title = |fix: &lint::Fix| {
        let (title, lint::Fix { applicability, edits }) = (fix_title(messages, text, fix), fix.clone());
        Fix { title, applicability, edits }
    };
    fixes.iter().map(with_title).collect()
}

/// Writes the title of a fix, such as `Insert “:”`.
pub(super) fn fix_title(messages: &Messages, text: &[u8], fix: &lint::Fix) -> String {
    let [TextEdit { span, replacement }, more @ ..] = fix.edits.as_slice() else { return String::new() };
    let old = String::from_utf8_lossy(span.slice(text));
    let is_invisible = |character: char| lint::disguised(character).is_some_and(|seen| seen.looks_like.trim().is_empty());
    // If the old and new texts look the same, name the character that the fix removes. A line break looks different.
    let looks_the_same = lint::as_it_looks(&old).trim() == lint::as_it_looks(replacement).trim_matches(' ');
    let hidden = old.chars().find(|&character| looks_the_same && is_invisible(character) && !replacement.contains(character));
    let (old, new) = (part(messages, &hidden.map_or(old.into_owned(), String::from)), part(messages, replacement));
    let message = match (span.is_empty(), replacement.is_empty() || hidden.is_some()) {
        (true, _) => "fix-insert",
        (_, true) => "fix-remove",
        _ if old == new => "fix-line-break",
        _ => "fix-replace",
    };
    say!(messages, message, old = &old, new = &new, count = more.len())
}

/// Describes a text for the title of a fix, for example as `“Disallow:”` or `a line “Disallow:”`. If the text looks blank and begins with
/// an unusual character, such as a no-break space, names this character.
fn part(messages: &Messages, text: &str) -> String {
    let unseen = text.chars().next().and_then(lint::disguised).filter(|_| lint::as_it_looks(text).trim().is_empty());
    if let Some(character) = unseen {
        return say!(messages, "fix-text", text = character.name);
    }
    let message = match text.trim() {
        "" if text.contains(['\n', '\r']) => "fix-new-line",
        "" => "fix-white-space",
        _ if text.starts_with(['\n', '\r']) => "fix-line",
        _ => "fix-text",
    };
    say!(messages, message, text = &shortened(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::Applicability;

    #[test]
    fn fix_titles_name_invisible_characters_and_line_breaks() {
        let title = |old: &str, new: &str| {
            let edits = vec![TextEdit { span: Span::new(0, old.len() as u32), replacement: new.to_owned() }];
            fix_title(&Messages::ENGLISH, old.as_bytes(), &lint::Fix { applicability: Applicability::Safe, edits })
        };
        assert_eq!(title("*\u{A0}", "*"), "Remove “U+00A0 NO-BREAK SPACE”");
        assert_eq!(title("Googl\u{200B}ebot", "Googlebot"), "Remove “U+200B ZERO WIDTH SPACE”");
        assert_eq!(title("<br>", "\n"), "Replace “<br>” with a line break");
        assert_eq!(title(" ", "\n"), "Replace white space with a line break");
        assert_eq!(title("\u{2028}", "\n"), "Replace “U+2028 LINE SEPARATOR” with a line break");
        assert_eq!(title("\r\n", "\n"), "Replace the line break");
        assert_eq!(title("Gооgle", "Google"), "Replace “Gооgle” with “Google”");
    }
}
