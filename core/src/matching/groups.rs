//! The text as one dialect groups it.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use crate::dialect::{BlankLines, Dialect};
use crate::robots_txt::{Field, LineKind, RobotsTxt, Scope};
use crate::text::Span;

/// A robots.txt as one dialect reads it: user-agent lines and rules in groups (RFC 9309, 2.1).
#[derive(Clone, Debug)]
pub struct Groups {
    dialect: Dialect,
    agent_lines: Vec<AgentLine>,
    division: Arc<Division>,
}

/// Where groups begin and end, and what stands in them. Dialects that differ only in what they make of it share it.
#[derive(Debug, Default)]
struct Division {
    groups: Vec<GroupBounds>,
    /// Whether the last group can still take rules.
    is_open: bool,
    rules: Vec<RuleLine>,
    records: Vec<RecordLine>,
    orphans: Vec<RecordLine>,
}

#[derive(Clone, Debug)]
struct GroupBounds {
    agent_lines: Range<usize>,
    rules: Range<usize>,
    records: Range<usize>,
}

/// One group: user-agent lines and the rules for those whom they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group<'g> {
    /// The number of the group in the text, from 0.
    pub index: usize,
    /// The lines that say whom the group is for; at least one.
    pub agent_lines: &'g [AgentLine],
    /// The rules in the order of the text; maybe none.
    pub rules: &'g [RuleLine],
    /// Other records that are for those whom the group is for, in the order of the text ([`Field::scope`]).
    pub records: &'g [RecordLine],
}

/// A user-agent line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgentLine {
    /// The line's number, from 1.
    pub line: u32,
    /// The whole value.
    pub value: Span,
    /// The product token at the beginning of the value, as the dialect cuts it; empty if none stands there.
    pub token: Span,
    /// Whether the line addresses every crawler.
    pub is_wildcard: bool,
}

/// An allow or disallow line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// The line's number, from 1.
    pub line: u32,
    /// What the rule says about the paths that match.
    pub access: super::Access,
    /// The pattern as it is written; empty if the rule has none.
    pub pattern: Span,
}

/// A line of another record that belongs to its group, such as `Crawl-delay`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The line's number, from 1.
    pub line: u32,
    /// What the record is.
    pub field: Field,
    /// Its value.
    pub value: Span,
}

impl Groups {
    /// Groups the records of a text: a user-agent line begins a new group once the current one has a rule. Sitemaps and
    /// other records divide nothing, even where they belong to the group (facts A1, A18, B13, B28), blank lines only where
    /// the dialect says so; rules without a user-agent line belong to nobody (fact A5).
    fn of(robots: &RobotsTxt<'_>, dialect: Dialect) -> Self {
        if let Some(made) = robots.readings().find(|made| made.dialect.divides_alike(&dialect)) {
            let agent_lines = made.agent_lines.iter().map(|agent| AgentLine::new(robots, &dialect, agent.line, agent.value));
            return Self { dialect, agent_lines: agent_lines.collect(), division: Arc::clone(&made.division) };
        }
        let mut agent_lines = Vec::new();
        // Nearly all lines are rules.
        let mut this = Division { rules: Vec::with_capacity(robots.lines().len()), ..Division::default() };
        for (number, line) in (1..).zip(robots.lines()) {
            let record = match dialect.kind(robots, line) {
                LineKind::Record(record) => record,
                LineKind::Blank if dialect.blank_lines == BlankLines::EndGroup => {
                    this.is_open = false;
                    continue;
                }
                LineKind::Blank | LineKind::Comment | LineKind::Malformed(_) => continue,
            };
            match record.field {
                Field::UserAgent => {
                    this.push_agent_line(agent_lines.len());
                    agent_lines.push(AgentLine::new(robots, &dialect, number, record.value));
                }
                Field::Allow => this.push_rule(number, super::Access::Allowed, record.value),
                Field::Disallow => this.push_rule(number, super::Access::Disallowed, record.value),
                field if matches!(field.scope(), Scope::Group | Scope::GroupOrEverybody) => {
                    this.push_record(RecordLine { line: number, field, value: record.value });
                }
                _ => {}
            }
        }
        Self { dialect, agent_lines, division: Arc::new(this) }
    }

