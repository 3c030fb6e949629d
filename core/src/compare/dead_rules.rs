//! Finds the rules that can decide the access to a URL, and the rules without effect.

use super::budget::Budget;
use super::filler::{Fillers, is_without};
use super::neighbours::Neighbours;
use super::rules::Rules;
use super::shape::Shape;
use crate::RobotsTxt;
use crate::matching::{Access, Agent, Deciding, RuleLine, Target};
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

/// A URL, with the rule that decides the access to it.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, compare};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
/// let example_paths = compare::example_paths(&robots, &Agent::named("ExampleBot"));
/// assert_eq!(example_paths.iter().map(|example| example.rule.line).collect::<Vec<_>>(), [2, 3]);
/// assert!(example_paths[1].target.path().starts_with("/a/b"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamplePath {
    /// The deciding rule.
    pub rule: RuleLine,
    /// A URL on `https://example.com`.
    pub target: Target,
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
    let dead = |(rule, outcome): (RuleLine, RuleOutcome)| match outcome {
        RuleOutcome::Dead(because, by) if !rule.pattern.is_empty() => Some(DeadRule { rule, because, by }),
        _ => None,
    };
    rule_outcomes(robots, agent, Implied::Sought).into_iter().filter_map(dead).collect()
}

/// Returns an example URL for each rule that decides a crawler's access to at least one URL. The examples are in the order of the rules.
/// Omits rules whose effect is uncertain.
///
/// ```
/// use robotscope::compare::example_paths;
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$");
/// let agent = Agent::named("ExampleBot");
/// let [example] = example_paths(&robots, &agent).try_into().expect("one");
/// assert!(example.target.path().ends_with(".pdf"));
/// assert!(!robots.is_allowed(&agent, &example.target));
/// ```
pub fn example_paths(robots: &RobotsTxt<'_>, agent: &Agent<'_>) -> Vec<ExamplePath> {
    let example = |(rule, outcome)| match outcome {
        RuleOutcome::Decides(target) => Some(ExamplePath { rule, target }),
        _ => None,
    };
    rule_outcomes(robots, agent, Implied::Ignored).into_iter().filter_map(example).collect()
}

/// The outcome for a rule, or for one of its [`Shape`]s.
enum RuleOutcome {
    Decides(Target),
    Dead(Because, Vec<RuleLine>),
    Unknown,
}

/// Selects whether to search for implied rules. An implied rule decides, but without it, a weaker rule would give the same answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Implied {
    Sought,
    Ignored,
}

/// Returns each rule that has a pattern, with its outcome.
fn rule_outcomes(robots: &RobotsTxt<'_>, agent: &Agent<'_>, implied: Implied) -> Vec<(RuleLine, RuleOutcome)> {
    let matcher = robots.matcher(agent);
    let rules = Rules::new(&matcher);
    let shapes: Vec<_> = rules.list().iter().map(|rule| rules.shapes(rule)).collect();
    let mut finder = OutcomeFinder { rules: &rules, fillers: Fillers::for_patterns(rules.patterns()), budget: Budget::whole() };
    let neighbours = match implied {
        Implied::Sought => Neighbours::new(rules.distinct().into_iter().flat_map(|place| {
            let shapes = shapes.get(place).map(Vec::as_slice).unwrap_or_default();
            shapes.iter().map(move |shape| (place, shape))
        })),
        Implied::Ignored => Neighbours::new(std::iter::empty()),
    };
    let mut outcomes = Vec::new();
    let mut place = 0;
    // A line can result in two rules: `/a/index.html` may also allow `/a/$`.
    for of_line in rules.list().chunk_by(|one, other| one.line.line == other.line.line) {
        let places = place..place + of_line.len();
        place = places.end;
        let Some(first) = of_line.first().filter(|rule| !rule.pattern.is_empty()) else { continue };
        let of_line: Vec<_> =
            places.flat_map(|place| shapes.get(place).into_iter().flatten().map(move |shape| (place, shape))).collect();
        let mut outcome = finder.line(&of_line);
        if implied == Implied::Sought
            && matches!(outcome, RuleOutcome::Decides(_))
            && let Some((because, by)) = finder.implied(&of_line, &neighbours)
        {
            outcome = RuleOutcome::Dead(because, by);
        }
        outcomes.push((first.line, outcome));
    }
    outcomes
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
                (_, RuleOutcome::Decides(target)) => return RuleOutcome::Decides(target),
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
            if let Some(target) = self.rules.target(&path) {
                if deciding == Deciding::Rule(place) {
                    return RuleOutcome::Decides(target);
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
