//! Builds the lines to add to a robots.txt.

use std::collections::HashSet;

use super::{AddedLines, ResolvedWish};
use crate::matching::{Access, Agent, RobotsTxt, WildcardStep, matched_length};
use crate::order::sort;
use crate::text::LineIndex;

pub(super) struct Block {
    groups: Vec<Group>,
}

/// A new group, for all crawlers that need the same lines.
#[derive(PartialEq)]
struct Group {
    names: Vec<String>,
    lines: Vec<Vec<u8>>,
}

impl Block {
    pub(super) fn new(robots: &RobotsTxt<'_>, resolved: &[ResolvedWish]) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        let mut names: Vec<&str> = resolved.iter().map(|wish| wish.name.as_str()).collect();
        let mut seen = HashSet::new();
        names.retain(|name| seen.insert(*name));
        for name in names {
            let of_name: Vec<_> = resolved.iter().filter(|wish| wish.name == name && !wish.is_fulfilled).collect();
            let Some(first) = of_name.iter().find(|wish| !wish.is_implied) else { continue };
            let lines = lines(robots, &first.agent(), &of_name);
            match groups.iter_mut().find(|group| group.lines == lines) {
                Some(group) => group.names.push(name.to_owned()),
                None => groups.push(Group { names: vec![name.to_owned()], lines }),
            }
        }
        Self { groups }
    }

    /// Returns the text with the block inserted at the offset `place`, and the position of the added lines; `None` for the position if the
    /// block has no lines.
    pub(super) fn merged(&self, robots: &RobotsTxt<'_>, place: usize) -> (Vec<u8>, Option<AddedLines>) {
        let text = robots.text();
        if self.groups.is_empty() {
            return (text.to_vec(), None);
        }
        let (before, behind) = text.split_at_checked(place).unwrap_or((text, &[]));
        let break_ = robots.line_break().as_bytes();
        let mut merged = before.to_vec();
        let is_open = !before.is_empty() && !before.ends_with(b"\n") && !before.ends_with(b"\r");
        if is_open {
            merged.extend_from_slice(break_);
        }
        let first = LineIndex::new(&merged).lines();
        let is_after_text = !before.iter().all(u8::is_ascii_whitespace) && !ends_with_blank(before, break_);
        let mut lines = Vec::new();
        for (place, group) in self.groups.iter().enumerate() {
            if place > 0 || is_after_text {
                lines.push(Vec::new());
            }
            lines.extend(group.names.iter().map(|name| format!("User-agent: {name}").into_bytes()));
            lines.extend(group.lines.iter().cloned());
        }
        if !behind.is_empty() {
            lines.push(Vec::new());
        }
        let count = lines.len() as u32;
        merged.extend(lines.into_iter().flat_map(|line| [line.as_slice(), break_].concat()));
        merged.extend_from_slice(behind);
        (merged, Some(AddedLines { first, count }))
    }
}

fn ends_with_blank(text: &[u8], break_: &[u8]) -> bool {
    text.strip_suffix(break_).is_some_and(|text| text.ends_with(break_) || text.is_empty())
}

/// Returns the lines for a crawler's new group. If a group already names the crawler, only the new rules are necessary, because crawlers
/// merge groups with the same name (RFC 9309, 2.2.1). Otherwise, the new group replaces the rules that applied before, so it repeats them,
/// unless a wish disallows the whole site.
fn lines(robots: &RobotsTxt<'_>, agent: &Agent<'_>, resolved: &[&ResolvedWish]) -> Vec<Vec<u8>> {
    let lookup = robots.matcher(agent).lookup().clone();
    let is_named = match lookup.wildcard {
        WildcardStep::Replaced => lookup.selected.as_deref() == agent.tokens().first().copied(),
        WildcardStep::Applies => agent.name() == "*",
        WildcardStep::Ignored | WildcardStep::Absent => false,
    };
    let is_whole = resolved.iter().any(|wish| wish.path == "/" && wish.access == Access::Disallowed);
    let is_repeating = !is_named && !is_whole;
    let mut left_out = HashSet::new();
    // Leave out rules that overrule a wish. Keep shorter rules, because the crawler's access to other paths depends on them. Place the wish
    // before these rules for crawlers that obey the first match.
    let mut place = |wish: &ResolvedWish| {
        let decision = robots.check(agent, &wish.target).decision;
        let length = matched_length(agent.dialect(), wish.path.as_bytes(), wish.target.path()).unwrap_or_default();
        let mut place = u32::MAX;
        for rule in decision.matches.iter().filter(|rule| rule.access != wish.access) {
            let is_overruling = match wish.access {
                Access::Allowed => rule.length > length || robots.slice(rule.pattern) == wish.path.as_bytes(),
                Access::Disallowed => rule.length >= length || rule.pattern.is_empty(),
            };
            if is_overruling {
                left_out.insert(rule.line);
            } else {
                place = place.min(rule.line - 1);
            }
        }
        place
    };
    let mut places: Vec<_> = resolved.iter().map(|wish| if is_repeating { place(wish) } else { u32::MAX }).collect();
    // Keep the order of the wishes.
    let mut first = u32::MAX;
    for place in places.iter_mut().rev() {
        first = first.min(*place);
        *place = first;
    }
    let mut lines = if is_repeating { applying_lines(robots, agent, &lookup.groups, &left_out) } else { Vec::new() };
    for (place, wish) in places.into_iter().zip(resolved) {
        let (end, line) = (lines.partition_point(|(number, _)| *number <= place), wish.line());
        if !lines.iter().take(end).any(|(_, known)| *known == line) {
            // A repeated line after the wish would be a duplicate.
            lines.retain(|(_, known)| *known != line);
            lines.insert(end, (place, line));
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Returns the rules and other records of the groups that apply, each with its line number. Omits comments and the rules on the lines in
/// `left_out`.
pub(super) fn applying_lines(
    robots: &RobotsTxt<'_>,
    agent: &Agent<'_>,
    applying: &[usize],
    left_out: &HashSet<u32>,
) -> Vec<(u32, Vec<u8>)> {
    let groups = robots.groups(agent.dialect());
    let mut numbers = Vec::new();
    for group in applying.iter().filter_map(|&group| groups.get(group)) {
        numbers.extend(group.rules.iter().map(|rule| rule.line).filter(|line| !left_out.contains(line)));
        numbers.extend(group.records.iter().map(|record| record.line));
    }
    sort(&mut numbers);
    let text = |line: &crate::robots_txt::Line| {
        let content = robots.slice(line.content());
        let comment = line.comment().map_or(0, |comment| comment.len() as usize);
        content.get(..content.len() - comment).unwrap_or(content).trim_ascii().to_vec()
    };
    numbers.into_iter().filter_map(|number| Some((number, text(robots.line(number)?)))).collect()
}
