//! The rules of the chosen groups × a path → allowed or disallowed.

use std::borrow::Cow;

use super::pattern::matches;
use super::{Groups, RuleLine};
use crate::dialect::{Dialect, DirectoryIndex, RobotsTxtItself};
use crate::robots_txt::RobotsTxt;
use crate::text::Span;

/// Whether a URL may be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// It may.
    Allowed,
    /// It may not.
    Disallowed,
}

/// What the rules say about one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The answer.
    pub access: Access,
    /// Why.
    pub reason: Reason,
    /// The path as the dialect compares it.
    pub canonical_path: String,
    /// Every rule of the groups that matched the path, in the order of the text.
    pub matches: Vec<RuleMatch>,
}

/// Why a path is allowed or disallowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// `/robots.txt` is always allowed (fact A14).
    RobotsTxtItself,
    /// No group applies to the crawler (fact A9).
    NoGroup,
    /// Groups apply, but none of their rules matches (fact A14).
    NoMatch,
    /// The longest rule that matches decides (fact A12).
    LongestMatch {
        /// Its place among [`Decision::matches`].
        winner: usize,
    },
    /// An allow and a disallow rule are the longest that match, equally long: the allow rule decides (fact A13).
    AllowWinsTie {
        /// Its place among [`Decision::matches`].
        winner: usize,
    },
}

/// A rule that matched the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleMatch {
    /// The line's number, from 1.
    pub line: u32,
    /// What the rule says.
    pub access: Access,
    /// The pattern as it is written.
    pub pattern: Span,
    /// The pattern as the dialect compares it.
    pub canonical_pattern: String,
    /// The length that decides: octets of the canonical pattern, `*` and `$` included (facts A12, B30).
    pub length: u32,
    /// What became of the rule.
    pub outcome: Outcome,
}

/// What became of a rule that matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It decides.
    Wins,
    /// A longer rule matched too.
    Shorter,
    /// A disallow rule as long as the allow rule that wins.
    LosesTie,
    /// As long as the winner and of the same kind, but further down.
    Repeats,
    /// It has no pattern and so no effect (facts A27, B30).
    Empty,
    /// No rule decides here: the path is `/robots.txt` ([`Reason::RobotsTxtItself`]).
    Overruled,
}

/// The best rules so far.
#[derive(Default)]
struct Best {
    allow: u32,
    disallow: u32,
}

impl Decision {
    /// Compares a path with the rules of some groups.
    pub(super) fn new(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], path: &str) -> Self {
        let canonical = groups.dialect().encoding.path(path.as_bytes());
        let mut matches = Vec::new();
        let mut best = Best::default();
        for_each_match(robots, groups, chosen, &canonical, |rule, pattern, length| {
            best.take(rule.access, length);
            matches.push(RuleMatch {
                line: rule.line,
                access: rule.access,
                pattern: rule.pattern,
                canonical_pattern: String::from_utf8_lossy(pattern).into_owned(),
                length,
                outcome: Outcome::Overruled,
            });
        });
        let (access, reason) = if is_exempt(groups.dialect(), &canonical) {
            (Access::Allowed, Reason::RobotsTxtItself)
        } else if chosen.is_empty() {
            (Access::Allowed, Reason::NoGroup)
        } else {
            best.judge(&mut matches)
        };
        Self { access, reason, canonical_path: String::from_utf8_lossy(&canonical).into_owned(), matches }
    }

    /// Only the answer, without keeping anything.
    pub(super) fn access(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], path: &str) -> Access {
        let canonical = groups.dialect().encoding.path(path.as_bytes());
        if is_exempt(groups.dialect(), &canonical) {
            return Access::Allowed;
        }
        let mut best = Best::default();
        for_each_match(robots, groups, chosen, &canonical, |rule, _, length| best.take(rule.access, length));
        best.access()
    }

    /// The rule that decides, if one does.
    pub fn winner(&self) -> Option<&RuleMatch> {
        match self.reason {
            Reason::LongestMatch { winner } | Reason::AllowWinsTie { winner } => self.matches.get(winner),
            _ => None,
        }
    }
}

impl Best {
    fn take(&mut self, access: Access, length: u32) {
        let best = match access {
            Access::Allowed => &mut self.allow,
            Access::Disallowed => &mut self.disallow,
        };
        *best = length.max(*best);
    }

    /// A disallow rule wins only if it is strictly longer (facts A13, B30).
    fn access(&self) -> Access {
        if self.disallow > self.allow { Access::Disallowed } else { Access::Allowed }
    }

    /// Tells every match what became of it, and says which one decided.
    fn judge(&self, matches: &mut [RuleMatch]) -> (Access, Reason) {
        let access = self.access();
        let longest = self.allow.max(self.disallow);
        let mut winner = None;
        for (index, found) in matches.iter_mut().enumerate() {
            found.outcome = match found.length {
                0 => Outcome::Empty,
                length if length < longest => Outcome::Shorter,
                _ if found.access != access => Outcome::LosesTie,
                _ if winner.is_some() => Outcome::Repeats,
                _ => {
                    winner = Some(index);
                    Outcome::Wins
                }
            };
        }
        let reason = match winner {
            None => Reason::NoMatch,
            Some(winner) if self.allow == self.disallow => Reason::AllowWinsTie { winner },
            Some(winner) => Reason::LongestMatch { winner },
        };
        (access, reason)
    }
}

fn is_exempt(dialect: &Dialect, canonical_path: &[u8]) -> bool {
    dialect.robots_txt_itself == RobotsTxtItself::AlwaysAllowed && canonical_path == b"/robots.txt"
}

/// Calls `found` with each rule that matches, the canonical pattern that did it, and its length. An empty pattern
/// matches with length 0.
fn for_each_match(
    robots: &RobotsTxt<'_>,
    groups: &Groups,
    chosen: &[usize],
    path: &[u8],
    mut found: impl FnMut(&RuleLine, &[u8], u32),
) {
    let encoding = groups.dialect().encoding;
    for rule in chosen.iter().filter_map(|&index| groups.get(index)).flat_map(|group| group.rules) {
        let mut pattern = encoding.pattern(robots.slice(rule.pattern));
        if !matches(&pattern, path) {
            match as_directory(groups.dialect(), rule.access, &pattern) {
                Some(directory) if matches(&directory, path) => pattern = Cow::Owned(directory),
                _ => continue,
            }
        }
        found(rule, &pattern, u32::try_from(pattern.len()).unwrap_or(u32::MAX));
    }
}

/// The directory that an allow rule for its index page allows too (fact B32): `/a/index.html` → `/a/$`.
fn as_directory(dialect: &Dialect, access: Access, pattern: &[u8]) -> Option<Vec<u8>> {
    if dialect.directory_index != DirectoryIndex::AllowsDirectory || access != Access::Allowed {
        return None;
    }
    let slash = memchr::memrchr(b'/', pattern)?;
    let (directory, page) = pattern.split_at(slash + 1);
    page.starts_with(b"index.htm").then(|| [directory, b"$"].concat())
}
