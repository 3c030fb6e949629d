//! Verdicts on whether a crawler may fetch a URL, with explanations.

use super::{Explanation, Messages, explain, explain_fetched};
use crate::RobotsTxt;
use crate::availability::{self, AvailabilityName, CrawlAnswer, Extent, Fetched, Possibility};
use crate::dialect::{DialectName, Policy};
use crate::fact::{Certainty, Fact};
use crate::matching::{self, Access, Lookup, Reason, RuleMatch, Target};

/// The verdict on whether one crawler may fetch a URL, with the groups and rules that led to it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CrawlVerdict<'v> {
    /// The product token of the crawler.
    pub crawler: &'v str,
    /// The verdict: whether the crawler may fetch the URL.
    pub access: Access,
    /// The reason for the verdict.
    pub reason: Reason,
    /// The crawler's dialect.
    pub dialect: DialectName,
    /// The path and query, in the form that the dialect compares with patterns.
    pub path: &'v str,
    /// The rule that decides, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub rule: Option<&'v RuleMatch>,
    /// The matching rules in the crawler's groups, in text order: the first thousand, and the deciding rule. Verdicts from the same
    /// `checkAll` call share this array if the same rules decide.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::shared"))]
    pub matches: &'v Vec<RuleMatch>,
    /// The number of matching rules that are not listed.
    pub unlisted_matches: usize,
    /// The search for the crawler's groups, step by step.
    pub lookup: &'v Lookup,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// The result of the same query in another dialect.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct OtherReading<'v> {
    /// The other dialect.
    pub dialect: DialectName,
    /// The verdict for the same crawler in that dialect.
    pub verdict: CrawlVerdict<'v>,
    /// The policies that explain a different verdict: each policy that changes the verdict by itself or, if there is none, policies that
    /// change it only together. Empty if the verdict is the same.
    pub because: &'v [Policy],
}

/// The verdict on whether one crawler may fetch a URL, depending on the response to the robots.txt request.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FetchedVerdict<'v> {
    /// The product token of the crawler.
    pub crawler: &'v str,
    /// The answer, which takes into account that a crawler may ignore robots.txt or act on behalf of a user.
    pub answer: Fact<CrawlAnswer>,
    /// The access according to robots.txt; left out if it depends on unknown facts.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub access: Option<Access>,
    /// The certainty of the access according to robots.txt.
    pub certainty: Certainty,
    /// The rules by which the crawler interprets robots.txt responses.
    pub availability: Fact<AvailabilityName>,
    /// Every possible answer. A single answer is definite.
    pub answers: Vec<FetchedAnswer<'v>>,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// One possible answer, with the condition under which it holds.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FetchedAnswer<'v> {
    /// The effect of the response, and the condition for it.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub possibility: Possibility,
    /// The number of bytes that the crawler reads; left out if the crawler reads the entire text or no text.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub bytes: Option<u32>,
    /// The access; left out if it depends on a text that was not passed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub access: Option<Access>,
    /// The verdict according to the robots.txt that applies; left out if no text applies or the text was not passed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub verdict: Option<CrawlVerdict<'v>>,
}

/// Describes the verdict for the crawler named `name`.
///
/// ```
/// use robotscope::explain::{CrawlVerdict, Messages, crawl_verdict};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /private/"), Target::parse("/private/a")?);
/// let found = robots.check(&Agent::named("ExampleBot"), &target);
/// let CrawlVerdict { access, rule: Some(rule), explanation, .. } =
///     crawl_verdict(&Messages::ENGLISH, &robots, "ExampleBot", &target, &found)
/// else {
///     panic!("a rule decides")
/// };
/// assert_eq!((access, rule.line), (Access::Disallowed, 2));
/// assert!(explanation.summary.starts_with("ExampleBot may not crawl /private/a"));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn crawl_verdict<'v>(
    messages: &Messages,
    robots: &RobotsTxt<'_>,
    name: &'v str,
    target: &Target,
    found: &'v matching::CrawlVerdict,
) -> CrawlVerdict<'v> {
    let decision = &*found.decision;
    CrawlVerdict {
        crawler: name,
        access: decision.access,
        reason: decision.reason,
        dialect: found.dialect,
        path: &decision.canonical_path,
        rule: decision.winner(),
        matches: &decision.matches,
        unlisted_matches: decision.unlisted,
        lookup: &found.lookup,
        explanation: explain(messages, robots, name, target, found),
    }
}

/// Describes the result of a query in another dialect.
///
/// ```
/// use robotscope::dialect::Policy;
/// use robotscope::explain::{Messages, OtherReading, other_reading};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// // The document of 1994 does not define allow rules ([robots-1994]).
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /"), Target::parse("/a")?);
/// let readings = robots.other_readings(&Agent::named("ExampleBot"), &target);
/// let classic = readings.iter().find(|reading| reading.because == [Policy::AllowField]).expect("a preset");
/// let OtherReading { verdict, .. } = other_reading(&Messages::ENGLISH, &robots, "ExampleBot", &target, classic);
/// assert_eq!(verdict.access, Access::Disallowed);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn other_reading<'v>(
    messages: &Messages,
    robots: &RobotsTxt<'_>,
    name: &'v str,
    target: &Target,
    reading: &'v matching::OtherReading,
) -> OtherReading<'v> {
    let verdict = crawl_verdict(messages, robots, name, target, &reading.verdict);
    OtherReading { dialect: reading.dialect, verdict, because: &reading.because }
}

/// Describes the verdict for the crawler named `name`, depending on the response to the robots.txt request.
///
/// ```
/// use robotscope::availability::{Effect, Fetch, Fetched};
/// use robotscope::explain::{FetchedAnswer, FetchedVerdict, Messages, fetched_verdict};
/// use robotscope::{Access, Agent, Target};
///
/// let (fetched, target) = (Fetched::new(Fetch::status(404)), Target::parse("/a")?);
/// let found = fetched.check(&Agent::named("Googlebot"), &target);
/// let FetchedVerdict { access, answers, .. } = fetched_verdict(&Messages::ENGLISH, &fetched, "Googlebot", &target, &found);
/// assert_eq!(access, Some(Access::Allowed));
/// let [FetchedAnswer { possibility, verdict: None, .. }] = &answers[..] else { panic!("it is certain, and there is no text") };
/// assert_eq!(possibility.effect, Effect::NoFile);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn fetched_verdict<'v>(
    messages: &Messages,
    fetched: &Fetched<'_>,
    name: &'v str,
    target: &Target,
    found: &'v availability::FetchedVerdict,
) -> FetchedVerdict<'v> {
    let answer = |answer: &'v availability::FetchedAnswer| {
        let verdict = answer.verdict.as_ref().zip(fetched.text(answer.possibility.effect));
        FetchedAnswer {
            possibility: answer.possibility,
            bytes: answer.possibility.effect.extent().and_then(Extent::bytes),
            access: answer.access,
            verdict: verdict.map(|(found, robots)| crawl_verdict(messages, robots, name, target, found)),
        }
    };
    FetchedVerdict {
        crawler: name,
        answer: found.answer,
        access: found.access(),
        certainty: found.certainty(),
        availability: found.availability,
        answers: found.answers.iter().map(answer).collect(),
        explanation: explain_fetched(messages, fetched, name, target, found),
    }
}
