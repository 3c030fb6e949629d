//! Runs the lints on a text.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::collections::HashMap;
use std::ops::Range;

use super::found::Found;
use super::readers::{Reader, readers};
use super::robots_txt::{AgentKind, RuleOutcomes};
use super::{
    Applicability, Code, Diagnostic, Fix, Frequency, Options, Severity, TextEdit, When, apply, ignore, page, robots_txt,
};
use crate::RobotsTxt;
use crate::compare::{Coverage, compare};
use crate::crawlers::{self, Crawler};
use crate::dialect::{Dialect, DialectName};
use crate::evaluate::Source;
use crate::matching::{Access, Agent, AgentLine, Group, Groups, RuleLine};
use crate::order::sort_by_number;
use crate::robots_txt::{Field, Line, LineEnding, LineKind, Record, Separator, Spelling};
use crate::text::{Part, Span};

/// A lint: its code, its defaults, and its check.
///
/// ```
/// use robotscope::lint::{Code, Lint, Frequency, When, lints};
///
/// let lint: &Lint = lints().find(|lint| lint.code == Code::DuplicateRule).expect("a lint");
/// assert_eq!((lint.when, lint.frequency), (When::Always, Frequency::OncePerText));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lint {
    /// The code of the lint's diagnostics.
    pub code: Code,
    /// The default severity.
    pub severity: Severity,
    /// The default condition for running the lint.
    pub when: When,
    /// The number of diagnostics that the lint reports: one for each occurrence, or one per text.
    pub frequency: Frequency,
    /// The lint's example, unless it would be too long or binary; `None` in WebAssembly.
    pub example: Option<Example>,
    pub(super) check: fn(&Context<'_>, &mut Found),
    /// The codes of findings that are only consequences of this lint's findings on the same line.
    pub(super) explains: &'static [Code],
}

impl Lint {
    /// Creates a lint that always runs and reports every occurrence.
    pub(super) const fn new(code: Code, severity: Severity, check: fn(&Context<'_>, &mut Found)) -> Self {
        Self { code, severity, when: When::Always, frequency: Frequency::EachPlace, example: None, check, explains: &[] }
    }

    /// Sets the condition under which the lint runs.
    pub(super) const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }

    /// Sets the codes of findings that this lint makes redundant. Such findings are removed from lines on which this lint has a finding.
    pub(super) const fn explains(self, explains: &'static [Code]) -> Self {
        Self { explains, ..self }
    }

    /// Makes the lint report only one diagnostic per text. Further occurrences become labels of this diagnostic.
    pub(super) const fn once(self) -> Self {
        Self { frequency: Frequency::OncePerText, ..self }
    }

    /// Sets the example: a robots.txt with a finding, and its corrected version.
    pub(super) const fn example(self, wrong: &'static str, right: &'static str) -> Self {
        self.with_example(Example::new(Source::RobotsTxt, wrong, right))
    }

    /// Sets the example. WebAssembly modules contain no examples, because only the documentation and native tests use them.
    pub(super) const fn with_example(self, example: Example) -> Self {
        Self { example: if cfg!(target_arch = "wasm32") { None } else { Some(example) }, ..self }
    }
}

/// A text with a finding, and its corrected version, for the documentation.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::lint::{Code, Example, Options, lint, lints};
///
/// let dead_rule = lints().find(|lint| lint.code == Code::DeadRule).expect("a lint");
/// let Example { wrong, right, .. } = dead_rule.example.expect("an example");
/// let found = |text: &'static str| lint(&RobotsTxt::parse(text), &Options::default());
/// let finds = |text| found(text).iter().any(|found| found.code == Code::DeadRule);
/// assert!(finds(wrong) && !finds(right));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The kind of text.
    pub source: Source,
    /// A text with a finding.
    pub wrong: &'static str,
    /// The corrected text.
    pub right: &'static str,
    /// Another text for the same page, if the example needs one. If this text is a robots.txt, the page's path is `/page`.
    pub other_text: Option<(Source, &'static str)>,
    /// The time of the report in ISO 8601, if the example needs one.
    pub now: Option<&'static str>,
}

impl Example {
    pub(super) const fn new(source: Source, wrong: &'static str, right: &'static str) -> Self {
        Self { source, wrong, right, other_text: None, now: None }
    }
}

