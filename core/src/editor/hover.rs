//! Hover information.

use super::affected::affected_by;
use super::line_at::line_at;
use super::symbol::words;
use super::{Affected, PathExamples, PatternParts};
use crate::RobotsTxt;
use crate::compare::{DeadRule, dead_rules};
use crate::crawlers::{self, Crawler};
use crate::dialect::{Dialect, DialectName};
use crate::lint::Code;
use crate::matching::{Access, Agent, Lookups};
use crate::other_records::Fault;
use crate::preferences::{Category, ContentSignal, Preference, Purpose, Setting, UsageStatement, is_usage_token};
use crate::robots_txt::{Field, Line, LineKind, Record, Separator, Spelling};
use crate::sources::{self, Reference};
use crate::text::{Part, Span};

/// Facts about the part of a robots.txt under the pointer.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, Hover};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a");
/// let Hover { span, affected, .. } = editor::hover(&robots, 15).expect("a field");
/// assert_eq!(robots.slice(span), b"Disallow");
/// assert!(affected.is_some_and(|affected| affected.and_others));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Hover {
    /// The part that is explained.
    pub span: Span,
    pub(crate) subject: HoverSubject,
    /// The crawlers to which the line applies, if any.
    pub affected: Option<Affected>,
    /// The sources of the facts.
    pub sources: &'static [&'static Reference],
}

/// The meaning of a part of the text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum HoverSubject {
    Field {
        field: Field,
        spelling: Spelling,
        separator: Separator,
        /// The value; may be empty.
        value: Span,
    },
    /// The product token of a crawler from the catalogue.
    Crawler(&'static Crawler),
    /// A product token that belongs to no crawler in the catalogue.
    UnknownCrawler(String),
    /// A token that represents a use of the content instead of a crawler.
    UsageToken,
    /// A `*`, which represents every crawler.
    AllCrawlers,
    Rule(RuleHover),
    /// A content signal; `None` for an unknown purpose or setting.
    Signal(Option<Purpose>, Option<Setting>),
    /// A preference in a Content-Usage record; `None` for an unknown category.
    Usage(Option<Category>, Preference),
    /// Any other value, with its fault, if any.
    Value(Field, Option<Fault>),
    Malformed,
    /// A lint code in an ignore comment.
    Code(Code),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RuleHover {
    /// The access that the rule gives to matching paths.
    pub access: Access,
    pub pattern: Span,
    pub parts: PatternParts,
    pub examples: PathExamples,
    /// The crawlers for which the rule has an effect.
    pub deciding: RuleDecides,
}

/// The crawlers for which a rule has an effect: all, some or none of the crawlers to which it applies.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum RuleDecides {
    /// As far as can be determined, the rule has an effect for each crawler to which it applies.
    Always,
    /// The rule has an effect for some crawlers only. Contains the dialects of the other crawlers, and the reason for the first of these
    /// dialects.
    Sometimes(Vec<DialectName>, DeadRule),
    /// The rule has no effect: its removal would change no verdict.
    Never(DeadRule),
    /// The rule applies to no crawler, or the rules are too many or too long to examine while the user waits.
    Unexamined,
}

/// The maximum number of rules to examine while the user waits, for all crawlers together.
const RULES: usize = 2000;

/// The maximum total size of the examined rules' patterns, in bytes.
const BYTES: usize = 1 << 18;

/// The maximum number of examined crawlers that are not in the catalogue.
const NAMES: usize = 5;

