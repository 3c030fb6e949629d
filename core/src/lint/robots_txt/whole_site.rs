//! Finds rules that block search engines from a whole site.

use crate::compare::{Fillers, dead_rules};
use crate::dialect::Dialect;
use crate::lint::Context;
use crate::lint::readers::Member;
use crate::matching::{Access, RuleLine, Target, matched_length};
use crate::text::Span;

/// A rule that disallows every URL except those that another rule allows.
pub(super) struct Block {
    pub(super) rule: Span,
    pub(super) crawlers: Vec<String>,
    /// The user-agent lines that make the rule apply to these crawlers.
    pub(super) agent_lines: Vec<Span>,
    /// `true` if another rule lets these crawlers fetch a URL other than `/robots.txt`.
    has_exceptions: bool,
}

/// Returns the rules that block the search engines selected by `is_wanted` from the whole site. Leaves out rules with exceptions, because
/// exceptions show that the author blocks everything else intentionally.
pub(super) fn blocks(context: &Context<'_>, is_wanted: impl Fn(&Member) -> bool) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for reader in context.readers() {
        let stopped = reader.members.iter().filter(|member| member.is_search_engine() && is_wanted(member));
        let stopped: Vec<_> = stopped.map(|member| member.name.clone()).collect();
        if stopped.is_empty() {
            continue;
        }
        let dialect = reader.agent.dialect();
        let groups = context.robots.groups(dialect);
        let rules = || reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
        let pattern = |rule: &RuleLine| context.text(rule.pattern);
        let Ok(unnamed) = Target::parse(&unnamed_path(rules().map(pattern))) else { continue };
        let verdict = context.robots.check(&reader.agent, &unnamed);
        let Some(rule) = verdict.decision.winner().filter(|rule| rule.access == Access::Disallowed) else { continue };
        if !is_whole_site(dialect, context.text(rule.pattern)) {
            continue;
        }
        let span = context.record(rule.line);
        match blocks.iter_mut().find(|block| block.rule == span) {
            Some(block) => block.crawlers.extend(stopped),
            None => {
                let agent_lines = verdict.lookup.lines().iter().map(|line| context.record(*line)).collect();
                let allows = |rule: &&RuleLine| rule.access == Access::Allowed && !rule.pattern.is_empty();
                let allowing = rules().filter(allows).filter(|rule| !matches_only_robots_txt(dialect, pattern(rule)));
                let mut lines = allowing.map(|rule| rule.line).peekable();
                let has_exceptions = lines.peek().is_some() && {
                    let dead = dead_rules(context.robots, &reader.agent);
                    lines.any(|line| dead.iter().all(|dead| dead.rule.line != line))
                };
                blocks.push(Block { rule: span, crawlers: stopped, agent_lines, has_exceptions });
            }
        }
    }
    blocks.retain(|block| !block.has_exceptions);
    blocks
}

/// Returns `true` if a group names Googlebot and lets it fetch the home page.
pub(super) fn allows_googlebot(context: &Context<'_>) -> bool {
    let Ok(home) = Target::parse("/") else { return false };
    let is_named = |member: &Member| member.is_named && member.name == "Googlebot";
    context.readers().iter().any(|reader| reader.members.iter().any(is_named) && context.robots.is_allowed(&reader.agent, &home))
}

/// Returns `true` for the search engines that matter to most sites.
pub(super) fn is_major_search_engine(name: &str) -> bool {
    matches!(name, "Googlebot" | "bingbot")
}

/// Returns `true` if a pattern matches every path, like `/`, `*`, `/*$` or `*/`.
pub(super) fn is_whole_site(dialect: &Dialect, pattern: &[u8]) -> bool {
    let path = unnamed_path([pattern].into_iter());
    !pattern.is_empty() && matched_length(dialect, pattern, "/").is_some() && matched_length(dialect, pattern, &path).is_some()
}

/// Returns a path with a single character after the slash. No pattern contains this character, so only a wildcard can match it.
fn unnamed_path<'p>(patterns: impl Iterator<Item = &'p [u8]>) -> String {
    format!("/{}", char::from(Fillers::for_patterns(patterns).first()))
}

/// Returns `true` if a pattern matches `/robots.txt`, but no path that differs from it in one character after the slash.
fn matches_only_robots_txt(dialect: &Dialect, pattern: &[u8]) -> bool {
    const PATH: &str = "/robots.txt";
    let other = char::from(Fillers::for_patterns([pattern].into_iter()).first());
    let is_needed = |at: usize| {
        let changed: String = PATH.char_indices().map(|(place, c)| if place == at { other } else { c }).collect();
        matched_length(dialect, pattern, &changed).is_none()
    };
    matched_length(dialect, pattern, PATH).is_some() && (1..PATH.len()).all(is_needed)
}
