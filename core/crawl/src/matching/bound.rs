//! Finds a crawler's records that are not rules, and compares paths in these records with a URL's path.

use super::pattern::Path;
use super::rules::for_each_match_of;
use super::{Access, Agent, AgentLine, Group, Groups, Lookup, RecordLine, RobotsTxt};
use crate::dialect::Dialect;
use crate::robots_txt::Field;

/// A record in one of a crawler's groups.
#[doc(hidden)]
pub struct BoundLine {
    /// The index of the group.
    pub group: usize,
    pub record: RecordLine,
    /// `true` if the nearest block of user-agent lines above the record names the crawler ([`Group::agents_above`]).
    pub is_below: bool,
}

impl Lookup {
    /// Returns the records in the groups that apply, in the order of the text.
    ///
    /// RFC 9309 merges `User-agent: a`, `Crawl-delay: 1`, `User-agent: b` into one group, but does not define whether the delay
    /// applies to `a`, to `b` or to both (2.2.4). Authors usually write a record directly after the names to which it should
    /// apply. [`BoundLine::is_below`] is `true` if the crawler has one of these names.
    #[doc(hidden)]
    pub fn records<'g>(&'g self, groups: &'g Groups) -> impl Iterator<Item = BoundLine> + 'g {
        let named = self.lines();
        let bound = self.groups.iter().filter_map(|&index| groups.get(index));
        bound.flat_map(move |group| {
            group.records.iter().map(move |record| {
                let above = group.agents_above(record.line);
                let first = named.partition_point(|line| above.first().is_none_or(|first| *line < first.line));
                let is_below = above.last().zip(named.get(first)).is_some_and(|(last, line)| *line <= last.line);
                BoundLine { group: group.index, record: *record, is_below }
            })
        })
    }
}

impl<'g> Group<'g> {
    /// Returns the nearest block of user-agent lines above a record in the group. Records between user-agent lines, such as `Crawl-delay`,
    /// separate the blocks. `record` is the line number of the record.
    #[doc(hidden)]
    pub fn agents_above(&self, record: u32) -> &'g [AgentLine] {
        let end = self.agent_lines.partition_point(|agent| agent.line < record);
        let last = self.agent_lines.get(..end).and_then(|above| above.last()).map_or(0, |last| last.line);
        let before = self.records.get(..self.records.partition_point(|other| other.line < last)).and_then(|before| before.last());
        let start = before.map_or(0, |before| self.agent_lines.partition_point(|agent| agent.line < before.line));
        self.agent_lines.get(start..end).unwrap_or_default()
    }
}

impl RobotsTxt<'_> {
    /// Returns the records with this field in the groups that apply to a crawler, in text order.
    #[doc(hidden)]
    pub fn bound_lines(&self, agent: &Agent<'_>, field: Field) -> Vec<BoundLine> {
        let groups = self.groups(agent.dialect());
        let lookup = Lookup::new(self, &groups, agent);
        lookup.records(&groups).filter(|line| line.record.field == field).collect()
    }
}

/// Returns the pattern's length in this dialect if a disallow rule with the pattern matches the path; otherwise `None`.
pub fn matched_length(dialect: &Dialect, pattern: &[u8], path: &str) -> Option<u32> {
    let path = dialect.encoding.path(path.as_bytes());
    let mut longest = None;
    for_each_match_of(dialect, Access::Disallowed, pattern, &mut 0, Path::new(&path), |rule| {
        longest = longest.max(Some(rule.length));
    });
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_as_a_rule_of_the_dialect_would() {
        assert_eq!(matched_length(&Dialect::RFC9309, b"/b", "/a/b"), None);
        assert_eq!(matched_length(&Dialect::MOJEEK, b"/b", "/a/b"), Some(2));
        assert_eq!(matched_length(&Dialect::RFC9309, b"/a*c", "/abc"), Some(4));
        assert_eq!(matched_length(&Dialect::CLASSIC_1994, b"/a*c", "/abc"), None);
        assert_eq!(matched_length(&Dialect::CLASSIC_1994, b"/a*c", "/a*c"), Some(6));
        // RFC 9309, 2.2.2, table: an encoded query.
        assert_eq!(matched_length(&Dialect::RFC9309, b"/a?b=c%3Ad", "/a?b=c:d"), Some(8));
        assert_eq!(matched_length(&Dialect::GOOGLE, b"/a?b=c%3Ad", "/a?b=c:d"), None);
    }
}
