//! What stands under the pointer.

use super::{Affected, PathExamples, PatternParts, source};
use crate::RobotsTxt;
use crate::compare::DeadRule;
use crate::crawlers::{self, Crawler};
use crate::dialect::{Dialect, DialectName};
use crate::lint::Code;
use crate::matching::{Access, Agent, Lookups};
use crate::other_records::Fault;
use crate::preferences::{Category, ContentSignal, Preference, Purpose, Setting, UsageStatement};
use crate::robots_txt::{Field, Line, LineKind, Record, Separator, Spelling};
use crate::sources::{self, Reference};
use crate::text::{Part, Span};

/// What is known of a part of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Hover {
    /// The part.
    pub span: Span,
    /// What it is.
    pub subject: Subject,
    /// Whom its line is for, if for anybody.
    pub affected: Option<Affected>,
    /// The documents that say so.
    pub sources: &'static [&'static Reference],
}

/// What a part of the text is.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The name of a field.
    Field {
        /// The field.
        field: Field,
        /// How it is written.
        spelling: Spelling,
        /// What divides it from its value.
        separator: Separator,
        /// Its value; maybe empty.
        value: Span,
    },
    /// The product token of a crawler that the catalogue knows.
    Crawler(&'static Crawler),
    /// A product token that nobody in the catalogue answers to.
    UnknownCrawler(String),
    /// The `*` that stands for every crawler.
    Everybody,
    /// The pattern of a rule.
    Rule(RuleHover),
    /// A content signal, as far as it is known.
    Signal(Option<Purpose>, Option<Setting>),
    /// A preference of Content-Usage, as far as it is known.
    Usage(Option<Category>, Preference),
    /// Any other value, and what is wrong with it.
    Value(Field, Option<Fault>),
    /// Text that is no record.
    Malformed,
    /// The code of a diagnostic in a comment that silences it.
    Code(Code),
}

/// A rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleHover {
    /// What it says about the paths that match.
    pub access: Access,
    /// The whole pattern.
    pub pattern: Span,
    /// Its parts.
    pub parts: PatternParts,
    /// Some paths.
    pub examples: PathExamples,
    /// Whether it ever decides.
    pub deciding: Deciding,
}

/// Whether a rule ever decides.
#[derive(Clone, Debug, PartialEq)]
pub enum Deciding {
    /// For each crawler that it is for there is a path for which it decides, as far as can be seen.
    Always,
    /// Not for these dialects; for others it does.
    Sometimes(Vec<DialectName>, DeadRule),
    /// For no crawler: without it all verdicts would be the same.
    Never(DeadRule),
    /// There is nobody to decide for, nothing to match, or there are too many rules to look at while somebody waits.
    Unexamined,
}

/// So many rules are looked at while somebody waits, all dialects together.
const RULES: usize = 2000;

/// So many octets of their patterns.
const OCTETS: usize = 1 << 18;

/// So many crawlers are looked at that only the text names.
const NAMES: usize = 5;

