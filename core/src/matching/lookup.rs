//! Which groups bind a crawler, and how they were found.

use std::sync::Arc;

use super::{Agent, AgentLine, Groups, Lookups, RobotsTxt};
use crate::dialect::{Dialect, DialectName, GroupSelection};
use crate::order::sort_by_number;

/// How a crawler's groups were found: token by token, then `*` (facts A8, A9, B11, B12, D2).
///
/// Its lists are shared: in a text of a hundred thousand groups, many crawlers have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookup {
    /// The tokens that were looked for, in order, up to the first one that a group names.
    pub steps: Vec<LookupStep>,
    /// What became of the `*` group.
    pub wildcard: WildcardStep,
    /// What binds the crawler in the end.
    pub selection: Selection,
    /// The groups that apply, merged into one, in the order of the text (fact A8).
    pub groups: Arc<[usize]>,
    /// Groups that are for the crawler too, but that the dialect passes over ([`GroupSelection`]).
    pub passed_over: Arc<[usize]>,
}

/// One token that was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookupStep {
    /// The product token.
    pub token: String,
    /// The lines that name it, in order; none if no group does.
    pub agent_lines: Arc<[u32]>,
}

/// What became of the `*` group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WildcardStep {
    /// A group that names the crawler replaces it (fact A9).
    Replaced,
    /// It applies; these user-agent lines address everybody.
    Applies(Arc<[u32]>),
    /// The text has one, on these lines, but this crawler ignores it (facts B37, C36).
    Ignored(Arc<[u32]>),
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
        Self::found(agent, &(robots, groups))
    }

    /// The look-up among these lines.
    pub(super) fn found(agent: &Agent<'_>, lines_of: &impl Candidates) -> Self {
        let mut steps = Vec::new();
        let mut wildcard = WildcardStep::Replaced;
        let bound = Bound::find(agent, lines_of, |who, found| match who {
            Selection::Token(step) => {
                let token = agent.tokens().get(step).copied().unwrap_or_default().to_owned();
                steps.push(LookupStep { token, agent_lines: lines(found) });
            }
            _ if found.is_empty() => wildcard = WildcardStep::Absent,
            _ if agent.obeys_wildcard() => wildcard = WildcardStep::Applies(lines(found)),
            _ => wildcard = WildcardStep::Ignored(lines(found)),
        });
        if matches!(bound.selection, Selection::Token(_)) {
            wildcard = WildcardStep::Replaced;
        }
        let Bound { selection, groups, passed_over } = bound;
        Self { steps, wildcard, selection, groups: groups.into(), passed_over: passed_over.into() }
    }

    /// The token whose groups bind the crawler; `*` for everybody's groups, nothing if no group binds it.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /b");
    /// let selected = |name: &str| robots.matcher(&Agent::named(name)).lookup().selected().map(str::to_owned);
    /// assert_eq!(selected("Googlebot-News").as_deref(), Some("Googlebot"));
    /// assert_eq!(selected("ExampleBot").as_deref(), Some("*"));
    /// assert_eq!(selected("AdsBot-Google"), None);
    /// ```
    pub fn selected(&self) -> Option<&str> {
        match self.selection {
            Selection::Token(step) => self.steps.get(step).map(|step| step.token.as_str()),
            Selection::Wildcard => Some("*"),
            Selection::Nothing => None,
        }
    }
}

/// The groups that bind a crawler.
pub(super) struct Bound {
    selection: Selection,
    pub(super) groups: Vec<usize>,
    passed_over: Vec<usize>,
}

impl Bound {
    /// Looks for the crawler's tokens one after the other, then for `*`, and tells `seen` which lines were found for each.
    pub(super) fn find(agent: &Agent<'_>, lines_of: &impl Candidates, mut seen: impl FnMut(Selection, &[Candidate])) -> Self {
        let group_selection = lines_of.dialect().group_selection;
        let mut candidates = Vec::new();
        for (step, token) in agent.tokens().iter().enumerate() {
            let who = Selection::Token(step);
            let found = lines_of.naming(who, token);
            seen(who, &found);
            candidates.extend(found);
            if !candidates.is_empty() && group_selection != GroupSelection::FirstThatApplies {
                return Self::select(group_selection, candidates);
            }
        }
        let found = lines_of.everybody();
        seen(Selection::Wildcard, &found);
        if agent.obeys_wildcard() {
            candidates.extend(found);
        }
        Self::select(group_selection, candidates)
    }

