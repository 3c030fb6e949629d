//! Answers queries from the result of a fetch and the fetched texts.

use std::sync::Arc;

use super::possibility::Lengths;
use super::{AvailabilityName, CrawlAnswer, DependsOn, Effect, Extent, Fetch, FetchCase, LastGoodCopy, Possibility};
use crate::RobotsTxt;
use crate::crawlers::{self, Crawler};
use crate::fact::{Certainty, Fact};
use crate::matching::{Access, Agent, CrawlVerdict, Target};

/// The result of fetching robots.txt, with the fetched text and, optionally, the last good copy. Clones share the texts.
///
/// ```
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
/// use std::sync::Arc;
///
/// let robots = Arc::new(RobotsTxt::parse("User-agent: *\nDisallow: /"));
/// let target = Target::parse("https://example.com/a")?;
/// let access = |status, token| {
///     Fetched::new(Fetch::status(status)).with_text(Arc::clone(&robots)).check(&Agent::named(token), &target).access()
/// };
/// assert_eq!(access(200, "YandexBot"), Some(Access::Disallowed));
/// assert_eq!(access(203, "YandexBot"), Some(Access::Allowed), "Yandex reads only a text with status 200");
/// assert_eq!(access(203, "Googlebot"), Some(Access::Disallowed));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fetched<'t> {
    fetch: Fetch,
    text: Option<AvailableText<'t>>,
    last_good_copy: Option<AvailableText<'t>>,
}

/// A robots.txt, with a truncated version for each engine's size limit that the text reaches.
#[derive(Clone, Debug)]
struct AvailableText<'t> {
    whole: Arc<RobotsTxt<'t>>,
    beginnings: Vec<(u32, Arc<RobotsTxt<'t>>)>,
}

/// The verdict for one crawler and one URL, given the result of fetching robots.txt.
///
/// ```
/// use robotscope::availability::{AvailabilityName, CrawlAnswer, Fetch, Fetched, FetchedVerdict};
/// use robotscope::{Agent, Target, crawlers::Certainty};
///
/// // Google treats a missing file like a file without rules ([google-robots-txt]).
/// let verdict: FetchedVerdict = Fetched::new(Fetch::status(404)).check(&Agent::named("Googlebot"), &Target::parse("/a")?);
/// assert_eq!((verdict.answer.value, verdict.certainty()), (CrawlAnswer::Allowed, Certainty::Documented));
/// assert_eq!((verdict.availability.value, verdict.answers.len()), (AvailabilityName::Google, 1));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedVerdict {
    /// The answer, which also depends on whether the crawler obeys robots.txt, ignores it, or acts for a user.
    pub answer: Fact<CrawlAnswer>,
    /// The availability policy, with the certainty that the crawler follows it.
    pub availability: Fact<AvailabilityName>,
    /// The answers under all possible conditions. There is at least one.
    pub answers: Vec<FetchedAnswer>,
}

/// The answer under one condition.
///
/// ```
/// use robotscope::availability::{Effect, Fetch, Fetched};
/// use robotscope::{Access, Agent, Target};
///
/// // Nothing may be fetched while the server fails ([rfc9309-access]); no text applies.
/// let verdict = Fetched::new(Fetch::status(503)).check(&Agent::named("ExampleBot"), &Target::parse("/a")?);
/// let first = &verdict.answers[0];
/// assert_eq!((first.possibility.effect, first.access), (Effect::DisallowAll, Some(Access::Disallowed)));
/// assert_eq!(first.verdict, None);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedAnswer {
    /// The effect of the fetch, the condition for this effect, and the effect's certainty for this crawler.
    pub possibility: Possibility,
    /// The access that robots.txt grants; `None` if it depends on a text that the caller did not pass, or on a redirect's target.
    pub access: Option<Access>,
    /// The verdict of the text that applies; `None` if no text applies or the caller did not pass it.
    pub verdict: Option<CrawlVerdict>,
}

