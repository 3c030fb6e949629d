//! The rules of the chosen groups × a path → allowed or disallowed.

use std::borrow::Cow;

use super::pattern::matches;
use super::{Groups, RuleLine};
use crate::dialect::{Dialect, DirectoryIndex, EmptyDisallow, PatternLength, Precedence, RobotsTxtItself, Wildcards};
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
    /// The first rule in the text that matches decides (seed S53).
    FirstMatch {
        /// Its place among [`Decision::matches`].
        winner: usize,
    },
    /// The first allow rule that matches decides, or the first disallow rule if no allow rule does (seed S66).
    AllowFirst {
        /// Its place among [`Decision::matches`].
        winner: usize,
    },
}

/// A rule that matched the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleMatch {
    /// The line's number, from 1.
    pub line: u32,
    /// What the rule says; a disallow rule without a path allows in some dialects ([`EmptyDisallow`]).
    pub access: Access,
    /// The pattern as it is written.
    pub pattern: Span,
    /// The pattern as the dialect compares it.
    pub canonical_pattern: String,
    /// The length of the canonical pattern as the dialect counts it ([`PatternLength`]); 0 has no effect.
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
    /// A rule whose turn came before decides, where the order counts and not the length.
    Later,
    /// It has no pattern and so no effect (facts A27, B30).
    Empty,
    /// No rule decides here: the path is `/robots.txt` ([`Reason::RobotsTxtItself`]).
    Overruled,
}

impl Decision {
    /// Compares a path with the rules of some groups.
    pub(super) fn new(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], path: &str) -> Self {
        let dialect = groups.dialect();
        let canonical = dialect.encoding.path(path.as_bytes());
        let mut matches = Vec::new();
        let mut best = Best::default();
        for_each_match(robots, groups, chosen, &canonical, |rule, found| {
            best.take(dialect.precedence, matches.len(), &found);
            matches.push(RuleMatch {
                line: rule.line,
                access: found.access,
                pattern: rule.pattern,
                canonical_pattern: String::from_utf8_lossy(&found.pattern).into_owned(),
                length: found.length,
                outcome: Outcome::Overruled,
            });
        });
        let (access, reason) = if is_exempt(dialect, &canonical) {
            (Access::Allowed, Reason::RobotsTxtItself)
        } else if chosen.is_empty() {
            (Access::Allowed, Reason::NoGroup)
        } else {
            (best.access(), judge(dialect.precedence, &best, &mut matches))
        };
        Self { access, reason, canonical_path: String::from_utf8_lossy(&canonical).into_owned(), matches }
    }

    /// Only the answer, without keeping anything.
    pub(super) fn access(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], path: &str) -> Access {
        let dialect = groups.dialect();
        let canonical = dialect.encoding.path(path.as_bytes());
        if is_exempt(dialect, &canonical) {
            return Access::Allowed;
        }
        let (mut best, mut order) = (Best::default(), 0);
        for_each_match(robots, groups, chosen, &canonical, |_, found| {
            best.take(dialect.precedence, order, &found);
            order += 1;
        });
        best.access()
    }

    /// The rule that decides, if one does.
    pub fn winner(&self) -> Option<&RuleMatch> {
        match self.reason {
            Reason::LongestMatch { winner }
            | Reason::AllowWinsTie { winner }
            | Reason::FirstMatch { winner }
            | Reason::AllowFirst { winner } => self.matches.get(winner),
            Reason::RobotsTxtItself | Reason::NoGroup | Reason::NoMatch => None,
        }
    }
}

/// A rule that matches, as the dialect takes it.
struct Found<'p> {
    access: Access,
    /// The canonical pattern.
    pattern: Cow<'p, [u8]>,
    length: u32,
}

/// The rule that decides among those seen so far.
#[derive(Default)]
struct Best {
    rank: u64,
    /// Which match it is, and what it says; nothing while no rule with a path has matched.
    winner: Option<(usize, Access)>,
}