    /// Keeps those of the groups that are for the crawler which bind it.
    fn select(selection: GroupSelection, mut candidates: Vec<Candidate>) -> Self {
        // Stable: where a group names the crawler and everybody, the crawler's token comes first.
        sort_by_number(&mut candidates, |candidate| candidate.group as u64);
        let chosen = match selection {
            GroupSelection::Merged => None,
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => candidates.first(),
            // Of equally long values the first one.
            GroupSelection::MostSpecificGroup => candidates.iter().rev().max_by_key(|candidate| candidate.value_length),
        };
        let chosen = chosen.map(|candidate| candidate.group);
        candidates.dedup_by_key(|candidate| candidate.group);
        let mut bound = Self { selection: Selection::Nothing, groups: Vec::new(), passed_over: Vec::new() };
        for Candidate { who, group, .. } in candidates {
            if chosen.is_none_or(|chosen| chosen == group) {
                bound.groups.push(group);
                bound.selection = who;
            } else {
                bound.passed_over.push(group);
            }
        }
        bound
    }
}

/// What binds each of many crawlers: its dialect's name, its lookup, and what `make` makes of the groups, once for all crawlers
/// that the same groups bind.
pub(super) fn for_each_crawler<'a, T: Clone>(
    robots: &RobotsTxt<'_>,
    agents: impl IntoIterator<Item = Agent<'a>>,
    make: impl Fn(&Groups, &[usize]) -> T,
) -> impl Iterator<Item = (DialectName, Lookup, T)> {
    // What is made of each list, by its reading.
    let mut made: Vec<Vec<(usize, T)>> = Vec::new();
    let mut lookups = Lookups::new(robots);
    agents.into_iter().filter_map(move |agent| {
        let (lookup, key) = lookups.of(&agent);
        let (reading, list) = key;
        if made.len() <= list {
            made.resize_with(list + 1, Vec::new);
        }
        let of_list = made.get_mut(list)?;
        let shared = match of_list.iter().find(|(own, _)| *own == reading) {
            Some((_, shared)) => shared.clone(),
            None => {
                let new = make(lookups.groups(key)?, &lookup.groups);
                of_list.push((reading, new.clone()));
                new
            }
        };
        Some((agent.dialect().name, lookup, shared))
    })
}

/// Finds the user-agent lines of a text as a dialect reads them.
pub(super) trait Candidates {
    fn dialect(&self) -> &Dialect;

    /// The lines that name this token, in order.
    fn naming(&self, who: Selection, token: &str) -> Vec<Candidate>;

    /// The lines that address everybody, in order.
    fn everybody(&self) -> Vec<Candidate>;
}

/// Line by line, which is enough for one crawler.
impl Candidates for (&RobotsTxt<'_>, &Groups) {
    fn dialect(&self) -> &Dialect {
        self.1.dialect()
    }

    fn naming(&self, who: Selection, token: &str) -> Vec<Candidate> {
        let (text, groups) = (self.0.text(), self.1);
        wanted(groups, who, |line| groups.dialect().names(line.value.of(text), token.as_bytes()))
    }

    fn everybody(&self) -> Vec<Candidate> {
        wanted(self.1, Selection::Wildcard, |line| line.is_wildcard)
    }
}

fn wanted(groups: &Groups, who: Selection, is_wanted: impl Fn(&AgentLine) -> bool) -> Vec<Candidate> {
    let lines = groups.iter().flat_map(|group| group.agent_lines.iter().map(move |line| (group.index, line)));
    lines.filter(|(_, line)| is_wanted(line)).map(|(group, line)| Candidate::new(who, group, line)).collect()
}

/// A user-agent line that makes its group one for the crawler.
pub(super) struct Candidate {
    who: Selection,
    group: usize,
    line: u32,
    value_length: u32,
}

impl Candidate {
    pub(super) fn new(who: Selection, group: usize, line: &AgentLine) -> Self {
        Self { who, group, line: line.line, value_length: line.value.len() }
    }
}

fn lines(candidates: &[Candidate]) -> Arc<[u32]> {
    candidates.iter().map(|candidate| candidate.line).collect()
}
