use super::messages::{Messages, english, say};
use super::parts::{line_text, quoted_line, shortened};
use crate::RobotsTxt;
use crate::compare::{self, Because, ComparedCrawler, Coverage};
use crate::dialect::DialectName;
use crate::matching::{Access, RecordLine, RuleLine as Rule};
use crate::robots_txt::Field;

const ENGLISH: &str = english!("compare");

/// The changes in crawlers' access between two versions of a robots.txt.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Comparison {
    /// The crawlers that lose access to some path. Crawlers that ignore robots.txt are not listed.
    pub losing: Vec<String>,
    /// The crawlers that gain access to some path. Crawlers that ignore robots.txt are not listed.
    pub gaining: Vec<String>,
    /// Each change once, with all affected crawlers. Losses of access precede gains. Within losses and within gains, changes that affect
    /// more crawlers come first.
    pub changes: Vec<SharedChange>,
    /// The changed records that are not rules, such as Sitemap and Crawl-delay. Records for all crawlers come first.
    pub records: Vec<RecordChange>,
    /// `true` if every changed record is listed, `false` if there are too many to list.
    pub records_complete: bool,
    /// The differences between the versions. Crawlers share a difference if they have the same dialect and, in each version, the same
    /// groups.
    pub differences: Vec<CrawlersDifference>,
    /// The number of crawlers that were left out because the texts name too many crawlers that are not in the catalogue.
    pub left_out: usize,
}

/// A change, with all crawlers that it affects.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct SharedChange {
    /// The crawlers whose rules change, even if they ignore robots.txt; "*" for all crawlers that neither the catalogue nor the texts name.
    pub crawlers: Vec<String>,
    /// The change, which is the same for each of these crawlers.
    pub change: Change,
}

/// A record, other than a rule, that was added, removed or changed.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RecordChange {
    /// The kind of record.
    pub field: Field,
    /// The record in the old version; left out if it is new.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub before: Option<RecordPlace>,
    /// The record in the new version; left out if it was removed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub after: Option<RecordPlace>,
    /// The crawlers addressed by the groups that contain the record, whether they honour it or not. Empty if the record applies to all
    /// crawlers, or if no source defines to which crawlers it applies.
    pub crawlers: Vec<String>,
    /// The change in words.
    pub explanation: String,
}

/// A record's line and value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RecordPlace {
    /// The line number, from 1.
    pub line: u32,
    /// The value.
    pub value: String,
}

/// The changes for a set of crawlers that have the same dialect and, in each version, the same groups.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CrawlersDifference {
    /// The crawlers in this set.
    pub crawlers: Vec<ComparedCrawler>,
    /// The dialect of these crawlers.
    pub dialect: DialectName,
    /// The changes that affect each of these crawlers, as indexes into the comparison's `changes`, from 0; empty if nothing changes for
    /// them.
    pub changes: Vec<usize>,
    /// `true` if every change is listed. Otherwise the listed changes are correct, but there may be more, because the texts are too large
    /// or too complex.
    pub complete: bool,
}

/// The changes between two versions of a robots.txt for one crawler, or between two crawlers. Of two crawlers, the first counts as the old
/// version.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Difference {
    /// The changes, one for each combination of an old and a new deciding rule.
    pub changes: Vec<Change>,
    /// `true` if every change is listed. Otherwise the listed changes are correct, but there may be more, because the texts are too large
    /// or too complex.
    pub complete: bool,
}

/// Paths that the old version allows and the new one disallows, or vice versa.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Change {
    /// An example: one of the URLs that were passed, otherwise a URL on <https://example.com>.
    pub url: String,
    /// The path and query.
    pub path: String,
    /// The new access; the old access was the opposite.
    pub access: Access,
    /// The old version's deciding rule, with its position; left out if no rule decided.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::old"))]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub before: Option<Rule>,
    /// The new version's deciding rule, with its position; left out if no rule decides.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::new"))]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub after: Option<Rule>,
    /// The change in words.
    pub explanation: String,
}

/// A rule without effect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DeadRule {
    /// The rule without effect.
    pub rule: Rule,
    /// The reason why the rule has no effect.
    pub because: Because,
    /// The rules that overrule this rule or make it redundant; nearly always a single rule. Empty if `because` is "allowed-anyway",
    /// "no-url" or "robots-txt-itself".
    pub by: Vec<Rule>,
    /// The reason in words.
    pub explanation: String,
}

