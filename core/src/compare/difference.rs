//! Compares two versions of a robots.txt for one crawler.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::budget::{Budget, Coverage};
use super::filler::Fillers;
use super::neighbours::Neighbours;
use super::readable;
use super::rules::Rules;
use super::shape::Shape;
use crate::RobotsTxt;
use crate::dialect::Precedence;
use crate::matching::{Access, Agent, Deciding, Matcher, RuleLine, Target};
use crate::order::sort_by_number;

/// The changes between two versions of a robots.txt for one crawler, or between two crawlers ([`compare_crawlers`]).
///
/// ```
/// use robotscope::compare::{Change, compare_for};
/// use robotscope::{Access, Agent, RobotsTxt};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /a/");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /a/\nDisallow: /b/");
/// let difference = compare_for(&old, &new, &Agent::named("ExampleBot"), &[]);
/// let [Change { target, access, before, after }] = &difference.changes[..] else { panic!("one") };
/// assert!(target.path().starts_with("/b/") && difference.loses() && !difference.gains());
/// assert_eq!((*access, before.map(|rule| rule.line), after.map(|rule| rule.line)), (Access::Disallowed, None, Some(3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The changes. Each change has a different pair of deciding rules: the rule in the old version, if any, and the rule in the new
    /// version, if any. Empty if the versions are equivalent.
    pub changes: Vec<Change>,
    /// [`Coverage::Complete`] if every change is listed.
    pub coverage: Coverage,
}

/// Paths whose access changes, with the rules that decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// An example: the shortest suitable URL among those that the caller passed. If no passed URL is suitable, a generated URL on
    /// `https://example.com`, short and readable if possible.
    pub target: Target,
    /// The new access. The old access is the opposite.
    pub access: Access,
    /// The rule that decides in the old version; `None` if no rule matched, so that the URL was allowed.
    pub before: Option<RuleLine>,
    /// The rule that decides in the new version, if any.
    pub after: Option<RuleLine>,
}

/// Compares two versions of a robots.txt for one crawler. Takes the examples from `urls` if possible. These URLs should be on the site of
/// the robots.txt.
///
/// ```
/// use robotscope::compare::{Coverage, compare_for};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /shop/");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /shop/\nAllow: /*.css$");
/// let difference = compare_for(&old, &new, &Agent::named("ExampleBot"), &[]);
///
/// // `/*.css$` changes only paths that `/shop/` matches too.
/// let [change] = difference.changes.try_into().expect("one");
/// assert!(change.target.path().starts_with("/shop/") && change.target.path().ends_with(".css"));
/// assert_eq!((change.before.map(|rule| rule.line), change.after.map(|rule| rule.line)), (Some(2), Some(3)));
/// assert_eq!((change.access, difference.coverage), (Access::Allowed, Coverage::Complete));
///
/// let urls = ["https://a.example/shop/", "https://a.example/shop/main.css"].map(|url| Target::parse(url).expect(url));
/// let difference = compare_for(&old, &new, &Agent::named("ExampleBot"), &urls);
/// assert_eq!(difference.changes[0].target, urls[1]);
/// ```
pub fn compare_for(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, agent: &Agent<'_>, urls: &[Target]) -> Difference {
    Difference::between(&old.matcher(agent), &new.matcher(agent), &shortest_first(urls), &mut Budget::whole())
}

/// Compares the access of two crawlers under the same robots.txt. The first crawler's access counts as the old access, and the second
/// crawler's access as the new access. The crawlers' dialects may differ. Their compliance is ignored ([`Agent::compliance`]).
///
/// ```
/// use robotscope::compare::compare_crawlers;
/// use robotscope::{Access, Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b");
/// let [googlebot, bingbot] = ["Googlebot", "bingbot"].map(Agent::named);
/// let difference = compare_crawlers(&robots, &googlebot, &bingbot, &[]);
/// let lost = difference.changes.iter().find(|change| change.access == Access::Disallowed).expect("one");
/// assert_eq!((lost.target.path(), lost.before, lost.after.map(|rule| rule.line)), ("/b", None, Some(5)));
/// ```
pub fn compare_crawlers(robots: &RobotsTxt<'_>, one: &Agent<'_>, other: &Agent<'_>, urls: &[Target]) -> Difference {
    Difference::between(&robots.matcher(one), &robots.matcher(other), &shortest_first(urls), &mut Budget::whole())
}