/// Returns facts about the text at an offset; `None` for white space and for offsets after the end. In comments, only the lint codes of
/// ignore comments have facts.
///
/// ```
/// use robotscope::{RobotsTxt, editor};
///
/// let robots = RobotsTxt::parse("User-agent: * # all\nDisallow: /a/b");
/// let hover = editor::hover(&robots, 31).expect("a pattern");
/// assert_eq!(robots.slice(hover.span), b"/a/b");
/// assert_eq!(editor::hover(&robots, 16), None);
/// ```
pub fn hover(robots: &RobotsTxt<'_>, offset: u32) -> Option<Hover> {
    let (number, line) = line_at(robots, offset)?;
    let lookups = &mut Lookups::new(robots);
    let touches = |span: Span| span.start() <= offset && offset <= span.end() && !span.is_empty();
    let alone = |span, subject, sources| Some(Hover { span, subject, affected: None, sources });
    if let Some(comment) = line.comment().filter(|comment| touches(*comment)) {
        let (span, code) = code_at(Part::new(robots.text(), comment), offset)?;
        return alone(span, HoverSubject::Code(code), &[]);
    }
    match line.kind() {
        LineKind::Record(record) if touches(record.name) => {
            let Record { field, spelling, separator, name, value } = record;
            let subject = HoverSubject::Field { field, spelling, separator, value };
            Some(Hover { span: name, subject, affected: affected_by(robots, number, lookups), sources: name_sources(&record) })
        }
        LineKind::Record(record) if touches(record.value) => {
            let affected = affected_by(robots, number, lookups);
            let (span, subject) = match record.field {
                Field::Allow | Field::Disallow => {
                    let names = affected.as_ref().map(|affected| affected.names.as_slice()).unwrap_or_default();
                    let pattern = Part::new(robots.text(), record.value);
                    let rule = RuleHover {
                        access: if record.field == Field::Allow { Access::Allowed } else { Access::Disallowed },
                        pattern: record.value,
                        parts: PatternParts::new(pattern),
                        examples: PathExamples::new(pattern.bytes),
                        deciding: deciding(robots, number, line, names, lookups),
                    };
                    (record.value, HoverSubject::Rule(rule))
                }
                _ => value_subject(robots, number, &record, offset),
            };
            let sources = match subject {
                HoverSubject::Rule(_) => &[sources::RFC9309_RULES, sources::RFC9309_PATTERNS],
                _ => field_sources(record.field),
            };
            Some(Hover { span, subject, affected, sources })
        }
        LineKind::Malformed(span) if touches(span) => alone(span, HoverSubject::Malformed, &[sources::RFC9309_LINES]),
        _ => None,
    }
}

fn value_subject(robots: &RobotsTxt<'_>, number: u32, record: &Record, offset: u32) -> (Span, HoverSubject) {
    let value = Part::new(robots.text(), record.value);
    let touches = |span: Span| span.start() <= offset && offset <= span.end();
    match record.field {
        Field::UserAgent => agent_subject(robots, value, touches),
        Field::ContentSignal => {
            let signals = ContentSignal::parse(value.bytes, value.at).signals.into_iter();
            let mut signals = signals.map(|signal| (Span::new(signal.name.start(), signal.value.end()), signal));
            match signals.find(|(span, _)| touches(*span)) {
                Some((span, signal)) => (span, HoverSubject::Signal(signal.purpose, signal.setting)),
                None => (record.value, HoverSubject::Value(record.field, None)),
            }
        }
        Field::ContentUsage => {
            let (_, statement) = if value.bytes.starts_with(b"/") { value.first_word() } else { value.split_at(0) };
            let entries = UsageStatement::parse(statement.bytes, statement.at).map_or(Vec::new(), |usage| usage.entries);
            let mut entries = entries.into_iter().map(|entry| (Span::new(entry.key.start(), entry.value.end()), entry));
            match entries.find(|(span, _)| touches(*span)) {
                Some((span, entry)) => (span, HoverSubject::Usage(entry.category, entry.preference)),
                None => (record.value, HoverSubject::Value(record.field, fault_in(robots, number))),
            }
        }
        field => (record.value, HoverSubject::Value(field, fault_in(robots, number))),
    }
}

fn agent_subject(robots: &RobotsTxt<'_>, value: Part<'_>, touches: impl Fn(Span) -> bool) -> (Span, HoverSubject) {
    let dialect = Dialect::RFC9309;
    if dialect.names_all_crawlers(value.bytes) {
        return (value.span(), HoverSubject::AllCrawlers);
    }
    let token = value.split_at(dialect.token_length(value.bytes)).0;
    let known = |part: Part<'_>| Some((part.span(), crawlers::by_token(std::str::from_utf8(part.bytes).ok()?)?));
    match known(value).or_else(|| known(token)) {
        Some((span, crawler)) => (if touches(span) { span } else { value.span() }, HoverSubject::Crawler(crawler)),
        None if std::str::from_utf8(token.bytes).is_ok_and(is_usage_token) => (value.span(), HoverSubject::UsageToken),
        None => (value.span(), HoverSubject::UnknownCrawler(words(robots, token.span()))),
    }
}

/// Returns the fault in a line's value, if any.
fn fault_in(robots: &RobotsTxt<'_>, number: u32) -> Option<Fault> {
    robots.other_records(&Dialect::RFC9309).find(|record| record.line == number)?.fault
}

