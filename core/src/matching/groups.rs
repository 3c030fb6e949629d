//! The text as one dialect groups it.

use std::borrow::Cow;
use std::ops::Range;

use crate::dialect::{BlankLines, Dialect};
use crate::robots_txt::{Field, LineKind, RobotsTxt, Scope};
use crate::text::Span;

/// A robots.txt as one dialect reads it: user-agent lines and rules in groups (RFC 9309, 2.1).
#[derive(Clone, Debug)]
pub struct Groups {
    dialect: Dialect,
    groups: Vec<GroupBounds>,
    /// Whether the last group can still take rules.
    is_open: bool,
    agent_lines: Vec<AgentLine>,
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
        let mut this = Self {
            dialect,
            groups: Vec::new(),
            is_open: false,
            agent_lines: Vec::new(),
            // Nearly all lines are rules.
            rules: Vec::with_capacity(robots.lines().len()),
            records: Vec::new(),
            orphans: Vec::new(),
        };
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
                Field::UserAgent => this.push_agent_line(robots, number, record.value),
                Field::Allow => this.push_rule(number, super::Access::Allowed, record.value),
                Field::Disallow => this.push_rule(number, super::Access::Disallowed, record.value),
                field if matches!(field.scope(), Scope::Group | Scope::GroupOrEverybody) => {
                    this.push_record(RecordLine { line: number, field, value: record.value });
                }
                _ => {}
            }
        }
        this
    }

    fn push_agent_line(&mut self, robots: &RobotsTxt<'_>, line: u32, value: Span) {
        let text = robots.slice(value);
        let token_length = u32::try_from(self.dialect.token_length(text)).unwrap_or_default();
        let next = self.agent_lines.len();
        self.agent_lines.push(AgentLine {
            line,
            value,
            token: Span::at(value.start(), token_length),
            is_wildcard: self.dialect.names_everybody(text),
        });
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

    /// The dialect that these groups follow.
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    /// All groups in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = Group<'_>> {
        (0..self.groups.len()).filter_map(|index| self.get(index))
    }

    /// The group with this number, from 0.
    pub fn get(&self, index: usize) -> Option<Group<'_>> {
        let bounds = self.groups.get(index)?;
        Some(Group {
            index,
            agent_lines: self.agent_lines.get(bounds.agent_lines.clone())?,
            rules: self.rules.get(bounds.rules.clone())?,
            records: self.records.get(bounds.records.clone())?,
        })
    }

    /// Records that belong to a group by their nature, but stand in none: before the first one, or behind a blank line that
    /// ends one. They bind nobody, licences aside ([`Scope::GroupOrEverybody`]).
    pub fn orphans(&self) -> &[RecordLine] {
        &self.orphans
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
