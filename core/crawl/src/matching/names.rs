//! Finds the crawlers outside the catalogue that a text names.

use std::collections::HashSet;

use super::{AgentLine, RobotsTxt};
use crate::crawlers;

/// Returns each product token in user-agent lines once, ignoring letter case. Leaves out crawlers in the catalogue.
pub fn unknown_names<'r, 'g>(lines: impl Iterator<Item = (&'r RobotsTxt<'r>, &'g AgentLine)>) -> impl Iterator<Item = &'r str> {
    let mut seen = HashSet::new();
    lines.filter(|(_, line)| !line.token.is_empty()).filter_map(move |(robots, line)| {
        let [token, value] = [line.token, line.value].map(|span| std::str::from_utf8(robots.slice(span)).ok());
        let is_known = [token?, value?].into_iter().any(|name| crawlers::by_token(name).is_some());
        (!is_known && seen.insert(token?.to_ascii_lowercase())).then_some(token?)
    })
}
