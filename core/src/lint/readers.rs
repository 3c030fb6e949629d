//! The crawlers that matter, those together that the same groups bind in the same reading.

use std::collections::{HashMap, HashSet};

use crate::RobotsTxt;
use crate::crawlers::{self, Crawler, CrawlerClass};
use crate::dialect::DialectName;
use crate::matching::{Agent, Groups, Lookup, Lookups, Selection};

/// Crawlers that the same groups bind in the same reading.
pub(super) struct Reader<'a> {
    /// One of them.
    pub(super) agent: Agent<'a>,
    /// How its groups were found.
    pub(super) lookup: Lookup,
    /// All of them.
    pub(super) members: Vec<Member>,
}

/// One of the crawlers.
pub(super) struct Member {
    pub(super) name: String,
    pub(super) crawler: Option<&'static Crawler>,
    /// Whether a group names it.
    pub(super) is_named: bool,
}

/// How many crawlers are looked at that only the text knows.
const NAMES: usize = 200;

impl Reader<'_> {
    /// Its members by name; those that no group names together as `*`.
    pub(super) fn names(&self) -> Vec<String> {
        let named = self.members.iter().filter(|member| member.is_named).map(|member| member.name.clone());
        let others = self.members.iter().any(|member| !member.is_named).then(|| "*".to_owned());
        named.chain(others).collect()
    }
}

impl Member {
    pub(super) fn is_search_engine(&self) -> bool {
        self.crawler.is_some_and(|crawler| crawler.class == CrawlerClass::Search)
    }
}

/// The crawlers that matter, those that only the text names, and all others.
pub(super) fn readers<'a>(
    robots: &'a RobotsTxt<'_>,
    agents: &[Agent<'a>],
    dialects: &[DialectName],
    groups: &Groups,
) -> Vec<Reader<'a>> {
    let named = unknown_names(robots, groups).into_iter().map(Agent::named);
    // In RFC 9309's reading, and in those that matter and are of none of the crawlers.
    let is_new = |dialect: &&DialectName| agents.iter().all(|agent| agent.dialect().name != **dialect);
    let readings = dialects.iter().filter(is_new).copied().filter(|dialect| *dialect != DialectName::Rfc9309);
    let others = readings.chain([DialectName::Rfc9309]).map(|dialect| Agent::with_tokens("*", Vec::new()).reading_as(dialect));
    let mut readers: Vec<Reader<'a>> = Vec::new();
    let mut places = HashMap::new();
    let mut lookups = Lookups::new(robots);
    for agent in agents.iter().cloned().chain(named).chain(others) {
        let (lookup, key) = lookups.of(&agent);
        let member = Member {
            name: agent.name().to_owned(),
            crawler: crawlers::by_token(agent.name()),
            is_named: matches!(lookup.selection, Selection::Token(_)),
        };
        let place = *places.entry(key).or_insert(readers.len());
        match readers.get_mut(place) {
            Some(reader) => reader.members.push(member),
            None => readers.push(Reader { agent, lookup, members: vec![member] }),
        }
    }
    readers
}

/// The product tokens that the text names and the catalogue does not know, each once.
fn unknown_names<'r>(robots: &'r RobotsTxt<'_>, groups: &Groups) -> Vec<&'r str> {
    let mut seen = HashSet::new();
    let lines = groups.iter().flat_map(|group| group.agent_lines).filter(|line| !line.token.is_empty());
    let names = lines.filter_map(|line| {
        let [token, value] = [line.token, line.value].map(|span| std::str::from_utf8(robots.slice(span)).ok());
        let is_known = [token?, value?].into_iter().any(|name| crawlers::by_token(name).is_some());
        (!is_known && seen.insert(token?.to_ascii_lowercase())).then_some(token?)
    });
    names.take(NAMES).collect()
}
