//! What is worth showing between the lines.

use super::line_at::lines_within;
use super::symbol::end_of_line;
use std::ops::RangeInclusive;

use super::symbol::lines_of;
use crate::RobotsTxt;
use crate::crawlers::{self, Compliance, Crawler};
use crate::dialect::Dialect;
use crate::matching::{Agent, Groups, Key, Lookup, Lookups};
use crate::names::names;
use crate::order::{sort_by, sort_by_number};
use crate::text::Span;

/// Something to show behind a user-agent line.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, InlayHint};
///
/// let hints = editor::inlay_hints(&RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n"), None);
/// let InlayHint { offset, line, .. } = &hints[0];
/// assert_eq!((*offset, *line), (15, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlayHint {
    /// Where to show it: the end of the line's content.
    pub offset: u32,
    /// The line's number, from 1.
    pub line: u32,
    /// What it says.
    pub(crate) subject: InlaySubject,
}

/// What is worth showing behind a user-agent line, with what its words need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InlaySubject {
    /// How many crawlers of the catalogue the group binds, where that is another number than it names; it stands behind the first
    /// line of the group.
    Binds {
        /// How many.
        crawlers: u32,
        /// Whether it also binds every crawler that no group names.
        and_others: bool,
    },
    /// Groups that name the same crawler, or everybody as well: they count as one ([rfc9309-agents]).
    Merged {
        /// The first and the last line of each, ten at most.
        groups: Vec<(u32, u32)>,
        /// How many more there are.
        more: u32,
    },
    /// These crawlers take only one of the groups that are for them, and it is not this one.
    PassedOver {
        /// Their product tokens.
        crawlers: Vec<&'static str>,
    },
}

names! {
    /// How many crawlers a group applies to, which groups count as one with it, or who passes it over.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::InlayKind::PassedOver.as_str(), "passed-over");
    /// ```
    #[non_exhaustive]
    pub enum InlayKind {
        /// To how many crawlers the group applies.
        Binds = "binds",
        /// Groups that count as one.
        Merged = "merged",
        /// Crawlers that pass the group over.
        PassedOver = "passed-over",
    }
}

impl InlaySubject {
    /// What kind that is.
    pub(crate) const fn kind(&self) -> InlayKind {
        match self {
            Self::Binds { .. } => InlayKind::Binds,
            Self::Merged { .. } => InlayKind::Merged,
            Self::PassedOver { .. } => InlayKind::PassedOver,
        }
    }
}

/// No more groups are listed.
const GROUPS: usize = 10;

/// What is worth showing between the lines: how many crawlers a group applies to, which groups are merged, and which are passed
/// over. With a range, for the lines that it touches.
///
/// ```
/// use robotscope::editor::{self, InlayKind};
/// use robotscope::explain::{self, Messages};
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n");
/// let hints = editor::inlay_hints(&robots, None);
/// assert_eq!(explain::inlay_hint(&Messages::ENGLISH, &hints[0]).kind, InlayKind::Merged);
/// ```
pub fn inlay_hints(robots: &RobotsTxt<'_>, range: Option<Span>) -> Vec<InlayHint> {
    let (first, last) = lines_within(robots, range).fold((u32::MAX, 0), |(first, _), (number, _)| (first.min(number), number));
    let mut hints = Hints { robots, shown: first..=last, list: Vec::new() };
    let groups = robots.groups(&Dialect::RFC9309);
    hints.bound(&groups);
    hints.merged(&groups);
    sort_by_number(&mut hints.list, |hint| u64::from(hint.line));
    hints.list
}

struct Hints<'r, 't> {
    robots: &'r RobotsTxt<'t>,
    /// The lines that are asked for.
    shown: RangeInclusive<u32>,
    list: Vec<InlayHint>,
}

impl Hints<'_, '_> {
    fn push(&mut self, line: u32, subject: InlaySubject) {
        if self.shown.contains(&line) {
            self.list.push(InlayHint { offset: end_of_line(self.robots, line), line, subject });
        }
    }

    /// Whom the groups bind. Crawlers differ in what they take for a group, so the number of its first line stands for it.
    fn bound(&mut self, groups: &Groups) {
        let robots = self.robots;
        let mut lookups = Lookups::new(robots);
        let mut shared: Vec<(Key, Lookup, Vec<&'static Crawler>)> = Vec::new();
        for crawler in crawlers::all() {
            let (lookup, key) = lookups.lookup(&Agent::from(crawler));
            match shared.iter_mut().find(|(known, ..)| *known == key) {
                Some((.., crawlers)) => crawlers.push(crawler),
                None => shared.push((key, lookup, vec![crawler])),
            }
        }
        let mut counts = vec![0_u32; robots.lines().len() + 1];
        for (_, lookup, crawlers) in &shared {
            let Some(dialect) = crawlers.first().map(|crawler| crawler.dialect.dialect()) else { continue };
            let groups = robots.groups(dialect);
            let first_line = |index: &usize| groups.get(*index).map(|group| lines_of(&group).0);
            for line in lookup.groups.iter().filter_map(first_line) {
                if let Some(count) = counts.get_mut(line as usize) {
                    let bound = crawlers
                        .iter()
                        .filter(|crawler| !matches!(crawler.robots.value, Compliance::Ignores | Compliance::UserTriggered));
                    *count += u32::try_from(bound.count()).unwrap_or_default();
                }
            }
            for line in lookup.passed_over.iter().filter_map(first_line) {
                self.push(line, InlaySubject::PassedOver { crawlers: crawlers.iter().map(|crawler| crawler.token).collect() });
            }
        }
        for group in groups.iter() {
            let line = lines_of(&group).0;
            let crawlers = counts.get(line as usize).copied().unwrap_or_default();
            let and_others = group.agent_lines.iter().any(|line| line.is_wildcard);
            if crawlers > 0 && (and_others || crawlers as usize != group.agent_lines.len()) {
                self.push(line, InlaySubject::Binds { crawlers, and_others });
            }
        }
    }

    /// Which groups name the same crawler, or everybody.
    fn merged(&mut self, groups: &Groups) {
        let robots = self.robots;
        let mut named = Vec::new();
        for group in groups.iter() {
            let lines = group.agent_lines.iter().filter(|line| line.is_wildcard || !line.token.is_empty());
            named.extend(
                lines.map(|line| (robots.slice(if line.is_wildcard { line.value } else { line.token }), line.line, group.index)),
            );
        }
        sort_by(&mut named, |(one, ..), (other, ..)| {
            one.iter().map(u8::to_ascii_lowercase).cmp(other.iter().map(u8::to_ascii_lowercase))
        });
        for same in named.chunk_by(|(one, ..), (other, ..)| one.eq_ignore_ascii_case(other)) {
            let mut all: Vec<_> = same.iter().map(|(_, _, group)| *group).collect();
            all.dedup();
            if all.len() == 1 {
                continue;
            }
            for (_, line, own) in same {
                if !self.shown.contains(line) {
                    continue;
                }
                let others = all.iter().filter(|group| *group != own).take(GROUPS);
                let listed: Vec<_> = others.filter_map(|other| groups.get(*other)).map(|other| lines_of(&other)).collect();
                let more = u32::try_from(all.len() - 1 - listed.len()).unwrap_or_default();
                self.push(*line, InlaySubject::Merged { groups: listed, more });
            }
        }
    }
}
