//! Which groups bind a crawler, and how they were found.

use super::{Agent, AgentLine, Groups};
use crate::dialect::GroupSelection;
use crate::robots_txt::RobotsTxt;

/// How a crawler's groups were found: token by token, then `*` (facts A8, A9, B11, B12, D2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookup {
    /// The tokens that were looked for, in order, up to the first one that a group names.
    pub steps: Vec<LookupStep>,
    /// What became of the `*` group.
    pub wildcard: WildcardStep,
    /// What binds the crawler in the end.
    pub selection: Selection,
    /// The groups that apply, merged into one, in the order of the text (fact A8).
    pub groups: Vec<usize>,
    /// Groups that are for the crawler too, but that the dialect passes over ([`GroupSelection`]).
    pub passed_over: Vec<usize>,
}

/// One token that was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookupStep {
    /// The product token.
    pub token: String,
    /// The lines that name it, in order; none if no group does.
    pub agent_lines: Vec<u32>,
}

/// What became of the `*` group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WildcardStep {
    /// A group that names the crawler replaces it (fact A9).
    Replaced,
    /// It applies; these user-agent lines address everybody.
    Applies(Vec<u32>),
    /// The text has one, on these lines, but this crawler ignores it (facts B37, C36).
    Ignored(Vec<u32>),
    /// The text has none.
    Absent,
}

/// What binds a crawler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// The groups that name the token of this step.
    Token(usize),
    /// The `*` groups.
    Wildcard,
    /// No group at all.
    Nothing,
}

impl Lookup {
    pub(super) fn new(robots: &RobotsTxt<'_>, groups: &Groups, agent: &Agent<'_>) -> Self {
        let selection = groups.dialect().group_selection;
        let mut lookup = Self {
            steps: Vec::new(),
            wildcard: WildcardStep::Replaced,
            selection: Selection::Nothing,
            groups: Vec::new(),
            passed_over: Vec::new(),
        };
        let mut candidates = Vec::new();
        for (step, &token) in agent.tokens().iter().enumerate() {
            let dialect = groups.dialect();
            let found = find(groups, |line| dialect.names(robots.slice(line.value), token.as_bytes()));
            let agent_lines = found.iter().flat_map(|found| &found.agent_lines).map(|line| line.line).collect();
            lookup.steps.push(LookupStep { token: token.to_owned(), agent_lines });
            candidates.extend(found.into_iter().map(|found| (Selection::Token(step), found)));
            if !candidates.is_empty() && selection != GroupSelection::FirstThatApplies {
                lookup.select(selection, candidates);
                return lookup;
            }
        }
        let everybody = find(groups, |line| line.is_wildcard);
        let agent_lines: Vec<u32> = everybody.iter().flat_map(|found| &found.agent_lines).map(|line| line.line).collect();
        lookup.wildcard = match agent_lines.is_empty() {
            true => WildcardStep::Absent,
            false if agent.obeys_wildcard() => WildcardStep::Applies(agent_lines),
            false => WildcardStep::Ignored(agent_lines),
        };
        if matches!(lookup.wildcard, WildcardStep::Applies(_)) {
            candidates.extend(everybody.into_iter().map(|found| (Selection::Wildcard, found)));
        }
        lookup.select(selection, candidates);
        if matches!(lookup.selection, Selection::Token(_)) {
            lookup.wildcard = WildcardStep::Replaced;
        }
        lookup
    }

    /// Keeps those of the groups that are for the crawler which bind it.
    fn select(&mut self, selection: GroupSelection, mut candidates: Vec<(Selection, Found<'_>)>) {
        candidates.sort_by_key(|(_, found)| found.group);
        let chosen = match selection {
            GroupSelection::Merged => None,
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => candidates.first(),
            // Of equally long values the first one.
            GroupSelection::MostSpecificGroup => candidates.iter().rev().max_by_key(|(_, found)| found.longest_value()),
        };
        let chosen = chosen.map(|(_, found)| found.group);
        for (who, Found { group, .. }) in &candidates {
            if chosen.is_none_or(|chosen| chosen == *group) && !self.groups.contains(group) {
                self.groups.push(*group);
                self.selection = *who;
            } else if !self.groups.contains(group) && !self.passed_over.contains(group) {
                self.passed_over.push(*group);
            }
        }
    }
}

/// A group that is for the crawler.
struct Found<'g> {
    group: usize,
    /// The lines that say so.
    agent_lines: Vec<&'g AgentLine>,
}

impl Found<'_> {
    fn longest_value(&self) -> u32 {
        self.agent_lines.iter().map(|line| line.value.len()).max().unwrap_or_default()
    }
}

/// The groups that have such a user-agent line.
fn find(groups: &Groups, is_wanted: impl Fn(&AgentLine) -> bool) -> Vec<Found<'_>> {
    let found = groups.iter().map(|group| Found {
        group: group.index,
        agent_lines: group.agent_lines.iter().filter(|line| is_wanted(line)).collect(),
    });
    found.filter(|found| !found.agent_lines.is_empty()).collect()
}