/// Describes what changes between two versions of a robots.txt.
///
/// ```
/// use robotscope::explain::{self, Change, Comparison, CrawlersDifference, Messages, SharedChange};
/// use robotscope::{Access, RobotsTxt, compare};
///
/// let old = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /a");
/// let new = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /a$");
/// let found = compare::compare(&old, &new);
/// let Comparison { gaining, changes, differences, .. } = explain::comparison(&Messages::ENGLISH, &old, &new, &found);
/// assert_eq!(gaining, ["GPTBot"]);
/// let [SharedChange { crawlers, change }] = &changes[..] else { panic!("one") };
/// assert_eq!(crawlers[..], ["GPTBot"]);
/// let Change { access, before: Some(before), after: None, .. } = change else { panic!("a rule is gone") };
/// assert_eq!((*access, before.line), (Access::Allowed, 2));
/// let is_it = |set: &&CrawlersDifference| set.crawlers[0].crawler == "GPTBot";
/// let CrawlersDifference { changes, complete, .. } = differences.iter().find(is_it).expect("it");
/// assert_eq!((&changes[..], *complete), (&[0][..], true));
/// ```
///
/// Records that are not rules are compared as well:
///
/// ```
/// use robotscope::explain::{self, Messages, RecordChange, RecordPlace};
/// use robotscope::{RobotsTxt, compare};
///
/// let [old, new] = ["Crawl-delay: 5", "Crawl-delay: 10"].map(|line| RobotsTxt::parse(format!("User-agent: *\n{line}")));
/// let explained = explain::comparison(&Messages::ENGLISH, &old, &new, &compare::compare(&old, &new));
/// let [RecordChange { after: Some(RecordPlace { line, value }), explanation, .. }] = &explained.records[..] else { panic!("one") };
/// assert_eq!((*line, value.as_str()), (2, "10"));
/// assert_eq!(explanation, "Line 2 is now “Crawl-delay: 10”; before, it was “Crawl-delay: 5” (line 2).");
/// ```
pub fn comparison(messages: &Messages, old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, found: &compare::Comparison) -> Comparison {
    let names = |crawler: &ComparedCrawler| crawler.crawler.clone();
    let shared = found.changes();
    let changes = shared.iter().map(|shared| SharedChange {
        crawlers: found.crawlers_of(&shared.sets).map(names).collect(),
        change: change(shared.change, change_words(messages, old, new, shared.change)),
    });
    let record = |change: &compare::RecordChange| {
        let place = |robots: &RobotsTxt<'_>, record: &RecordLine| RecordPlace {
            line: record.line,
            value: String::from_utf8_lossy(robots.slice(record.value)).into_owned(),
        };
        RecordChange {
            field: change.field,
            before: change.before.as_ref().map(|record| place(old, record)),
            after: change.after.as_ref().map(|record| place(new, record)),
            crawlers: found.crawlers_of(&change.sets).map(names).collect(),
            explanation: record_words(messages, old, new, change),
        }
    };
    let differences = found.differences.iter().enumerate().map(|(place, set)| CrawlersDifference {
        crawlers: set.crawlers.clone(),
        dialect: set.dialect,
        changes: (0..).zip(&shared).filter(|(_, shared)| shared.sets.contains(&place)).map(|(at, _)| at).collect(),
        complete: set.difference.coverage == Coverage::Complete,
    });
    Comparison {
        losing: found.losing().map(names).collect(),
        gaining: found.gaining().map(names).collect(),
        changes: changes.collect(),
        records: found.records.iter().map(record).collect(),
        records_complete: found.records_coverage == Coverage::Complete,
        differences: differences.collect(),
        left_out: found.left_out,
    }
}

/// Describes the changes that affect a crawler.
///
/// ```
/// use robotscope::explain::{self, Difference, Messages};
/// use robotscope::{Agent, RobotsTxt, compare};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /a");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /a$");
/// let found = compare::compare_for(&old, &new, &Agent::named("ExampleBot"), &[]);
/// let Difference { changes, complete } = explain::difference(&Messages::ENGLISH, &old, &new, &found);
/// assert!(complete && changes[0].explanation.ends_with(" is allowed now: no rule blocks it; line 2, “Disallow: /a”, blocked it before."));
/// ```
pub fn difference(messages: &Messages, old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, found: &compare::Difference) -> Difference {
    with_explanations(found, |change| change_words(messages, old, new, change))
}

