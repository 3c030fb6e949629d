use super::messages::{Messages, english, say};
use super::parts::{certainty, duration, sentences, shortened};
use super::{Explanation, explain};
use crate::availability::{
    Condition, CrawlAnswer, DependsOn, Effect, Extent, Fetch, FetchCase, Fetched, FetchedAnswer, FetchedVerdict, LastGoodCopy,
    Response, RestOfSite,
};
use crate::matching::{Access, Target};
use std::time::Duration;

const ENGLISH: &str = english!("availability");

/// Explains why `name` may or may not fetch `target`, considering the response to the robots.txt request.
///
/// ```
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::explain::{Messages, explain_fetched};
/// use robotscope::{Agent, Target};
///
/// let (fetched, target) = (Fetched::new(Fetch::status(503)), Target::parse("/a")?);
/// let verdict = fetched.check(&Agent::named("YandexBot"), &target);
/// let explanation = explain_fetched(&Messages::ENGLISH, &fetched, "YandexBot", &target, &verdict);
/// assert_eq!(
///     explanation.summary,
///     "YandexBot may crawl /a: robots.txt returned status 503, which counts as if there were no robots.txt."
/// );
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn explain_fetched(
    messages: &Messages,
    fetched: &Fetched<'_>,
    name: &str,
    target: &Target,
    verdict: &FetchedVerdict,
) -> Explanation {
    let words = Words { messages, fetched, name, path: &shortened(target.path()), verdict };
    let of_rules = words.rules_explanation(target);
    let message = match verdict.answer.value {
        CrawlAnswer::Ignores => "unbound-ignores",
        CrawlAnswer::UserTriggered => "unbound-user-triggered",
        CrawlAnswer::Allowed | CrawlAnswer::Disallowed | CrawlAnswer::Depends => return of_rules,
    };
    let sure = certainty(messages, verdict.answer.certainty);
    let mut steps = vec![say!(messages, "unbound-rules", rules = &of_rules.summary)];
    steps.extend(of_rules.steps);
    Explanation { summary: say!(messages, message, name = name, path = words.path, certainty = &sure), steps }
}

/// Describes what an answer depends on. The words form the end of a sentence.
///
/// ```
/// use robotscope::availability::DependsOn;
/// use robotscope::explain::{Messages, depends_on};
///
/// assert_eq!(depends_on(&Messages::ENGLISH, DependsOn::Time), "how long robots.txt has been failing");
/// ```
pub fn depends_on(messages: &Messages, what: DependsOn) -> String {
    say!(messages, &format!("depends-on-{}", what.as_str()))
}

/// The data from which the sentences of an explanation are built.
struct Words<'w> {
    messages: &'w Messages,
    fetched: &'w Fetched<'w>,
    name: &'w str,
    path: &'w str,
    verdict: &'w FetchedVerdict,
}

