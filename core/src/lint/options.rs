use super::check::{Lint, lints};
use super::{Code, Severity, When};
use crate::crawlers;
use crate::dialect::DialectName;
use crate::matching::Agent;

/// Which crawlers matter, and how bad each problem is.
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
    /// The crawlers that matter, by product token or User-Agent string; `None` for all of the catalogue. Those that only the text
    /// names matter, too.
    pub crawlers: Option<Vec<String>>,
    /// The readings that matter; `None` for those of the crawlers.
    pub dialects: Option<Vec<DialectName>>,
    /// How bad something is, where the default is not wanted; `None` turns the lint off, and a severity turns on one that is off by
    /// [default](When). The last word on a code counts.
    pub severities: Vec<(Code, Option<Severity>)>,
}

impl Options {
    /// The crawlers that matter.
    pub(super) fn agents(&self) -> Vec<Agent<'_>> {
        match &self.crawlers {
            Some(names) => names.iter().map(|name| Agent::from_user_agent(name)).collect(),
            None => crawlers::all().iter().map(Agent::from).collect(),
        }
    }

    /// Options with which every lint looks, as bad as it is by default: also those that have to be [asked for](When).
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

    /// How bad what a lint finds is; nothing if it does not look.
    pub(super) fn severity(&self, lint: &Lint) -> Option<Severity> {
        match self.severities.iter().rev().find(|(named, _)| *named == lint.code) {
            Some((_, severity)) => *severity,
            None => self.lets_look(lint.when).then_some(lint.severity),
        }
    }

    fn lets_look(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::ReadersNamed => self.name_readers(),
            When::Asked => false,
        }
    }

    /// Whether they say which crawlers or dialects matter.
    pub(super) fn name_readers(&self) -> bool {
        self.crawlers.is_some() || self.dialects.is_some()
    }

    /// The dialects that matter.
    pub(super) fn dialects(&self, agents: &[Agent<'_>]) -> Vec<DialectName> {
        let matters = |dialect: &DialectName| match &self.dialects {
            Some(dialects) => dialects.contains(dialect),
            None => agents.iter().any(|agent| agent.dialect().name == *dialect),
        };
        DialectName::ALL.into_iter().filter(matters).collect()
    }
}