/// Returns all lints, first for robots.txt, then for pages.
///
/// ```
/// use robotscope::lint::{Code, lints};
///
/// assert!(lints().any(|lint| lint.code == Code::DeadRule));
/// ```
pub fn lints() -> impl Iterator<Item = &'static Lint> {
    robots_txt::LINTS.iter().chain(page::LINTS.iter().map(|lint| &lint.lint))
}

/// The budget, in bytes, for comparing texts with their corrected versions. After the budget is used up, fixes whose safety depends on
/// such a comparison count as unsafe.
const TO_COMPARE: usize = 1 << 19;

/// The data that lints check.
pub(super) struct Context<'c> {
    pub(super) robots: &'c RobotsTxt<'c>,
    /// The groups as RFC 9309 defines them.
    pub(super) groups: Cow<'c, Groups>,
    pub(super) dialects: Vec<DialectName>,
    /// `true` if the options name particular crawlers or dialects.
    pub(super) readers_are_named: bool,
    agents: Vec<Agent<'c>>,
    // Lists, because generic iterators would be compiled again for each lint.
    records: Vec<(u32, Record)>,
    /// The user-agent lines in all groups.
    pub(super) agent_lines: Vec<AgentLine>,
    /// The rules in all groups.
    pub(super) rules: Vec<RuleLine>,
    readers: OnceCell<Vec<Reader<'c>>>,
    faulty_agents: OnceCell<Vec<(AgentLine, AgentKind)>>,
    /// For each product token in lower case, the index of the group that names it; `usize::MAX` if several groups name it.
    groups_of_tokens: OnceCell<HashMap<Vec<u8>, usize>>,
    pub(super) rule_outcomes: OnceCell<RuleOutcomes>,
    groups_are_the_same_to_all: OnceCell<bool>,
    /// The remaining budget, in bytes, for comparing the text with its corrected version.
    to_compare: Cell<usize>,
}

/// Returns faults and facts worth knowing in a text, in text order. Considers the crawlers and dialects that `options` selects, and the
/// crawlers that only the text names. Reports at most a thousand diagnostics per code.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::lint::{self, Code, Options, Severity};
///
/// let robots = RobotsTxt::parse("Disallow: /a\nUser-agent: *\nDisallow: b");
/// let codes = |options| lint::lint(&robots, &options).iter().map(|found| found.code).collect::<Vec<_>>();
/// assert_eq!(codes(Options::default()), [Code::RuleBeforeGroup, Code::PatternWithoutSlash]);
/// let options = Options { severities: vec![(Code::RuleBeforeGroup, None)], ..Options::default() };
/// assert_eq!(codes(options), [Code::PatternWithoutSlash]);
/// ```
pub fn lint(robots: &RobotsTxt<'_>, options: &Options) -> Vec<Diagnostic> {
    let agents = options.agents();
    let groups = robots.groups(&Dialect::RFC9309);
    let records = (1..).zip(robots.lines()).filter_map(|(number, line)| match line.kind() {
        LineKind::Record(record) => Some((number, record)),
        LineKind::Blank | LineKind::Comment | LineKind::Malformed(_) => None,
    });
    let context = Context {
        robots,
        dialects: options.dialects(&agents),
        readers_are_named: options.name_readers(),
        agents,
        records: records.collect(),
        agent_lines: groups.iter().flat_map(|group| group.agent_lines).copied().collect(),
        rules: groups.iter().flat_map(|group| group.rules).copied().collect(),
        groups,
        readers: OnceCell::new(),
        faulty_agents: OnceCell::new(),
        groups_of_tokens: OnceCell::new(),
        rule_outcomes: OnceCell::new(),
        groups_are_the_same_to_all: OnceCell::new(),
        to_compare: Cell::new(TO_COMPARE),
    };
    let mut found = Found::new();
    // HTML and UTF-16 documents are not checked line by line.
    let lints = if robots_txt::is_text(robots) { robots_txt::LINTS } else { robots_txt::NON_TEXT_LINTS };
    for lint in lints {
        if let Some(severity) = options.severity(lint) {
            found.begin(lint.code, severity);
            (lint.check)(&context, &mut found);
        }
    }
    found.without_consequences(robots.lines(), lints);
    ignore::silence(robots, options, &mut found);
    let mut list = found.merged(lints);
    sort_by_number(&mut list, |found| u64::from(found.span.start()) << 32 | found.code as u64);
    list
}

