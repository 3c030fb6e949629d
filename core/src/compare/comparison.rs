//! Compares two versions of a robots.txt for all crawlers.

use std::cmp::Reverse;

use super::budget::{Budget, Coverage};
use super::difference::{Change, Difference, shortest_first};
use super::records::{RecordChange, Records};
use crate::RobotsTxt;
use crate::crawlers;
use crate::dialect::DialectName;
use crate::matching::{Access, Agent, Lookup, Lookups, Target, unknown_names};
use crate::order::{grouped, sort_by, sort_by_number};

/// The changes for each crawler between two versions of a robots.txt.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::{ComparedCrawler, CrawlersDifference, compare};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /private/\n\nUser-agent: ExampleBot\nDisallow: /");
/// let comparison = compare(&old, &new);
/// let CrawlersDifference { crawlers, .. } = comparison.differences.iter().find(|one| one.difference.loses()).expect("one");
/// let [ComparedCrawler { crawler, in_catalogue, before, after }] = &crawlers[..] else { panic!("one") };
/// assert_eq!((crawler.as_str(), before.as_deref(), after.as_deref()), ("ExampleBot", Some("*"), Some("ExampleBot")));
/// assert!(!in_catalogue && comparison.left_out == 0);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The differences. Crawlers share a difference if they have the same dialect and, in each version, the same groups. Crawlers in the
    /// catalogue come first, then crawlers that only the texts name, then all others.
    pub differences: Vec<CrawlersDifference>,
    /// The changed records other than rules. Records that apply to all crawlers come first.
    pub records: Vec<RecordChange>,
    /// [`Coverage::Complete`] if every changed record is listed.
    pub records_coverage: Coverage,
    /// The number of named crawlers that were left out, because the texts name too many.
    pub left_out: usize,
}

/// The changes that affect a set of crawlers.
#[derive(Clone, Debug, PartialEq)]
pub struct CrawlersDifference {
    /// The crawlers with these changes.
    pub crawlers: Vec<ComparedCrawler>,
    /// The dialect in which these crawlers read robots.txt.
    pub dialect: DialectName,
    /// The changes, which are the same for each of these crawlers.
    pub difference: Difference,
}

/// A change, with all crawlers that it affects.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedChange<'c> {
    /// The change in access.
    pub change: &'c Change,
    /// The affected sets of crawlers, as indexes into [`Comparison::differences`].
    pub sets: Vec<usize>,
}

/// A crawler, and the groups that apply to it in each version.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ComparedCrawler {
    /// The product token. "*" represents all crawlers that are neither in the catalogue nor in the texts.
    pub crawler: String,
    /// `true` if the crawler is in the catalogue.
    pub in_catalogue: bool,
    /// The token whose groups apply in the old version, or "*"; left out if no group applies.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub before: Option<String>,
    /// The token whose groups apply in the new version, or "*"; left out if no group applies.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub after: Option<String>,
}

/// The maximum number of compared crawlers that are not in the catalogue.
const NAMES: usize = 500;

/// Compares two versions of a robots.txt for each crawler in the catalogue, each crawler that a text names, and all others.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::compare;
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /private/\nUser-agent: GPTBot\nDisallow: /");
/// let comparison = compare(&old, &new);
/// let losing: Vec<_> = comparison.losing().map(|crawler| crawler.crawler.as_str()).collect();
/// assert_eq!(losing, ["GPTBot"]);
/// assert_eq!(comparison.gaining().count(), 0);
/// ```
pub fn compare(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>) -> Comparison {
    compare_with(old, new, &[], |agent| agent)
}

