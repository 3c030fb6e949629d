//! Decides whether the rules of the selected groups allow a path.

use super::rules::{self, Rank, RuleSet};
use super::{Groups, RobotsTxt, RuleLine, Target};
use crate::dialect::{Dialect, Precedence, RobotsTxtItself};
use crate::names::names;
use crate::text::Span;

names! {
    /// A crawler's access to a URL.
    pub enum Access {
        /// The URL may be fetched.
        Allowed = "allowed",
        /// The URL must not be fetched.
        Disallowed = "disallowed",
    }
}

/// The decision for one path, based on the rules.
///
/// ```
/// use robotscope::matching::{Outcome, Reason, RuleMatch};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
/// let decision = robots.check(&Agent::named("ExampleBot"), &Target::parse("/a/b")?).decision;
/// assert_eq!((decision.access, decision.reason), (Access::Allowed, Reason::LongestMatch));
/// let [RuleMatch { line, length, outcome, .. }, _] = &decision.matches[..] else { panic!("two rules match") };
/// assert_eq!((*line, *length, *outcome), (2, 2, Outcome::Shorter));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The answer.
    pub access: Access,
    /// The reason.
    pub reason: Reason,
    /// The path in the form in which the dialect compares it.
    pub canonical_path: String,
    /// The rules that matched the path, in text order: the first thousand, and the deciding rule.
    pub matches: Vec<RuleMatch>,
    /// The number of matching rules that `matches` leaves out.
    pub unlisted: usize,
}

/// The maximum number of listed matches in addition to the deciding rule. In known files, far fewer rules match any one path.
const MOST: usize = 1000;

names! {
    /// The reason for a decision.
    ///
    /// - "robots-txt-itself": `/robots.txt` is always allowed.
    /// - "no-group": no group applies to the crawler.
    /// - "no-match": no rule in the groups matches.
    ///
    /// Otherwise, the longest match decides, and allow wins a tie. In some dialects, the first match or the first allow rule decides.
    ///
    /// ```
    /// assert_eq!(robotscope::matching::Reason::AllowWinsTie.as_str(), "allow-wins-tie");
    /// ```
    pub enum Reason {
        /// `/robots.txt` is always allowed ([rfc9309-rules]).
        RobotsTxtItself = "robots-txt-itself",
        /// No group applies to the crawler ([rfc9309-agents]).
        NoGroup = "no-group",
        /// Groups apply, but none of their rules matches ([rfc9309-rules]).
        NoMatch = "no-match",
        /// The longest matching rule decides ([rfc9309-rules]).
        LongestMatch = "longest-match",
        /// An allow rule and a disallow rule are equally long, and no longer rule matches, so the allow rule decides ([rfc9309-rules]).
        AllowWinsTie = "allow-wins-tie",
        /// The first matching rule in the text decides ([selfhtml-robots-txt]).
        FirstMatch = "first-match",
        /// The first matching allow rule decides. If no allow rule matches, the first matching disallow rule decides
        /// ([selfhtml-robots-txt]).
        AllowFirst = "allow-first",
    }
}

/// A rule that matched the path.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RuleMatch {
    /// The line number, from 1.
    pub line: u32,
    /// The effect of the rule. In some dialects, a disallow rule without a path allows everything
    /// ([`EmptyDisallow`](crate::dialect::EmptyDisallow)).
    pub access: Access,
    /// The pattern as written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub pattern: Span,
    /// The pattern in the form in which the dialect compares it.
    pub canonical_pattern: String,
    /// The length of the canonical pattern, as the dialect counts it ([`PatternLength`](crate::dialect::PatternLength)). A rule
    /// of length 0 has no effect.
    pub length: u32,
    /// The rule's role in the decision.
    pub outcome: Outcome,
}

names! {
    /// The role of a matching rule in the decision. The rule decides, is shorter than the deciding rule, loses a tie against an allow
    /// rule, or repeats the deciding rule. In dialects that do not compare lengths, it may be tried after the deciding rule. A rule with
    /// an empty pattern has no effect. For the URL of robots.txt itself, every rule is overruled.
    pub enum Outcome {
        /// The rule decides.
        Wins = "wins",
        /// A longer rule also matched.
        Shorter = "shorter",
        /// The disallow rule is as long as the allow rule that wins.
        LosesTie = "loses-tie",
        /// The rule is as long as the winner and of the same kind, but later in the text.
        Repeats = "repeats",
        /// The dialect does not compare lengths, and tries the rule after the deciding rule: in text order, or all allow rules first.
        Later = "later",
        /// The rule has no pattern and therefore no effect ([rfc9309-rules], [google-parser]).
        Empty = "empty",
        /// The rule has no effect because the path is `/robots.txt` ([`Reason::RobotsTxtItself`]).
        Overruled = "overruled",
    }
}

