//! Finds the groups that apply to a crawler.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Agent, AgentLine, Groups, Lookups, RobotsTxt};
use crate::dialect::{Dialect, DialectName, GroupSelection};
use crate::names::names;
use crate::order::sort_by_number;

// [rfc9309-agents], [google-robots-txt]. A text may have a hundred thousand groups, and many crawlers may have the same list of groups. The
// lists are therefore shared.
/// The search for a crawler's groups: first for each of its tokens in turn, then for "*".
///
/// ```
/// use robotscope::matching::{LookupStep, WildcardStep};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /b");
/// let matcher = robots.matcher(&Agent::named("Googlebot-Image"));
/// let lookup = matcher.lookup();
/// let steps: Vec<_> = lookup.steps.iter().map(|LookupStep { token, lines }| (token.as_str(), lines.to_vec())).collect();
/// assert_eq!(steps, [("Googlebot-Image", vec![]), ("Googlebot", vec![3])]);
/// assert_eq!((lookup.wildcard, &lookup.groups[..]), (WildcardStep::Replaced, &[1][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Lookup {
    /// The product tokens that the crawler looked for, in order. The search usually ends at the first token that a group names.
    pub steps: Vec<LookupStep>,
    /// The token whose groups apply, or "*"; left out if no group applies.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub selected: Option<Cow<'static, str>>,
    /// The outcome of the search for "*" groups.
    pub wildcard: WildcardStep,
    /// The numbers of the user-agent lines that address every crawler; empty unless "*" groups apply or are ignored.
    pub wildcard_lines: Arc<[u32]>,
    /// The indexes of the groups that apply, from 0, in the order of the text. If there are several, their rules are merged.
    pub groups: Arc<[usize]>,
    /// The indexes of other groups that name the crawler or "*", but that the crawler's dialect ignores.
    pub passed_over: Arc<[usize]>,
}

/// A product token that the crawler looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct LookupStep {
    /// The product token.
    pub token: String,
    /// The numbers of the lines that name the token, from 1; empty if no group names it.
    pub lines: Arc<[u32]>,
}

