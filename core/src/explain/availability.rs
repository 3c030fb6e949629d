use super::english::shortened;
use super::{Explanation, explain};
use crate::availability::{
    Condition, Effect, Extent, Fetch, FetchCase, Fetched, FetchedAnswer, FetchedVerdict, LastGoodCopy, Response, RestOfSite,
};
use crate::matching::{Access, Target};
use std::time::Duration;

/// Explains in English why `name` may or may not fetch `target` after what came back for robots.txt.
///
/// ```
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::explain::explain_fetched;
/// use robotscope::{Agent, Target};
///
/// let (fetched, target) = (Fetched::new(Fetch::status(503)), Target::parse("/a")?);
/// let verdict = fetched.check(&Agent::named("YandexBot"), &target);
/// let explanation = explain_fetched(&fetched, "YandexBot", &target, &verdict);
/// assert_eq!(
///     explanation.summary,
///     "YandexBot may crawl /a: robots.txt was answered with status 503, which counts as if there were no robots.txt."
/// );
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn explain_fetched(fetched: &Fetched<'_>, name: &str, target: &Target, verdict: &FetchedVerdict) -> Explanation {
    let path = shortened(target.path());
    let may = match verdict.access() {
        Some(Access::Allowed) => "may crawl",
        Some(Access::Disallowed) => "may not crawl",
        None => "may or may not crawl",
    };
    let [answer] = verdict.answers.as_slice() else {
        let alike = if verdict.access().is_some() { "in each of these cases" } else { "it depends" };
        let steps = verdict.answers.iter().map(|answer| step(fetched, name, answer)).collect();
        let came = response(fetched.fetch());
        return Explanation { summary: format!("{name} {may} {path}, {alike}: {came}."), steps };
    };
    let mut steps = vec![step(fetched, name, answer)];
    let text = fetched.text(answer.possibility.effect).zip(answer.verdict.as_ref());
    let Some((robots, of_text)) = text else {
        let (case, effect) = (case(answer.possibility.case, fetched.fetch()), effect(answer.possibility.effect));
        return Explanation { summary: format!("{name} {may} {path}: {case}, {effect}."), steps };
    };
    let of_text = explain(robots, name, target, of_text);
    steps.extend(of_text.steps);
    Explanation { summary: of_text.summary, steps }
}

/// One thing that can be: when, what follows, how sure that is, and who says so.
fn step(fetched: &Fetched<'_>, name: &str, answer: &FetchedAnswer) -> String {
    let possibility = &answer.possibility;
    let answer = match answer.access {
        Some(Access::Allowed) => "it may be crawled",
        Some(Access::Disallowed) => "it may not be crawled",
        None => "the answer lies in a text that is not at hand",
    };
    let sure = possibility.certainty.as_str();
    let (condition, case) = (condition(&possibility.condition), case(possibility.case, fetched.fetch()));
    let (effect, source) = (effect(possibility.effect), possibility.source);
    format!("For {name}{condition}: {case}, {effect}; {answer} ({sure}; {source}).")
}

/// What came back.
fn response(fetch: &Fetch) -> String {
    match fetch.response {
        Response::Status(status) => format!("robots.txt was answered with status {status}"),
        Response::NetworkFailure => "the request for robots.txt got no answer".to_owned(),
    }
}

/// How it is judged.
fn case(case: FetchCase, fetch: &Fetch) -> String {
    match case {
        FetchCase::TooLong => "the text is longer than what must be read".to_owned(),
        FetchCase::TooManyRedirects => "there were too many redirects".to_owned(),
        FetchCase::Redirect => format!("{}, a redirect that was not followed", response(fetch)),
        FetchCase::InvalidStatus => format!("{}, which is no final status of HTTP", response(fetch)),
        FetchCase::Success
        | FetchCase::OtherSuccess
        | FetchCase::NotModified
        | FetchCase::ClientError
        | FetchCase::TooManyRequests
        | FetchCase::ServerError
        | FetchCase::NetworkFailure => response(fetch),
    }
}

/// What follows, as the end of a sentence about what came back.
fn effect(effect: Effect) -> String {
    match effect {
        Effect::Rules(Extent::Entire) => "so its rules apply".to_owned(),
        Effect::Rules(Extent::First(bytes)) => format!("and only the rules in its first {bytes} bytes apply"),
        Effect::NoFile => "which counts as if there were no robots.txt".to_owned(),
        Effect::DisallowAll => "so nothing but robots.txt may be crawled".to_owned(),
        Effect::LastGoodCopy(Extent::Entire) => "so the last good copy applies".to_owned(),
        Effect::LastGoodCopy(Extent::First(bytes)) => format!("so the first {bytes} bytes of the last good copy apply"),
        Effect::RedirectTarget => "so what its target answers decides".to_owned(),
    }
}

/// When it holds; empty if always.
fn condition(condition: &Condition) -> String {
    let time = match (condition.from, condition.until) {
        (Duration::ZERO, None) => String::new(),
        (Duration::ZERO, Some(until)) => format!(" in the first {} without a robots.txt", words(until)),
        (from, None) => format!(" after {} without a robots.txt", words(from)),
        (from, Some(until)) => format!(" between {} and {} without a robots.txt", words(from), words(until)),
    };
    let copy = match condition.last_good_copy {
        Some(LastGoodCopy::Exists) => ", with a last good copy",
        Some(LastGoodCopy::Missing) => ", without a last good copy",
        None => "",
    };
    let site = match condition.rest_of_site {
        Some(RestOfSite::Available) => ", while the rest of the site is available",
        Some(RestOfSite::Unavailable) => ", while the rest of the site is unavailable, too",
        None => "",
    };
    format!("{time}{copy}{site}")
}

fn words(time: Duration) -> String {
    const HOUR: u64 = 3600;
    match time.as_secs() {
        seconds if seconds >= 48 * HOUR => format!("{} days", seconds / (24 * HOUR)),
        seconds => format!("{} hours", seconds / HOUR),
    }
}
