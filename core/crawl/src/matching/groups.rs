//! The groups of a robots.txt, as one dialect reads them.

use std::sync::Arc;

use crate::dialect::{BlankLines, Dialect};
use crate::robots_txt::{Field, LineKind, Lines, Scope};
use crate::text::{Span, as_u32};

use self::RuleLine as Rule;

/// A robots.txt as a dialect reads it: user-agent lines and rules in groups (RFC 9309, 2.1).
///
/// ```
/// use robotscope::matching::{AgentLine, Group, RecordLine, RuleLine};
/// use robotscope::robots_txt::Field;
/// use robotscope::{Access, RobotsTxt, dialect::Dialect};
///
/// let robots = RobotsTxt::parse("Crawl-delay: 9\nUser-agent: a\nUser-agent: b/2\nDisallow: /x\nCrawl-delay: 5");
/// let groups = robots.groups(&Dialect::RFC9309);
/// let Group { agent_lines, rules, records, .. } = groups.get(0).expect("a group");
/// let AgentLine { token, is_wildcard, .. } = agent_lines[1];
/// assert_eq!((robots.slice(token), is_wildcard), (&b"b"[..], false));
/// let RuleLine { access, pattern, .. } = rules[0];
/// assert_eq!((access, robots.slice(pattern)), (Access::Disallowed, &b"/x"[..]));
/// let RecordLine { field, line, .. } = records[0];
/// assert_eq!((field, line), (Field::CrawlDelay, 5));
/// assert_eq!(groups.orphans()[0].line, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Groups {
    dialect: Dialect,
    agent_lines: Vec<AgentLine>,
    division: Arc<Division>,
}

/// The boundaries and contents of the groups. Dialects that always find the same boundaries share one `Division`.
#[derive(Debug, Default)]
struct Division {
    groups: Vec<Starts>,
    /// `true` if there is a group to which the next rule belongs.
    is_open: bool,
    rules: Vec<RuleLine>,
    records: Vec<RecordLine>,
    orphans: Vec<RecordLine>,
}

/// For one group, the indexes of its first user-agent line, rule and record. The group's lists end where those of the next group
/// begin.
#[derive(Clone, Copy, Debug)]
struct Starts {
    agent_lines: u32,
    rules: u32,
    records: u32,
}

/// A group: user-agent lines, and the rules for the crawlers that they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Group<'g> {
    /// The index of the group in the text, from 0.
    pub index: usize,
    /// The lines that name the group's crawlers. There is at least one.
    pub agent_lines: &'g [AgentLine],
    /// The rules, in the order of the text. There may be none.
    pub rules: &'g [Rule],
    /// The other records for the group's crawlers, in the order of the text (see [`Field::scope`]).
    #[cfg_attr(feature = "serde", serde(skip))]
    pub records: &'g [RecordLine],
}

/// A user-agent line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AgentLine {
    /// The line number, from 1.
    pub line: u32,
    /// The whole value.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub value: Span,
    /// The product token at the start of the value, as the dialect delimits it; may be empty.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub token: Span,
    /// `true` if the line addresses every crawler.
    pub is_wildcard: bool,
}

/// An allow or disallow line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "Rule"))]
pub struct RuleLine {
    /// The line number, from 1.
    pub line: u32,
    /// The effect on paths that match the rule.
    pub access: super::Access,
    /// The pattern as written; empty if the rule has none.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub pattern: Span,
}

/// A line such as `Crawl-delay`, which belongs in a group but is neither a user-agent line nor a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The line number, from 1.
    pub line: u32,
    /// The field of the record.
    pub field: Field,
    /// The value of the record.
    pub value: Span,
}