names! {
    // [rfc9309-agents], [google-special-crawlers], [yandex-robots]. Not `non_exhaustive`, because no other cases are possible.
    /// The outcome of the search for "*" groups: a group that names the crawler replaces them, they apply, the crawler ignores them, or
    /// there are none.
    pub enum WildcardStep {
        /// A group that names the crawler replaces the "*" groups.
        Replaced = "replaced",
        /// The "*" groups apply.
        Applies = "applies",
        /// The text has "*" groups, but this crawler ignores them.
        Ignored = "ignored",
        /// The text has no "*" group.
        Absent = "absent",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selection {
    /// The groups that name the token with this index.
    Token(usize),
    /// The groups that name `*`.
    Wildcard,
    /// No group.
    Nothing,
}

impl Lookup {
    pub(super) fn new(robots: &RobotsTxt<'_>, groups: &Groups, agent: &Agent<'_>) -> Self {
        Self::found(agent, &(robots, groups))
    }

    pub(super) fn found(agent: &Agent<'_>, lines_of: &impl Candidates) -> Self {
        let mut steps = Vec::new();
        let (mut wildcard, mut wildcard_lines) = (WildcardStep::Absent, Arc::default());
        let Bound { selection, groups, passed_over } = Bound::find(agent, lines_of, |who, found| match who {
            Selection::Token(step) => {
                let token = agent.tokens().get(step).copied().unwrap_or_default().to_owned();
                steps.push(LookupStep { token, lines: lines(found) });
            }
            _ if found.is_empty() => {}
            _ => {
                wildcard = if agent.obeys_wildcard() { WildcardStep::Applies } else { WildcardStep::Ignored };
                wildcard_lines = lines(found);
            }
        });
        let selected = match selection {
            Selection::Token(step) => {
                (wildcard, wildcard_lines) = (WildcardStep::Replaced, Arc::default());
                steps.get(step).map(|step| Cow::Owned(step.token.clone()))
            }
            Selection::Wildcard => Some(Cow::Borrowed("*")),
            Selection::Nothing => None,
        };
        Self { steps, selected, wildcard, wildcard_lines, groups: groups.into(), passed_over: passed_over.into() }
    }

    /// Returns the line numbers of the user-agent lines that selected the groups.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /b");
    /// let lookup = |name: &str| robots.matcher(&Agent::named(name)).lookup().clone();
    /// assert_eq!((lookup("Googlebot-News").selected.as_deref(), lookup("Googlebot-News").lines()), (Some("Googlebot"), &[3][..]));
    /// assert_eq!((lookup("ExampleBot").selected.as_deref(), lookup("ExampleBot").lines()), (Some("*"), &[1][..]));
    /// assert_eq!((lookup("AdsBot-Google").selected, lookup("AdsBot-Google").lines().len()), (None, 0));
    /// ```
    pub fn lines(&self) -> &[u32] {
        match self.wildcard {
            WildcardStep::Applies => &self.wildcard_lines,
            WildcardStep::Replaced => {
                let step = self.steps.iter().find(|step| Some(step.token.as_str()) == self.selected.as_deref());
                step.map_or(&[], |step| &step.lines)
            }
            WildcardStep::Ignored | WildcardStep::Absent => &[],
        }
    }
}

pub(super) struct Bound {
    selection: Selection,
    pub(super) groups: Vec<usize>,
    passed_over: Vec<usize>,
}

impl Bound {
    /// Looks for the crawler's tokens in turn, then for `*`. Stops at the first token that a line names, except with
    /// [`GroupSelection::FirstThatApplies`]. Calls `seen` with the lines found in each step.
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
        let found = lines_of.all_crawlers();
        seen(Selection::Wildcard, &found);
        if agent.obeys_wildcard() {
            candidates.extend(found);
        }
        Self::select(group_selection, candidates)
    }

    /// Selects the groups that apply. The candidates are lines that name the crawler or `*`.
    fn select(selection: GroupSelection, mut candidates: Vec<Candidate>) -> Self {
        // The sort is stable, so if a group names both the crawler and `*`, the crawler's token remains first.
        sort_by_number(&mut candidates, |candidate| candidate.group as u64);
        let chosen = match selection {
            GroupSelection::Merged => None,
            GroupSelection::FirstGroup | GroupSelection::FirstThatApplies => candidates.first(),
            // `max_by_key` returns the last maximum, so reverse the order to prefer the first of several equally long values.
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

/// Returns each crawler's dialect name and lookup, and the result of `make` for its groups. Crawlers with the same dialect and the same
/// groups share a result.
pub(super) fn for_each_crawler<'a, T: Clone>(
    robots: &RobotsTxt<'_>,
    agents: impl IntoIterator<Item = Agent<'a>>,
    make: impl Fn(&Groups, &[usize]) -> T,
) -> impl Iterator<Item = (DialectName, Lookup, T)> {
    // The results for each list of groups. Each result is paired with the number of its dialect (see `Key`).
    let mut made: Vec<Vec<(usize, T)>> = Vec::new();
    let mut lookups = Lookups::new(robots);
    agents.into_iter().filter_map(move |agent| {
        let (lookup, key) = lookups.lookup(&agent);
        let (reading, list) = key;
        if made.len() <= list {
            made.resize_with(list + 1, Vec::new);
        }
        let of_list = made.get_mut(list)?;
        let shared = match of_list.iter().find(|(known, _)| *known == reading) {
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

/// Finds user-agent lines, as one dialect reads them.
pub(super) trait Candidates {
    fn dialect(&self) -> &Dialect;

    /// Returns the lines that name this token, in order.
    fn naming(&self, who: Selection, token: &str) -> Vec<Candidate>;

    /// Returns the lines that address every crawler, in order.
    fn all_crawlers(&self) -> Vec<Candidate>;
}

/// Searches line by line. This is fast enough for a single crawler.
impl Candidates for (&RobotsTxt<'_>, &Groups) {
    fn dialect(&self) -> &Dialect {
        self.1.dialect()
    }

    fn naming(&self, who: Selection, token: &str) -> Vec<Candidate> {
        let (text, groups) = (self.0.text(), self.1);
        wanted(groups, who, |line| groups.dialect().names(line.value.slice(text), token.as_bytes()))
    }

    fn all_crawlers(&self) -> Vec<Candidate> {
        wanted(self.1, Selection::Wildcard, |line| line.is_wildcard)
    }
}

fn wanted(groups: &Groups, who: Selection, is_wanted: impl Fn(&AgentLine) -> bool) -> Vec<Candidate> {
    let lines = groups.iter().flat_map(|group| group.agent_lines.iter().map(move |line| (group.index, line)));
    lines.filter(|(_, line)| is_wanted(line)).map(|(group, line)| Candidate::new(who, group, line)).collect()
}

/// A user-agent line that names the crawler or addresses every crawler.
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
