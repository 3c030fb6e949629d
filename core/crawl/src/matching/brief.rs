//! A verdict in short, for those who ask about many URLs.

use super::rules::CompiledRule;
use super::{Access, Deciding, Matcher, Reason, Target, TargetError};

/// What a [`CrawlVerdict`](super::CrawlVerdict) comes to: the answer, why, and the line that decides. Nothing is kept of the other rules.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, Target, matching::{Brief, Reason}};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
/// let Brief { reason, line, .. } = robots.matcher(&Agent::named("ExampleBot")).brief(&Target::parse("/a/b/c")?);
/// assert_eq!((reason, line), (Reason::LongestMatch, Some(3)));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The answer.
    pub access: Access,
    /// Why.
    pub reason: Reason,
    /// The number of the line that decides, from 1; nothing where no rule does.
    pub line: Option<u32>,
}

impl Matcher {
    /// What [`check`](Self::check) says, in short.
    pub fn brief(&self, target: &Target) -> Brief {
        self.brief_of(&target.canonical(self.dialect().encoding))
    }

    /// The same of a URL that is given as a text, as [`is_allowed_url`](Self::is_allowed_url) reads it.
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let matcher = RobotsTxt::parse("User-agent: *\nDisallow: /private/").matcher(&Agent::named("ExampleBot"));
    /// assert_eq!(matcher.brief_url("https://example.com/private/a")?.line, Some(2));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the text is no URL, as [`Target::parse`] says.
    pub fn brief_url(&self, url: &str) -> Result<Brief, TargetError> {
        Target::with_canonical(url, self.dialect().encoding, |path| self.brief_of(path))
    }

    fn brief_of(&self, path: &[u8]) -> Brief {
        let by_no_rule = |reason| Brief { access: Access::Allowed, reason, line: None };
        let by_rule =
            |rule: &CompiledRule| Brief { access: rule.access, reason: self.reason(rule, path), line: Some(rule.line.line) };
        match self.deciding(path, |_| {}) {
            Deciding::RobotsTxtItself => by_no_rule(Reason::RobotsTxtItself),
            Deciding::Nothing if self.rules.is_of_no_group() => by_no_rule(Reason::NoGroup),
            Deciding::Nothing => by_no_rule(Reason::NoMatch),
            Deciding::Rule(place) => self.rules.get(place).map_or(by_no_rule(Reason::NoMatch), by_rule),
        }
    }

    /// Returns why this rule decides about a path.
    fn reason(&self, winner: &CompiledRule, path: &[u8]) -> Reason {
        Reason::of_winner(self.dialect().precedence, winner.access, || {
            let mut is_tie = false;
            self.rules.for_each_match(path, |rule, _| {
                is_tie |= rule.length == winner.length && rule.access == Access::Disallowed;
            });
            is_tie
        })
    }
}
