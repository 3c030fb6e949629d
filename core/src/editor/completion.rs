//! Builds completions for a robots.txt.

use super::line_at::line_at;
use super::symbol::words;
use std::collections::HashSet;

use super::CompletionSubject;
use crate::RobotsTxt;
use crate::crawlers::{self, CrawlerStatus};
use crate::dialect::Dialect;
use crate::lint::Code;
use crate::preferences::{Category, Preference, Purpose};
use crate::robots_txt::{Field, LineKind};
use crate::text::{Part, Span};

/// A completion.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, Completion};
/// use robotscope::text::Span;
///
/// let completions = editor::completions(&RobotsTxt::parse("User-agent: *\nDis"), 17);
/// let Completion { span, insert, .. } = completions.iter().find(|one| one.label == "Disallow").expect("a field");
/// assert_eq!(*span, Span::new(14, 17));
/// assert!(insert.starts_with("Disallow:"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Completion {
    /// The text that the completion replaces; empty if nothing has been typed yet.
    pub span: Span,
    /// The label in a list.
    pub label: String,
    /// The text to insert.
    pub insert: String,
    pub(crate) subject: CompletionSubject,
    /// `true` if the text already contains this entry. Used entries come last in the list.
    pub is_used: bool,
}

impl Completion {
    /// Creates a completion that inserts its label and a separator.
    pub(super) fn new(span: Span, label: &str, separator: &str, subject: CompletionSubject, is_used: bool) -> Self {
        Self { span, label: label.to_owned(), insert: format!("{label}{separator}"), subject, is_used }
    }
}

/// Adds unused completions, then used completions.
pub(super) fn add(found: &mut Vec<Completion>, items: impl Iterator<Item = Completion>) {
    let (used, new): (Vec<_>, Vec<_>) = items.partition(|item| item.is_used);
    found.extend(new);
    found.extend(used);
}

/// The maximum number of suggested paths.
const PATHS: usize = 200;

/// Returns the completions at an offset, most common first. Includes all fields and current crawlers, because editors filter them. Paths
/// are limited to those that begin with the typed text.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("User-agent: Bingbot\nDis");
/// let labels = |offset| editor::completions(&robots, offset).into_iter().map(|item| item.label).collect::<Vec<_>>();
/// assert_eq!(labels(23)[..3], ["User-agent", "Disallow", "Allow"]);
/// assert_eq!(labels(15)[..2], ["*", "Googlebot"]);
/// ```
pub fn completions(robots: &RobotsTxt<'_>, offset: u32) -> Vec<Completion> {
    let end_of_text = u32::try_from(robots.text().len()).unwrap_or(u32::MAX);
    let offset = offset.min(end_of_text);
    let (number, content) = match line_at(robots, offset) {
        Some((number, line)) => (number, line.content()),
        None => (0, Span::at(end_of_text, 0)),
    };
    // Between CR and LF, or inside a byte order mark, there are no completions.
    if offset < content.start() || content.end() < offset {
        return Vec::new();
    }
    let content = Part::new(robots.text(), content);
    let (head, tail) = content.split_at((offset - content.at) as usize);
    let mut list = List { completions: Vec::new(), span: Span::at(offset, 0) };
    if let Some((_, comment)) = head.split_once(b'#') {
        list.codes(comment);
        return list.completions;
    }
    // Completions do not replace a comment at the end of the line.
    let tail = tail.split_once(b'#').map_or(tail, |(before, _)| before);
    match head.split_once(b':') {
        None => list.fields(head, tail),
        Some((name, value)) => values(robots, number, Field::recognise(name.trimmed().bytes).0, value, tail, &mut list),
    }
    list.completions
}

