//! Rules that forbid a whole site to search engines.

use crate::lint::check::Context;
use crate::lint::readers::Member;
use crate::matching::{Access, Target};
use crate::text::Span;

/// A rule that forbids all that no other rule allows.
pub(super) struct Block {
    pub(super) rule: Span,
    /// The search engines that it stops.
    pub(super) crawlers: Vec<String>,
    /// The user-agent lines by which it binds them.
    pub(super) agent_lines: Vec<Span>,
    /// Whether another rule allows them something.
    pub(super) has_exceptions: bool,
}

/// The rules that stop those of the search engines that are wanted.
pub(super) fn blocks(context: &Context<'_>, is_wanted: impl Fn(&Member) -> bool) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for reader in context.readers() {
        let stopped = reader.members.iter().filter(|member| member.is_search_engine() && is_wanted(member));
        let stopped: Vec<_> = stopped.map(|member| member.name.clone()).collect();
        if stopped.is_empty() {
            continue;
        }
        // A path of which no rule thinks.
        let Ok(nowhere) = Target::parse("/-") else { continue };
        let verdict = context.robots.check(&reader.agent, &nowhere);
        let Some(rule) = verdict.decision.winner().filter(|rule| rule.access == Access::Disallowed) else { continue };
        if !is_whole_site(context.text(rule.pattern)) {
            continue;
        }
        let span = context.record(rule.line);
        match blocks.iter_mut().find(|block| block.rule == span) {
            Some(block) => block.crawlers.extend(stopped),
            None => {
                let agent_lines = verdict.lookup.lines().iter().map(|line| context.record(*line)).collect();
                let groups = context.robots.groups(reader.agent.dialect());
                let mut rules = reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
                let has_exceptions = rules.any(|rule| rule.access == Access::Allowed && !rule.pattern.is_empty());
                blocks.push(Block { rule: span, crawlers: stopped, agent_lines, has_exceptions });
            }
        }
    }
    blocks
}

/// Search engines without which hardly anybody finds a site.
pub(super) fn is_great(name: &str) -> bool {
    matches!(name, "Googlebot" | "bingbot")
}

/// `/`, `*`, `/*` and the like.
pub(super) fn is_whole_site(pattern: &[u8]) -> bool {
    let behind = pattern.strip_prefix(b"/").unwrap_or(pattern);
    !pattern.is_empty() && behind.iter().all(|byte| *byte == b'*')
}