impl Decision {
    pub(super) fn walking(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], target: &Target) -> Self {
        let dialect = groups.dialect();
        let canonical = target.canonical(dialect.encoding);
        let mut found = Competition::default();
        rules::for_each_match(robots, groups, chosen, &canonical, |line, rule| {
            found.push(line, rule.access, &rule.pattern, rule.length, rule.rank);
        });
        found.into_decision(dialect, !chosen.is_empty(), &canonical)
    }

    pub(super) fn indexed(rules: &RuleSet, target: &Target) -> Self {
        let dialect = rules.dialect();
        let canonical = target.canonical(dialect.encoding);
        let mut found = Competition::default();
        rules.for_each_match(&canonical, |rule, pattern| found.push(&rule.line, rule.access, pattern, rule.length, rule.rank));
        found.into_decision(dialect, !rules.is_of_no_group(), &canonical)
    }

    /// Returns the rule that decides, if any.
    pub fn winner(&self) -> Option<&RuleMatch> {
        self.matches.iter().find(|rule| rule.outcome == Outcome::Wins)
    }
}

/// The rules that match, collected in the order of the text.
#[derive(Default)]
struct Competition {
    matches: Vec<RuleMatch>,
    unlisted: usize,
    best: Rank,
    /// The index of the deciding rule in `matches`; `None` until a rule with a non-empty pattern matches.
    winner: Option<usize>,
    longest_disallow: u32,
    last_line: u32,
}

impl Competition {
    fn push(&mut self, line: &RuleLine, access: Access, pattern: &[u8], length: u32, rank: Rank) {
        // A dialect may derive two rules from a line, for example from an `index.html` rule or a pattern with a query. If both match, only
        // the first match counts.
        if self.last_line == line.line {
            return;
        }
        self.last_line = line.line;
        if access == Access::Disallowed {
            self.longest_disallow = self.longest_disallow.max(length);
        }
        let is_better = rank > self.best;
        if self.matches.len() > MOST || self.matches.len() == MOST && !is_better {
            self.unlisted += 1;
            if !is_better {
                return;
            }
            self.matches.pop();
        }
        if is_better {
            (self.best, self.winner) = (rank, Some(self.matches.len()));
        }
        self.matches.push(RuleMatch {
            line: line.line,
            access,
            pattern: line.pattern,
            canonical_pattern: String::from_utf8_lossy(pattern).into_owned(),
            length,
            outcome: Outcome::Overruled,
        });
    }

    fn into_decision(mut self, dialect: &Dialect, has_groups: bool, canonical_path: &[u8]) -> Decision {
        let (access, reason) = if is_exempt(dialect, canonical_path) {
            (Access::Allowed, Reason::RobotsTxtItself)
        } else if has_groups {
            let access = self.winner.and_then(|winner| self.matches.get(winner)).map_or(Access::Allowed, |rule| rule.access);
            (access, self.decide(dialect.precedence))
        } else {
            (Access::Allowed, Reason::NoGroup)
        };
        let canonical_path = String::from_utf8_lossy(canonical_path).into_owned();
        Decision { access, reason, canonical_path, matches: self.matches, unlisted: self.unlisted }
    }

    /// Sets the outcome of every match, and returns the reason for the decision.
    fn decide(&mut self, precedence: Precedence) -> Reason {
        let best = self.winner.and_then(|winner| self.matches.get(winner));
        let (longest, access) = best.map_or((0, Access::Allowed), |best| (best.length, best.access));
        for (index, found) in self.matches.iter_mut().enumerate() {
            found.outcome = match precedence {
                _ if found.length == 0 => Outcome::Empty,
                _ if self.winner == Some(index) => Outcome::Wins,
                Precedence::FirstMatch | Precedence::AllowFirst => Outcome::Later,
                Precedence::LongestMatch if found.length < longest => Outcome::Shorter,
                Precedence::LongestMatch if found.access == access => Outcome::Repeats,
                Precedence::LongestMatch => Outcome::LosesTie,
            };
        }
        match self.winner {
            Some(_) => Reason::of_winner(precedence, access, || self.longest_disallow == longest),
            None => Reason::NoMatch,
        }
    }
}

impl Reason {
    /// Returns the reason why the winning rule decides. `is_tie` is called only for allow rules, and returns `true` if a disallow
    /// rule of the same length matches.
    pub(super) fn of_winner(precedence: Precedence, access: Access, is_tie: impl FnOnce() -> bool) -> Self {
        match precedence {
            Precedence::FirstMatch => Self::FirstMatch,
            Precedence::AllowFirst => Self::AllowFirst,
            Precedence::LongestMatch if access == Access::Allowed && is_tie() => Self::AllowWinsTie,
            Precedence::LongestMatch => Self::LongestMatch,
        }
    }
}

impl Access {
    /// Returns the access that [`Decision::walking`] would return, without collecting matches.
    pub(super) fn walking(robots: &RobotsTxt<'_>, groups: &Groups, chosen: &[usize], target: &Target) -> Self {
        let dialect = groups.dialect();
        let canonical = target.canonical(dialect.encoding);
        if is_exempt(dialect, &canonical) {
            return Self::Allowed;
        }
        let (mut best, mut access) = (Rank::default(), Self::Allowed);
        rules::for_each_match(robots, groups, chosen, &canonical, |_, rule| {
            if rule.rank > best {
                (best, access) = (rule.rank, rule.access);
            }
        });
        access
    }
}

/// Returns `true` if the dialect always allows this canonical path, regardless of the rules.
pub(super) fn is_exempt(dialect: &Dialect, path: &[u8]) -> bool {
    dialect.robots_txt_itself == RobotsTxtItself::AlwaysAllowed && path == b"/robots.txt"
}
