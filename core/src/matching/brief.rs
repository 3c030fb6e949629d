//! A verdict in short, for those who ask about many URLs.

use super::rules::CompiledRule;
use super::{Access, Deciding, Matcher, Reason, Target};
use crate::dialect::Precedence;
use crate::names::names;

/// What a [`CrawlVerdict`](super::CrawlVerdict) comes to: the answer, why, and the line that decides. Nothing is kept of the other rules.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, Target, matching::{Brief, ReasonName}};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
/// let Brief { reason, line, .. } = robots.matcher(&Agent::named("ExampleBot")).brief(&Target::parse("/a/b/c")?);
/// assert_eq!((reason, line), (ReasonName::LongestMatch, Some(3)));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The answer.
    pub access: Access,
    /// Why.
    pub reason: ReasonName,
    /// The number of the line that decides, from 1; nothing where no rule does.
    pub line: Option<u32>,
}

names! {
    /// Why a URL may or may not be fetched: "robots-txt-itself" is always allowed; with "no-group" no group is for the crawler;
    /// with "no-match" none of its rules matches; else the longest match decides, and allow wins a tie – or, in some dialects,
    /// the first match, or the first allow rule.
    ///
    /// ```
    /// assert_eq!(robotscope::matching::ReasonName::AllowWinsTie.as_str(), "allow-wins-tie");
    /// ```
    #[cfg_attr(feature = "serde", serde(rename = "Reason"))]
    pub enum ReasonName {
        /// [`Reason::RobotsTxtItself`]
        RobotsTxtItself = "robots-txt-itself",
        /// [`Reason::NoGroup`]
        NoGroup = "no-group",
        /// [`Reason::NoMatch`]
        NoMatch = "no-match",
        /// [`Reason::LongestMatch`]
        LongestMatch = "longest-match",
        /// [`Reason::AllowWinsTie`]
        AllowWinsTie = "allow-wins-tie",
        /// [`Reason::FirstMatch`]
        FirstMatch = "first-match",
        /// [`Reason::AllowFirst`]
        AllowFirst = "allow-first",
    }
}

impl Reason {
    /// The reason without the rule.
    ///
    /// ```
    /// use robotscope::matching::{Reason, ReasonName};
    ///
    /// assert_eq!(Reason::LongestMatch { winner: 2 }.name(), ReasonName::LongestMatch);
    /// ```
    pub const fn name(self) -> ReasonName {
        match self {
            Self::RobotsTxtItself => ReasonName::RobotsTxtItself,
            Self::NoGroup => ReasonName::NoGroup,
            Self::NoMatch => ReasonName::NoMatch,
            Self::LongestMatch { .. } => ReasonName::LongestMatch,
            Self::AllowWinsTie { .. } => ReasonName::AllowWinsTie,
            Self::FirstMatch { .. } => ReasonName::FirstMatch,
            Self::AllowFirst { .. } => ReasonName::AllowFirst,
        }
    }
}

impl Matcher {
    /// What [`check`](Self::check) says, in short.
    pub fn brief(&self, target: &Target) -> Brief {
        let path = self.dialect().encoding.path(target.path().as_bytes());
        let by_no_rule = |reason| Brief { access: Access::Allowed, reason, line: None };
        let by_rule =
            |rule: &CompiledRule| Brief { access: rule.access, reason: self.reason(rule, &path), line: Some(rule.line.line) };
        match self.deciding(&path, |_| {}) {
            Deciding::RobotsTxtItself => by_no_rule(ReasonName::RobotsTxtItself),
            Deciding::Nothing if self.rules.is_of_no_group() => by_no_rule(ReasonName::NoGroup),
            Deciding::Nothing => by_no_rule(ReasonName::NoMatch),
            Deciding::Rule(place) => self.rules.get(place).map_or(by_no_rule(ReasonName::NoMatch), by_rule),
        }
    }

    /// Why this rule decides about a path.
    fn reason(&self, winner: &CompiledRule, path: &[u8]) -> ReasonName {
        match self.dialect().precedence {
            Precedence::FirstMatch => ReasonName::FirstMatch,
            Precedence::AllowFirst => ReasonName::AllowFirst,
            Precedence::LongestMatch if winner.access == Access::Disallowed => ReasonName::LongestMatch,
            Precedence::LongestMatch => {
                let mut is_tie = false;
                self.rules.for_each_match(path, |rule, _| {
                    is_tie |= rule.length == winner.length && rule.access == Access::Disallowed;
                });
                if is_tie { ReasonName::AllowWinsTie } else { ReasonName::LongestMatch }
            }
        }
    }
}