/// Compares like [`compare`], but prefers the URLs in `urls` as examples. These URLs must belong to the site. `change` modifies each
/// crawler before the comparison, for example by replacing its dialect.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::{compare, compare_with};
/// use robotscope::dialect::DialectName;
///
/// // RFC 9309 does not define `Disalow`; Google reads it as `Disallow`.
/// let old = RobotsTxt::parse("User-agent: ExampleBot\nDisalow: /a");
/// let new = RobotsTxt::parse("User-agent: ExampleBot\nDisallow: /a");
/// assert!(compare(&old, &new).losing().any(|crawler| crawler.crawler == "ExampleBot"));
/// let comparison = compare_with(&old, &new, &[], |agent| agent.reading_as(DialectName::Google));
/// assert_eq!(comparison.losing().count(), 0);
/// ```
pub fn compare_with(
    old: &RobotsTxt<'_>,
    new: &RobotsTxt<'_>,
    urls: &[Target],
    change: impl Fn(Agent<'_>) -> Agent<'_>,
) -> Comparison {
    let others = change(Agent::with_tokens("*", Vec::new()));
    let read = [old, new].map(|robots| (robots, robots.groups(others.dialect())));
    let lines = read.iter().flat_map(|(robots, groups)| groups.agent_lines().iter().map(move |line| (*robots, line)));
    let mut names: Vec<&str> = unknown_names(lines).collect();
    let left_out = names.len().saturating_sub(NAMES);
    names.truncate(NAMES);
    let known = crawlers::all().iter().map(|crawler| (true, change(Agent::from(crawler))));
    let unknown = names.iter().map(|name| (false, change(Agent::named(name))));
    let [mut old_lookups, mut new_lookups] = [old, new].map(Lookups::new);
    let found = known.chain(unknown).chain([(false, others.clone())]).map(|(in_catalogue, agent)| {
        let [(before, old_key), (after, new_key)] = [old_lookups.lookup(&agent), new_lookups.lookup(&agent)];
        ((old_key, new_key), (in_catalogue, agent, before, after))
    });
    let mut records = Records::for_all_crawlers([old, new], others.dialect());
    let bound = grouped(found).into_iter().enumerate().filter_map(|(set, alike)| {
        let compared = |(in_catalogue, agent, before, after): &(_, Agent<'_>, Lookup, Lookup)| ComparedCrawler {
            crawler: agent.name().to_owned(),
            in_catalogue: *in_catalogue,
            before: before.selected.as_deref().map(str::to_owned),
            after: after.selected.as_deref().map(str::to_owned),
        };
        let crawlers = alike.iter().map(compared).collect();
        let (_, agent, before, after) = alike.into_iter().next()?;
        records.add([(old, &before), (new, &after)], &agent, set);
        let cost = cost(old, &agent, &before.groups) + cost(new, &agent, &after.groups);
        Some(Bound { crawlers, agent, cost, difference: None })
    });
    let mut bound: Vec<Bound<'_>> = bound.collect();
    fill(old, new, shortest_first(urls), &mut bound);
    let differences = bound.into_iter().filter_map(|Bound { crawlers, agent, difference, .. }| {
        Some(CrawlersDifference { crawlers, dialect: agent.dialect().name, difference: difference? })
    });
    let differences = differences.collect();
    let (records, records_coverage) = records.found();
    Comparison { differences, records, records_coverage, left_out }
}

impl Comparison {
    /// Returns each change once, with all crawlers that it affects. Losses of access precede gains. Within losses and within gains, changes
    /// that affect more crawlers come first.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::compare::{SharedChange, compare};
    ///
    /// let old = RobotsTxt::parse("User-agent: GPTBot\nUser-agent: *\nDisallow: /a");
    /// let new = RobotsTxt::parse("User-agent: GPTBot\nUser-agent: *\nDisallow: /a\nDisallow: /b");
    /// let comparison = compare(&old, &new);
    /// let [SharedChange { change, sets }] = &comparison.changes()[..] else { panic!("one") };
    /// assert!(change.target.path() == "/b" && comparison.crawlers_of(sets).count() > 100);
    /// assert!(comparison.crawlers_of(sets).any(|crawler| crawler.crawler == "GPTBot"));
    /// ```
    pub fn changes(&self) -> Vec<SharedChange<'_>> {
        let all = self.differences.iter().enumerate();
        let all = all.flat_map(|(set, found)| found.difference.changes.iter().map(move |change| (change, set)));
        let keyed = all.map(|(change, set)| {
            let [before, after] = [change.before, change.after].map(|rule| rule.map(|rule| rule.line));
            ((before, after, change.access == Access::Allowed, change.target.path()), (change, set))
        });
        let shared = grouped(keyed).into_iter().filter_map(|alike| {
            let (change, _) = *alike.first()?;
            Some(SharedChange { change, sets: alike.into_iter().map(|(_, set)| set).collect() })
        });
        let mut shared: Vec<_> = shared.collect();
        let order = |one: &SharedChange<'_>| (one.change.access == Access::Allowed, Reverse(self.crawlers_of(&one.sets).count()));
        sort_by(&mut shared, |one, other| order(one).cmp(&order(other)));
        shared
    }

    /// Returns the crawlers in the sets with these indexes in [`differences`](Self::differences). Pass the `sets` of a [`SharedChange`].
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::compare::compare;
    ///
    /// let [old, new] = ["Crawl-delay: 5", "Crawl-delay: 9"].map(|line| RobotsTxt::parse(format!("User-agent: bingbot\n{line}")));
    /// let comparison = compare(&old, &new);
    /// let delay = &comparison.records[0];
    /// assert!(comparison.crawlers_of(&delay.sets).any(|crawler| crawler.crawler == "bingbot"));
    /// ```
    pub fn crawlers_of<'c>(&'c self, sets: &'c [usize]) -> impl Iterator<Item = &'c ComparedCrawler> {
        sets.iter().filter_map(|set| self.differences.get(*set)).flat_map(|found| &found.crawlers)
    }

    /// Returns the crawlers that lose access to any path. Crawlers that ignore robots.txt lose and gain nothing.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::compare::compare;
    ///
    /// let [old, new] = ["", "User-agent: ChatGPT-User\nUser-agent: GPTBot\nDisallow: /"].map(RobotsTxt::parse);
    /// let comparison = compare(&old, &new);
    /// let losing: Vec<_> = comparison.losing().map(|crawler| crawler.crawler.as_str()).collect();
    /// assert_eq!(losing, ["GPTBot"]);
    /// ```
    pub fn losing(&self) -> impl Iterator<Item = &ComparedCrawler> {
        self.restricted(Difference::loses)
    }

    /// Returns the crawlers that gain access to any path. Crawlers that ignore robots.txt lose and gain nothing.
    pub fn gaining(&self) -> impl Iterator<Item = &ComparedCrawler> {
        self.restricted(Difference::gains)
    }

    /// Returns the crawlers with a difference that `is_wanted` accepts, except crawlers that ignore robots.txt.
    fn restricted(&self, is_wanted: fn(&Difference) -> bool) -> impl Iterator<Item = &ComparedCrawler> {
        let crawlers =
            self.differences.iter().filter(move |found| is_wanted(&found.difference)).flat_map(|found| &found.crawlers);
        crawlers
            .filter(|compared| !crawlers::by_token(&compared.crawler).is_some_and(|crawler| crawler.robots.value.ignores_rules()))
    }
}