impl Words<'_> {
    /// Explains the access according to robots.txt, even if the crawler does not obey robots.txt.
    fn rules_explanation(&self, target: &Target) -> Explanation {
        let Self { messages, fetched, name, path, verdict } = *self;
        let access = access(verdict.access());
        let [answer] = verdict.answers.as_slice() else {
            let message = if verdict.access().is_some() { "availability-in-each-case" } else { "availability-depends" };
            let what = DependsOn::new(fetched.fetch(), &verdict.answers);
            let (what, response) = (depends_on(messages, what), response(messages, fetched.fetch()));
            let summary = say!(messages, message, name = name, path = path, access = access, what = &what, response = &response,);
            return Explanation { summary, steps: verdict.answers.iter().map(|answer| self.step(answer)).collect() };
        };
        // Leave out the step for a complete text with status 200, because callers often pass this status as a default.
        let is_plain =
            fetched.fetch().response == Response::Status(200) && answer.possibility.effect == Effect::Rules(Extent::Entire);
        let mut steps = if is_plain { Vec::new() } else { vec![self.step(answer)] };
        let text = fetched.text(answer.possibility.effect).zip(answer.verdict.as_ref());
        let Some((robots, of_text)) = text else {
            let (case, effect) = (self.case(answer), self.effect(answer.possibility.effect));
            let summary =
                say!(messages, "availability-answer", name = name, path = path, access = access, case = &case, effect = &effect);
            return Explanation { summary, steps };
        };
        let of_text = explain(messages, robots, name, target, of_text);
        steps.extend(of_text.steps);
        let is_cut = matches!(answer.possibility.effect.extent(), Some(Extent::First(_)));
        let size = is_cut.then(|| {
            let (size, limit) = self.sizes(answer);
            say!(messages, "availability-size", name = name, size = size, limit = limit)
        });
        Explanation { summary: sentences(messages, [Some(of_text.summary), size].into_iter().flatten()), steps }
    }

    /// Describes one possibility: its condition, effect, certainty and source.
    fn step(&self, answer: &FetchedAnswer) -> String {
        let messages = self.messages;
        let possibility = &answer.possibility;
        let Condition { from, until, last_good_copy, rest_of_site } = possibility.condition;
        let time = match (from, until) {
            (Duration::ZERO, None) => "always",
            (Duration::ZERO, Some(_)) => "before",
            (_, None) => "after",
            (_, Some(_)) => "between",
        };
        let is_unbound = matches!(self.verdict.answer.value, CrawlAnswer::Ignores | CrawlAnswer::UserTriggered);
        say!(
            messages,
            "availability-step",
            name = self.name,
            time = time,
            from = &duration(messages, from.as_secs()),
            until = &duration(messages, until.unwrap_or_default().as_secs()),
            copy = last_good_copy.map_or("any", LastGoodCopy::as_str),
            site = rest_of_site.map_or("any", RestOfSite::as_str),
            case = &self.case(answer),
            effect = &self.effect(possibility.effect),
            access = if is_unbound { "unbound" } else { access(answer.access) },
            certainty = &certainty(messages, possibility.certainty),
            source = possibility.source
        )
    }

    /// Describes the response to the robots.txt request. Adds the reason for the answer's effect if the response alone does not show it,
    /// such as a text that exceeds the size limit.
    fn case(&self, answer: &FetchedAnswer) -> String {
        let response = response(self.messages, self.fetched.fetch());
        let message = match answer.possibility.case {
            FetchCase::TooLong => {
                let (size, limit) = self.sizes(answer);
                return say!(self.messages, "case-too-long", size = size, limit = limit);
            }
            FetchCase::TooManyRedirects => "case-too-many-redirects",
            FetchCase::Redirect => "case-redirect",
            FetchCase::InvalidStatus => "case-invalid-status",
            // In all remaining cases, the response shows the reason.
            _ => return response,
        };
        say!(self.messages, message, response = &response)
    }

    /// Returns the text's size and the engine's size limit, in bytes.
    fn sizes(&self, answer: &FetchedAnswer) -> (usize, u32) {
        let of_copy = matches!(answer.possibility.effect, Effect::LastGoodCopy(_));
        let whole = if of_copy { Effect::LastGoodCopy(Extent::Entire) } else { Effect::Rules(Extent::Entire) };
        let size = self.fetched.text(whole).map_or(0, |robots| robots.text().len());
        (size, self.verdict.availability.value.availability().bytes)
    }

    /// Describes an effect of the response on the crawler's access.
    fn effect(&self, effect: Effect) -> String {
        let messages = self.messages;
        let message = match effect {
            Effect::Rules(Extent::Entire) => "effect-rules",
            Effect::Rules(Extent::First(bytes)) => return say!(messages, "effect-rules-first", bytes = bytes),
            Effect::NoFile => "effect-no-file",
            Effect::DisallowAll => "effect-disallow-all",
            Effect::LastGoodCopy(Extent::First(bytes)) => return say!(messages, "effect-last-good-copy-first", bytes = bytes),
            Effect::LastGoodCopy(Extent::Entire) if self.fetched.assumes_copy(effect) => "effect-assumed-copy",
            Effect::LastGoodCopy(Extent::Entire) => "effect-last-good-copy",
            Effect::RedirectTarget => "effect-redirect-target",
        };
        say!(messages, message)
    }
}

/// Returns the value of the message argument `access`.
fn access(access: Option<Access>) -> &'static str {
    access.map_or("unknown", Access::as_str)
}

/// Describes the response to the request for robots.txt.
fn response(messages: &Messages, fetch: &Fetch) -> String {
    match fetch.response {
        Response::Status(status) => say!(messages, "response-status", status = &status.to_string()),
        Response::NetworkFailure => say!(messages, "response-network-failure"),
    }
}