/// Describes the URLs that only one of two crawlers may fetch. In each change, `before` is the rule that decides for the first crawler, and
/// `after` the rule that decides for the second.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::{Agent, RobotsTxt, compare};
///
/// let robots = RobotsTxt::parse("User-agent: bingbot\nDisallow: /b");
/// let [googlebot, bingbot] = ["Googlebot", "bingbot"].map(Agent::named);
/// let found = compare::compare_crawlers(&robots, &googlebot, &bingbot, &[]);
/// let explained = explain::crawlers_difference(&Messages::ENGLISH, &robots, ["Googlebot", "bingbot"], &found);
/// let words = "/b is disallowed for bingbot: line 2, “Disallow: /b”, decides; for Googlebot, no rule does.";
/// assert_eq!(explained.changes[0].explanation, words);
/// ```
pub fn crawlers_difference(
    messages: &Messages,
    robots: &RobotsTxt<'_>,
    [one, other]: [&str; 2],
    found: &compare::Difference,
) -> Difference {
    with_explanations(found, |change| {
        let [line, other_line] = [change.before, change.after].map(|rule| rule.map_or(0, |rule| rule.line));
        say!(
            messages,
            "differing-path",
            path = &shortened(change.target.path()),
            access = change.access.as_str(),
            crawler = other,
            line = &other_line.to_string(),
            rule = &line_text(robots, other_line),
            other = one,
            other_line = &line.to_string(),
            other_rule = &line_text(robots, line)
        )
    })
}

fn with_explanations(found: &compare::Difference, explain: impl Fn(&compare::Change) -> String) -> Difference {
    let changes = found.changes.iter().map(|found| change(found, explain(found)));
    Difference { changes: changes.collect(), complete: found.coverage == Coverage::Complete }
}

fn change(found: &compare::Change, explanation: String) -> Change {
    let path = found.target.path();
    Change {
        url: [found.target.origin().unwrap_or_default(), path].concat(),
        path: path.to_owned(),
        access: found.access,
        before: found.before,
        after: found.after,
        explanation,
    }
}

/// Explains why a rule has no effect.
///
/// ```
/// use robotscope::explain::{self, DeadRule, Messages};
/// use robotscope::{Agent, RobotsTxt, compare};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/");
/// let dead = compare::dead_rules(&robots, &Agent::named("ExampleBot"));
/// let DeadRule { explanation, .. } = explain::dead_rule(&Messages::ENGLISH, &robots, &dead[0]);
/// assert_eq!(
///     explanation,
///     "Line 3, “Disallow: /fotos/urlaub/”, changes nothing: without it, line 2, “Disallow: /fotos/”, decides and gives the same result."
/// );
/// ```
pub fn dead_rule(messages: &Messages, robots: &RobotsTxt<'_>, dead: &compare::DeadRule) -> DeadRule {
    let quoted = dead.by.iter().map(|rule| quoted_line(messages, robots, rule.line));
    let by = quoted.reduce(|list, next| say!(messages, "dead-or", list = &list, next = &next)).unwrap_or_default();
    let (line, rule) = (dead.rule.line.to_string(), line_text(robots, dead.rule.line));
    let message = format!("dead-{}", dead.because.as_str());
    let explanation = say!(messages, &message, line = &line, rule = &rule, by = &by);
    DeadRule { rule: dead.rule, because: dead.because, by: dead.by.clone(), explanation }
}

/// Describes how a URL's access changes, with the deciding rules.
fn change_words(messages: &Messages, old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, change: &compare::Change) -> String {
    let [before, after] = [change.before, change.after].map(|rule| rule.map_or(0, |rule| rule.line));
    say!(
        messages,
        "changed-path",
        path = &shortened(change.target.path()),
        access = change.access.as_str(),
        line = &after.to_string(),
        rule = &line_text(new, after),
        old_line = &before.to_string(),
        old_rule = &line_text(old, before)
    )
}

/// Describes how a record changed.
fn record_words(messages: &Messages, old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, change: &compare::RecordChange) -> String {
    let [before, after] = [&change.before, &change.after].map(|record| record.map_or(0, |record| record.line));
    let message = match (before, after) {
        (0, _) => "record-added",
        (_, 0) => "record-removed",
        _ => "record-changed",
    };
    say!(
        messages,
        message,
        line = &after.to_string(),
        record = &line_text(new, after),
        old_line = &before.to_string(),
        old_record = &line_text(old, before)
    )
}