impl Best {
    /// Looks at the match with this number. The greatest rank wins, and of equal ones the first.
    fn take(&mut self, precedence: Precedence, order: usize, found: &Found<'_>) {
        if found.length == 0 {
            return;
        }
        let allows = u64::from(found.access == Access::Allowed);
        let turn = u64::from(u32::MAX) - order as u64;
        let rank = match precedence {
            // Allow wins a tie (facts A13, B30).
            Precedence::LongestMatch => u64::from(found.length) << 1 | allows,
            Precedence::FirstMatch => turn,
            Precedence::AllowFirst => allows << 32 | turn,
        };
        if self.winner.is_none() || rank > self.rank {
            *self = Self { rank, winner: Some((order, found.access)) };
        }
    }

    fn access(&self) -> Access {
        self.winner.map_or(Access::Allowed, |(_, access)| access)
    }
}

/// Tells every match what became of it, and says why the winner won.
fn judge(precedence: Precedence, best: &Best, matches: &mut [RuleMatch]) -> Reason {
    let winner = best.winner.map(|(winner, _)| winner);
    let (longest, access) = (winner.and_then(|winner| matches.get(winner)).map_or(0, |rule| rule.length), best.access());
    let mut ties = false;
    for (index, found) in matches.iter_mut().enumerate() {
        found.outcome = match precedence {
            _ if found.length == 0 => Outcome::Empty,
            _ if winner == Some(index) => Outcome::Wins,
            Precedence::FirstMatch | Precedence::AllowFirst => Outcome::Later,
            Precedence::LongestMatch if found.length < longest => Outcome::Shorter,
            Precedence::LongestMatch if found.access == access => Outcome::Repeats,
            Precedence::LongestMatch => Outcome::LosesTie,
        };
        ties |= found.outcome == Outcome::LosesTie;
    }
    match (winner, precedence) {
        (None, _) => Reason::NoMatch,
        (Some(winner), Precedence::LongestMatch) if ties => Reason::AllowWinsTie { winner },
        (Some(winner), Precedence::LongestMatch) => Reason::LongestMatch { winner },
        (Some(winner), Precedence::FirstMatch) => Reason::FirstMatch { winner },
        (Some(winner), Precedence::AllowFirst) => Reason::AllowFirst { winner },
    }
}

/// Whether this canonical path is allowed whatever the rules say.
fn is_exempt(dialect: &Dialect, path: &[u8]) -> bool {
    dialect.robots_txt_itself == RobotsTxtItself::AlwaysAllowed && path == b"/robots.txt"
}

/// Calls `found` with each rule that matches. An empty pattern matches with length 0.
fn for_each_match<'r>(
    robots: &'r RobotsTxt<'_>,
    groups: &Groups,
    chosen: &[usize],
    path: &[u8],
    mut found: impl FnMut(&RuleLine, Found<'r>),
) {
    let dialect = groups.dialect();
    let is_match = |pattern: &[u8]| match dialect.wildcards {
        Wildcards::Special => matches(pattern, path),
        Wildcards::Literal => path.starts_with(pattern),
    };
    for rule in chosen.iter().filter_map(|&index| groups.get(index)).flat_map(|group| group.rules) {
        let written = robots.slice(rule.pattern);
        if written.is_empty() && rule.access == Access::Disallowed && dialect.empty_disallow == EmptyDisallow::AllowsAll {
            found(rule, Found { access: Access::Allowed, pattern: Cow::Borrowed(b"/"), length: 1 });
            continue;
        }
        let mut pattern = match dialect.wildcards {
            Wildcards::Special => dialect.encoding.pattern(written),
            // A pattern without special characters is written as a path is.
            Wildcards::Literal => dialect.encoding.path(written),
        };
        if !is_match(&pattern) {
            match as_directory(dialect, rule.access, &pattern) {
                Some(directory) if is_match(&directory) => pattern = Cow::Owned(directory),
                _ => continue,
            }
        }
        let length = length(dialect.pattern_length, &pattern);
        found(rule, Found { access: rule.access, pattern, length });
    }
}

fn length(counted: PatternLength, pattern: &[u8]) -> u32 {
    let length = match counted {
        PatternLength::Octets => pattern.len(),
        PatternLength::WithoutRepeatsAndEnd => {
            let repeats = pattern.windows(2).filter(|pair| *pair == b"**").count();
            pattern.len() - repeats - usize::from(pattern.ends_with(b"$"))
        }
    };
    u32::try_from(length).unwrap_or(u32::MAX)
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
