use super::crawl::access as word;
use super::messages::{Messages, english, say};
use super::parts::{certainty, shortened};
use super::{Explanation, explain};
use crate::availability::{
    Condition, Effect, Extent, Fetch, FetchCase, Fetched, FetchedAnswer, FetchedVerdict, LastGoodCopy, Response, RestOfSite,
};
use crate::matching::{Access, Target};
use std::time::Duration;

const ENGLISH: &str = english!("availability");

/// Explains why `name` may or may not fetch `target` after what came back for robots.txt.
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
///     "YandexBot may crawl /a: robots.txt was answered with status 503, which counts as if there were no robots.txt."
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
    let path = shortened(target.path());
    let access = access(verdict.access());
    let [answer] = verdict.answers.as_slice() else {
        let message = if verdict.access().is_some() { "availability-in-each-case" } else { "availability-depends" };
        let steps = verdict.answers.iter().map(|answer| step(messages, fetched, name, answer)).collect();
        let came = response(messages, fetched.fetch());
        return Explanation {
            summary: say!(messages, message, name = name, path = &path, access = access, response = &came),
            steps,
        };
    };
    let mut steps = vec![step(messages, fetched, name, answer)];
    let text = fetched.text(answer.possibility.effect).zip(answer.verdict.as_ref());
    let Some((robots, of_text)) = text else {
        let case = case(messages, answer.possibility.case, fetched.fetch());
        let effect = effect(messages, answer.possibility.effect);
        let summary =
            say!(messages, "availability-answer", name = name, path = &path, access = access, case = &case, effect = &effect);
        return Explanation { summary, steps };
    };
    let of_text = explain(messages, robots, name, target, of_text);
    steps.extend(of_text.steps);
    Explanation { summary: of_text.summary, steps }
}

/// As messages know it.
fn access(access: Option<Access>) -> &'static str {
    access.map_or("unknown", word)
}

/// One thing that can be: when, what follows, how sure that is, and who says so.
fn step(messages: &Messages, fetched: &Fetched<'_>, name: &str, answer: &FetchedAnswer) -> String {
    let possibility = &answer.possibility;
    let Condition { from, until, last_good_copy, rest_of_site } = possibility.condition;
    let time = match (from, until) {
        (Duration::ZERO, None) => "always",
        (Duration::ZERO, Some(_)) => "before",
        (_, None) => "after",
        (_, Some(_)) => "between",
    };
    let copy = match last_good_copy {
        Some(LastGoodCopy::Exists) => "exists",
        Some(LastGoodCopy::Missing) => "missing",
        None => "any",
    };
    let site = match rest_of_site {
        Some(RestOfSite::Available) => "available",
        Some(RestOfSite::Unavailable) => "unavailable",
        None => "any",
    };
    say!(
        messages,
        "availability-step",
        name = name,
        time = time,
        from = &length(messages, from),
        until = &length(messages, until.unwrap_or_default()),
        copy = copy,
        site = site,
        case = &case(messages, possibility.case, fetched.fetch()),
        effect = &effect(messages, possibility.effect),
        access = access(answer.access),
        certainty = &certainty(messages, possibility.certainty),
        source = possibility.source
    )
}

/// What came back.
fn response(messages: &Messages, fetch: &Fetch) -> String {
    match fetch.response {
        Response::Status(status) => say!(messages, "response-status", status = &status.to_string()),
        Response::NetworkFailure => say!(messages, "response-network-failure"),
    }
}

/// How it is judged.
fn case(messages: &Messages, case: FetchCase, fetch: &Fetch) -> String {
    let response = response(messages, fetch);
    let message = match case {
        FetchCase::TooLong => "case-too-long",
        FetchCase::TooManyRedirects => "case-too-many-redirects",
        FetchCase::Redirect => "case-redirect",
        FetchCase::InvalidStatus => "case-invalid-status",
        FetchCase::Success
        | FetchCase::OtherSuccess
        | FetchCase::NotModified
        | FetchCase::ClientError
        | FetchCase::TooManyRequests
        | FetchCase::ServerError
        | FetchCase::NetworkFailure => return response,
    };
    say!(messages, message, response = &response)
}

/// What follows.
fn effect(messages: &Messages, effect: Effect) -> String {
    let message = match effect {
        Effect::Rules(Extent::Entire) => "effect-rules",
        Effect::Rules(Extent::First(bytes)) => return say!(messages, "effect-rules-first", bytes = bytes),
        Effect::NoFile => "effect-no-file",
        Effect::DisallowAll => "effect-disallow-all",
        Effect::LastGoodCopy(Extent::Entire) => "effect-last-good-copy",
        Effect::LastGoodCopy(Extent::First(bytes)) => return say!(messages, "effect-last-good-copy-first", bytes = bytes),
        Effect::RedirectTarget => "effect-redirect-target",
    };
    say!(messages, message)
}

fn length(messages: &Messages, time: Duration) -> String {
    const HOUR: u64 = 3600;
    match time.as_secs() {
        seconds if seconds >= 48 * HOUR => say!(messages, "availability-days", count = seconds / (24 * HOUR)),
        seconds => say!(messages, "availability-hours", count = seconds / HOUR),
    }
}