/// A set of crawlers that have the same dialect and, in each version, the same groups.
struct Bound<'a> {
    crawlers: Vec<ComparedCrawler>,
    /// The first crawler in the set, which represents all of them.
    agent: Agent<'a>,
    cost: usize,
    difference: Option<Difference>,
}

/// Computes the difference for each set of crawlers. Handles the cheapest sets first, and gives no set more than an equal share of the
/// remaining budget, because many similar rules for many crawlers could use up the budget.
///
/// Examples for one set are also tried for the following sets, so that a change usually has the same example for all crawlers.
fn fill(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, mut urls: Vec<Target>, bound: &mut [Bound<'_>]) {
    let mut by_cost: Vec<_> = bound.iter_mut().collect();
    sort_by_number(&mut by_cost, |bound| bound.cost as u64);
    let mut budget = Budget::whole();
    let count = by_cost.len();
    let most = urls.len() + SHARED;
    for (done, bound) in by_cost.into_iter().enumerate() {
        let mut share = budget.share(count - done);
        share.spend(bound.cost);
        bound.difference = Some(if share.is_spent() {
            Difference { changes: Vec::new(), coverage: Coverage::Partial }
        } else {
            Difference::between(&old.matcher(&bound.agent), &new.matcher(&bound.agent), &urls, &mut share)
        });
        if urls.len() < most {
            let changes = bound.difference.iter().flat_map(|difference| &difference.changes);
            let is_new = |target: &&Target| target.path().len() <= LONGEST_SHARED && !urls.contains(target);
            let examples: Vec<_> = changes.map(|change| &change.target).filter(is_new).cloned().collect();
            urls.extend(examples);
        }
        budget.put_back(&share);
    }
}

/// The number of shared example URLs after which no more are added.
const SHARED: usize = 200;
/// The maximum length of a shared example's path and query, in bytes.
const LONGEST_SHARED: usize = 2048;

/// Estimates the cost of compiling the rules in these groups.
fn cost(robots: &RobotsTxt<'_>, agent: &Agent<'_>, groups: &[usize]) -> usize {
    let all = robots.groups(agent.dialect());
    let rules = groups.iter().filter_map(|&group| all.get(group)).flat_map(|group| group.rules);
    rules.map(|rule| 256 + 16 * rule.pattern.len() as usize).sum()
}