/// The maximum number of URLs that are tried as examples.
const EXAMPLES: usize = 20_000;

/// Returns at most `EXAMPLES` URLs, shortest first, so that the example for each change is the shortest URL that the change affects.
pub(super) fn shortest_first(urls: &[Target]) -> Vec<Target> {
    let mut urls = urls.to_vec();
    sort_by_number(&mut urls, |url| url.path().len() as u64);
    urls.truncate(EXAMPLES);
    urls
}

impl Difference {
    /// Returns `true` if the crawler gains access to any path.
    pub fn gains(&self) -> bool {
        self.becomes(Access::Allowed)
    }

    /// Returns `true` if the crawler loses access to any path.
    pub fn loses(&self) -> bool {
        self.becomes(Access::Disallowed)
    }

    fn becomes(&self, access: Access) -> bool {
        self.changes.iter().any(|change| change.access == access)
    }

    /// Compares the rules of two versions or of two crawlers. Tries `urls` first as examples.
    ///
    /// If the access to a path changes, opposite rules decide in the two versions, or no rule decides in one of them. At least one of these
    /// rules must have changed: it is missing from the other version or has a different rank there. Otherwise, the same rule would decide
    /// in both versions. It is therefore enough to examine the paths of each changed rule, alone and together with each rule of the other
    /// version.
    pub(super) fn between(old: &Matcher, new: &Matcher, urls: &[Target], budget: &mut Budget) -> Self {
        let (old, new) = (Rules::new(old), Rules::new(new));
        let fillers = Fillers::for_patterns(old.patterns().chain(new.patterns()));
        let kept = kept(&old, &new);
        let old_side = Side::new(&old, &kept.iter().copied().collect());
        let new_side = Side::new(&new, &kept.iter().map(|&(old, new)| (new, old)).collect());
        let difference = Self { changes: Vec::new(), coverage: Coverage::Complete };
        let mut search = Search {
            old: &old,
            new: &new,
            filler: fillers.first(),
            budget,
            examples: BTreeMap::new(),
            seen: HashSet::new(),
            difference,
        };
        if new_side.changed().chain(old_side.changed()).next().is_some() {
            urls.iter().for_each(|url| search.try_url(url));
        }
        if old.dialect().encoding != new.dialect().encoding
            && old.patterns().chain(new.patterns()).any(|pattern| pattern.contains(&b'%'))
        {
            search.difference.coverage = Coverage::Partial;
        }
        for side in [&new_side, &old_side] {
            side.changed().for_each(|rule| search.alone(rule));
        }
        search.together((&new_side, &new), &old_side, Wanted::All);
        search.together((&old_side, &old), &new_side, Wanted::Kept);
        if search.budget.is_spent() {
            search.difference.coverage = Coverage::Partial;
        }
        // Add the changes that were found only for the passed URLs. Such changes exist only if the search is incomplete.
        for (lines, (deciding, url)) in std::mem::take(&mut search.examples) {
            if !search.seen.contains(&lines) {
                search.add(deciding, || url);
            }
        }
        search.difference
    }
}

/// A rule in one of the two versions.
struct Sided {
    place: usize,
    access: Access,
    shapes: Vec<Shape>,
    /// The rule's index in the other version; `None` if the other version lacks the rule, or if the order of rules decides and the rule has
    /// moved.
    kept_as: Option<usize>,
}

/// The rules in one of the two versions, without duplicates.
struct Side(Vec<Sided>);

impl Side {
    fn new(rules: &Rules<'_>, kept: &HashMap<usize, usize>) -> Self {
        let sided = |place: usize| {
            let rule = rules.get(place)?;
            Some(Sided { place, access: rule.access, shapes: rules.shapes(rule), kept_as: kept.get(&place).copied() })
        };
        Self(rules.distinct().into_iter().filter_map(sided).collect())
    }

    fn changed(&self) -> impl Iterator<Item = &Sided> {
        self.0.iter().filter(|rule| rule.kept_as.is_none())
    }

