//! Finds the crawlers that a line affects.

use std::collections::HashMap;

use crate::RobotsTxt;
use crate::crawlers::{self, Compliance, Crawler, Support, WildcardGroup};
use crate::dialect::Dialect;
use crate::matching::{Agent, Group, Groups, Lookup, Lookups, WildcardStep, unknown_names};
use crate::names::names;
use crate::preferences::is_usage_token;
use crate::robots_txt::{Field, Line, LineKind, Record, Scope};

/// The crawlers to which a line applies, and its effect on them.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, Affected, AffectedCrawler, LineEffect};
///
/// let robots = RobotsTxt::parse("User-agent: Googlebot\nUser-agent: Foo\nDisallow: /a");
/// let Affected { line, crawlers, names, and_others } = editor::affected(&robots, 3).expect("a rule");
/// assert_eq!((line, &names[..], and_others), (3, &["Foo".to_owned()][..], false));
/// let mut bound = crawlers.iter().filter(|AffectedCrawler { effect, .. }| *effect == LineEffect::Binds);
/// assert!(bound.any(|one| one.crawler.token == "Googlebot"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Affected {
    /// The line number, from 1.
    pub line: u32,
    /// The catalogue's crawlers to which the line applies, in catalogue order.
    pub crawlers: Vec<AffectedCrawler>,
    /// The product tokens of affected crawlers that are not in the catalogue; at most a hundred.
    pub names: Vec<String>,
    /// `true` if the line also applies to every crawler that no group names.
    pub and_others: bool,
}

/// A crawler to which a line applies.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AffectedCrawler {
    /// The crawler, serialized as its product token.
    #[cfg_attr(feature = "serde", serde(serialize_with = "token"))]
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub crawler: &'static Crawler,
    /// The effect of the line.
    pub effect: LineEffect,
}

names! {
    /// The effect of a line on a crawler, strongest effect first.
    ///
    /// - "binds": the crawler follows the line.
    /// - "unsure": the crawler reads the line, but may not follow it.
    /// - "disobeyed": the crawler ignores robots.txt.
    /// - "not-honoured": the crawler does not support records of this kind.
    /// - "unread": the crawler does not recognise the line.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::LineEffect::NotHonoured.as_str(), "not-honoured");
    /// ```
    #[non_exhaustive]
    pub enum LineEffect {
        /// The crawler follows the line.
        Binds = "binds",
        /// The crawler reads the line, but it is unknown whether the crawler obeys it.
        Unsure = "unsure",
        /// The crawler ignores robots.txt.
        Disobeyed = "disobeyed",
        /// The crawler does not support records of this kind.
        NotHonoured = "not-honoured",
        /// The crawler does not recognise the line.
        Unread = "unread",
    }
}

#[cfg(feature = "serde")]
fn token<S: serde::Serializer>(crawler: &Crawler, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(crawler.token)
}

/// The maximum number of product tokens listed for a group.
const NAMES: usize = 100;

impl Affected {
    /// Returns the crawlers on which the line has this effect.
    pub fn with(&self, effect: LineEffect) -> impl Iterator<Item = &'static Crawler> {
        self.crawlers.iter().filter(move |affected| affected.effect == effect).map(|affected| affected.crawler)
    }
}

/// Returns the crawlers to which a line applies. Returns `None` for comments, blank lines, malformed lines, records whose scope no source
/// defines, and records that need a group but are outside all groups.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, LineEffect};
///
/// let robots = RobotsTxt::parse("User-agent: Bingbot\nCrawl-delay: 5\nDisalow: /a");
/// let effect = |line| editor::affected(&robots, line).map(|affected| affected.crawlers[0].effect);
/// assert_eq!((effect(2), effect(3)), (Some(LineEffect::Binds), Some(LineEffect::Unread)));
/// ```
pub fn affected(robots: &RobotsTxt<'_>, line: u32) -> Option<Affected> {
    affected_by(robots, line, &mut Lookups::new(robots))
}

pub(super) fn affected_by(robots: &RobotsTxt<'_>, line: u32, lookups: &mut Lookups<'_, '_>) -> Option<Affected> {
    let text = robots.line(line)?;
    let LineKind::Record(record) = text.kind() else { return None };
    match record.field.scope() {
        Scope::Unsettled => None,
        Scope::All => Some(for_all_crawlers(robots, line, text, record.field, lookups)),
        Scope::Group => for_group(robots, line, text, &record, lookups),
        // Outside a group, the record applies to every crawler whose groups contain no record with the same field.
        Scope::GroupOrAll => {
            let for_group = for_group(robots, line, text, &record, lookups);
            for_group.or_else(|| Some(for_all_crawlers(robots, line, text, record.field, lookups)))
        }
    }
}

fn for_all_crawlers(robots: &RobotsTxt<'_>, number: u32, line: &Line, field: Field, lookups: &mut Lookups<'_, '_>) -> Affected {
    let mut known = HashMap::new();
    let mut crawlers = Vec::with_capacity(crawlers::all().len());
    for crawler in crawlers::all() {
        if field.scope() == Scope::GroupOrAll
            && has_group_record(robots, crawler, field, &lookups.lookup(&Agent::from(crawler)).0)
        {
            continue;
        }
        let is_read = *known.entry(crawler.dialect).or_insert_with(|| reads(crawler, robots, line, field));
        let effect = if is_read { honours(crawler, field) } else { LineEffect::Unread };
        crawlers.push(AffectedCrawler { crawler, effect });
    }
    Affected { line: number, crawlers, names: Vec::new(), and_others: true }
}

