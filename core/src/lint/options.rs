use super::check::{Lint, lints};
use super::{Code, Severity, When};
use crate::crawlers;
use crate::dialect::DialectName;
use crate::matching::Agent;

/// The crawlers and dialects to consider, and the severity of each lint.
///
/// ```
/// use robotscope::lint::{self, Code, Options};
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10\nDisallow: /a");
/// let lint = |crawler: &str| lint::lint(&robots, &Options { crawlers: Some(vec![crawler.to_owned()]), ..Options::default() });
/// assert_eq!(lint("Googlebot")[0].code, Code::CrawlDelayIgnored);
/// assert!(lint("bingbot").is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The crawlers to consider, by product token or User-Agent string; `None` for the whole catalogue. Crawlers that only the text names
    /// are also considered, at most 200 of them.
    pub crawlers: Option<Vec<String>>,
    /// The dialects to consider; `None` for the dialects of the crawlers in `crawlers`.
    pub dialects: Option<Vec<DialectName>>,
    /// Severities that differ from the default. `None` turns a lint off. A severity turns on a lint that is off by [default](When). If a
    /// code is repeated, its last entry counts.
    pub severities: Vec<(Code, Option<Severity>)>,
}

impl Options {
    /// Returns the crawlers to consider, except those that only the text names.
    pub(super) fn agents(&self) -> Vec<Agent<'_>> {
        match &self.crawlers {
            Some(names) => names.iter().map(|name| Agent::from_user_agent(name)).collect(),
            None => crawlers::all().iter().map(Agent::from).collect(),
        }
    }

    /// Returns options that run every lint at its default severity, including lints that run only [on request](When).
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::lint::{self, Options};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a*");
    /// assert_eq!(lint::lint(&robots, &Options::all_lints()).len(), 1);
    /// ```
    pub fn all_lints() -> Self {
        let severities = lints().map(|lint| (lint.code, Some(lint.severity))).collect();
        Self { crawlers: None, dialects: None, severities }
    }

    /// Returns a lint's severity; `None` if the lint does not run.
    pub(super) fn severity(&self, lint: &Lint) -> Option<Severity> {
        match self.severities.iter().rev().find(|(named, _)| *named == lint.code) {
            Some((_, severity)) => *severity,
            None => match lint.when {
                When::Always => Some(lint.severity),
                When::ReadersNamed => self.name_readers().then_some(lint.severity),
                When::Configured => None,
            },
        }
    }

    pub(super) fn name_readers(&self) -> bool {
        self.crawlers.is_some() || self.dialects.is_some()
    }

    pub(super) fn dialects(&self, agents: &[Agent<'_>]) -> Vec<DialectName> {
        let matters = |dialect: &DialectName| match &self.dialects {
            Some(dialects) => dialects.contains(dialect),
            None => agents.iter().any(|agent| agent.dialect().name == *dialect),
        };
        DialectName::ALL.into_iter().filter(matters).collect()
    }
}