/// Adds completions for a field's value. `head` is the value before the offset, and `tail` is the value after it.
fn values(robots: &RobotsTxt<'_>, line: u32, field: Field, head: Part<'_>, tail: Part<'_>, list: &mut List) {
    let typed = head.split_at(head.bytes.len() - head.bytes.trim_ascii_start().len()).1;
    let rest = tail.trimmed().span();
    let end = if rest.is_empty() { tail.at } else { rest.end() };
    list.span = Span::new(typed.at, end);
    match field {
        Field::UserAgent => agents(robots, line, list),
        Field::Allow | Field::Disallow | Field::Noindex => paths(robots, line, typed, list),
        Field::ContentSignal => {
            list.piece(typed, tail);
            let signals =
                Purpose::ALL.into_iter().flat_map(|purpose| purpose.settings().iter().map(move |setting| (purpose, *setting)));
            list.extend(signals.map(|(purpose, setting)| {
                let subject = CompletionSubject::Signal(purpose, setting);
                (format!("{purpose}={setting}"), subject, typed_has(typed, purpose.as_str()))
            }));
        }
        Field::ContentUsage => {
            let is_path = typed.bytes.starts_with(b"/");
            if is_path && !typed.bytes.iter().any(u8::is_ascii_whitespace) {
                list.span = Span::new(typed.at, typed.span().end());
                return paths(robots, line, typed, list);
            }
            let path = if is_path { typed.first_word().0.bytes.len() } else { 0 };
            let statement = typed.split_at(path).1;
            list.piece(statement, tail);
            let preferences = [("n", Preference::Disallowed), ("y", Preference::Allowed)];
            let usages = Category::ALL.into_iter().flat_map(|category| preferences.map(|preference| (category, preference)));
            list.extend(usages.map(|(category, (letter, preference))| {
                let subject = CompletionSubject::Usage(category, preference);
                (format!("{category}={letter}"), subject, typed_has(statement, category.as_str()))
            }));
        }
        _ => {
            let origin = origin(robots, line);
            let host = origin.trim_start_matches("https://").trim_start_matches("http://");
            let filled = |example: &&str| example.replace("{origin}", &origin).replace("{host}", host);
            list.extend(field.examples().iter().map(|example| (filled(example), CompletionSubject::Value(field), false)));
        }
    }
}

/// Adds `*` and every crawler in the catalogue that robots.txt can name, except retired crawlers. Names that other lines already contain
/// come last.
fn agents(robots: &RobotsTxt<'_>, line: u32, list: &mut List) {
    let groups = robots.groups(&Dialect::RFC9309);
    let lines = groups.iter().flat_map(|group| group.agent_lines).filter(|agent| agent.line != line);
    // A product token may contain characters that end a token in robots.txt, so also compare the whole value ([rfc9309-agents]).
    let spans = lines.flat_map(|agent| [Some(agent.token), (agent.value != agent.token).then_some(agent.value)]);
    let named: HashSet<_> = spans.flatten().map(|span| words(robots, span).to_ascii_lowercase()).collect();
    let is_used = |token: &str| named.contains(&token.to_ascii_lowercase());
    let wildcard = ("*".to_owned(), CompletionSubject::AllCrawlers, is_used("*"));
    let known = crawlers::all().iter().filter(|crawler| crawler.status != CrawlerStatus::Retired).filter_map(|crawler| {
        let name = *crawler.fallback.value.first()?;
        // Skip a crawler that obeys only the product token of another crawler.
        let is_chosen_name = name == crawler.token || crawlers::by_token(name).is_none();
        is_chosen_name.then(|| (name.to_owned(), CompletionSubject::Crawler(crawler), is_used(name)))
    });
    list.extend([wildcard].into_iter().chain(known));
}

/// Adds `/`, the paths in other rules, and their parent paths. Leaves out paths that do not begin with the typed text.
fn paths(robots: &RobotsTxt<'_>, line: u32, typed: Part<'_>, list: &mut List) {
    let mut seen = HashSet::new();
    let mut found = vec![("/".to_owned(), CompletionSubject::Path, false)];
    seen.insert("/".to_owned());
    for (_, other) in (1..).zip(robots.lines()).filter(|(number, _)| *number != line) {
        let LineKind::Record(record) = other.kind() else { continue };
        if found.len() >= PATHS {
            break;
        }
        let is_rule = matches!(record.field, Field::Allow | Field::Disallow | Field::Noindex);
        let pattern = robots.slice(record.value);
        if !is_rule || !pattern.starts_with(typed.bytes) {
            continue;
        }
        let Ok(pattern) = std::str::from_utf8(pattern) else { continue };
        let above = pattern.match_indices('/').filter_map(|(at, _)| pattern.get(..=at)).take(PARENTS);
        for path in above.chain([pattern]).filter(|path| path.len() > typed.bytes.len() || *path == pattern) {
            if !path.is_empty() && seen.insert(path.to_owned()) {
                found.push((path.to_owned(), CompletionSubject::Path, false));
            }
        }
    }
    found.retain(|(path, _, _)| path.as_bytes().starts_with(typed.bytes));
    found.truncate(PATHS);
    list.extend(found);
}

