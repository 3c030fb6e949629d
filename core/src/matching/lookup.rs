//! Which groups bind a crawler, and how they were found.

use super::{Agent, Groups};
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
        let mut lookup =
            Self { steps: Vec::new(), wildcard: WildcardStep::Replaced, selection: Selection::Nothing, groups: Vec::new() };
        for (index, &token) in agent.tokens().iter().enumerate() {
            let (found, agent_lines) = find(groups, |line| groups.dialect().names(robots.slice(line.value), token.as_bytes()));
            lookup.steps.push(LookupStep { token: token.to_owned(), agent_lines });
            if !found.is_empty() {
                lookup.selection = Selection::Token(index);
                lookup.groups = found;
                return lookup;
            }
        }
        let (found, agent_lines) = find(groups, |line| line.is_wildcard);
        if found.is_empty() {
            lookup.wildcard = WildcardStep::Absent;
        } else if agent.obeys_wildcard() {
            lookup.wildcard = WildcardStep::Applies(agent_lines);
            lookup.selection = Selection::Wildcard;
            lookup.groups = found;
        } else {
            lookup.wildcard = WildcardStep::Ignored(agent_lines);
        }
        lookup
    }
}

/// The groups that have such a user-agent line, and those lines.
fn find(groups: &Groups, is_wanted: impl Fn(&super::AgentLine) -> bool) -> (Vec<usize>, Vec<u32>) {
    let mut found = (Vec::new(), Vec::new());
    for group in groups.iter() {
        let before = found.1.len();
        found.1.extend(group.agent_lines.iter().filter(|line| is_wanted(line)).map(|line| line.line));
        if found.1.len() > before {
            found.0.push(group.index);
        }
    }
    found
}