/// The verdict for one crawler in the catalogue.
///
/// ```
/// use robotscope::availability::{CrawlerFetchedVerdict, Fetch, Fetched};
/// use robotscope::{Access, Target};
///
/// let verdicts = Fetched::new(Fetch::status(404)).check_all(&Target::parse("/a")?);
/// let is_googlebot = |one: &&CrawlerFetchedVerdict| one.crawler.token == "Googlebot";
/// let googlebot = verdicts.iter().find(is_googlebot).expect("in the catalogue");
/// assert_eq!(googlebot.verdict.access(), Some(Access::Allowed));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct CrawlerFetchedVerdict {
    /// The crawler.
    pub crawler: &'static Crawler,
    /// The verdict for this crawler.
    pub verdict: FetchedVerdict,
}

impl FetchedVerdict {
    /// Returns the access if it is the same under all possible conditions; otherwise `None`.
    pub fn access(&self) -> Option<Access> {
        common(self.answers.iter().map(|answer| answer.access))
    }

    /// Returns the lowest certainty among the possible effects of the fetch. The answer's own certainty is in [`answer`](Self::answer).
    pub fn certainty(&self) -> Certainty {
        let of_the_answers = self.answers.iter().map(|answer| answer.possibility.certainty);
        of_the_answers.max().unwrap_or(self.availability.certainty)
    }

    /// Returns the line of the rule that decides; `None` if no rule decides, or if several answers are possible.
    #[doc(hidden)]
    pub fn deciding_line(&self) -> Option<u32> {
        let [answer] = &self.answers[..] else { return None };
        Some(answer.verdict.as_ref()?.decision.winner()?.line)
    }
}

impl<'t> Fetched<'t> {
    /// Creates the result of a fetch without any text.
    pub fn new(fetch: Fetch) -> Self {
        Self { fetch, text: None, last_good_copy: None }
    }

    /// Adds the fetched text, which may be shared.
    #[must_use]
    pub fn with_text(mut self, robots: impl Into<Arc<RobotsTxt<'t>>>) -> Self {
        self.text = Some(AvailableText::new(robots.into()));
        self
    }

    /// Adds the last good copy, whose rules apply under some conditions. Also records that the crawler has a copy.
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::{Access, Agent, RobotsTxt, Target};
    /// use std::time::Duration;
    ///
    /// let fetch = Fetch { unreachable_for: Some(Duration::from_secs(24 * 3600)), ..Fetch::network_failure() };
    /// let copy = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
    /// let fetched = Fetched::new(fetch).with_last_good_copy(copy);
    /// let verdict = fetched.check(&Agent::named("Googlebot"), &Target::parse("/private/a")?);
    /// assert_eq!(verdict.access(), Some(Access::Disallowed));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[must_use]
    pub fn with_last_good_copy(mut self, robots: impl Into<Arc<RobotsTxt<'t>>>) -> Self {
        self.fetch.last_good_copy = Some(LastGoodCopy::Exists);
        self.last_good_copy = Some(AvailableText::new(robots.into()));
        self
    }

    /// Adds the only text that the caller has. After a successful fetch, this text counts as the fetched text. Otherwise, it counts as
    /// the last good copy, unless the crawler is known to have no copy.
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::{Access, Agent, RobotsTxt, Target};
    /// use std::time::Duration;
    ///
    /// let fetch = Fetch { unreachable_for: Some(Duration::from_secs(24 * 3600)), ..Fetch::status(503) };
    /// let fetched = Fetched::new(fetch).with_available_text(RobotsTxt::parse("User-agent: *\nDisallow: /private/"));
    /// let access = |path| Ok::<_, robotscope::TargetError>(fetched.check(&Agent::named("Googlebot"), &Target::parse(path)?).access());
    /// assert_eq!(access("/a")?, Some(Access::Allowed), "allowed by the rules of a copy, and allowed without a copy");
    /// assert_eq!(access("/private/a")?, None, "the access depends on whether the crawler has a copy");
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[must_use]
    pub fn with_available_text(mut self, robots: impl Into<Arc<RobotsTxt<'t>>>) -> Self {
        if matches!(FetchCase::from_response(self.fetch.response), FetchCase::Success | FetchCase::OtherSuccess) {
            return self.with_text(robots);
        }
        self.last_good_copy = Some(AvailableText::new(robots.into()));
        self
    }