/// Returns the scheme and host of the first sitemap on another line; without a sitemap, returns an example.
fn origin(robots: &RobotsTxt<'_>, line: u32) -> String {
    let sitemaps = robots.sitemaps(&Dialect::RFC9309).into_iter().filter(|sitemap| sitemap.line != line);
    let host = sitemaps.filter_map(|sitemap| Some((sitemap.span, sitemap.value.ok()?.host?))).next();
    match host {
        Some((span, host)) => words(robots, Span::new(span.start(), host.end())),
        None => "https://www.example.com".to_owned(),
    }
}

/// The maximum number of parent paths suggested for each path.
const PARENTS: usize = 8;

/// Returns `true` if the typed text already contains an entry with this key.
fn typed_has(typed: Part<'_>, key: &str) -> bool {
    typed.split(b',').any(|piece| piece.split_once(b'=').is_some_and(|(name, _)| name.trimmed().is(key)))
}

struct List {
    completions: Vec<Completion>,
    /// The text that the next completions will replace.
    span: Span,
}

impl List {
    /// Adds unused completions, then used completions.
    fn extend(&mut self, found: impl IntoIterator<Item = (String, CompletionSubject, bool)>) {
        let items = found.into_iter().map(|(text, subject, is_used)| Completion::new(self.span, &text, "", subject, is_used));
        add(&mut self.completions, items);
    }

    /// Sets `span` to the entry around the offset. Commas separate entries.
    fn piece(&mut self, typed: Part<'_>, tail: Part<'_>) {
        let typed = typed.split(b',').last().unwrap_or(typed);
        let typed = typed.split_at(typed.bytes.len() - typed.bytes.trim_ascii_start().len()).1;
        let rest = tail.split(b',').next().unwrap_or(tail).trimmed().span();
        self.span = Span::new(typed.at, if rest.is_empty() { tail.at } else { rest.end() });
    }

    /// Adds field names. `head` is the text before the offset, and `tail` is the text after it.
    fn fields(&mut self, head: Part<'_>, tail: Part<'_>) {
        let typed = head.split_at(head.bytes.len() - head.bytes.trim_ascii_start().len()).1;
        let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if !typed.bytes.iter().all(is_letter) {
            return;
        }
        let (word, behind) = tail.split_at(tail.bytes.iter().take_while(|byte| is_letter(byte)).count());
        self.span = Span::new(typed.at, word.span().end());
        let separator = if behind.trimmed().bytes.starts_with(b":") { "" } else { ": " };
        for (field, name) in Field::read_by_crawlers() {
            self.completions.push(Completion::new(self.span, name, separator, CompletionSubject::Field(field), false));
        }
    }

    /// Adds completions for an ignore comment: after `robotscope:`, `ignore` and `ignore-file`; after one of these words, lint codes.
    fn codes(&mut self, comment: Part<'_>) {
        let is_letter = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'-';
        let typed = comment.bytes.iter().rev().take_while(is_letter).count();
        let (before, word) = comment.split_at(comment.bytes.len() - typed);
        self.span = word.span();
        let Some((name, rest)) = before.split_once(b':') else { return };
        if !name.trimmed().is("robotscope") || memchr::memmem::find(rest.bytes, b"--").is_some() {
            return;
        }
        let first = rest.trimmed().first_word().0;
        if first.is_empty() {
            self.extend(["ignore", "ignore-file"].map(|text| (text.to_owned(), CompletionSubject::Ignore, false)));
        } else if first.is("ignore") || first.is("ignore-file") {
            self.extend(Code::ALL.map(|code| (code.to_string(), CompletionSubject::Code(code), false)));
        }
    }
}
