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
        let dialect = groups.dialect();
        let mut lookup = Self {
            steps: Vec::new(),
            wildcard: WildcardStep::Replaced,
            selection: Selection::Nothing,
            groups: Vec::new(),
            passed_over: Vec::new(),
        };
        let mut candidates = Vec::new();
        for (step, &token) in agent.tokens().iter().enumerate() {
            let found = find(groups, Selection::Token(step), |line| dialect.names(robots.slice(line.value), token.as_bytes()));
            lookup.steps.push(LookupStep { token: token.to_owned(), agent_lines: lines(&found) });
            candidates.extend(found);
            if !candidates.is_empty() && dialect.group_selection != GroupSelection::FirstThatApplies {
                lookup.select(dialect.group_selection, candidates);
                return lookup;
            }
        }
        let everybody = find(groups, Selection::Wildcard, |line| line.is_wildcard);
        lookup.wildcard = match everybody.is_empty() {
            true => WildcardStep::Absent,
            false if agent.obeys_wildcard() => WildcardStep::Applies(lines(&everybody)),
            false => WildcardStep::Ignored(lines(&everybody)),
        };
        if agent.obeys_wildcard() {
            candidates.extend(everybody);
        }
        lookup.select(dialect.group_selection, candidates);
        if matches!(lookup.selection, Selection::Token(_)) {
            lookup.wildcard = WildcardStep::Replaced;
        }
        lookup
    }

    /// Keeps those of the groups that are for the crawler which bind it.
    fn select(&mut self, selection: GroupSelection, mut candidates: Vec<Candidate>) {
        // Stable: where a group names the crawler and everybody, the crawler's token comes first.
        candidates.sort_by_key(|candidate| candidate.group);
        let chosen = match selection {
            GroupSelection::Merged => None,
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => candidates.first(),
            // Of equally long values the first one.
            GroupSelection::MostSpecificGroup => candidates.iter().rev().max_by_key(|candidate| candidate.value_length),
        };
        let chosen = chosen.map(|candidate| candidate.group);
        candidates.dedup_by_key(|candidate| candidate.group);
        for Candidate { who, group, .. } in candidates {
            if chosen.is_none_or(|chosen| chosen == group) {
                self.groups.push(group);
                self.selection = who;
            } else {
                self.passed_over.push(group);
            }
        }
    }
}

/// A user-agent line that makes its group one for the crawler.
struct Candidate {
    who: Selection,
    group: usize,
    line: u32,
    value_length: u32,
}

/// The user-agent lines that are wanted, in order.
fn find(groups: &Groups, who: Selection, is_wanted: impl Fn(&AgentLine) -> bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    for group in groups.iter() {
        let wanted = group.agent_lines.iter().filter(|line| is_wanted(line));
        found.extend(wanted.map(|line| Candidate { who, group: group.index, line: line.line, value_length: line.value.len() }));
    }
    found
}

fn lines(candidates: &[Candidate]) -> Vec<u32> {
    candidates.iter().map(|candidate| candidate.line).collect()
}