    /// Returns the fetch.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::availability::{Fetch, Fetched, LastGoodCopy};
    ///
    /// let fetched = Fetched::new(Fetch::status(503)).with_last_good_copy(RobotsTxt::parse("User-agent: *"));
    /// assert_eq!(fetched.fetch().last_good_copy, Some(LastGoodCopy::Exists));
    /// ```
    pub fn fetch(&self) -> &Fetch {
        &self.fetch
    }

    /// Returns the text that applies under an effect, truncated to the engine's limit; `None` if no text applies or the caller did not pass
    /// it.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::availability::{Effect, Extent, Fetch, Fetched};
    ///
    /// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *"));
    /// assert!(fetched.text(Effect::Rules(Extent::Entire)).is_some());
    /// assert!(fetched.text(Effect::NoFile).is_none());
    /// ```
    pub fn text(&self, effect: Effect) -> Option<&RobotsTxt<'t>> {
        let text = match effect {
            Effect::Rules(_) => self.text.as_ref()?,
            _ => self.last_good_copy.as_ref()?,
        };
        match effect.extent()? {
            Extent::Entire => Some(&text.whole),
            Extent::First(bytes) => Some(&text.beginnings.iter().find(|(length, _)| *length == bytes)?.1),
        }
    }

    /// Returns the verdict for a crawler and a URL, with the conditions on which it depends.
    pub fn check(&self, agent: &Agent<'_>, target: &Target) -> FetchedVerdict {
        self.verdict(agent, target, |robots| robots.check(agent, target))
    }

    /// Returns the verdict for each crawler in the catalogue, in catalogue order. Work that crawlers have in common is done once.
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::{Access, Target, crawlers};
    ///
    /// let verdicts = Fetched::new(Fetch::status(404)).check_all(&Target::parse("/a")?);
    /// assert_eq!(verdicts.len(), crawlers::all().len());
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check_all(&self, target: &Target) -> Vec<CrawlerFetchedVerdict> {
        let agents: Vec<_> = crawlers::all().iter().map(Agent::from).collect();
        let verdicts = self.check_each(&agents, target);
        crawlers::all().iter().zip(verdicts).map(|(crawler, verdict)| CrawlerFetchedVerdict { crawler, verdict }).collect()
    }

    /// Returns the verdict for each crawler, in the order of `agents`. Each verdict equals that of [`check`](Self::check). Work that
    /// crawlers have in common is done once.
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::{Access, Agent, RobotsTxt, Target};
    ///
    /// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: Googlebot\nDisallow: /"));
    /// let image = Agent::named("Googlebot-Image");
    /// let verdicts = fetched.check_each(&[image.clone(), image.without_fallbacks()], &Target::parse("/a.png")?);
    /// let answers: Vec<_> = verdicts.iter().map(|verdict| verdict.access()).collect();
    /// assert_eq!(answers, [Some(Access::Disallowed), Some(Access::Allowed)]);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check_each(&self, agents: &[Agent<'_>], target: &Target) -> Vec<FetchedVerdict> {
        let mut of_texts: Vec<(*const RobotsTxt<'_>, Vec<CrawlVerdict>)> = Vec::new();
        let verdict_of = |(place, agent): (usize, &Agent<'_>)| {
            self.verdict(agent, target, |robots| {
                if !of_texts.iter().any(|(text, _)| std::ptr::eq(*text, robots)) {
                    of_texts.push((robots, robots.check_each(agents.iter().cloned(), target)));
                }
                let of_all = of_texts.iter().find(|(text, _)| std::ptr::eq(*text, robots));
                let found = of_all.and_then(|(_, verdicts)| verdicts.get(place));
                found.cloned().unwrap_or_else(|| robots.check(agent, target))
            })
        };
        agents.iter().enumerate().map(verdict_of).collect()
    }

    fn verdict(
        &self,
        agent: &Agent<'_>,
        target: &Target,
        mut check: impl FnMut(&RobotsTxt<'t>) -> CrawlVerdict,
    ) -> FetchedVerdict {
        let availability = agent.availability();
        let answer = |possibility: Possibility| {
            let verdict = self.text(possibility.effect).map(&mut check);
            let access = possibility.effect.access(target).or_else(|| verdict.as_ref().map(CrawlVerdict::access));
            FetchedAnswer { possibility, access, verdict }
        };
        let answers: Vec<_> = self.possibilities(agent).into_iter().map(answer).collect();
        let answer = CrawlAnswer::from_answers(agent, common(answers.iter().map(|answer| answer.access)), &answers);
        FetchedVerdict { answer, availability, answers }
    }

    /// Returns each possible effect of the fetch on a crawler, with its condition.
    pub(super) fn possibilities(&self, agent: &Agent<'_>) -> Vec<Possibility> {
        let availability = agent.availability();
        let length = |text: &Option<AvailableText<'_>>| text.as_ref().map_or(0, |text| text.whole.text().len());
        let lengths = Lengths { text: length(&self.text), copy: length(&self.last_good_copy) };
        let mut possibilities = availability.value.availability().possibilities_with(&self.fetch, lengths);
        for one in &mut possibilities {
            one.certainty = one.certainty.max(availability.certainty);
            if self.assumes_copy(one.effect) {
                one.certainty = Certainty::Assumed;
            }
        }
        possibilities
    }

    /// Returns `true` if the effect applies the last good copy, a text was passed as this copy, and it is unknown whether the crawler has
    /// a copy.
    #[doc(hidden)]
    pub fn assumes_copy(&self, effect: Effect) -> bool {
        matches!(effect, Effect::LastGoodCopy(_)) && self.last_good_copy.is_some() && self.fetch.last_good_copy.is_none()
    }

    /// Returns the unknown fact on which a verdict for this fetch depends, if any.
    ///
    /// ```
    /// use robotscope::availability::{DependsOn, Fetch, Fetched};
    /// use robotscope::{Agent, Target};
    ///
    /// let fetched = Fetched::new(Fetch::status(503));
    /// let verdict = fetched.check(&Agent::named("Googlebot"), &Target::parse("/a")?);
    /// assert_eq!(fetched.depends_on(&verdict), Some(DependsOn::Time));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn depends_on(&self, verdict: &FetchedVerdict) -> Option<DependsOn> {
        (verdict.answer.value == CrawlAnswer::Depends).then(|| DependsOn::new(&self.fetch, &verdict.answers))
    }
}