    fn neighbours(&self) -> Neighbours<'_> {
        Neighbours::new((0..).zip(&self.0).flat_map(|(number, rule)| rule.shapes.iter().map(move |shape| (number, shape))))
    }
}

/// Returns the rules that both versions contain, as pairs of indexes.
fn kept(old: &Rules<'_>, new: &Rules<'_>) -> Vec<(usize, usize)> {
    let reads = |rules: &Rules<'_>| (rules.dialect().wildcards, rules.dialect().encoding, rules.dialect().precedence);
    if reads(old) != reads(new) {
        // Different dialects interpret equal patterns differently, so the versions have no rule in common.
        return Vec::new();
    }
    let old_places: HashMap<_, _> = old.distinct().into_iter().map(|place| (old.identity(place), place)).collect();
    let both = new.distinct().into_iter().filter_map(|place| Some((*old_places.get(&new.identity(place))?, place))).collect();
    match new.dialect().precedence {
        Precedence::LongestMatch | Precedence::AllowFirst => both,
        // If the order of rules decides, a moved rule counts as a different rule.
        Precedence::FirstMatch => longest_ascending(&both),
    }
}

/// Returns the longest subsequence of pairs whose first indexes ascend, in reverse order (patience sorting).
fn longest_ascending(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // Among the ascending chains of n + 1 pairs, `ends[n]` is the index of the last pair in the chain that ends lowest. `before[i]` is the
    // index of the pair before pair i in its chain.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::new();
    let first = |number: usize| pairs.get(number).map(|pair| pair.0);
    for (number, pair) in pairs.iter().enumerate() {
        let length = ends.partition_point(|&end| first(end) < Some(pair.0));
        before.push(length.checked_sub(1).and_then(|shorter| ends.get(shorter)).copied());
        match ends.get_mut(length) {
            Some(end) => *end = number,
            None => ends.push(number),
        }
    }
    let chain = std::iter::successors(ends.last().copied(), |&number| before.get(number).copied().flatten());
    chain.filter_map(|number| pairs.get(number).copied()).collect()
}

/// A passed URL, with its deciding rules in the old and the new version.
type Example = ((Deciding, Deciding), Target);

/// A search for paths whose access differs between the versions.
struct Search<'s, 'm> {
    old: &'s Rules<'m>,
    new: &'s Rules<'m>,
    filler: u8,
    budget: &'s mut Budget,
    /// For each pair of deciding lines, the first passed URL whose access changes.
    examples: BTreeMap<[Option<u32>; 2], Example>,
    /// The pairs of deciding lines for the changes found so far.
    seen: HashSet<[Option<u32>; 2]>,
    difference: Difference,
}

/// The rules of the other version that are examined together with a changed rule: all rules, or only the rules that both versions contain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    Kept,
}

impl Search<'_, '_> {
    /// Examines the paths that a rule matches, independently of other rules.
    fn alone(&mut self, rule: &Sided) {
        for shape in &rule.shapes {
            if self.budget.is_spent() {
                return;
            }
            self.budget.spend(shape.len());
            self.look_at(&shape.path(&[self.filler]));
        }
    }