    /// The dialect that these groups follow.
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    /// All groups in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = Group<'_>> {
        (0..self.division.groups.len()).filter_map(|index| self.get(index))
    }

    /// The group with this number, from 0.
    pub fn get(&self, index: usize) -> Option<Group<'_>> {
        let bounds = self.division.groups.get(index)?;
        Some(Group {
            index,
            agent_lines: self.agent_lines.get(bounds.agent_lines.clone())?,
            rules: self.division.rules.get(bounds.rules.clone())?,
            records: self.division.records.get(bounds.records.clone())?,
        })
    }

    /// Records that belong to a group by their nature, but stand in none: before the first one, or behind a blank line that
    /// ends one. They bind nobody, licences aside ([`Scope::GroupOrEverybody`]).
    pub fn orphans(&self) -> &[RecordLine] {
        &self.division.orphans
    }
}

impl AgentLine {
    fn new(robots: &RobotsTxt<'_>, dialect: &Dialect, line: u32, value: Span) -> Self {
        let text = robots.slice(value);
        let token_length = u32::try_from(dialect.token_length(text)).unwrap_or_default();
        Self { line, value, token: Span::at(value.start(), token_length), is_wildcard: dialect.names_everybody(text) }
    }
}

impl Division {
    fn push_agent_line(&mut self, next: usize) {
        match self.groups.last_mut() {
            Some(group) if self.is_open && group.rules.is_empty() => group.agent_lines.end = next + 1,
            _ => {
                let (rules, records) = (self.rules.len(), self.records.len());
                self.groups.push(GroupBounds { agent_lines: next..next + 1, rules: rules..rules, records: records..records });
            }
        }
        self.is_open = true;
    }

    fn push_rule(&mut self, line: u32, access: super::Access, pattern: Span) {
        if let Some(group) = self.groups.last_mut().filter(|_| self.is_open) {
            self.rules.push(RuleLine { line, access, pattern });
            group.rules.end = self.rules.len();
        }
    }

    fn push_record(&mut self, record: RecordLine) {
        match self.groups.last_mut().filter(|_| self.is_open) {
            Some(group) => {
                self.records.push(record);
                group.records.end = self.records.len();
            }
            None => self.orphans.push(record),
        }
    }
}

impl RobotsTxt<'_> {
    /// The groups of this text as a dialect sees them. For a preset they are made once and kept; presets that read alike
    /// share them.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, dialect::Dialect};
    ///
    /// // One group for both: neither the sitemap nor the blank line divides (fact B13).
    /// let robots = RobotsTxt::parse("User-agent: a\nSitemap: https://example.com/s.xml\n\nUser-agent: b\nDisallow: /");
    /// let groups = robots.groups(&Dialect::RFC9309);
    /// let group = groups.get(0).expect("one group");
    /// assert_eq!(group.agent_lines.iter().map(|line| line.line).collect::<Vec<_>>(), [1, 4]);
    /// assert_eq!(group.rules.len(), 1);
    /// ```
    pub fn groups(&self, dialect: &Dialect) -> Cow<'_, Groups> {
        let kept = dialect.first_alike().and_then(|preset| self.reading(preset as usize, || Groups::of(self, preset.into())));
        match kept {
            Some(groups) => Cow::Borrowed(groups),
            None => Cow::Owned(Groups::of(self, *dialect)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::{DialectName, Policy};

    fn seen(robots: &RobotsTxt<'_>, dialect: &Dialect) -> String {
        let groups = robots.groups(dialect);
        format!("{:?} {:?}", groups.iter().collect::<Vec<_>>(), groups.orphans())
    }

    #[test]
    fn what_dialects_share_is_what_each_would_make_alone() {
        let long = "x".repeat(20_000);
        let text = format!(
            "\u{FEFF}Crawl-delay: 1\nUser-agent: * all\n\nDisalow: /a\nUser-agent: My Bot/1\nDisallow /b\nAllow: /c\n\n\
             Crawl-delay: 2\nAllow: /d\0e\nUser-agent: *\nAllow: /f\nDisallow: /{long}\nUser-agent: a\0b\nDisallow: /g\n"
        );
        for text in [text.as_bytes(), &text.as_bytes()[1..]] {
            let all = RobotsTxt::parse(text);
            for own in DialectName::ALL {
                seen(&all, own.dialect());
            }
            for (own, other) in DialectName::ALL.into_iter().flat_map(|own| DialectName::ALL.map(|other| (own, other))) {
                for policy in Policy::ALL {
                    let mut dialect = *own.dialect();
                    policy.take(&mut dialect, other.dialect());
                    assert_eq!(
                        seen(&all, &dialect),
                        seen(&RobotsTxt::parse(text), &dialect),
                        "{own:?} with {policy:?} of {other:?}"
                    );
                }
            }
        }
    }
}
