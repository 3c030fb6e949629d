//! Answers queries about many URLs and crawlers from one fetched robots.txt.

use super::{CrawlAnswer, Effect, Fetched};
use crate::RobotsTxt;
use crate::crawlers::Compliance;
use crate::matching::{Access, Agent, Brief, Matcher, Target};

/// The result of fetching robots.txt, compiled for a list of crawlers and any number of URLs. The answers are the same as those
/// of [`Fetched::check`], which is for single URLs.
///
/// ```
/// use robotscope::availability::{CrawlAnswer, Fetch, Fetched};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *\nDisallow: /a"));
/// let matchers = fetched.matchers(&["Googlebot", "Bytespider"].map(Agent::named));
/// let [google, bytespider] = [0, 1].map(|crawler| matchers.brief(crawler, &Target::parse("/a").expect("a path")));
/// assert_eq!((google.answer, google.text.and_then(|text| text.line)), (CrawlAnswer::Disallowed, Some(2)));
/// assert_eq!((bytespider.answer, bytespider.access), (CrawlAnswer::Ignores, Some(Access::Disallowed)));
/// ```
#[derive(Clone, Debug)]
pub struct FetchedMatchers {
    /// The index of each crawler's rules in `rule_sets`.
    crawlers: Vec<usize>,
    rule_sets: Vec<SharedRules>,
}

/// A short form of [`FetchedVerdict`](super::FetchedVerdict): the answer, and the verdict of the deciding text.
///
/// ```
/// use robotscope::availability::{CrawlAnswer, Fetch, Fetched, FetchedBrief};
/// use robotscope::{Agent, Target};
///
/// let matchers = Fetched::new(Fetch::status(503)).matchers(&[Agent::named("Googlebot")]);
/// let brief = matchers.brief(0, &Target::parse("/a")?);
/// assert_eq!(brief, FetchedBrief { answer: CrawlAnswer::Depends, access: None, text: None });
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FetchedBrief {
    /// The answer, which also depends on whether the crawler obeys robots.txt, ignores it, or acts for a user.
    pub answer: CrawlAnswer,
    /// The access that robots.txt grants, even if the crawler does not obey it; `None` if it depends on an unknown fact.
    pub access: Option<Access>,
    /// The verdict of the text; `None` if no text decides, or if conditions lead to different verdicts.
    pub text: Option<Brief>,
}

/// The compliance, effects and rules shared by crawlers whose answers are always the same.
#[derive(Clone, Debug)]
struct SharedRules {
    compliance: Compliance,
    /// Each possible effect of the fetch, with the rules that decide under this effect; `None` if the effect needs no text, or if
    /// the text was not passed.
    effects: Vec<(Effect, Option<Matcher>)>,
}

impl<'t> Fetched<'t> {
    /// Compiles the rules for these crawlers, in the order of `agents`. Crawlers share rules if they read the same groups of the
    /// same text in the same dialect.
    pub fn matchers(&self, agents: &[Agent<'_>]) -> FetchedMatchers {
        let effects_of = |agent| self.possibilities(agent).into_iter().map(|one| one.effect);
        let mut rule_sets: Vec<SharedRules> = agents
            .iter()
            .map(|agent| SharedRules {
                compliance: agent.compliance().value,
                effects: effects_of(agent).map(|effect| (effect, None)).collect(),
            })
            .collect();
        let mut texts: Vec<&RobotsTxt<'t>> = Vec::new();
        for text in rule_sets.iter().flat_map(|rules| &rules.effects).filter_map(|(effect, _)| self.text(*effect)) {
            if !texts.iter().any(|known| std::ptr::eq(*known, text)) {
                texts.push(text);
            }
        }
        for text in texts {
            let is_of_text = |effect: Effect| self.text(effect).is_some_and(|other| std::ptr::eq(other, text));
            let depends_on_text = |rules: &SharedRules| rules.effects.iter().any(|(effect, _)| is_of_text(*effect));
            let affected =
                agents.iter().zip(&rule_sets).filter(|(_, rules)| depends_on_text(rules)).map(|(agent, _)| agent.clone());
            let matchers = text.matchers(affected.collect::<Vec<_>>());
            for (rules, matcher) in rule_sets.iter_mut().filter(|rules| depends_on_text(rules)).zip(matchers) {
                for (_, compiled) in rules.effects.iter_mut().filter(|(effect, _)| is_of_text(*effect)) {
                    *compiled = Some(matcher.clone());
                }
            }
        }
        FetchedMatchers::new(rule_sets)
    }
}

impl FetchedMatchers {
    fn new(all: Vec<SharedRules>) -> Self {
        let (mut crawlers, mut rule_sets) = (Vec::with_capacity(all.len()), Vec::<SharedRules>::new());
        for rules in all {
            let known = rule_sets.iter().position(|known| known.answers_as(&rules));
            crawlers.push(known.unwrap_or(rule_sets.len()));
            if known.is_none() {
                rule_sets.push(rules);
            }
        }
        Self { crawlers, rule_sets }
    }

