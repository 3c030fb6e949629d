//! A reference model that implements each policy's definition in the slow and obvious way.
//!
//! The model shares only the types for policies, crawlers and access with the engine.

mod pattern;
mod read;

use robotscope::dialect::{
    BlankLines, Dialect, DirectoryIndex, EmptyDisallow, GroupSelection, PatternLength, Precedence, RobotsTxtItself,
    WildcardToken, Wildcards,
};
use robotscope::{Access, Agent};

pub use pattern::{Side, canonical, equivalent_query_form, matches};
pub use read::lines;

use crate::port::PortBugs;

/// The groups of a robots.txt, as one dialect reads them.
#[derive(Debug)]
pub struct ReferenceModel {
    dialect: Dialect,
    bugs: PortBugs,
    groups: Vec<Group>,
}

#[derive(Debug, Default)]
struct Group {
    /// The values in the group's user-agent lines.
    agents: Vec<Vec<u8>>,
    rules: Vec<Rule>,
    /// `true` if the next user-agent line begins a new group.
    takes_no_agents: bool,
    /// `true` if the next rules belong to no group.
    takes_no_rules: bool,
}

#[derive(Debug)]
struct Rule {
    line: u32,
    access: Access,
    pattern: Vec<u8>,
}

/// A matching rule: its line number, its access, and the length of its pattern.
pub type Match = (u32, Access, usize);

/// A query's answer and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The access.
    pub access: Access,
    /// The deciding line's number; `None` if no line decides.
    pub line: Option<u32>,
    /// The zero-based indexes of the groups that apply to the crawler.
    pub groups: Vec<usize>,
    /// All matching rules in the groups that apply, in text order.
    pub matches: Vec<Match>,
}

impl ReferenceModel {
    /// Reads a text in a dialect.
    pub fn new(text: &[u8], dialect: &Dialect) -> Self {
        Self::with_bugs(text, dialect, PortBugs::default())
    }

    /// Reads a text like [`new`](Self::new), but imitates these bugs of the crate `robotstxt`, a port of Google's parser.
    pub(crate) fn with_bugs(text: &[u8], dialect: &Dialect, bugs: PortBugs) -> Self {
        let mut model = Self { dialect: *dialect, bugs, groups: Vec::new() };
        for (number, line) in (1..).zip(lines(model.without_byte_order_mark(text))) {
            let line = model.readable(line);
            if dialect.blank_lines == BlankLines::EndGroup && model.trim(line).is_empty() {
                model.close();
            }
            let Some((name, value)) = model.record(line) else { continue };
            match model.field(&name) {
                "user-agent" => model.push_agent(value),
                "allow" => model.push_rule(number, Access::Allowed, &value),
                "disallow" => model.push_rule(number, Access::Disallowed, &value),
                _ if bugs.other_records_divide => model.divide(),
                _ => {}
            }
        }
        model
    }

    fn push_agent(&mut self, value: Vec<u8>) {
        match self.groups.last_mut() {
            Some(group) if !group.takes_no_agents => group.agents.push(value),
            _ => self.groups.push(Group { agents: vec![value], ..Group::default() }),
        }
    }

    fn push_rule(&mut self, line: u32, access: Access, value: &[u8]) {
        let is_empty_disallow = value.is_empty() && access == Access::Disallowed;
        let (access, pattern) = match self.dialect.empty_disallow {
            EmptyDisallow::AllowsAll if is_empty_disallow => (Access::Allowed, b"/".to_vec()),
            _ => (access, canonical(value, &self.dialect, Side::Pattern, self.bugs)),
        };
        if let Some(group) = self.groups.last_mut().filter(|group| !group.takes_no_rules) {
            group.takes_no_agents = true;
            group.rules.push(Rule { line, access, pattern });
        }
    }

    fn divide(&mut self) {
        if let Some(group) = self.groups.last_mut() {
            group.takes_no_agents = true;
        }
    }

    fn close(&mut self) {
        self.divide();
        if let Some(group) = self.groups.last_mut() {
            group.takes_no_rules = true;
        }
    }

    /// Returns the answer for a crawler and a path. Uses the dialect that was passed to [`new`](Self::new), not the crawler's.
    pub fn answer(&self, agent: &Agent<'_>, path: &str) -> Answer {
        let path = canonical(path.as_bytes(), &self.dialect, Side::Path, self.bugs);
        let groups = self.chosen(agent);
        let rules = groups.iter().flat_map(|&group| &self.groups[group].rules);
        let matches: Vec<Match> =
            rules.filter_map(|rule| self.length_of_match(rule, &path).map(|length| (rule.line, rule.access, length))).collect();
        let is_exempt = self.dialect.robots_txt_itself == RobotsTxtItself::AlwaysAllowed && path == b"/robots.txt";
        let winner = if is_exempt { None } else { self.winner(&matches) };
        let (line, access) = winner.map_or((None, Access::Allowed), |(line, access, _)| (Some(line), access));
        Answer { access, line, groups, matches }
    }

