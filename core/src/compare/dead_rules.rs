//! Finds the rules without effect.

use super::budget::Budget;
use super::filler::{Fillers, is_without};
use super::neighbours::Neighbours;
use super::rules::Rules;
use super::shape::Shape;
use crate::RobotsTxt;
use crate::matching::{Access, Agent, Deciding, RuleLine};
use crate::names::names;

/// A rule whose removal would change no verdict.
///
/// ```
/// use robotscope::compare::{Because, DeadRule, dead_rules};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /a/b");
/// let [DeadRule { rule, because, by }] = &dead_rules(&robots, &Agent::named("ExampleBot"))[..] else { panic!("one") };
/// assert_eq!((rule.line, *because, by[0].line), (3, Because::Implied, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadRule {
    /// The rule without effect.
    pub rule: RuleLine,
    /// The reason why the rule has no effect.
    pub because: Because,
    /// The rules that overrule or imply this rule. There are several only if the line represents several patterns: for example, `*/`
    /// represents `/` and `/*/`.
    pub by: Vec<RuleLine>,
}

names! {
    // Not `#[non_exhaustive]`: no other reason is possible.
    /// The reason why a rule has no effect.
    ///
    /// - "overruled": whenever it matches, a stronger rule also matches.
    /// - "implied": without it, a weaker rule would give the same answer.
    /// - "allowed-anyway": it allows only paths that no weaker rule disallows.
    /// - "no-url": no URL has a path that it matches.
    /// - "robots-txt-itself": it matches only robots.txt, which is always allowed.
    pub enum Because {
        /// The rule never decides: whenever it matches, one of the rules in [`DeadRule::by`] also matches and is stronger
        /// ([selfhtml-robots-txt]).
        Overruled = "overruled",
        /// The rule decides, but without it, another rule would give the same answer ([selfhtml-robots-txt]).
        Implied = "implied",
        /// The rule allows only paths that no weaker rule disallows, so they would be allowed anyway ([rfc9309-rules]).
        AllowedAnyway = "allowed-anyway",
        /// The rule never matches, because a URL's path begins with a slash and contains only characters that can occur in a request
        /// ([rfc9309-rules], [google-parser]).
        NoUrl = "no-url",
        /// The rule matches only `/robots.txt`, which is always allowed ([rfc9309-rules]).
        RobotsTxtItself = "robots-txt-itself",
    }
}

/// Returns the rules that apply to a crawler but have no effect, in text order. Omits rules without a pattern, such as an empty
/// `Disallow:`, because they only declare a group without rules. Also omits rules whose effect is uncertain.
///
/// Removing all returned rules changes no verdict if each group keeps at least one rule. A group without rules would merge with the next
/// group.
///
/// ```
/// use robotscope::compare::{Because, dead_rules};
/// use robotscope::{Agent, DialectName, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /pics/\nAllow: /pics/public/");
/// let agent = Agent::named("ExampleBot");
/// assert!(dead_rules(&robots, &agent).is_empty());
///
/// // If the first match decides, the second rule never decides ([selfhtml-robots-txt]).
/// let [dead] = dead_rules(&robots, &agent.reading_as(DialectName::Draft1996)).try_into().expect("one");
/// assert_eq!(dead.rule.line, 3);
/// assert_eq!((dead.because, dead.by[0].line), (Because::Overruled, 2));
/// ```
pub fn dead_rules(robots: &RobotsTxt<'_>, agent: &Agent<'_>) -> Vec<DeadRule> {
    let matcher = robots.matcher(agent);
    let rules = Rules::new(&matcher);
    let all: Vec<_> = rules.list().iter().enumerate().map(|(place, rule)| (place, rule, rules.shapes(rule))).collect();
    let mut finder = OutcomeFinder { rules: &rules, fillers: Fillers::for_patterns(rules.patterns()), budget: Budget::whole() };
    let distinct = rules.distinct().into_iter().filter_map(|place| all.get(place));
    let neighbours = Neighbours::new(distinct.flat_map(|(place, _, shapes)| shapes.iter().map(move |shape| (*place, shape))));
    let mut dead = Vec::new();
    // A line can result in two rules: `/a/index.html` may also allow `/a/$`.
    for of_line in all.chunk_by(|(_, one, _), (_, other, _)| one.line.line == other.line.line) {
        let Some((_, first, _)) = of_line.first() else { continue };
        if first.pattern.is_empty() || first.line.pattern.is_empty() {
            continue;
        }
        let shapes = of_line.iter().flat_map(|(place, _, shapes)| shapes.iter().map(move |shape| (*place, shape)));
        let shapes: Vec<_> = shapes.collect();
        let reason = match finder.line(&shapes) {
            RuleOutcome::Dead(because, by) => Some((because, by)),
            RuleOutcome::Decides => finder.implied(&shapes, &neighbours),
            RuleOutcome::Unknown => None,
        };
        dead.extend(reason.map(|(because, by)| DeadRule { rule: first.line, because, by }));
    }
    dead
}

/// The outcome for a rule, or for one of its [`Shape`]s.
enum RuleOutcome {
    Decides,
    Dead(Because, Vec<RuleLine>),
    Unknown,
}

