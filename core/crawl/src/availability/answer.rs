//! What robots.txt comes to for a crawler, in one word.

use super::{Effect, Fetch, FetchCase, FetchedAnswer};
use crate::crawlers::Compliance;
use crate::fact::{Certainty, Fact};
use crate::matching::{Access, Agent, CrawlVerdict};
use crate::names::names;

names! {
    /// What robots.txt comes to for a crawler: it keeps the crawler from the page; that depends on what is not known; it lets
    /// it fetch the page; it forbids the page, or that is not known, but the crawler acts for a user and may fetch it
    /// nevertheless; or the crawler ignores robots.txt. The most restrictive answer comes first. Every crawler has one of these
    /// answers, and whatever counts or colours crawlers goes by it.
    ///
    /// ```
    /// use robotscope::availability::{CrawlAnswer, Fetch, Fetched};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *\nDisallow: /"));
    /// let target = Target::parse("/a")?;
    /// let answer = |token| fetched.check(&Agent::named(token), &target).answer.value;
    /// assert_eq!(answer("Googlebot"), CrawlAnswer::Disallowed);
    /// assert_eq!(answer("Bytespider"), CrawlAnswer::Ignores);
    /// assert_eq!(answer("ChatGPT-User"), CrawlAnswer::UserTriggered);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub enum CrawlAnswer {
        /// robots.txt forbids it to fetch the page.
        Disallowed = "disallowed",
        /// It depends on what is not known.
        Depends = "depends",
        /// robots.txt lets it fetch the page.
        Allowed = "allowed",
        /// robots.txt does not let it fetch the page, or that is not known; it acts for a user and may fetch the page nevertheless.
        UserTriggered = "user-triggered",
        /// It takes no notice of robots.txt, whatever that says.
        Ignores = "ignores",
    }
}

impl CrawlAnswer {
    /// What it comes to when robots.txt says this; `None` if what it says is not known.
    pub const fn new(compliance: Compliance, access: Option<Access>) -> Self {
        match (compliance, access) {
            (Compliance::Ignores, _) => Self::Ignores,
            (_, Some(Access::Allowed)) => Self::Allowed,
            (Compliance::UserTriggered, _) => Self::UserTriggered,
            (_, Some(Access::Disallowed)) => Self::Disallowed,
            (_, None) => Self::Depends,
        }
    }

    /// Whether the crawler may fetch the page, and so gets to see what the page says; `None` if that depends.
    ///
    /// ```
    /// use robotscope::Access;
    /// use robotscope::availability::CrawlAnswer;
    ///
    /// assert_eq!(CrawlAnswer::UserTriggered.access(), Some(Access::Allowed));
    /// assert_eq!(CrawlAnswer::Depends.access(), None);
    /// ```
    pub const fn access(self) -> Option<Access> {
        match self {
            Self::Disallowed => Some(Access::Disallowed),
            Self::Depends => None,
            Self::Allowed | Self::UserTriggered | Self::Ignores => Some(Access::Allowed),
        }
    }

    /// The answer for a crawler, as sure as the least sure of what it rests on.
    pub(super) fn from_answers(agent: &Agent<'_>, access: Option<Access>, answers: &[FetchedAnswer]) -> Fact<Self> {
        let compliance = agent.compliance();
        let value = Self::new(compliance.value, access);
        let by_rules = || answers.iter().map(|answer| answer.certainty(agent)).max().unwrap_or(Certainty::Assumed);
        let certainty = match value {
            Self::Ignores | Self::UserTriggered => compliance.certainty,
            Self::Allowed | Self::Depends => by_rules(),
            Self::Disallowed => by_rules().max(compliance.certainty),
        };
        Fact::new(value, certainty)
    }
}

names! {
    /// On what it depends whether a crawler may fetch a page; what comes first decides what else is asked.
    ///
    /// ```
    /// assert_eq!(robotscope::availability::DependsOn::LastGoodCopy.as_str(), "last-good-copy");
    /// ```
    #[non_exhaustive]
    pub enum DependsOn {
        /// For how long robots.txt has been unreachable.
        Time = "time",
        /// Whether the crawler has a last good copy.
        LastGoodCopy = "last-good-copy",
        /// Whether the rest of the site can be reached.
        RestOfSite = "rest-of-site",
        /// How much of a long robots.txt the crawler reads.
        Size = "size",
        /// What the target of a redirect answers.
        RedirectTarget = "redirect-target",
        /// What the text says, which is not at hand.
        Text = "text",
        /// What the crawler chooses: several things are allowed to it.
        Crawler = "crawler",
    }
}

impl DependsOn {
    #[doc(hidden)]
    pub fn new(fetch: &Fetch, answers: &[FetchedAnswer]) -> Self {
        let any = |is: &dyn Fn(&FetchedAnswer) -> bool| answers.iter().any(is);
        let asks_for_time = |answer: &FetchedAnswer| {
            let condition = &answer.possibility.condition;
            !condition.from.is_zero() || condition.until.is_some()
        };
        if fetch.unreachable_for.is_none() && any(&asks_for_time) {
            Self::Time
        } else if fetch.last_good_copy.is_none() && any(&|answer| answer.possibility.condition.last_good_copy.is_some()) {
            Self::LastGoodCopy
        } else if fetch.rest_of_site.is_none() && any(&|answer| answer.possibility.condition.rest_of_site.is_some()) {
            Self::RestOfSite
        } else if any(&|answer| answer.possibility.effect.extent().is_some_and(|extent| extent != super::Extent::Entire)) {
            Self::Size
        } else if any(&|answer| answer.possibility.effect == Effect::RedirectTarget) {
            Self::RedirectTarget
        } else if any(&|answer| answer.access.is_none()) {
            Self::Text
        } else {
            Self::Crawler
        }
    }
}

impl FetchedAnswer {
    /// How sure it is that this holds for the crawler. That the rules of a text that came count needs no document of each operator's.
    fn certainty(&self, agent: &Agent<'_>) -> Certainty {
        let of_fetch = match self.possibility.case {
            FetchCase::Success => Certainty::Documented,
            _ => self.possibility.certainty,
        };
        let of_groups =
            self.verdict.as_ref().map_or(Certainty::Documented, |CrawlVerdict { lookup, .. }| agent.certainty(lookup));
        of_fetch.max(of_groups)
    }
}
