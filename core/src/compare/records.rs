//! What two versions say beside the rules.

use std::collections::BTreeSet;

use super::budget::Coverage;
use crate::RobotsTxt;
use crate::dialect::{Dialect, DialectName};
use crate::matching::{Agent, Lookup, RecordLine};
use crate::order::grouped;
use crate::robots_txt::{Field, Scope};

/// A record beside the rules that is new, gone or another one, such as `Crawl-delay` or `Sitemap`.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::{RecordChange, compare};
/// use robotscope::robots_txt::Field;
///
/// let old = RobotsTxt::parse("User-agent: GPTBot\nCrawl-delay: 5\nDisallow: /a");
/// let new = RobotsTxt::parse("User-agent: GPTBot\nCrawl-delay: 10\nDisallow: /a\nSitemap: https://example.com/a.xml");
/// let comparison = compare(&old, &new);
/// let [sitemap, RecordChange { field, before: Some(before), after: Some(after), sets }] = &comparison.records[..] else { panic!("two") };
/// assert!(sitemap.before.is_none() && sitemap.sets.is_empty());
/// assert_eq!((*field, old.slice(before.value), new.slice(after.value)), (Field::CrawlDelay, &b"5"[..], &b"10"[..]));
/// assert_eq!(comparison.differences[sets[0]].crawlers[0].crawler, "GPTBot");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RecordChange {
    /// What the record is.
    pub field: Field,
    /// It in the old version; none if it is new.
    pub before: Option<RecordLine>,
    /// It in the new version; none if it is gone.
    pub after: Option<RecordLine>,
    /// For whom, as the groups have it: places in [`Comparison::differences`](super::Comparison::differences); none if it is for everybody.
    pub sets: Vec<usize>,
}

/// Changes of records, collected crawler by crawler.
pub(super) struct Records {
    found: Vec<RecordChange>,
    /// How many records may still be looked at.
    left: usize,
    coverage: Coverage,
}

/// So many records are looked at, over and over for crawlers that share them.
const LOOKED_AT: usize = 1 << 18;
/// So many changes are kept.
const MOST: usize = 2000;

/// A record, and by what it is known: its field, and its name where nobody knows that.
type Named = (String, RecordLine);

impl Records {
    /// What is for everybody, or for nobody knows whom, in the dialect of those whom nobody knows.
    pub(super) fn for_everybody(versions: [&RobotsTxt<'_>; 2], dialect: &Dialect) -> Self {
        let mut this = Self { found: Vec::new(), left: LOOKED_AT, coverage: Coverage::Complete };
        this.add_changes(versions, &versions.map(|robots| for_everybody(robots, dialect)), None);
        this
    }

    /// What is for the crawlers of a set, to all of whom the same groups apply as to this one.
    pub(super) fn add(&mut self, versions: [(&RobotsTxt<'_>, &Lookup); 2], agent: &Agent<'_>, set: usize) {
        let records = versions.map(|(robots, lookup)| applying(robots, lookup, agent));
        self.add_changes(versions.map(|(robots, _)| robots), &records, Some(set));
    }

    /// Adds what differs between two lists, field by field. Where one value goes and one comes, it is the same record with another value.
    fn add_changes(&mut self, versions: [&RobotsTxt<'_>; 2], records: &[Vec<Named>; 2], set: Option<usize>) {
        let count: usize = records.iter().map(Vec::len).sum();
        if count > self.left || self.found.len() > MOST {
            self.coverage = Coverage::Partial;
            return;
        }
        self.left -= count;
        let [old, new] = versions;
        let [before, after] = records;
        let says = |robots: &RobotsTxt<'_>, (name, record): &Named| (name.clone(), robots.slice(record.value).to_vec());
        // One after the other: `collect` sorts them first, which is four kilobytes of WebAssembly.
        let [was, is] = [(old, before), (new, after)].map(|(robots, all)| {
            let mut said = BTreeSet::new();
            said.extend(all.iter().map(|record| says(robots, record)));
            said
        });
        let gone =
            before.iter().filter(|record| !is.contains(&says(old, record))).map(|(name, record)| (name, (Some(*record), None)));
        let come =
            after.iter().filter(|record| !was.contains(&says(new, record))).map(|(name, record)| (name, (None, Some(*record))));
        let told = grouped(gone.chain(come)).into_iter().flat_map(|changes| match changes[..] {
            [(Some(before), None), (None, Some(after))] => vec![(Some(before), Some(after))],
            _ => changes,
        });
        let change = |(before, after): (Option<RecordLine>, Option<RecordLine>)| {
            let field = before.or(after)?.field;
            Some(RecordChange { field, before, after, sets: set.into_iter().collect() })
        };
        self.found.extend(told.filter_map(change));
    }

    /// Each change once, and whether these are all.
    pub(super) fn found(self) -> (Vec<RecordChange>, Coverage) {
        let keyed = self.found.into_iter().map(|change| {
            let lines = [change.before, change.after].map(|record| record.map(|record| record.line));
            (lines, change)
        });
        let merged = grouped(keyed).into_iter().filter_map(|alike| {
            let mut alike = alike.into_iter();
            let mut change = alike.next()?;
            change.sets.extend(alike.flat_map(|other| other.sets));
            Some(change)
        });
        (merged.collect(), self.coverage)
    }
}

/// The records that no group has for itself.
fn for_everybody(robots: &RobotsTxt<'_>, dialect: &Dialect) -> Vec<Named> {
    let records = (1..).zip(robots.lines()).filter_map(|(line, text)| {
        let record = dialect.record(robots, text)?;
        let name = match record.field.scope() {
            Scope::Everybody => String::new(),
            Scope::Unsettled => String::from_utf8_lossy(robots.slice(record.name)).to_ascii_lowercase(),
            Scope::Group | Scope::GroupOrEverybody => return None,
        };
        Some((format!("{} {name}", record.field), RecordLine { line, field: record.field, value: record.value }))
    });
    records.collect()
}

/// The records in the groups that apply to a crawler.
fn applying(robots: &RobotsTxt<'_>, lookup: &Lookup, agent: &Agent<'_>) -> Vec<Named> {
    let groups = robots.groups(agent.dialect());
    let mut records: Vec<_> = lookup.records(&groups).filter(|line| line.is_below).map(|line| line.record).collect();
    // Licences before any group are for those whose groups have none ([rsl-standard]).
    if !records.iter().any(|record| record.field == Field::License) {
        records.extend(groups.orphans().iter().filter(|record| record.field == Field::License));
    }
    // Bing takes a delay from the group for everybody, too ([bing-robots-txt]).
    if agent.dialect().name == DialectName::Bing {
        let everybody = Agent::with_tokens(agent.name(), Vec::new()).reading_as(*agent.dialect());
        let delays = robots.bound_lines(&everybody, Field::CrawlDelay).into_iter().filter(|line| line.is_below);
        records.extend(delays.map(|line| line.record));
        // A group may name it and everybody.
        let mut lines = BTreeSet::new();
        records.retain(|record| lines.insert(record.line));
    }
    records.into_iter().map(|record| (record.field.to_string(), record)).collect()
}