impl<'c> Context<'c> {
    pub(super) fn text(&self, span: Span) -> &'c [u8] {
        self.robots.slice(span)
    }

    pub(super) fn part(&self, span: Span) -> Part<'c> {
        Part::new(self.robots.text(), span)
    }

    /// Returns the lines and their numbers, from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (u32, &'c Line)> + use<'c> {
        (1..).zip(self.robots.lines())
    }

    /// Returns the records and their line numbers. The records are the same in all dialects.
    pub(super) fn records(&self) -> impl Iterator<Item = (u32, Record)> {
        self.records.iter().copied()
    }

    /// Returns the user-agent lines with faulty values, each with the kind of fault.
    pub(super) fn faulty_agents(&self) -> &[(AgentLine, AgentKind)] {
        self.faulty_agents.get_or_init(|| robots_txt::kinds(self))
    }

    /// Returns `true` if a group with another index names `token`, ignoring letter case. `token` is a product token or `*`.
    pub(super) fn is_named_outside(&self, group: usize, token: &[u8]) -> bool {
        let groups = self.groups_of_tokens.get_or_init(|| {
            let mut groups = HashMap::new();
            for group in self.groups.iter() {
                for line in group.agent_lines {
                    let token = if line.is_wildcard { b"*" } else { self.text(line.token) };
                    let naming = groups.entry(token.to_ascii_lowercase()).or_insert(group.index);
                    if *naming != group.index {
                        *naming = usize::MAX;
                    }
                }
            }
            groups
        });
        groups.get(&token.to_ascii_lowercase()).is_some_and(|naming| *naming != group)
    }

    /// Returns the user-agent lines that name a crawler in the catalogue, each with the crawler.
    pub(super) fn known_agents(&self) -> impl Iterator<Item = (&AgentLine, &'static Crawler)> {
        self.agent_lines.iter().filter_map(|line| {
            let names = [line.value, line.token].map(|span| std::str::from_utf8(self.text(span)).unwrap_or_default());
            Some((line, names.into_iter().find_map(crawlers::by_token)?))
        })
    }

    /// Returns the line numbers of all user-agent lines in groups that disallow something and do not name `*`.
    pub(super) fn targeted_agent_lines(&self) -> Vec<u32> {
        let is_targeted = |group: &Group<'_>| forbids(group) && !group.agent_lines.iter().any(|line| line.is_wildcard);
        self.groups.iter().filter(is_targeted).flat_map(|group| group.agent_lines).map(|line| line.line).collect()
    }

    /// Returns `true` if a group for `*` disallows any path.
    pub(super) fn has_rules_for_all(&self) -> bool {
        self.groups.iter().any(|group| forbids(&group) && group.agent_lines.iter().any(|line| line.is_wildcard))
    }

    /// Returns `true` if one of these lines may be a malformed rule. Lints about groups then report nothing, because other lints report the
    /// malformed rule.
    pub(super) fn may_contain_malformed_rule(&self, lines: Range<u32>) -> bool {
        lines.map_while(|number| self.robots.line(number)).any(|line| match line.kind() {
            LineKind::Blank | LineKind::Comment => false,
            LineKind::Malformed(_) => true,
            LineKind::Record(record) => {
                let body = Span::new(record.name.start(), record.value.end().max(record.name.end()));
                record.field == Field::Other
                    || record.spelling != Spelling::Exact
                    || record.separator != Separator::Colon
                    || robots_txt::several_records(self.part(body)).is_some()
            }
        })
    }

    /// Returns the span of a whole line with its line break.
    pub(super) fn line(&self, number: u32) -> Span {
        self.robots.line(number).map(Line::span).unwrap_or_default()
    }

    /// Returns the span of the value on a line, or of the whole line if the line is not a record.
    pub(super) fn value(&self, number: u32) -> Span {
        match self.robots.line(number).map(Line::kind) {
            Some(LineKind::Record(record)) => record.value,
            _ => self.line(number),
        }
    }

    /// Returns the span of a line's content, without its comment and the surrounding white space. Returns the span of the whole line if the
    /// line has no content.
    pub(super) fn record(&self, number: u32) -> Span {
        match self.robots.line(number).map(Line::kind) {
            Some(LineKind::Record(record)) => Span::new(record.name.start(), record.value.end().max(record.name.end())),
            Some(LineKind::Malformed(span)) => span,
            _ => self.line(number),
        }
    }

    /// Returns `Safe` if these edits certainly allow no crawler to fetch more of the site than before. Returns `Unsafe` otherwise, or if
    /// the budget is used up.
    pub(super) fn applicability(&self, edits: &[TextEdit]) -> Applicability {
        let text = self.robots.text();
        let Some(left) = self.to_compare.get().checked_sub(text.len()) else { return Applicability::Unsafe };
        self.to_compare.set(left);
        let fix = Fix { applicability: Applicability::Safe, edits: edits.to_vec() };
        let fixed = RobotsTxt::parse(apply(text, &[&fix]));
        let comparison = compare(self.robots, &fixed);
        let is_complete =
            comparison.left_out == 0 && comparison.differences.iter().all(|one| one.difference.coverage == Coverage::Complete);
        if is_complete && comparison.gaining().next().is_none() { Applicability::Safe } else { Applicability::Unsafe }
    }

    /// Returns `true` if the groups are the same for all crawlers in the catalogue.
    fn groups_are_the_same_to_all(&self) -> bool {
        *self.groups_are_the_same_to_all.get_or_init(|| {
            let lines = |group: Group<'_>| {
                let agents: Vec<u32> = group.agent_lines.iter().map(|line| line.line).collect();
                (agents, group.rules.iter().map(|rule| rule.line).collect::<Vec<_>>())
            };
            let groups_in = |name: DialectName| self.robots.groups(name.dialect());
            let is_read = |name: &DialectName| crawlers::all().iter().any(|crawler| Agent::from(crawler).dialect().name == *name);
            let mut read = DialectName::ALL.into_iter().filter(is_read);
            read.all(|name| groups_in(name).iter().map(lines).eq(self.groups.iter().map(lines)))
        })
    }

    /// Builds a fix that removes a line but not its comment. The fix is safe only if the groups are the same for all crawlers; otherwise,
    /// the removal might allow a URL.
    pub(super) fn removal(&self, number: u32) -> Fix {
        let line = self.robots.line(number);
        let span = line.map_or(Span::default(), |line| match line.comment() {
            Some(comment) => Span::new(line.content().start(), comment.start()),
            None => Span::new(line.content().start(), line.span().end()),
        });
        if self.groups_are_the_same_to_all() { Fix::safe(span, "") } else { Fix::not_safe(span, "") }
    }

    /// Builds a fix that inserts `text` as a new line after the line with this number.
    pub(super) fn line_below(&self, number: u32, text: &str) -> Fix {
        let Some(line) = self.robots.line(number) else { return Fix::not_safe(Span::default(), text) };
        let ending = self.line_break(number);
        let added = if line.ending() == LineEnding::None { format!("{ending}{text}") } else { format!("{text}{ending}") };
        Fix::not_safe(Span::at(line.span().end(), 0), &added)
    }

    /// Returns the line break at the end of a line. If the line has no line break, returns the first line's line break. If the first line
    /// has no line break either, returns LF.
    pub(super) fn line_break(&self, number: u32) -> &'static str {
        match self.robots.line(number).map_or("", |line| line.ending().as_str()) {
            "" => self.robots.line_break(),
            line_break => line_break,
        }
    }

    /// Returns the dialects being checked for which `is_meant` returns `true`.
    pub(super) fn dialects(&self, is_meant: fn(&Dialect) -> bool) -> Vec<DialectName> {
        self.dialects.iter().copied().filter(|name| is_meant(name.dialect())).collect()
    }

    /// Returns the crawlers to check, grouped by their dialect and by the groups that apply to them.
    pub(super) fn readers(&self) -> &[Reader<'c>] {
        self.readers.get_or_init(|| readers(self.robots, &self.agents, &self.dialects, &self.groups))
    }
}

/// Returns `true` if a group disallows any path.
pub(super) fn forbids(group: &Group<'_>) -> bool {
    group.rules.iter().any(|rule| rule.access == Access::Disallowed && !rule.pattern.is_empty())
}
