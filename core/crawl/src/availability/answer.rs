//! A one-word summary of the answer for one crawler.

use super::{Effect, Fetch, FetchCase, FetchedAnswer};
use crate::crawlers::Compliance;
use crate::fact::{Certainty, Fact};
use crate::matching::{Access, Agent, CrawlVerdict};
use crate::names::names;

names! {
    /// The effect of robots.txt on a crawler. The variants are ordered from most to least restrictive.
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
        /// robots.txt disallows the page.
        Disallowed = "disallowed",
        /// The access depends on an unknown fact.
        Depends = "depends",
        /// robots.txt allows the page.
        Allowed = "allowed",
        /// The crawler acts for a user, so it may fetch the page even if robots.txt disallows the page or the access is unknown.
        UserTriggered = "user-triggered",
        /// The crawler ignores robots.txt.
        Ignores = "ignores",
    }
}

impl CrawlAnswer {
    /// Returns the answer for a crawler with this compliance. `access` is the access that robots.txt grants, or `None` if this access
    /// is unknown.
    pub const fn new(compliance: Compliance, access: Option<Access>) -> Self {
        match (compliance, access) {
            (Compliance::Ignores, _) => Self::Ignores,
            (_, Some(Access::Allowed)) => Self::Allowed,
            (Compliance::UserTriggered, _) => Self::UserTriggered,
            (_, Some(Access::Disallowed)) => Self::Disallowed,
            (_, None) => Self::Depends,
        }
    }

    /// Returns the crawler's access to the page, and thus to the directives on the page; `None` if the access depends on an unknown fact.
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

    /// Returns the answer for a crawler, with the certainty of the least certain fact on which the answer depends.
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
    /// The unknown fact on which a crawler's access depends. If there are several, the first in this order is reported.
    ///
    /// ```
    /// assert_eq!(robotscope::availability::DependsOn::LastGoodCopy.as_str(), "last-good-copy");
    /// ```
    #[non_exhaustive]
    pub enum DependsOn {
        /// The time for which robots.txt has been unreachable.
        Time = "time",
        /// The existence of a last good copy of robots.txt.
        LastGoodCopy = "last-good-copy",
        /// The reachability of the rest of the site.
        RestOfSite = "rest-of-site",
        /// The number of bytes that the crawler reads of a long robots.txt.
        Size = "size",
        /// The response at the target of the redirect.
        RedirectTarget = "redirect-target",
        /// The text of robots.txt, which the caller did not pass.
        Text = "text",
        /// The crawler itself, because its documentation permits several behaviours.
        Crawler = "crawler",
    }
}

impl DependsOn {
    #[doc(hidden)]
    pub fn new(fetch: &Fetch, answers: &[FetchedAnswer]) -> Self {
        let any = |is: &dyn Fn(&FetchedAnswer) -> bool| answers.iter().any(is);
        let depends_on_time = |answer: &FetchedAnswer| {
            let condition = &answer.possibility.condition;
            !condition.from.is_zero() || condition.until.is_some()
        };
        if fetch.unreachable_for.is_none() && any(&depends_on_time) {
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
    /// Returns the certainty of the answer for the crawler. The effect of status 200 counts as documented, even if the crawler's policy is
    /// only assumed.
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
