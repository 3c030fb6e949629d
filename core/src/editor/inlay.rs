//! Builds inlay hints after user-agent lines.

use super::line_at::lines_within;
use super::symbol::end_of_line;
use std::ops::RangeInclusive;

use super::symbol::lines_of;
use crate::RobotsTxt;
use crate::crawlers;
use crate::dialect::Dialect;
use crate::matching::{Agent, Groups, Lookups};
use crate::names::names;
use crate::order::{grouped, sort_by, sort_by_number};
use crate::text::Span;

/// An inlay hint after a user-agent line.
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
    /// The offset at which the hint appears: the end of the line's content.
    pub offset: u32,
    /// The line number, from 1.
    pub line: u32,
    pub(crate) subject: InlaySubject,
}

/// The subject of a hint, with the data for its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InlaySubject {
    /// The number of crawlers to which the group applies. Not shown if it is zero, or if it equals the number of names in a group without
    /// `*`.
    Binds {
        /// The number of the catalogue's crawlers to which the group applies, without crawlers that ignore robots.txt.
        crawlers: u32,
        /// `true` if the group also applies to every crawler that no group names.
        and_others: bool,
    },
    /// Other groups that name the same crawler or also contain `*`, and are therefore merged with this group ([rfc9309-agents]).
    Merged {
        /// The first and last line of each other group; at most ten groups.
        groups: Vec<(u32, u32)>,
        more: u32,
    },
    /// Crawlers that this group names, but that obey only another group.
    PassedOver {
        /// The product tokens.
        crawlers: Vec<&'static str>,
    },
}

names! {
    /// The subject of an inlay hint: a group's number of crawlers, the groups merged with it, or the crawlers that ignore it.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::InlayKind::PassedOver.as_str(), "passed-over");
    /// ```
    #[non_exhaustive]
    pub enum InlayKind {
        /// The number of crawlers to which the group applies.
        Binds = "binds",
        /// Other groups that are merged with this group.
        Merged = "merged",
        /// Crawlers that the group names but that ignore it.
        PassedOver = "passed-over",
    }
}

impl InlaySubject {
    pub(crate) const fn kind(&self) -> InlayKind {
        match self {
            Self::Binds { .. } => InlayKind::Binds,
            Self::Merged { .. } => InlayKind::Merged,
            Self::PassedOver { .. } => InlayKind::PassedOver,
        }
    }
}

/// The maximum number of listed groups.
const GROUPS: usize = 10;

/// Returns inlay hints about each group's number of crawlers, the groups merged with it, and the crawlers that ignore it. With a range,
/// returns only hints on lines that the range touches.
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
    /// The requested lines.
    shown: RangeInclusive<u32>,
    list: Vec<InlayHint>,
}

impl Hints<'_, '_> {
    fn push(&mut self, line: u32, subject: InlaySubject) {
        if self.shown.contains(&line) {
            self.list.push(InlayHint { offset: end_of_line(self.robots, line), line, subject });
        }
    }

    /// Adds hints about the number of crawlers to which each group applies, and about crawlers that ignore a group. Groups are identified
    /// by the numbers of their first lines, because dialects divide groups differently.
    fn bound(&mut self, groups: &Groups) {
        let robots = self.robots;
        let mut lookups = Lookups::new(robots);
        let shared = grouped(crawlers::all().iter().map(|crawler| {
            let (lookup, key) = lookups.lookup(&Agent::from(crawler));
            (key, (lookup, crawler))
        }));
        let mut counts = vec![0_u32; robots.lines().len() + 1];
        for alike in &shared {
            let Some((lookup, first)) = alike.first() else { continue };
            let crawlers = || alike.iter().map(|(_, crawler)| crawler);
            let groups = robots.groups(first.dialect.dialect());
            let first_line = |index: &usize| groups.get(*index).map(|group| lines_of(&group).0);
            for line in lookup.groups.iter().filter_map(first_line) {
                if let Some(count) = counts.get_mut(line as usize) {
                    let bound = crawlers().filter(|crawler| !crawler.robots.value.ignores_rules());
                    *count += u32::try_from(bound.count()).unwrap_or_default();
                }
            }
            for line in lookup.passed_over.iter().filter_map(first_line) {
                self.push(line, InlaySubject::PassedOver { crawlers: crawlers().map(|crawler| crawler.token).collect() });
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

    /// Adds hints about groups that are merged because they name the same crawler or all contain `*`.
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
            for (_, line, group) in same {
                if !self.shown.contains(line) {
                    continue;
                }
                let others = all.iter().filter(|other| *other != group).take(GROUPS);
                let listed: Vec<_> = others.filter_map(|other| groups.get(*other)).map(|other| lines_of(&other)).collect();
                let more = u32::try_from(all.len() - 1 - listed.len()).unwrap_or_default();
                self.push(*line, InlaySubject::Merged { groups: listed, more });
            }
        }
    }
}
