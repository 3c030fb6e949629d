//! What a crawler may fetch, with the words.

use super::{Explanation, Messages, explain, explain_fetched};
use crate::RobotsTxt;
use crate::availability::{self, AvailabilityName, CrawlAnswer, Extent, Fetched, Possibility};
use crate::dialect::{DialectName, Policy};
use crate::fact::{Certainty, Fact};
use crate::matching::{self, Access, Lookup, Reason, RuleMatch, Target};

/// May this crawler fetch this URL? The answer with everything that led to it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CrawlVerdict<'v> {
    /// The product token of the crawler.
    pub crawler: &'v str,
    /// The answer.
    pub access: Access,
    /// Why.
    pub reason: Reason,
    /// How the crawler reads robots.txt.
    pub dialect: DialectName,
    /// The path and query as the dialect compares them.
    pub path: &'v str,
    /// The rule that decides, if one does.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub rule: Option<&'v RuleMatch>,
    /// The rules of the crawler's groups that matched, in the order of the text: the first thousand, and the one that decides.
    /// The verdicts of one `checkAll` share this array where the same rules decide.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::shared"))]
    pub matches: &'v Vec<RuleMatch>,
    /// How many more rules matched.
    pub unlisted_matches: usize,
    /// How the crawler's groups were found.
    pub lookup: &'v Lookup,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// How another dialect answers the same question.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct OtherReading<'v> {
    /// The dialect.
    pub dialect: DialectName,
    /// Its verdict for the same crawler.
    pub verdict: CrawlVerdict<'v>,
    /// Where its answer is another one: the policies that make the difference, each alone or, if none does, together. Empty
    /// where the answer is the same.
    pub because: &'v [Policy],
}

/// May this crawler fetch this URL, after what came back for robots.txt?
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FetchedVerdict<'v> {
    /// The product token of the crawler.
    pub crawler: &'v str,
    /// What it comes to, whether the crawler obeys robots.txt or not.
    pub answer: Fact<CrawlAnswer>,
    /// What robots.txt says; left out if it depends on what is not known.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub access: Option<Access>,
    /// How sure that is.
    pub certainty: Certainty,
    /// How the crawler judges what came back.
    pub availability: Fact<AvailabilityName>,
    /// Everything that can be; if it is one thing, the answer is definite.
    pub answers: Vec<FetchedAnswer<'v>>,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// The answer under one condition.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FetchedAnswer<'v> {
    /// What the fetch means, and when.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub possibility: Possibility,
    /// How many bytes of the text are read, if not all.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub bytes: Option<u32>,
    /// The answer; left out if it lies in a text that is not given.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub access: Option<Access>,
    /// The verdict of the text that applies, if one applies and is given.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub verdict: Option<CrawlVerdict<'v>>,
}

/// A verdict for the crawler with this name, with its words.
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

/// How another dialect answers, with its words.
///
/// ```
/// use robotscope::dialect::Policy;
/// use robotscope::explain::{Messages, OtherReading, other_reading};
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// // The document of 1994 knows no allow rules ([robots-1994]).
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

/// A verdict for the crawler with this name after what came back for robots.txt, with its words.
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
