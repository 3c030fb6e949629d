use super::{Code, Severity};
use crate::crawlers;
use crate::dialect::DialectName;
use crate::matching::Agent;

/// Whom the text has to serve, and how bad what is.
///
/// ```
/// use robotscope::lint::{Code, Options};
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: 10\nDisallow: /a");
/// let lint = |crawler: &str| robots.lint(&Options { crawlers: Some(vec![crawler.to_owned()]), ..Options::default() });
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
    /// How bad something is, where the default is not wanted; `None` turns the lint off. The last word on a code counts.
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

    /// How bad what a lint finds is; nothing if it is turned off.
    pub(super) fn severity(&self, code: Code, default: Severity) -> Option<Severity> {
        self.severities.iter().rev().find(|(named, _)| *named == code).map_or(Some(default), |(_, severity)| *severity)
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
