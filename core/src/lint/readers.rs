//! Groups the checked crawlers by their dialect and by the groups that apply to them.

use super::check::Context;
use crate::RobotsTxt;
use crate::crawlers::{self, Crawler, CrawlerClass};
use crate::dialect::DialectName;
use crate::matching::{Agent, Groups, Lookup, Lookups, WildcardStep, unknown_names};
use crate::order::grouped;
use crate::preferences::is_usage_token;

/// Crawlers with the same dialect and the same groups.
pub(super) struct Reader<'a> {
    pub(super) agent: Agent<'a>,
    pub(super) lookup: Lookup,
    pub(super) members: Vec<Member>,
}

pub(super) struct Member {
    pub(super) name: String,
    pub(super) crawler: Option<&'static Crawler>,
    /// `true` if a group names the crawler.
    pub(super) is_named: bool,
}

/// The maximum number of crawlers that are checked because the text names them.
const NAMES: usize = 200;

impl Reader<'_> {
    /// Returns the crawlers that ignore the group for `*` because another group names them. Unless the options name crawlers or dialects,
    /// includes only search engines and AI crawlers, except image and video crawlers: other crawlers usually have different rules
    /// intentionally. Excludes crawlers that would fall back to another group that names them.
    pub(super) fn replacing(&self, context: &Context<'_>) -> Vec<&Member> {
        if self.lookup.wildcard != WildcardStep::Replaced || !self.agent.obeys_wildcard() {
            return Vec::new();
        }
        let is_meant = |member: &&Member| {
            let is_wanted = (member.is_search_engine() || member.is_ai_crawler()) && !member.is_for_media();
            member.is_named && (is_wanted || context.readers_are_named) && !member.falls_back(context)
        };
        self.members.iter().filter(is_meant).collect()
    }

    /// Returns the crawlers' names, with a single `*` for all crawlers that no group names.
    pub(super) fn names(&self) -> Vec<String> {
        let named = self.members.iter().filter(|member| member.is_named).map(|member| member.name.clone());
        let others = self.members.iter().any(|member| !member.is_named).then(|| "*".to_owned());
        named.chain(others).collect()
    }
}

impl Member {
    fn new(agent: &Agent<'_>, lookup: &Lookup) -> Self {
        Self {
            name: agent.name().to_owned(),
            crawler: crawlers::by_token(agent.name()),
            is_named: lookup.wildcard == WildcardStep::Replaced,
        }
    }

    /// Returns `true` for image and video crawlers. Sites intentionally have different rules for crawlers that fetch only media files.
    fn is_for_media(&self) -> bool {
        ["image", "video"].iter().any(|kind| self.name.to_ascii_lowercase().contains(kind))
    }

    /// Returns `true` if groups name several of the crawler's tokens. Without the group for its first token, the crawler would obey the
    /// group for its next token, and not the group for `*`.
    fn falls_back(&self, context: &Context<'_>) -> bool {
        let names = self.crawler.map_or(&[][..], |crawler| crawler.fallback.value);
        let has_group = |name: &&&str| context.agent_lines.iter().any(|line| context.part(line.token).is(name));
        names.iter().filter(has_group).count() > 1
    }

    fn is_ai_crawler(&self) -> bool {
        self.crawler.is_some_and(|crawler| crawler.serves(CrawlerClass::AiTraining) || crawler.class == CrawlerClass::AiSearch)
    }

    pub(super) fn is_search_engine(&self) -> bool {
        self.crawler.is_some_and(|crawler| crawler.class == CrawlerClass::Search)
    }
}

/// Returns the readers to check: the requested crawlers, at most [`NAMES`] crawlers that only the text names, and a generic crawler for
/// RFC 9309 and for each checked dialect that no requested crawler has. A reader combines crawlers with the same dialect and groups.
pub(super) fn readers<'a>(
    robots: &'a RobotsTxt<'_>,
    agents: &[Agent<'a>],
    dialects: &[DialectName],
    groups: &Groups,
) -> Vec<Reader<'a>> {
    let lines = groups.iter().flat_map(|group| group.agent_lines).map(|line| (robots, line));
    let named = unknown_names(lines).filter(|name| !is_usage_token(name)).take(NAMES).map(Agent::named);
    let is_new = |dialect: &&DialectName| agents.iter().all(|agent| agent.dialect().name != **dialect);
    let readings = dialects.iter().filter(is_new).copied().filter(|dialect| *dialect != DialectName::Rfc9309);
    let others = readings.chain([DialectName::Rfc9309]).map(|dialect| Agent::with_tokens("*", Vec::new()).reading_as(dialect));
    let mut lookups = Lookups::new(robots);
    let found = agents.iter().cloned().chain(named).chain(others).map(|agent| {
        let (lookup, key) = lookups.lookup(&agent);
        (key, (agent, lookup))
    });
    let readers = grouped(found).into_iter().filter_map(|alike| {
        let members = alike.iter().map(|(agent, lookup)| Member::new(agent, lookup)).collect();
        let (agent, lookup) = alike.into_iter().next()?;
        Some(Reader { agent, lookup, members })
    });
    readers.collect()
}
