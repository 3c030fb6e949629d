//! Answers queries from a parsed robots.txt.

use std::sync::Arc;

use super::lookup::{Bound, for_each_crawler};
use super::{Access, Agent, Decision, Groups, Lookup, RobotsTxt, Target};
use crate::crawlers::{self, Crawler};
use crate::dialect::DialectName;

/// A crawler's access to a URL, with all steps that led to this answer.
///
/// The answer depends only on the *text*. The crawler's compliance is a separate fact ([`Crawler::robots`]).
///
/// ```
/// use robotscope::{Access, Agent, DialectName, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\n\nUser-agent: ExampleBot\nDisallow: /drafts/");
/// let verdict = robots.check(&Agent::named("ExampleBot"), &Target::parse("/drafts/a")?);
/// assert_eq!((verdict.dialect, verdict.access()), (DialectName::Rfc9309, Access::Disallowed));
/// assert_eq!((verdict.lookup.lines(), verdict.decision.winner().map(|rule| rule.line)), (&[4][..], Some(5)));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrawlVerdict {
    /// The dialect of the crawler.
    pub dialect: DialectName,
    /// The groups that apply to the crawler.
    pub lookup: Lookup,
    /// The decision, based on the rules in the groups that apply. Crawlers with the same dialect and the same groups share a decision.
    pub decision: Arc<Decision>,
}

impl CrawlVerdict {
    /// Returns the answer.
    pub fn access(&self) -> Access {
        self.decision.access
    }
}

/// The verdict for one crawler in the catalogue.
///
/// ```
/// use robotscope::{Access, CrawlerVerdict, RobotsTxt, Target};
///
/// let verdicts = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /").check_all(&Target::parse("/a")?);
/// let access = |token| verdicts.iter().find(|one: &&CrawlerVerdict| one.crawler.token == token).map(|one| one.verdict.access());
/// assert_eq!(access("GPTBot"), Some(Access::Disallowed));
/// assert_eq!(access("Googlebot"), Some(Access::Allowed));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct CrawlerVerdict {
    /// The crawler.
    pub crawler: &'static Crawler,
    /// The verdict for this crawler.
    pub verdict: CrawlVerdict,
}

impl RobotsTxt<'_> {
    /// Returns `true` if the text allows a crawler to fetch a URL.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\nAllow: /public/");
    /// let target = Target::parse("https://example.com/public/a")?;
    /// assert!(robots.is_allowed(&Agent::named("GPTBot"), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn is_allowed(&self, agent: &Agent<'_>, target: &Target) -> bool {
        let groups = self.groups(agent.dialect());
        let bound = Bound::find(agent, &(self, &*groups), |_, _| ());
        Access::walking(self, &groups, &bound.groups, target) == Access::Allowed
    }

    /// Returns the access that the text grants to a crawler for a URL, and the reason.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
    /// let target = Target::parse("/a/b/c")?;
    /// let verdict = robots.check(&Agent::named("GPTBot"), &target);
    /// let winner = verdict.decision.winner().expect("a rule decides");
    /// assert_eq!((winner.line, winner.length), (3, 4));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check(&self, agent: &Agent<'_>, target: &Target) -> CrawlVerdict {
        let groups = self.groups(agent.dialect());
        let lookup = Lookup::new(self, &groups, agent);
        let decision = Decision::walking(self, &groups, &lookup.groups, target);
        CrawlVerdict { dialect: agent.dialect().name, lookup, decision: Arc::new(decision) }
    }

    /// Returns the verdict for each crawler in the catalogue, in catalogue order. Work that crawlers share is done once.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, Target, crawlers};
    ///
    /// let robots = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /");
    /// let verdicts = robots.check_all(&Target::parse("/")?);
    /// assert_eq!(verdicts.len(), crawlers::all().len());
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check_all(&self, target: &Target) -> Vec<CrawlerVerdict> {
        let verdicts = self.check_each(crawlers::all().iter().map(Agent::from), target);
        crawlers::all().iter().zip(verdicts).map(|(crawler, verdict)| CrawlerVerdict { crawler, verdict }).collect()
    }

    /// Returns the verdict for each crawler, in the order of `agents`. Each verdict is the same as from [`check`](Self::check).
    /// Work that crawlers share is done once.
    ///
    /// ```
    /// use robotscope::dialect::DialectName;
    /// use robotscope::{Access, Agent, RobotsTxt, Target};
    ///
    /// // Google accepts some misspellings; RFC 9309 does not.
    /// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
    /// let agent = Agent::named("ExampleBot");
    /// let verdicts = robots.check_each([agent.clone(), agent.reading_as(DialectName::Google)], &Target::parse("/a")?);
    /// let answers: Vec<_> = verdicts.iter().map(|verdict| verdict.access()).collect();
    /// assert_eq!(answers, [Access::Allowed, Access::Disallowed]);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check_each<'a>(&self, agents: impl IntoIterator<Item = Agent<'a>>, target: &Target) -> Vec<CrawlVerdict> {
        let decide = |groups: &Groups, chosen: &[usize]| Arc::new(Decision::walking(self, groups, chosen, target));
        let decided = for_each_crawler(self, agents, decide);
        decided.map(|(dialect, lookup, decision)| CrawlVerdict { dialect, lookup, decision }).collect()
    }
}