/// Returns `true` if the crawler reads the line as a record with this field.
fn reads(crawler: &Crawler, robots: &RobotsTxt<'_>, line: &Line, field: Field) -> bool {
    crawler.dialect.dialect().record(robots, line).is_some_and(|record| record.field == field)
}

/// Returns `true` if one of the crawler's groups has a record with this field.
fn has_group_record(robots: &RobotsTxt<'_>, crawler: &Crawler, field: Field, lookup: &Lookup) -> bool {
    let groups = robots.groups(crawler.dialect.dialect());
    lookup.records(&groups).any(|line| line.is_below && line.record.field == field)
}

fn for_group(
    robots: &RobotsTxt<'_>,
    number: u32,
    line: &Line,
    record: &Record,
    lookups: &mut Lookups<'_, '_>,
) -> Option<Affected> {
    let field = record.field;
    let mut places = HashMap::new();
    let mut crawlers = Vec::new();
    for crawler in crawlers::all() {
        let (group, is_read) = *places.entry(crawler.dialect).or_insert_with(|| {
            let groups = robots.groups(crawler.dialect.dialect());
            let group = group_around(&groups, number).map(|group| (group.index, lines_above(group, number, field)));
            (group, reads(crawler, robots, line, field))
        });
        let (lookup, _) = lookups.lookup(&Agent::from(crawler));
        let is_bound = || group.is_some_and(|(group, _)| lookup.groups.binary_search(&group).is_ok());
        let is_below = || {
            let (start, end) = group.map(|(_, above)| above).unwrap_or_default();
            lookup.lines().get(lookup.lines().partition_point(|line| *line < start)).is_some_and(|line| *line < end)
        };
        let is_for = match field {
            Field::UserAgent if is_read => is_bound() && is_named_by(&lookup, number),
            // A crawler that does not recognise the line has no group for it, so compare the crawler's names with the line's value.
            Field::UserAgent => names(crawler, robots.slice(record.value)),
            Field::Allow | Field::Disallow => is_bound(),
            _ => is_bound() && is_below(),
        };
        if is_for {
            let effect = if is_read { honours(crawler, field) } else { LineEffect::Unread };
            crawlers.push(AffectedCrawler { crawler, effect });
        }
    }
    let groups = robots.groups(&Dialect::RFC9309);
    let group = group_around(&groups, number);
    let Some(group) = group else {
        return (!crawlers.is_empty()).then(|| Affected { line: number, crawlers, names: Vec::new(), and_others: false });
    };
    let (start, end) = lines_above(group, number, field);
    let lines = group.agent_lines.iter().filter(|line| (start..end).contains(&line.line));
    let and_others = lines.clone().any(|line| line.is_wildcard);
    let names = unknown_names(lines.map(|line| (robots, line)))
        .filter(|name| !is_usage_token(name))
        .take(NAMES)
        .map(str::to_owned)
        .collect();
    Some(Affected { line: number, crawlers, names, and_others })
}

/// Returns the range of user-agent lines to which a record in the group applies, as line numbers from 1 with an exclusive end. A rule
/// applies to all of the group's user-agent lines, and a user-agent line only to itself. Any other record applies only to the nearest
/// block of user-agent lines above it.
fn lines_above(group: Group<'_>, number: u32, field: Field) -> (u32, u32) {
    let lines = match field {
        Field::UserAgent => return (number, number + 1),
        Field::Allow | Field::Disallow => group.agent_lines,
        _ => group.agents_above(number),
    };
    lines.first().zip(lines.last()).map_or((0, 0), |(first, last)| (first.line, last.line + 1))
}

/// Returns the last group that starts at or before a line.
fn group_around(groups: &Groups, line: u32) -> Option<Group<'_>> {
    groups.iter().take_while(|group| group.agent_lines.first().is_some_and(|first| first.line <= line)).last()
}

/// Returns `true` if this line is the reason why the group applies to the crawler.
fn is_named_by(lookup: &Lookup, line: u32) -> bool {
    let by_token = lookup.steps.last().is_some_and(|step| step.lines.binary_search(&line).is_ok());
    by_token || lookup.wildcard == WildcardStep::Applies && lookup.wildcard_lines.binary_search(&line).is_ok()
}

/// Returns `true` if a user-agent line with this value names the crawler.
fn names(crawler: &Crawler, value: &[u8]) -> bool {
    let dialect = crawler.dialect.dialect();
    let by_token = crawler.fallback.value.iter().any(|token| dialect.names(value, token.as_bytes()));
    by_token || dialect.names_all_crawlers(value) && crawler.wildcard.value == WildcardGroup::Obeys
}

/// Returns the effect of a record on a crawler that reads it.
fn honours(crawler: &Crawler, field: Field) -> LineEffect {
    let obeys = match crawler.robots.value {
        Compliance::Obeys => LineEffect::Binds,
        Compliance::Unknown => LineEffect::Unsure,
        Compliance::Ignores | Compliance::UserTriggered => LineEffect::Disobeyed,
    };
    match field {
        Field::UserAgent | Field::Allow | Field::Disallow => obeys,
        _ => match crawler.honours(field).value {
            Support::Yes => obeys,
            Support::No => LineEffect::NotHonoured,
            Support::Unknown if obeys == LineEffect::Disobeyed => obeys,
            Support::Unknown => LineEffect::Unsure,
        },
    }
}