    /// Returns the indexes of the groups that apply to a crawler, as the dialect's group selection defines. Except in
    /// [`GroupSelection::FirstThatApplies`], only groups for the first token with a group apply, or the `*` groups if no token
    /// has a group.
    fn chosen(&self, agent: &Agent<'_>) -> Vec<usize> {
        let groups_with = |is_wanted: &dyn Fn(&[u8]) -> bool| -> Vec<usize> {
            (0..self.groups.len()).filter(|&group| self.groups[group].agents.iter().any(|value| is_wanted(value))).collect()
        };
        let addresses = |value: &[u8]| agent.obeys_wildcard() && self.names_all_crawlers(value);
        let is_for = |value: &[u8]| agent.tokens().iter().any(|token| self.names(value, token)) || addresses(value);
        let by_token = agent.tokens().iter().map(|token| groups_with(&|value| self.names(value, token)));
        let found = by_token.chain([groups_with(&addresses)]).find(|found| !found.is_empty()).unwrap_or_default();
        match self.dialect.group_selection {
            GroupSelection::Merged => found,
            GroupSelection::FirstGroup => found.into_iter().take(1).collect(),
            GroupSelection::FirstThatApplies => groups_with(&is_for).into_iter().take(1).collect(),
            GroupSelection::MostSpecificGroup => {
                let token = agent.tokens().iter().find(|token| !groups_with(&|value| self.names(value, token)).is_empty());
                let length = |&group: &usize| {
                    let is_meant = |value: &&Vec<u8>| match token {
                        Some(token) => self.names(value, token),
                        None => addresses(value),
                    };
                    self.groups[group].agents.iter().filter(is_meant).map(Vec::len).max()
                };
                let longest = found.iter().map(length).max().flatten();
                found.into_iter().find(|group| length(group) == longest).into_iter().collect()
            }
        }
    }

    fn names_all_crawlers(&self, value: &[u8]) -> bool {
        match value {
            b"*" => true,
            [b'*', rest @ ..] if self.dialect.wildcard_token == WildcardToken::BeforeWhiteSpace => {
                self.trim(rest).len() < rest.len()
            }
            _ => false,
        }
    }

    fn length_of_match(&self, rule: &Rule, path: &[u8]) -> Option<usize> {
        if matches(&rule.pattern, path, &self.dialect, self.bugs) {
            return Some(self.length(&rule.pattern));
        }
        let second = self.directory(rule).or_else(|| equivalent_query_form(&rule.pattern, &self.dialect))?;
        matches(&second, path, &self.dialect, self.bugs).then(|| self.length(&second))
    }

    fn directory(&self, rule: &Rule) -> Option<Vec<u8>> {
        let slash = rule.pattern.iter().rposition(|&byte| byte == b'/')?;
        let is_index = rule.access == Access::Allowed
            && self.dialect.directory_index == DirectoryIndex::AllowsDirectory
            // Without wildcards, the added `$` would be an ordinary character.
            && self.dialect.wildcards != Wildcards::Literal
            && rule.pattern[slash..].starts_with(b"/index.htm");
        is_index.then(|| [&rule.pattern[..=slash], b"$"].concat())
    }

    fn length(&self, pattern: &[u8]) -> usize {
        match self.dialect.pattern_length {
            PatternLength::Bytes => pattern.len(),
            PatternLength::WithoutRepeatsAndEnd => {
                let mut pattern = pattern.strip_suffix(b"$").unwrap_or(pattern).to_vec();
                pattern.dedup_by(|one, other| *one == b'*' && *other == b'*');
                pattern.len()
            }
        }
    }

    /// Returns the deciding match, if any. A match with length 0 has no effect.
    fn winner(&self, matches: &[Match]) -> Option<Match> {
        let mut candidates = matches.iter().copied().filter(|(_, _, length)| *length > 0);
        let is_allow = |(_, access, _): &Match| *access == Access::Allowed;
        match self.dialect.precedence {
            Precedence::FirstMatch => candidates.next(),
            Precedence::AllowFirst => candidates.clone().find(is_allow).or_else(|| candidates.next()),
            Precedence::LongestMatch => {
                let longest = candidates.clone().map(|(_, _, length)| length).max()?;
                let mut longest = candidates.filter(|(_, _, length)| *length == longest);
                longest.clone().find(is_allow).or_else(|| longest.next())
            }
        }
    }
}
