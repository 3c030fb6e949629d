//! Signals in robots.txt: groups for product tokens, the training preference, and the records that apply to a crawler.

use std::ptr;

use super::honours::{self, Honoured};
use super::page::{content_signals, licence};
use super::{AiSignal, AiStance, AiUsage, MOST, Statement};
use crate::RobotsTxt;
use crate::crawlers::Crawler;
use crate::dialect::Dialect;
use crate::evaluate::findings::Evidence;
use crate::evaluate::{CrawlerReport, Place, Source, Visibility};
use crate::matching::{Access, Agent, CrawlVerdict, Groups, Target, WildcardStep};
use crate::preferences::{Category, Preference, TRAINING_TOKEN, UsageStatement};
use crate::robots_txt::Field;
use crate::text::Span;

/// The robots.txt that a crawler uses, with the crawler's verdict on the page. If several texts are possible, this is the first of them.
pub(super) struct Reading<'r, 'a> {
    robots: &'r RobotsTxt<'r>,
    target: &'r Target,
    agent: &'r Agent<'a>,
    verdict: &'r CrawlVerdict,
    /// `Seen` if it is certain that the crawler uses this text.
    pub(super) visibility: Visibility,
}

impl<'r, 'a> Reading<'r, 'a> {
    pub(super) fn new(evidence: &'r Evidence<'_, '_>, report: &'r CrawlerReport<'a>) -> Option<Self> {
        let (fetched, target) = evidence.page.robots.as_ref().zip(evidence.page.target.as_ref())?;
        let answers = &report.crawl.as_ref()?.answers;
        let mut texts = answers.iter().map(|answer| fetched.text(answer.possibility.effect).zip(answer.verdict.as_ref()));
        let (robots, verdict) = texts.clone().flatten().next()?;
        let is_only_one = texts.all(|text| text.is_some_and(|(other, _)| ptr::eq(other, robots)));
        let visibility = if is_only_one { Visibility::Seen } else { Visibility::Unknown };
        Some(Self { robots, target, agent: &report.agent, verdict, visibility })
    }
}

fn place(span: Span) -> Place {
    Place::new(Source::RobotsTxt, span)
}

/// Returns the statements that the crawler's groups make about the crawler's AI uses, each with the crawler's support for robots.txt.
pub(super) fn product_token(reading: &Reading<'_, '_>, crawler: Option<&Crawler>) -> Vec<(Statement, Honoured)> {
    let Some(crawler) = crawler.filter(|crawler| !crawler.ai_uses.is_empty()) else {
        return Vec::new();
    };
    let lookup = &reading.verdict.lookup;
    let (signal, certainty) = match lookup.wildcard {
        WildcardStep::Replaced => (AiSignal::ProductToken, crawler.fallback.certainty),
        WildcardStep::Applies => (AiSignal::WildcardGroup, crawler.wildcard.certainty),
        WildcardStep::Ignored | WildcardStep::Absent => return Vec::new(),
    };
    let honoured = honours::rules(crawler, certainty);
    let stance = stance(reading.verdict);
    let places = deciding_places(reading.robots, reading.agent, reading.verdict);
    let usages = crawler.ai_uses.iter().filter_map(|used| AiUsage::from_crawler_use(*used));
    usages.map(|usage| (Statement::new(signal, usage, stance, places.iter().copied()), honoured)).collect()
}

/// Returns the positions of the user-agent lines that selected the groups, and of the deciding rule.
fn deciding_places(robots: &RobotsTxt<'_>, agent: &Agent<'_>, verdict: &CrawlVerdict) -> Vec<Place> {
    let lookup = &verdict.lookup;
    let groups = robots.groups(agent.dialect());
    let named = lookup.groups.iter().filter_map(|group| groups.get(*group)).flat_map(|group| group.agent_lines);
    let named = named.filter(|line| lookup.lines().binary_search(&line.line).is_ok()).map(|line| line.value);
    let rule = verdict.decision.winner().map(|rule| rule.pattern);
    named.take(MOST - 1).chain(rule).map(place).collect()
}

fn stance(verdict: &CrawlVerdict) -> AiStance {
    match verdict.access() {
        Access::Allowed => AiStance::Allowed,
        Access::Disallowed => AiStance::Disallowed,
    }
}