fn common(mut accesses: impl Iterator<Item = Option<Access>>) -> Option<Access> {
    let first = accesses.next()??;
    accesses.all(|other| other == Some(first)).then_some(first)
}

impl Effect {
    /// Returns the access to a path if the effect alone determines it; `None` if the answer depends on a text or on another
    /// response.
    pub(super) fn access(self, target: &Target) -> Option<Access> {
        match self {
            Self::NoFile => Some(Access::Allowed),
            // robots.txt itself is allowed, because crawlers must be able to fetch it again ([rfc9309-rules], [google-robots-txt]).
            Self::DisallowAll if target.path() == "/robots.txt" => Some(Access::Allowed),
            Self::DisallowAll => Some(Access::Disallowed),
            Self::RedirectTarget | Self::Rules(_) | Self::LastGoodCopy(_) => None,
        }
    }
}

impl<'t> AvailableText<'t> {
    fn new(whole: Arc<RobotsTxt<'t>>) -> Self {
        let mut beginnings: Vec<(u32, _)> = Vec::new();
        for bytes in AvailabilityName::ALL.map(|name| name.availability().bytes) {
            let is_new = beginnings.iter().all(|(length, _)| *length != bytes);
            if is_new && whole.text().len() >= bytes as usize {
                beginnings.push((bytes, Arc::new(RobotsTxt::parse(whole.first(bytes as usize)))));
            }
        }
        Self { beginnings, whole }
    }
}
