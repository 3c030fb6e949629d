//! A short form of a verdict, for queries about many URLs.

use super::rules::CompiledRule;
use super::{Access, Deciding, Matcher, Reason, Target, TargetError};

/// A short form of [`CrawlVerdict`](super::CrawlVerdict): the answer, its reason and the deciding line, without the other rules.
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
    /// The reason.
    pub reason: Reason,
    /// The number of the deciding line, from 1; `None` if no rule decides.
    pub line: Option<u32>,
}

impl Matcher {
    /// Returns the same answer as [`check`](Self::check), in short form.
    pub fn brief(&self, target: &Target) -> Brief {
        self.brief_of(&target.canonical(self.dialect().encoding))
    }

    /// Returns the short answer for a URL given as text, parsed as in [`is_allowed_url`](Self::is_allowed_url).
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
    /// Fails if the text is not a URL, like [`Target::parse`].
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
