//! The rules for one crawler, compiled for many queries.

use std::sync::Arc;

use super::decision::is_exempt;
use super::lookup::for_each_crawler;
use super::rules::RuleSet;
use super::{Access, Agent, CrawlVerdict, Decision, Groups, Lookup, RobotsTxt, Target, TargetError};
use crate::dialect::DialectName;

/// The compiled rules for one crawler. [`is_allowed`](Self::is_allowed) takes about the same time for ten rules as for ten thousand. It
/// usually allocates memory only if the path has to be rewritten for the comparison.
///
/// The answers are the same as those of [`RobotsTxt::is_allowed`] and [`RobotsTxt::check`], which are for single queries.
///
/// ```
/// use robotscope::{Agent, Matcher, RobotsTxt, Target};
///
/// let matcher: Matcher = RobotsTxt::parse("User-agent: *\nDisallow: /*?sort=").matcher(&Agent::named("ExampleBot"));
/// let urls = ["/shoes", "/shoes?sort=price", "/boots?sort=size"];
/// let blocked = urls.iter().filter_map(|url| Target::parse(url).ok()).filter(|target| !matcher.is_allowed(target));
/// assert_eq!(blocked.count(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Matcher {
    dialect: DialectName,
    lookup: Lookup,
    pub(super) rules: Arc<RuleSet>,
}

impl Matcher {
    /// Returns `true` if the crawler may fetch the URL.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$");
    /// let matcher = robots.matcher(&Agent::named("ExampleBot"));
    /// let urls = ["/a.html", "/a.pdf", "/a.pdf?download"];
    /// let allowed = urls.map(|url| Target::parse(url).is_ok_and(|target| matcher.is_allowed(&target)));
    /// assert_eq!(allowed, [true, false, true]);
    /// ```
    pub fn is_allowed(&self, target: &Target) -> bool {
        self.allows(&target.canonical(self.dialect().encoding))
    }

    /// Returns `true` if the crawler may fetch a URL given as text. The answer is the same as from [`is_allowed`](Self::is_allowed), but
    /// for nearly all URLs, this function creates no [`Target`].
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let matcher = RobotsTxt::parse("User-agent: *\nDisallow: /private/").matcher(&Agent::named("ExampleBot"));
    /// assert!(!matcher.is_allowed_url("https://example.com/private/a")?);
    /// assert!(matcher.is_allowed_url("mailto:me@example.com").is_err());
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the text is not a URL, like [`Target::parse`].
    pub fn is_allowed_url(&self, url: &str) -> Result<bool, TargetError> {
        Target::with_canonical(url, self.dialect().encoding, |path| self.allows(path))
    }

    fn allows(&self, path: &[u8]) -> bool {
        is_exempt(self.dialect(), path) || self.rules.access(path) == Access::Allowed
    }

    /// Returns the crawler's access to a URL, and the reason.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$");
    /// let verdict = robots.matcher(&Agent::named("ExampleBot")).check(&Target::parse("/a.pdf")?);
    /// assert_eq!(verdict.decision.winner().map(|rule| rule.line), Some(2));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn check(&self, target: &Target) -> CrawlVerdict {
        let decision = Arc::new(Decision::indexed(&self.rules, target));
        CrawlVerdict { dialect: self.dialect, lookup: self.lookup.clone(), decision }
    }

    /// Returns the steps and the result of the search for the crawler's groups.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a");
    /// assert_eq!(robots.matcher(&Agent::named("ExampleBot")).lookup().groups[..], [0]);
    /// ```
    pub fn lookup(&self) -> &Lookup {
        &self.lookup
    }

    /// Returns `true` if both matchers share the same compiled rules. Their answers are then the same for every URL.
    pub(crate) fn shares_rules(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules)
    }
}

impl RobotsTxt<'_> {
    pub(crate) fn lookup(&self, agent: &Agent<'_>) -> Lookup {
        Lookup::new(self, &self.groups(agent.dialect()), agent)
    }

    /// Compiles a crawler's rules for many queries. For a single query, [`is_allowed`](Self::is_allowed) is cheaper.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a");
    /// let (agent, target) = (Agent::named("ExampleBot"), Target::parse("/a")?);
    /// assert_eq!(robots.matcher(&agent).is_allowed(&target), robots.is_allowed(&agent, &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn matcher(&self, agent: &Agent<'_>) -> Matcher {
        let groups = self.groups(agent.dialect());
        let lookup = Lookup::new(self, &groups, agent);
        let rules = Arc::new(RuleSet::new(self, &groups, &lookup.groups));
        Matcher { dialect: agent.dialect().name, lookup, rules }
    }

    /// Compiles the rules for each of many crawlers. Crawlers with the same dialect and the same groups share rules.
    ///
    /// To check many URLs for many crawlers:
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt, Target, crawlers};
    ///
    /// let robots = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /\nUser-agent: *\nDisallow: /private/");
    /// let matchers = robots.matchers(crawlers::all().iter().map(Agent::from));
    /// let urls = ["/", "/private/diary"];
    /// let blocked = urls.iter().filter_map(|url| Target::parse(url).ok()).map(|target| {
    ///     matchers.iter().filter(|matcher| !matcher.is_allowed(&target)).count()
    /// });
    /// let blocked: Vec<_> = blocked.collect();
    /// assert!(blocked[0] >= 1 && blocked[1] > blocked[0]);
    /// ```
    pub fn matchers<'a>(&self, agents: impl IntoIterator<Item = Agent<'a>>) -> Vec<Matcher> {
        let compile = |groups: &Groups, chosen: &[usize]| Arc::new(RuleSet::new(self, groups, chosen));
        let bound = for_each_crawler(self, agents, compile);
        bound.map(|(dialect, lookup, rules)| Matcher { dialect, lookup, rules }).collect()
    }
}