struct OutcomeFinder<'r, 'm> {
    rules: &'r Rules<'m>,
    fillers: Fillers,
    budget: Budget,
}

impl OutcomeFinder<'_, '_> {
    /// Returns the outcome for a line whose rules have these shapes.
    fn line(&mut self, shapes: &[(usize, &Shape)]) -> RuleOutcome {
        let mut outcome = RuleOutcome::Dead(Because::NoUrl, Vec::new());
        for &(place, shape) in shapes {
            outcome = match (outcome, self.shape(place, shape)) {
                (_, RuleOutcome::Decides) => return RuleOutcome::Decides,
                (RuleOutcome::Dead(Because::NoUrl, _), found) => found,
                (RuleOutcome::Unknown, _) | (_, RuleOutcome::Unknown) => RuleOutcome::Unknown,
                (RuleOutcome::Dead(Because::RobotsTxtItself, _), found @ RuleOutcome::Dead(Because::Overruled, _)) => found,
                (RuleOutcome::Dead(because, mut by), RuleOutcome::Dead(_, others)) => {
                    add(&mut by, others);
                    RuleOutcome::Dead(because, by)
                }
                (outcome, _) => outcome,
            };
        }
        outcome
    }

    fn shape(&mut self, place: usize, shape: &Shape) -> RuleOutcome {
        let mut outcome = RuleOutcome::Dead(Because::NoUrl, Vec::new());
        for filler in self.fillers.strings() {
            if self.budget.is_spent() {
                return RuleOutcome::Unknown;
            }
            let path = shape.path(&filler);
            let deciding = self.rules.deciding(&path, &mut self.budget);
            match deciding {
                Deciding::RobotsTxtItself if shape.is_one_path() => {
                    return RuleOutcome::Dead(Because::RobotsTxtItself, Vec::new());
                }
                Deciding::Rule(winner) if winner != place => {
                    if let Some(winner) = self.rules.get(winner).filter(|winner| is_without(winner.pattern, &filler)) {
                        return RuleOutcome::Dead(Because::Overruled, vec![winner.line]);
                    }
                }
                _ => {}
            }
            if self.rules.target(&path).is_some() {
                if deciding == Deciding::Rule(place) {
                    return RuleOutcome::Decides;
                }
                outcome = RuleOutcome::Unknown;
            }
        }
        outcome
    }

    /// Returns the weaker rules that make a line with these shapes redundant; `None` if the line is not redundant. Ignores shapes for which
    /// a stronger rule decides. Each other shape needs a weaker rule with the same access that matches at least the same paths. No opposite
    /// rule that overlaps with the shape may rank between the two rules. A shape of an allow line may also lack a weaker rule, provided
    /// that no weaker rule disallows any of its paths.
    fn implied(&mut self, shapes: &[(usize, &Shape)], neighbours: &Neighbours<'_>) -> Option<(Because, Vec<RuleLine>)> {
        let byte = self.fillers.first();
        let filler = [byte];
        let (mut by, mut is_allowed_anyway) = (Vec::new(), false);
        for &(place, shape) in shapes {
            let rule = self.rules.get(place)?;
            let path = shape.path(&filler);
            match self.rules.deciding(&path, &mut self.budget) {
                Deciding::Rule(winner) if winner == place => {}
                Deciding::Rule(winner) if self.rules.get(winner).is_some_and(|winner| is_without(winner.pattern, &filler)) => {
                    continue;
                }
                _ => return None,
            }
            let weaker = self.rules.next_weaker(rule, &path, &mut self.budget);
            if weaker.map_or(Access::Allowed, |weaker| weaker.access) != rule.access {
                return None;
            }
            if let Some(weaker) = weaker {
                if !is_without(weaker.pattern, &filler) {
                    return None;
                }
                // If `rule` and the weaker rule match exactly the same paths, only the weaker rule is dead.
                let mut paths = self.rules.shapes(weaker).into_iter().map(|shape| shape.path(&filler));
                if paths.any(|path| self.rules.deciding(&path, &mut self.budget) == Deciding::Rule(place)) {
                    return None;
                }
            }
            let rules = self.rules;
            let between = neighbours.find(shape, &mut self.budget, |other, other_shape, budget| {
                let other = rules.get(other)?;
                let is_between = other.rank < rule.rank && weaker.is_none_or(|weaker| other.rank > weaker.rank);
                let is_opposite = other.access != rule.access && is_between;
                let mut may_match = || shape.overlaps(other_shape, byte, budget).is_none_or(|paths| !paths.is_empty());
                (is_opposite && may_match()).then_some(())
            });
            if between.is_some() || self.budget.is_spent() {
                return None;
            }
            match weaker {
                Some(weaker) => add(&mut by, vec![weaker.line]),
                None => is_allowed_anyway = true,
            }
        }
        match (is_allowed_anyway, by.is_empty()) {
            (true, _) => Some((Because::AllowedAnyway, Vec::new())),
            (false, false) => Some((Because::Implied, by)),
            (false, true) => None,
        }
    }
}

/// Appends the rules that are not yet in the list.
fn add(by: &mut Vec<RuleLine>, others: Vec<RuleLine>) {
    for other in others {
        if !by.contains(&other) {
            by.push(other);
        }
    }
}