/// Finds the crawlers for which a rule has an effect. Examines the catalogue's crawlers, at most [`NAMES`] crawlers that only the text
/// names, and an RFC 9309 crawler for all others.
fn deciding(robots: &RobotsTxt<'_>, number: u32, line: &Line, names: &[String], lookups: &mut Lookups<'_, '_>) -> RuleDecides {
    let known = crawlers::all().iter().map(Agent::from);
    let named = names.iter().take(NAMES).map(|name| Agent::named(name));
    let mut seen = Vec::new();
    let mut dead_in: Vec<(DialectName, DeadRule)> = Vec::new();
    let (mut alive, mut rules, mut bytes) = (0, 0, 0);
    for agent in known.chain(named).chain([Agent::with_tokens("*", Vec::new())]) {
        let (lookup, key) = lookups.lookup(&agent);
        let dialect = agent.dialect();
        let is_rule = |record: Record| matches!(record.field, Field::Allow | Field::Disallow);
        if seen.contains(&key) || !dialect.record(robots, line).is_some_and(is_rule) {
            continue;
        }
        let groups = robots.groups(dialect);
        let bound = || lookup.groups.iter().filter_map(|index| groups.get(*index)).map(|group| group.rules);
        if bound().any(|of_group| of_group.binary_search_by_key(&number, |rule| rule.line).is_ok()) {
            rules += bound().map(<[_]>::len).sum::<usize>();
            bytes += bound().flatten().map(|rule| rule.pattern.len() as usize).sum::<usize>();
            if rules > RULES || bytes > BYTES {
                return RuleDecides::Unexamined;
            }
            match dead_rules(robots, &agent).into_iter().find(|dead| dead.rule.line == number) {
                Some(dead) => dead_in.push((dialect.name, dead)),
                None => alive += 1,
            }
        }
        seen.push(key);
    }
    let mut dialects: Vec<_> = dead_in.iter().map(|(name, _)| *name).collect();
    dialects.dedup();
    match dead_in.into_iter().next() {
        None if alive == 0 => RuleDecides::Unexamined,
        None => RuleDecides::Always,
        Some((_, dead)) if alive == 0 => RuleDecides::Never(dead),
        Some((_, dead)) => RuleDecides::Sometimes(dialects, dead),
    }
}

/// Returns the documents that explain why crawlers read or ignore records with this field name.
fn name_sources(record: &Record) -> &'static [&'static Reference] {
    let is_forgiven = record.spelling != Spelling::Exact || record.separator == Separator::WhiteSpace;
    if is_forgiven { &[sources::GOOGLE_PARSER] } else { field_sources(record.field) }
}

/// Returns the documents that describe a field ([rfc9309], [google-robots-txt], [sitemaps-protocol], [yandex-clean-param],
/// [content-signals], [aipref-attach], [rsl-standard], [ard-spec]). If no document describes the field, returns the section of RFC 9309
/// that permits other records.
const fn field_sources(field: Field) -> &'static [&'static Reference] {
    match field {
        Field::UserAgent => &[sources::RFC9309_AGENTS, sources::GOOGLE_ROBOTS_TXT],
        Field::Allow | Field::Disallow => &[sources::RFC9309_RULES, sources::GOOGLE_ROBOTS_TXT],
        Field::Sitemap => &[sources::SITEMAPS_PROTOCOL, sources::GOOGLE_ROBOTS_TXT],
        Field::CleanParam => &[sources::YANDEX_CLEAN_PARAM],
        Field::ContentSignal => &[sources::CONTENT_SIGNALS],
        Field::ContentUsage => &[sources::AIPREF_ATTACH],
        Field::License => &[sources::RSL_STANDARD],
        Field::Agentmap => &[sources::ARD_SPEC],
        // Google's document lists the fields that Google reads. These two fields are not in the list.
        Field::Noindex | Field::CrawlDelay => &[sources::RFC9309_RECORDS, sources::GOOGLE_ROBOTS_TXT],
        _ => &[sources::RFC9309_RECORDS],
    }
}

/// Returns the lint code at an offset in an ignore comment, with its position.
fn code_at(comment: Part<'_>, offset: u32) -> Option<(Span, Code)> {
    let text = std::str::from_utf8(comment.bytes).ok().filter(|text| text.contains("robotscope:"))?;
    let at = usize::try_from(offset.checked_sub(comment.at)?).ok()?;
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let start = text.get(..at)?.trim_end_matches(is_code).len();
    let word = text.get(start..)?.split(|c| !is_code(c)).next()?;
    let span = comment.split_at(start).1.split_at(word.len()).0.span();
    Some((span, word.parse().ok()?))
}