impl RobotsTxt<'_> {
    /// What stands at an offset; nothing if that is white space, a comment, or behind the text.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::language::{Deciding, Subject};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /a/b");
    /// let hover = robots.hover(38).expect("a pattern");
    /// let Subject::Rule(rule) = hover.subject else { panic!("no rule") };
    /// assert_eq!(rule.examples.matching[0], "/a/b");
    /// assert!(matches!(rule.deciding, Deciding::Never(dead) if dead.by[0].line == 2));
    /// ```
    pub fn hover(&self, offset: u32) -> Option<Hover> {
        let (number, line) = self.line_at(offset)?;
        let lookups = &mut Lookups::new(self);
        let touches = |span: Span| span.start() <= offset && offset <= span.end() && !span.is_empty();
        let alone = |span, subject, sources| Some(Hover { span, subject, affected: None, sources });
        if let Some(comment) = line.comment().filter(|comment| touches(*comment)) {
            let (span, code) = code_at(Part::new(self.text(), comment), offset)?;
            return alone(span, Subject::Code(code), &[]);
        }
        match line.kind() {
            LineKind::Record(record) if touches(record.name) => {
                let Record { field, spelling, separator, name, value } = record;
                let subject = Subject::Field { field, spelling, separator, value };
                Some(Hover { span: name, subject, affected: self.affected_by(number, lookups), sources: name_sources(&record) })
            }
            LineKind::Record(record) if touches(record.value) => {
                let affected = self.affected_by(number, lookups);
                let (span, subject) = match record.field {
                    Field::Allow | Field::Disallow => {
                        let names = affected.as_ref().map(|affected| affected.names.as_slice()).unwrap_or_default();
                        (record.value, Subject::Rule(self.rule(number, line, &record, names, lookups)))
                    }
                    _ => self.value_subject(number, &record, offset),
                };
                let sources = match subject {
                    Subject::Rule(_) => &[sources::RFC9309_RULES, sources::RFC9309_PATTERNS],
                    _ => source::of_field(record.field),
                };
                Some(Hover { span, subject, affected, sources })
            }
            LineKind::Malformed(span) if touches(span) => alone(span, Subject::Malformed, &[sources::RFC9309_LINES]),
            _ => None,
        }
    }

    fn value_subject(&self, number: u32, record: &Record, offset: u32) -> (Span, Subject) {
        let value = Part::new(self.text(), record.value);
        let touches = |span: Span| span.start() <= offset && offset <= span.end();
        match record.field {
            Field::UserAgent => self.agent_subject(value, touches),
            Field::ContentSignal => {
                let signals = ContentSignal::parse(value.bytes, value.at).signals.into_iter();
                let mut signals = signals.map(|signal| (Span::new(signal.name.start(), signal.value.end()), signal));
                match signals.find(|(span, _)| touches(*span)) {
                    Some((span, signal)) => (span, Subject::Signal(signal.purpose, signal.setting)),
                    None => (record.value, Subject::Value(record.field, None)),
                }
            }
            Field::ContentUsage => {
                let (_, statement) = if value.bytes.starts_with(b"/") { value.first_word() } else { value.split_at(0) };
                let entries = UsageStatement::parse(statement.bytes, statement.at).map_or(Vec::new(), |usage| usage.entries);
                let mut entries = entries.into_iter().map(|entry| (Span::new(entry.key.start(), entry.value.end()), entry));
                match entries.find(|(span, _)| touches(*span)) {
                    Some((span, entry)) => (span, Subject::Usage(entry.category, entry.preference)),
                    None => (record.value, Subject::Value(record.field, self.fault_in(number))),
                }
            }
            field => (record.value, Subject::Value(field, self.fault_in(number))),
        }
    }

    fn agent_subject(&self, value: Part<'_>, touches: impl Fn(Span) -> bool) -> (Span, Subject) {
        let dialect = Dialect::RFC9309;
        if dialect.names_everybody(value.bytes) {
            return (value.span(), Subject::Everybody);
        }
        let token = value.split_at(dialect.token_length(value.bytes)).0;
        let known = |part: Part<'_>| Some((part.span(), crawlers::by_token(std::str::from_utf8(part.bytes).ok()?)?));
        match known(value).or_else(|| known(token)) {
            Some((span, crawler)) => (if touches(span) { span } else { value.span() }, Subject::Crawler(crawler)),
            None => (value.span(), Subject::UnknownCrawler(self.words(token.span()))),
        }
    }

    /// What is wrong with the value in a line.
    fn fault_in(&self, number: u32) -> Option<Fault> {
        self.other_records(&Dialect::RFC9309).find(|record| record.line == number)?.fault
    }

    fn rule(&self, number: u32, line: &Line, record: &Record, names: &[String], lookups: &mut Lookups<'_, '_>) -> RuleHover {
        let pattern = Part::new(self.text(), record.value);
        RuleHover {
            access: if record.field == Field::Allow { Access::Allowed } else { Access::Disallowed },
            pattern: record.value,
            parts: PatternParts::of(pattern),
            examples: PathExamples::of(pattern.bytes),
            deciding: self.deciding(number, line, names, lookups),
        }
    }

    /// Whether a rule ever decides for those whom it is for: the crawlers of the catalogue, some that only the text names, and all
    /// others as RFC 9309 has it.
    fn deciding(&self, number: u32, line: &Line, names: &[String], lookups: &mut Lookups<'_, '_>) -> Deciding {
        let known = crawlers::all().iter().map(Agent::from);
        let named = names.iter().take(NAMES).map(|name| Agent::named(name));
        let mut seen = Vec::new();
        let mut dead_in: Vec<(DialectName, DeadRule)> = Vec::new();
        let (mut alive, mut rules, mut octets) = (0, 0, 0);
        for agent in known.chain(named).chain([Agent::with_tokens("*", Vec::new())]) {
            let (lookup, key) = lookups.of(&agent);
            let dialect = agent.dialect();
            let is_rule = |record: Record| matches!(record.field, Field::Allow | Field::Disallow);
            if seen.contains(&key) || !dialect.record(self, line).is_some_and(is_rule) {
                continue;
            }
            let groups = self.groups(dialect);
            let bound = || lookup.groups.iter().filter_map(|index| groups.get(*index)).map(|group| group.rules);
            if bound().any(|of_group| of_group.binary_search_by_key(&number, |rule| rule.line).is_ok()) {
                rules += bound().map(<[_]>::len).sum::<usize>();
                octets += bound().flatten().map(|rule| rule.pattern.len() as usize).sum::<usize>();
                if rules > RULES || octets > OCTETS {
                    return Deciding::Unexamined;
                }
                match self.dead_rules(&agent).into_iter().find(|dead| dead.rule.line == number) {
                    Some(dead) => dead_in.push((dialect.name, dead)),
                    None => alive += 1,
                }
            }
            seen.push(key);
        }
        let mut dialects: Vec<_> = dead_in.iter().map(|(name, _)| *name).collect();
        dialects.dedup();
        match dead_in.into_iter().next() {
            None if alive == 0 => Deciding::Unexamined,
            None => Deciding::Always,
            Some((_, dead)) if alive == 0 => Deciding::Never(dead),
            Some((_, dead)) => Deciding::Sometimes(dialects, dead),
        }
    }
}

/// What says why a name is read, or is not.
fn name_sources(record: &Record) -> &'static [&'static Reference] {
    let is_forgiven = record.spelling != Spelling::Exact || record.separator == Separator::WhiteSpace;
    if is_forgiven { &[sources::GOOGLE_PARSER] } else { source::of_field(record.field) }
}

/// The code that a comment names at an offset.
fn code_at(comment: Part<'_>, offset: u32) -> Option<(Span, Code)> {
    let text = std::str::from_utf8(comment.bytes).ok().filter(|text| text.contains("robotscope:"))?;
    let at = usize::try_from(offset.checked_sub(comment.at)?).ok()?;
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let start = text.get(..at)?.trim_end_matches(is_code).len();
    let word = text.get(start..)?.split(|c| !is_code(c)).next()?;
    let span = comment.split_at(start).1.split_at(word.len()).0.span();
    Some((span, Code::from_name(word)?))
}