/// Returns the statement made by the groups that name the training token; `None` if there is no such group ([training-preference-draft]).
/// As in RFC 9309, groups are merged and the longest matching path counts. However, a `*` group does not count, because it states nothing
/// about training.
fn training_preference(reading: &Reading<'_, '_>) -> Option<Statement> {
    let agent = Agent::named(TRAINING_TOKEN);
    let verdict = reading.robots.check(&agent, reading.target);
    let is_named = verdict.lookup.wildcard == WildcardStep::Replaced;
    let places = || deciding_places(reading.robots, &agent, &verdict);
    is_named.then(|| Statement::new(AiSignal::TrainingPreference, AiUsage::AiTraining, stance(&verdict), places()))
}

/// A cache of the AI statements in robots.txt: the training preference and the statements in records. Crawlers with the same text, dialect
/// and groups share an entry.
#[derive(Default)]
pub(super) struct Readings<'r>(Vec<Shared<'r>>);

struct Shared<'r> {
    robots: &'r RobotsTxt<'r>,
    dialect: &'r Dialect,
    groups: &'r [usize],
    statements: Vec<Statement>,
}

impl<'r> Readings<'r> {
    pub(super) fn statements(&mut self, reading: &Reading<'r, '_>) -> &[Statement] {
        let (dialect, groups) = (reading.agent.dialect(), &*reading.verdict.lookup.groups);
        let is_same =
            |shared: &Shared<'_>| ptr::eq(shared.robots, reading.robots) && shared.dialect == dialect && shared.groups == groups;
        let known = self.0.iter().position(is_same).unwrap_or_else(|| {
            self.0.push(Shared { robots: reading.robots, dialect, groups, statements: statements(reading) });
            self.0.len() - 1
        });
        self.0.get(known).map_or(&[], |shared| &shared.statements)
    }
}

fn statements(reading: &Reading<'_, '_>) -> Vec<Statement> {
    let groups = reading.robots.groups(reading.agent.dialect());
    let mut statements = Vec::from_iter(training_preference(reading));
    // Read each kind of record only if it is in the crawler's groups or, for licences, outside all groups.
    if has(&groups, reading, Field::ContentSignal) {
        let found = reading.robots.content_signals(reading.agent).records;
        let signals: Vec<_> = found.into_iter().filter_map(|record| record.value.ok()).flat_map(|value| value.signals).collect();
        statements.extend(content_signals(AiSignal::ContentSignal, Source::RobotsTxt, &signals));
    }
    if has(&groups, reading, Field::ContentUsage) {
        content_usage(reading, &mut statements);
    }
    if has(&groups, reading, Field::License) || groups.orphans().iter().any(|record| record.field == Field::License) {
        let licenses = reading.robots.licenses(reading.agent).records;
        let urls = licenses.iter().filter(|record| record.value.is_ok()).map(|record| place(record.span));
        statements.extend(licence(AiSignal::LicenseRecord, urls.map(|url| (url, url))));
    }
    statements
}

fn has(groups: &Groups, reading: &Reading<'_, '_>, field: Field) -> bool {
    let bound = reading.verdict.lookup.groups.iter().filter_map(|group| groups.get(*group));
    bound.flat_map(|group| group.records).any(|record| record.field == field)
}

/// Adds the statements made by `Content-Usage` records ([aipref-vocab], [aipref-attach]). The longest path counts. If the records with this
/// path differ, the records that disallow the use count.
fn content_usage(reading: &Reading<'_, '_>, statements: &mut Vec<Statement>) {
    let found = reading.robots.content_usage(reading.agent, reading.target);
    for category in Category::ALL {
        let preference = found.preference(category);
        let Some(stance) = AiStance::from_preference(preference) else { continue };
        let (mut by, mut overruled) = (Vec::new(), Vec::new());
        let mut deciding = found.deciding.iter().peekable();
        for (number, record) in found.matches.iter().enumerate() {
            let decides = deciding.next_if(|decides| **decides == number).is_some();
            let statement = record.value.as_ref().ok().and_then(|rule| rule.statement.as_ref().ok());
            let Some((stated, span)) = statement.and_then(|statement| last_of(statement, category)) else { continue };
            let places = if decides && stated == preference { &mut by } else { &mut overruled };
            places.push(place(span));
        }
        let Some(usage) = AiUsage::from_category(category) else { continue };
        statements.push(Statement::new(AiSignal::ContentUsage, usage, stance, by).overruling(overruled));
    }
}

/// Returns the preference for a use, and the position of its entry. If a key occurs several times, the last entry counts.
pub(super) fn last_of(statement: &UsageStatement, category: Category) -> Option<(Preference, Span)> {
    let last = statement.entries.iter().rfind(|entry| entry.category == Some(category))?;
    let span = Span::new(last.key.start(), last.value.end());
    (last.preference != Preference::Unknown).then_some((last.preference, span))
}
