//! Compares the records other than rules in two versions of a robots.txt.

use std::collections::BTreeSet;

use super::budget::Coverage;
use crate::RobotsTxt;
use crate::dialect::{Dialect, DialectName};
use crate::matching::{Agent, Lookup, RecordLine};
use crate::order::grouped;
use crate::robots_txt::{Field, Scope};

/// A record other than a rule, such as `Crawl-delay` or `Sitemap`, that was added, removed or changed.
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
    /// The record's field.
    pub field: Field,
    /// The old record; `None` if the record was added.
    pub before: Option<RecordLine>,
    /// The new record; `None` if the record was removed.
    pub after: Option<RecordLine>,
    /// The sets of crawlers whose groups contain the record, as indexes into [`Comparison::differences`](super::Comparison::differences).
    /// Empty if the record applies to all crawlers, or if its scope is not defined.
    pub sets: Vec<usize>,
}

/// Changed records, collected one set of crawlers at a time.
pub(super) struct Records {
    found: Vec<RecordChange>,
    /// The number of records that may still be examined.
    left: usize,
    coverage: Coverage,
}

/// The maximum number of records to examine. A record that several sets of crawlers share counts for each set.
const LOOKED_AT: usize = 1 << 18;
/// The number of changes after which no further records are compared.
const MOST: usize = 2000;

/// The key under which a record is compared, and the record.
type Named = (String, RecordLine);

impl Records {
    /// Compares the records that apply to all crawlers, and the records whose scope is not defined. `dialect` is the dialect of unknown
    /// crawlers.
    pub(super) fn for_all_crawlers(versions: [&RobotsTxt<'_>; 2], dialect: &Dialect) -> Self {
        let mut this = Self { found: Vec::new(), left: LOOKED_AT, coverage: Coverage::Complete };
        this.add_changes(versions, &versions.map(|robots| for_all_crawlers(robots, dialect)), None);
        this
    }

    /// Compares the records that apply to a set of crawlers. `agent` represents the set: the same groups apply to all its crawlers.
    pub(super) fn add(&mut self, versions: [(&RobotsTxt<'_>, &Lookup); 2], agent: &Agent<'_>, set: usize) {
        let records = versions.map(|(robots, lookup)| applying(robots, lookup, agent));
        self.add_changes(versions.map(|(robots, _)| robots), &records, Some(set));
    }

    /// Adds the differences between two lists of records. If exactly one record with a key was removed and exactly one was added, the two
    /// form a single change.
    fn add_changes(&mut self, versions: [&RobotsTxt<'_>; 2], records: &[Vec<Named>; 2], set: Option<usize>) {
        let count: usize = records.iter().map(Vec::len).sum();
        if count > self.left || self.found.len() > MOST {
            self.coverage = Coverage::Partial;
            return;
        }
        self.left -= count;
        let [old, new] = versions;
        let [before, after] = records;
        let content = |robots: &RobotsTxt<'_>, (name, record): &Named| (name.clone(), robots.slice(record.value).to_vec());
        // Insert the records one by one: `collect` would sort them first, and the sort adds four kilobytes of WebAssembly.
        let [was, is] = [(old, before), (new, after)].map(|(robots, all)| {
            let mut contents = BTreeSet::new();
            contents.extend(all.iter().map(|record| content(robots, record)));
            contents
        });
        let removed = before
            .iter()
            .filter(|record| !is.contains(&content(old, record)))
            .map(|(name, record)| (name, (Some(*record), None)));
        let added = after
            .iter()
            .filter(|record| !was.contains(&content(new, record)))
            .map(|(name, record)| (name, (None, Some(*record))));
        let changes_found = grouped(removed.chain(added)).into_iter().flat_map(|changes| match changes[..] {
            [(Some(before), None), (None, Some(after))] => vec![(Some(before), Some(after))],
            _ => changes,
        });
        let change = |(before, after): (Option<RecordLine>, Option<RecordLine>)| {
            let field = before.or(after)?.field;
            Some(RecordChange { field, before, after, sets: set.into_iter().collect() })
        };
        self.found.extend(changes_found.filter_map(change));
    }

    /// Returns each change once, and whether the list is complete.
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

/// Returns the records that apply to all crawlers, and the records whose scope is not defined.
fn for_all_crawlers(robots: &RobotsTxt<'_>, dialect: &Dialect) -> Vec<Named> {
    let records = (1..).zip(robots.lines()).filter_map(|(line, text)| {
        let record = dialect.record(robots, text)?;
        let name = match record.field.scope() {
            Scope::All => String::new(),
            Scope::Unsettled => String::from_utf8_lossy(robots.slice(record.name)).to_ascii_lowercase(),
            Scope::Group | Scope::GroupOrAll => return None,
        };
        Some((format!("{} {name}", record.field), RecordLine { line, field: record.field, value: record.value }))
    });
    records.collect()
}

/// Returns the records in the groups that apply to a crawler.
fn applying(robots: &RobotsTxt<'_>, lookup: &Lookup, agent: &Agent<'_>) -> Vec<Named> {
    let groups = robots.groups(agent.dialect());
    let mut records: Vec<_> = lookup.records(&groups).filter(|line| line.is_below).map(|line| line.record).collect();
    // Licences outside all groups apply to crawlers whose groups contain no licence ([rsl-standard]).
    if !records.iter().any(|record| record.field == Field::License) {
        records.extend(groups.orphans().iter().filter(|record| record.field == Field::License));
    }
    // Bing uses a delay in a `*` group if the groups that name the crawler contain no valid delay ([bing-robots-txt]).
    if agent.dialect().name == DialectName::Bing {
        let delays = robots.crawl_delay(agent).records;
        let own = records.iter().filter(|record| record.field == Field::CrawlDelay).count();
        if !delays.iter().take(own).any(|delay| delay.value.is_ok()) {
            let others = delays.iter().skip(own);
            records.extend(others.map(|delay| RecordLine { line: delay.line, field: Field::CrawlDelay, value: delay.span }));
        }
    }
    records.into_iter().map(|record| (record.field.to_string(), record)).collect()
}