impl Groups {
    /// Divides the records of a text into groups. A user-agent line begins a new group if the current group already has a rule. Sitemaps
    /// and other records, such as Crawl-delay, do not end a group ([rfc9309-lines], [rfc9309-records], [google-robots-txt],
    /// [google-parser]). Blank lines end a group only in some dialects. Rules before the first user-agent line belong to no group
    /// ([rfc9309-lines]).
    ///
    /// `made` contains the groups of the same text in other dialects. If one of these dialects divides every text exactly as `dialect`
    /// does, its division is shared.
    pub(super) fn new<'g>(robots: &Lines<'_>, dialect: Dialect, mut made: impl Iterator<Item = &'g Self>) -> Self {
        let text = robots.text();
        if let Some(made) = made.find(|made| made.dialect.divides_alike(&dialect)) {
            let agent_lines = made.agent_lines.iter().map(|agent| AgentLine::new(text, &dialect, agent.line, agent.value));
            return Self { dialect, agent_lines: agent_lines.collect(), division: Arc::clone(&made.division) };
        }
        let mut agent_lines = Vec::new();
        // Reserve space for all rules at once, because nearly all lines are rules. The shortest rule, `allow:` with a line break, has 7
        // bytes.
        let most = robots.lines().len().min(text.len() / 7 + 1);
        let mut this = Division { rules: Vec::with_capacity(most), ..Division::default() };
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
                    agent_lines.push(AgentLine::new(text, &dialect, number, record.value));
                }
                Field::Allow => this.push_rule(number, super::Access::Allowed, record.value),
                Field::Disallow => this.push_rule(number, super::Access::Disallowed, record.value),
                field if matches!(field.scope(), Scope::Group | Scope::GroupOrAll) => {
                    this.push_record(RecordLine { line: number, field, value: record.value });
                }
                _ => {}
            }
        }
        this.rules.shrink_to_fit();
        Self { dialect, agent_lines, division: Arc::new(this) }
    }

    /// Returns the dialect.
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    /// Returns all groups in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = Group<'_>> {
        (0..self.division.groups.len()).filter_map(|index| self.get(index))
    }

    /// Returns the group at this index, from 0; `None` if there is no such group.
    pub fn get(&self, index: usize) -> Option<Group<'_>> {
        let Division { groups, rules, records, .. } = &*self.division;
        let (start, next) = (groups.get(index)?, groups.get(index + 1));
        Some(Group {
            index,
            agent_lines: between(&self.agent_lines, start.agent_lines, next.map(|next| next.agent_lines))?,
            rules: between(rules, start.rules, next.map(|next| next.rules))?,
            records: between(records, start.records, next.map(|next| next.records))?,
        })
    }

    /// Returns the rules in the groups with these indexes.
    pub(super) fn rules_of<'g>(&'g self, chosen: &'g [usize]) -> impl Iterator<Item = &'g RuleLine> {
        chosen.iter().filter_map(|index| self.get(*index)).flat_map(|group| group.rules)
    }

    /// Returns the user-agent lines of all groups.
    #[doc(hidden)]
    pub fn agent_lines(&self) -> &[AgentLine] {
        &self.agent_lines
    }

    /// Returns the index of the group that contains a user-agent line. `agent_line` is the line's index in `agent_lines`.
    pub(super) fn group_of(&self, agent_line: usize) -> usize {
        self.division.groups.partition_point(|group| group.agent_lines as usize <= agent_line).saturating_sub(1)
    }

    /// Returns the records that should be in a group but are before the first group, or after a blank line that ended a group. These
    /// records apply to no crawler. The exceptions are licences ([`Scope::GroupOrAll`]), which apply to every crawler whose groups have no
    /// licence.
    pub fn orphans(&self) -> &[RecordLine] {
        &self.division.orphans
    }
}

fn between<T>(list: &[T], start: u32, end: Option<u32>) -> Option<&[T]> {
    list.get(start as usize..end.map_or(list.len(), |end| end as usize))
}

impl AgentLine {
    fn new(text: &[u8], dialect: &Dialect, line: u32, value: Span) -> Self {
        let written = value.slice(text);
        let token_length = u32::try_from(dialect.token_length(written)).unwrap_or_default();
        Self { line, value, token: Span::at(value.start(), token_length), is_wildcard: dialect.names_all_crawlers(written) }
    }
}

impl Division {
    fn push_agent_line(&mut self, next: usize) {
        let has_rules = self.groups.last().is_some_and(|group| (group.rules as usize) < self.rules.len());
        if !self.is_open || has_rules {
            self.groups.push(Starts {
                agent_lines: as_u32(next),
                rules: as_u32(self.rules.len()),
                records: as_u32(self.records.len()),
            });
        }
        self.is_open = true;
    }

    fn push_rule(&mut self, line: u32, access: super::Access, pattern: Span) {
        if self.is_open {
            self.rules.push(RuleLine { line, access, pattern });
        }
    }

    fn push_record(&mut self, record: RecordLine) {
        if self.is_open {
            self.records.push(record);
        } else {
            self.orphans.push(record);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RobotsTxt;
    use crate::dialect::{DialectName, Policy};

    fn seen(robots: &RobotsTxt<'_>, dialect: &Dialect) -> String {
        let groups = robots.groups(dialect);
        format!("{:?} {:?}", groups.iter().collect::<Vec<_>>(), groups.orphans())
    }

    #[test]
    fn groups_are_the_same_whether_dialects_share_a_parsed_text_or_not() {
        let long = "x".repeat(20_000);
        let text = format!(
            "\u{FEFF}Crawl-delay: 1\nUser-agent: * all\n\nDisalow: /a\nUser-agent: My Bot/1\nDisallow /b\nAllow: /c\n\n\
             Crawl-delay: 2\nAllow: /d\0e\nUser-agent: *\nAllow: /f\nDisallow: /{long}\nUser-agent: a\0b\nDisallow: /g\n"
        );
        for text in [text.as_bytes(), &text.as_bytes()[1..]] {
            let all = RobotsTxt::parse(text);
            for name in DialectName::ALL {
                seen(&all, name.dialect());
            }
            for (first, other) in DialectName::ALL.into_iter().flat_map(|first| DialectName::ALL.map(|other| (first, other))) {
                for policy in Policy::ALL {
                    let mut dialect = *first.dialect();
                    policy.copy_into(&mut dialect, other.dialect());
                    assert_eq!(
                        seen(&all, &dialect),
                        seen(&RobotsTxt::parse(text), &dialect),
                        "{first:?} with {policy:?} of {other:?}"
                    );
                }
            }
        }
    }
}
