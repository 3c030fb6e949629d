//! Answers a query in every dialect except the crawler's.

use super::{Access, Agent, CrawlVerdict, RobotsTxt, Target};
use crate::dialect::{Dialect, DialectName, Policy};

/// The answer to the same query in another dialect.
///
/// ```
/// use robotscope::dialect::{DialectName, Policy};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// // The document of 1994 defines no allow rules ([robots-1994]).
/// let robots = RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /");
/// let readings = robots.other_readings(&Agent::named("ExampleBot"), &Target::parse("/a")?);
/// let classic = readings.iter().find(|reading| reading.dialect == DialectName::Classic1994).expect("a preset");
/// assert_eq!((classic.verdict.access(), &classic.because[..]), (Access::Disallowed, &[Policy::AllowField][..]));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherReading {
    /// The dialect.
    pub dialect: DialectName,
    /// The verdict for the same crawler in this dialect.
    pub verdict: CrawlVerdict,
    /// The policies that explain a different answer: each policy that changes the answer by itself or, if no policy does, policies that
    /// change it only together. Empty if the answer is the same.
    pub because: Vec<Policy>,
}

impl RobotsTxt<'_> {
    /// Returns the answers to the query in all dialects except the agent's, in the order of [`DialectName::ALL`]. The crawler's product
    /// tokens stay the same.
    ///
    /// ```
    /// use robotscope::dialect::{DialectName, Policy};
    /// use robotscope::{Access, Agent, RobotsTxt, Target};
    ///
    /// // The order of the rules matters to some readers ([selfhtml-robots-txt], [rfc9309-rules]).
    /// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\nAllow: /public/");
    /// let readings = robots.other_readings(&Agent::named("ExampleBot"), &Target::parse("/public/a")?);
    /// let draft = readings.iter().find(|reading| reading.dialect == DialectName::Draft1996).expect("a preset");
    /// assert_eq!(draft.verdict.access(), Access::Disallowed);
    /// assert_eq!(draft.because, [Policy::Precedence]);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn other_readings(&self, agent: &Agent<'_>, target: &Target) -> Vec<OtherReading> {
        let usual = *agent.dialect();
        let is_allowed = |dialect: Dialect| self.is_allowed(&agent.clone().reading_as(dialect), target);
        let answer = is_allowed(usual);
        let others = DialectName::ALL.into_iter().filter(|name| *name.dialect() != usual);
        others
            .map(|name| {
                let verdict = self.check(&agent.clone().reading_as(name), target);
                let other = *name.dialect();
                let because = if (verdict.access() == Access::Allowed) == answer {
                    Vec::new()
                } else {
                    difference(usual, other, |dialect| is_allowed(dialect) != answer)
                };
                OtherReading { dialect: name, verdict, because }
            })
            .collect()
    }
}

fn difference(usual: Dialect, other: Dialect, is_changed: impl Fn(Dialect) -> bool) -> Vec<Policy> {
    let differing: Vec<_> = Policy::ALL.iter().copied().filter(|policy| policy.differs(&usual, &other)).collect();
    let with = |mut dialect: Dialect, policy: Policy, from: &Dialect| {
        policy.copy_into(&mut dialect, from);
        dialect
    };
    let alone: Vec<_> = differing.iter().copied().filter(|policy| is_changed(with(usual, *policy, &other))).collect();
    if !alone.is_empty() {
        return alone;
    }
    // No policy changes the answer by itself. Return each policy that the other dialect needs for its answer. If no single policy is
    // necessary, return all differing policies.
    let needed: Vec<_> = differing.iter().copied().filter(|policy| !is_changed(with(other, *policy, &usual))).collect();
    if needed.is_empty() { differing } else { needed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn because(text: &str, path: &str, dialect: DialectName) -> Vec<Policy> {
        let robots = RobotsTxt::parse(text);
        let readings = robots.other_readings(&Agent::named("ExampleBot"), &Target::parse(path).unwrap());
        assert_eq!(readings.len(), DialectName::ALL.len() - 1);
        readings.into_iter().find(|reading| reading.dialect == dialect).unwrap().because
    }

    // In all cases except the last, the dialect's answer differs from that of RFC 9309 ([selfhtml-robots-txt], [rfc9309], [google-parser]).
    #[test]
    fn names_the_policy_that_changes_the_answer() {
        use DialectName::{Classic1994, Google, Selfhtml2008, Wikipedia, Yandex};
        assert_eq!(because("User-agent: *\nDisalow: /a", "/a", Google), [Policy::FieldNames]);
        assert_eq!(because("User-agent: *\nDisallow /a", "/a", Google), [Policy::MissingColon]);
        assert_eq!(because("User-agent: Exa\nDisallow: /a", "/a", Selfhtml2008), [Policy::ProductToken]);
        assert_eq!(because("User-agent: *\nDisallow: /a\nUser-agent: ExampleBot", "/a", Wikipedia), [Policy::GroupSelection]);
        assert_eq!(because("User-agent: *\n\nDisallow: /a", "/a", Wikipedia), [Policy::BlankLines]);
        assert_eq!(because("User-agent: *\nDisallow: /*a", "/a", Classic1994), [Policy::Wildcards]);
        assert_eq!(because("User-agent: *\nDisallow: /\nDisallow:", "/a", Yandex), [Policy::EmptyDisallow]);
        assert_eq!(because("User-agent: *\nDisallow: /a$\nAllow: /a", "/a", Yandex), [Policy::PatternLength]);
        assert_eq!(because("User-agent: *\nDisallow: /a", "/a", Yandex), []);
    }

    #[test]
    fn names_the_policies_that_change_the_answer_only_together() {
        // Google reads `Disalow /a` as a rule, because its parser accepts both the typo and the missing colon.
        let both = because("User-agent: *\nDisalow /a", "/a", DialectName::Google);
        assert_eq!(both, [Policy::FieldNames, Policy::MissingColon]);
    }
}