    /// Returns the answer for a URL and the crawler at this index. If the index is out of range, the answer is "depends".
    pub fn brief(&self, crawler: usize, target: &Target) -> FetchedBrief {
        let rules = self.crawlers.get(crawler).and_then(|rule_set| self.rule_sets.get(*rule_set));
        rules.map_or(FetchedBrief { answer: CrawlAnswer::Depends, access: None, text: None }, |rules| rules.brief(target))
    }

    /// Returns the answer for each crawler, in the order passed to [`Fetched::matchers`]. Crawlers with the same rules are evaluated once.
    ///
    /// ```
    /// use robotscope::availability::{CrawlAnswer, Fetch, Fetched};
    /// use robotscope::{Agent, Target};
    ///
    /// let matchers = Fetched::new(Fetch::status(404)).matchers(&["Googlebot", "GPTBot"].map(Agent::named));
    /// let target = Target::parse("/a")?;
    /// assert!(matchers.briefs(&target).all(|brief| brief.answer == CrawlAnswer::Allowed));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn briefs(&self, target: &Target) -> impl Iterator<Item = FetchedBrief> {
        let briefs: Vec<_> = self.rule_sets.iter().map(|rules| rules.brief(target)).collect();
        self.crawlers.iter().filter_map(move |rule_set| briefs.get(*rule_set).copied())
    }

    /// Returns the number of each crawler's rule set. Crawlers with the same number have the same answer for every URL. Numbers start at 0
    /// and are assigned in order of first appearance.
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: GPTBot\nDisallow: /"));
    /// let matchers = fetched.matchers(&["ExampleBot", "GPTBot", "OtherBot"].map(Agent::named));
    /// assert_eq!(matchers.rule_sets(), [0, 1, 0]);
    /// ```
    pub fn rule_sets(&self) -> &[usize] {
        &self.crawlers
    }
}

impl SharedRules {
    fn brief(&self, target: &Target) -> FetchedBrief {
        let mut possible = self.effects.iter().map(|(effect, rules)| {
            let text = rules.as_ref().map(|rules| rules.brief(target));
            (effect.access(target).or(text.map(|text| text.access)), text)
        });
        let (mut access, mut text) = possible.next().unwrap_or_default();
        for (other_access, other_text) in possible {
            access = access.filter(|_| other_access == access);
            text = text.filter(|_| other_text == text);
        }
        FetchedBrief { answer: CrawlAnswer::new(self.compliance, access), access, text }
    }

    /// Returns `true` if the compliance, effects and rules are the same, so that the answers are the same for every URL.
    fn answers_as(&self, other: &Self) -> bool {
        let are_same = |one: &Option<Matcher>, other: &Option<Matcher>| match (one, other) {
            (Some(one), Some(other)) => one.shares_rules(other),
            (one, other) => one.is_none() && other.is_none(),
        };
        self.compliance == other.compliance
            && self.effects.len() == other.effects.len()
            && self.effects.iter().zip(&other.effects).all(|(one, other)| one.0 == other.0 && are_same(&one.1, &other.1))
    }
}