    /// Examines the paths that match both a changed rule and an opposite rule of the other version.
    fn together(&mut self, changed: (&Side, &Rules<'_>), other: &Side, wanted: Wanted) {
        let neighbours = other.neighbours();
        for rule in changed.0.changed() {
            let rank = changed.1.get(rule.place).map(|rule| rule.rank);
            for shape in &rule.shapes {
                let mut paths = Vec::new();
                let mut coverage = Coverage::Complete;
                neighbours.find(shape, self.budget, |number, other_shape, budget| {
                    let other = other.0.get(number)?;
                    let may_win = match other.kept_as {
                        // The version of the changed rule also contains the other rule, as `twin`. The changed rule can decide there only
                        // if it is stronger than `twin`.
                        Some(twin) => changed.1.get(twin).map(|twin| twin.rank) < rank,
                        None => wanted == Wanted::All,
                    };
                    if other.access != rule.access && may_win {
                        match shape.overlaps(other_shape, self.filler, budget) {
                            Some(overlaps) => paths.extend(overlaps),
                            None => coverage = Coverage::Partial,
                        }
                    }
                    None::<()>
                });
                if coverage == Coverage::Partial {
                    self.difference.coverage = Coverage::Partial;
                }
                for path in paths {
                    if self.budget.is_spent() {
                        return;
                    }
                    self.look_at(&path);
                }
            }
        }
    }

    /// Records a passed URL as an example if its access changes and its pair of deciding rules has no example yet.
    fn try_url(&mut self, url: &Target) {
        if self.budget.is_spent() {
            return;
        }
        let deciding = self.deciding_about(url);
        if self.is_change(deciding) {
            self.examples.entry(self.lines(deciding)).or_insert_with(|| (deciding, url.clone()));
        }
    }

    fn lines(&self, (old, new): (Deciding, Deciding)) -> [Option<u32>; 2] {
        [self.old.line(old), self.new.line(new)].map(|rule| rule.map(|rule| rule.line))
    }

    /// Returns the deciding rule for a URL in each version. The path is canonicalized separately for each version's dialect.
    fn deciding_about(&mut self, url: &Target) -> (Deciding, Deciding) {
        let path = url.path().as_bytes();
        let [old, new] = [self.old, self.new].map(|rules| rules.dialect().encoding.path(path));
        (self.old.deciding(&old, self.budget), self.new.deciding(&new, self.budget))
    }

    /// Records a change if the access to a path changes and no change with the same pair of deciding rules has been recorded yet.
    fn look_at(&mut self, path: &[u8]) {
        let deciding = self.deciding(path);
        if !self.old.is_proof(deciding.0, self.filler) || !self.new.is_proof(deciding.1, self.filler) {
            self.difference.coverage = Coverage::Partial;
        }
        if !self.is_change(deciding) {
            return;
        }
        if let Some(target) = self.new.target(path) {
            self.keep(deciding, path, target);
            return;
        }
        // Some bytes occur unescaped only in a query, so try the path with a `?` before the filler of its first star.
        let Some(star) = memchr::memchr(self.filler, path) else { return };
        let (before, behind) = path.split_at(star);
        let path = [before, b"?", behind].concat();
        if let Some(target) = self.new.target(&path) {
            let deciding = self.deciding(&path);
            if self.is_change(deciding) {
                self.keep(deciding, &path, target);
            } else {
                self.difference.coverage = Coverage::Partial;
            }
        }
    }

    /// Returns the deciding rule for a path in each version.
    fn deciding(&mut self, path: &[u8]) -> (Deciding, Deciding) {
        (self.old.deciding(path, self.budget), self.new.deciding(path, self.budget))
    }

    /// Returns `true` if the two versions give different answers.
    fn is_change(&self, (old, new): (Deciding, Deciding)) -> bool {
        self.old.access(old) != self.new.access(new)
    }

    fn keep(&mut self, deciding: (Deciding, Deciding), path: &[u8], target: Target) {
        // The other crawler's dialect may turn the URL into a different path, which different rules decide. Skip such a URL.
        if self.deciding_about(&target) != deciding {
            self.difference.coverage = Coverage::Partial;
            return;
        }
        if self.add(deciding, || target) {
            // Prefer a passed URL, or otherwise a more readable URL, with the same two deciding rules.
            let given = self.examples.get(&self.lines(deciding)).map(|(_, url)| url.clone());
            let better = given.or_else(|| {
                let mut targets = readable::paths(path, self.filler).into_iter().filter_map(|path| self.new.target(&path));
                targets.find(|target| self.deciding_about(target) == deciding)
            });
            if let Some((change, target)) = self.difference.changes.last_mut().zip(better) {
                change.target = target;
            }
        }
    }

    /// Adds a change unless the difference already contains a change for the same pair of rules. Returns `true` if the change was added.
    fn add(&mut self, (old, new): (Deciding, Deciding), target: impl FnOnce() -> Target) -> bool {
        let (before, after) = (self.old.line(old), self.new.line(new));
        let is_new = self.seen.insert(self.lines((old, new)));
        if is_new {
            self.budget.spend(STEPS_PER_CHANGE);
            self.difference.changes.push(Change { target: target(), access: self.new.access(new), before, after });
        }
        is_new
    }
}

/// The additional cost of each change, in steps. This cost limits the number of changes.
const STEPS_PER_CHANGE: usize = 1 << 14;
