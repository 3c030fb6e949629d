//! Two versions of a robots.txt, for every crawler.

use std::collections::{HashMap, HashSet};

use super::budget::{Budget, Coverage};
use super::difference::Difference;
use crate::RobotsTxt;
use crate::crawlers::{self, Crawler};
use crate::dialect::{Dialect, DialectName};
use crate::matching::{Agent, Lookups};
use crate::order::sort_by_number;

/// What a new version of a robots.txt changes, crawler by crawler.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Crawlers that the same groups bind in both versions stand together. First come those of the catalogue, then those that
    /// only the texts know, then all others.
    pub differences: Vec<CrawlersDifference>,
    /// How many names that the texts address were left out, because there are too many.
    pub left_out: usize,
}

/// What changes for some crawlers.
#[derive(Clone, Debug, PartialEq)]
pub struct CrawlersDifference {
    /// The crawlers.
    pub crawlers: Vec<ComparedCrawler>,
    /// How they read.
    pub dialect: DialectName,
    /// What changes for each of them.
    pub difference: Difference,
}

/// A crawler, and which groups bind it.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedCrawler {
    /// Its product token; `*` stands for all crawlers that neither the catalogue nor the texts name.
    pub name: String,
    /// The crawler, if the catalogue knows it.
    pub crawler: Option<&'static Crawler>,
    /// The token whose groups bind it in the old version; `*` for everybody's groups, nothing if none binds it.
    pub before: Option<String>,
    /// The same in the new version.
    pub after: Option<String>,
}

/// How many crawlers are looked at that only the texts know.
const NAMES: usize = 500;

/// What a new version of a robots.txt changes: for each crawler of the catalogue, for those that one of the texts names, and
/// for all others.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::compare;
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /private/\nUser-agent: GPTBot\nDisallow: /");
/// let comparison = compare(&old, &new);
/// let losing: Vec<_> = comparison.losing().map(|crawler| crawler.name.as_str()).collect();
/// assert_eq!(losing, ["GPTBot"]);
/// assert_eq!(comparison.gaining().count(), 0);
/// ```
pub fn compare(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>) -> Comparison {
    compare_with(old, new, |agent| agent)
}

/// The same for crawlers that are each changed before, such as to read in another dialect.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::compare::{compare, compare_with};
/// use robotscope::dialect::DialectName;
///
/// // RFC 9309 knows no such field; Google takes it for "disallow".
/// let old = RobotsTxt::parse("User-agent: ExampleBot\nDisalow: /a");
/// let new = RobotsTxt::parse("User-agent: ExampleBot\nDisallow: /a");
/// assert!(compare(&old, &new).losing().any(|crawler| crawler.name == "ExampleBot"));
/// let comparison = compare_with(&old, &new, |agent| agent.reading_as(DialectName::Google));
/// assert_eq!(comparison.losing().count(), 0);
/// ```
pub fn compare_with(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, change: impl Fn(Agent<'_>) -> Agent<'_>) -> Comparison {
    let others = change(Agent::with_tokens("*", Vec::new()));
    let (names, left_out) = unknown_names([old, new], others.dialect());
    let known = crawlers::all().iter().map(|crawler| (Some(crawler), change(Agent::from(crawler))));
    let unknown = names.iter().map(|name| (None, change(Agent::named(name))));
    let mut bound: Vec<Bound<'_>> = Vec::new();
    let mut places = HashMap::new();
    let [mut old_lookups, mut new_lookups] = [old, new].map(Lookups::new);
    for (crawler, agent) in known.chain(unknown).chain([(None, others.clone())]) {
        let ((before, old_key), (after, new_key)) = (old_lookups.of(&agent), new_lookups.of(&agent));
        let compared = ComparedCrawler {
            name: agent.name().to_owned(),
            crawler,
            before: before.selected().map(str::to_owned),
            after: after.selected().map(str::to_owned),
        };
        let place = *places.entry((old_key, new_key)).or_insert(bound.len());
        match bound.get_mut(place) {
            Some(bound) => bound.crawlers.push(compared),
            None => {
                let cost = cost(old, &agent, &before.groups) + cost(new, &agent, &after.groups);
                bound.push(Bound { crawlers: vec![compared], agent, cost, difference: None });
            }
        }
    }
    fill(old, new, &mut bound);
    let differences = bound.into_iter().filter_map(|Bound { crawlers, agent, difference, .. }| {
        Some(CrawlersDifference { crawlers, dialect: agent.dialect().name, difference: difference? })
    });
    Comparison { differences: differences.collect(), left_out }
}

impl Comparison {
    /// The crawlers that may no longer fetch something that they might fetch before.
    pub fn losing(&self) -> impl Iterator<Item = &ComparedCrawler> {
        self.differences.iter().filter(|crawlers| crawlers.difference.loses()).flat_map(|crawlers| &crawlers.crawlers)
    }

    /// The crawlers that may fetch something that they might not fetch before.
    pub fn gaining(&self) -> impl Iterator<Item = &ComparedCrawler> {
        self.differences.iter().filter(|crawlers| crawlers.difference.gains()).flat_map(|crawlers| &crawlers.crawlers)
    }
}

/// Crawlers that the same groups bind in both versions.
struct Bound<'a> {
    crawlers: Vec<ComparedCrawler>,
    /// One of them.
    agent: Agent<'a>,
    cost: usize,
    difference: Option<Difference>,
}

/// Compares for each of them. A text can bind very many crawlers by nearly the same, very many rules; so those with few rules
/// come first, and no one gets more than an equal share of what is left.
fn fill(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, bound: &mut [Bound<'_>]) {
    let mut by_cost: Vec<_> = bound.iter_mut().collect();
    sort_by_number(&mut by_cost, |bound| bound.cost as u64);
    let mut budget = Budget::whole();
    let count = by_cost.len();
    for (done, bound) in by_cost.into_iter().enumerate() {
        let mut share = budget.share(count - done);
        share.spend(bound.cost);
        bound.difference = Some(if share.is_spent() {
            Difference { changes: Vec::new(), coverage: Coverage::Partial }
        } else {
            Difference::between(&old.matcher(&bound.agent), &new.matcher(&bound.agent), &mut share)
        });
        budget.put_back(&share);
    }
}

/// What it costs to compile the rules of these groups.
fn cost(robots: &RobotsTxt<'_>, agent: &Agent<'_>, groups: &[usize]) -> usize {
    let all = robots.groups(agent.dialect());
    let rules = groups.iter().filter_map(|&group| all.get(group)).flat_map(|group| group.rules);
    rules.map(|rule| 256 + 16 * rule.pattern.len() as usize).sum()
}

/// The product tokens that the texts address to a dialect and the catalogue does not know, each once, and how many were left out.
fn unknown_names(texts: [&RobotsTxt<'_>; 2], dialect: &Dialect) -> (Vec<String>, usize) {
    let mut seen = HashSet::new();
    let mut names = Vec::new();
    for robots in texts {
        for line in robots.groups(dialect).iter().flat_map(|group| group.agent_lines) {
            let [name, value] = [line.token, line.value].map(|span| String::from_utf8_lossy(robots.slice(span)));
            let is_known = [&name, &value].into_iter().any(|name| crawlers::by_token(name).is_some());
            if !name.is_empty() && !is_known && seen.insert(name.to_ascii_lowercase()) {
                names.push(name.into_owned());
            }
        }
    }
    let left_out = names.len().saturating_sub(NAMES);
    names.truncate(NAMES);
    (names, left_out)
}
