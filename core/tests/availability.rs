//! Runs the cases in `tests/availability/*.toml`: the effects of robots.txt responses and network failures on crawling.

use std::collections::BTreeMap;
use std::time::Duration;

use robotscope::availability::{
    AvailabilityName, CrawlAnswer, DependsOn, Fetch, Fetched, FetchedVerdict, LastGoodCopy, RestOfSite, governs,
};
use robotscope::crawlers::{Certainty, Compliance, Fact};
use robotscope::explain::{Messages, explain_fetched};
use robotscope::{Access, Agent, RobotsTxt, Target, crawlers};
use serde::Deserialize;

use crate::support::case_files::{Folder, Sourced, case_files};
use crate::support::data::Text;
use crate::support::tally::{Tally, run_files};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const FILES: Folder = case_files!("availability", "engines.toml", "location.toml", "size.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    case: Vec<Sourced<Case>>,
    #[serde(default)]
    place: Vec<Sourced<Place>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    status: Option<u16>,
    #[serde(default)]
    network_failure: bool,
    #[serde(default)]
    redirects: u32,
    seconds: Option<u64>,
    hours: Option<u64>,
    days: Option<u64>,
    last_good_copy: Option<String>,
    rest_of_site: Option<String>,
    text: Option<Text>,
    /// The expected length of `text` in bytes.
    bytes: Option<usize>,
    copy: Option<Text>,
    url: Option<String>,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    disallow: Vec<String>,
    #[serde(default)]
    depends: Vec<String>,
    /// The expected [`FetchCase`](robotscope::availability::FetchCase) of the fetch under the first crawler's policy.
    fetch_case: Option<String>,
    #[serde(default)]
    effects: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    certainty: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Place {
    robots_txt: String,
    /// Page URLs, keyed by the expected result of [`governs`].
    #[serde(flatten)]
    pages: BTreeMap<String, Vec<String>>,
}

impl Case {
    fn fetched(&self) -> Fetched<'static> {
        let response = match (self.status, self.network_failure) {
            (Some(status), false) => Fetch::status(status),
            (None, true) => Fetch::network_failure(),
            _ => panic!("a case needs either `status` or `network_failure`"),
        };
        let of = |number: Option<u64>, seconds: u64| number.map(|number| Duration::from_secs(number * seconds));
        let mut fetched = Fetched::new(Fetch {
            redirects: self.redirects,
            unreachable_for: of(self.seconds, 1).or(of(self.hours, 3600)).or(of(self.days, 86_400)),
            last_good_copy: self.last_good_copy.as_deref().map(|word| match word {
                "exists" => LastGoodCopy::Exists,
                "missing" => LastGoodCopy::Missing,
                other => panic!("{other}"),
            }),
            rest_of_site: self.rest_of_site.as_deref().map(|word| match word {
                "available" => RestOfSite::Available,
                "unavailable" => RestOfSite::Unavailable,
                other => panic!("{other}"),
            }),
            ..response
        });
        if let Some(text) = &self.text {
            let text = text.bytes();
            assert!(self.bytes.is_none_or(|bytes| bytes == text.len()), "{} bytes", text.len());
            fetched = fetched.with_text(RobotsTxt::parse(text));
        }
        match &self.copy {
            Some(copy) => fetched.with_last_good_copy(RobotsTxt::parse(copy.bytes())),
            None => fetched,
        }
    }

    /// Returns each crawler with its expected answer.
    fn expected(&self) -> impl Iterator<Item = (&str, Option<Access>)> {
        let allowed = self.allow.iter().map(|token| (token.as_str(), Some(Access::Allowed)));
        let disallowed = self.disallow.iter().map(|token| (token.as_str(), Some(Access::Disallowed)));
        allowed.chain(disallowed).chain(self.depends.iter().map(|token| (token.as_str(), None)))
    }
}

fn effects(verdict: &FetchedVerdict) -> Vec<String> {
    verdict.answers.iter().map(|answer| answer.possibility.effect.as_str().to_owned()).collect()
}

#[test]
fn every_fetch_has_the_documented_effect() {
    run_files(&FILES, |tally, file: &Sourced<File>| {
        tally.cases(&file.case, Tally::verdicts_of_fetch);
        file.place.iter().for_each(|place| tally.case(&place.robots_txt, &place.source, |tally| tally.governs(place)));
    });
}

impl Tally {
    fn verdicts_of_fetch(&mut self, case: &Case) {
        let fetched = case.fetched();
        let target = Target::parse(case.url.as_deref().unwrap_or("/a")).expect("a path");
        let check = |token: &str| fetched.check(&Agent::named(token), &target);
        for (token, expected) in case.expected() {
            let verdict = check(token);
            let explanation = explain_fetched(&Messages::ENGLISH, &fetched, token, &target, &verdict);
            self.same(&format!("{token}: {explanation:?}"), &expected, &verdict.access());
        }
        if let Some(fetch_case) = &case.fetch_case {
            let (token, _) = case.expected().next().expect("a crawler");
            let answers = check(token).answers;
            self.same("case of the fetch", fetch_case.as_str(), answers.first().expect("an answer").possibility.case.as_str());
        }
        for (token, expected) in &case.effects {
            self.same(token, expected, &effects(&check(token)));
        }
        for (token, expected) in &case.certainty {
            self.same(token, expected.as_str(), check(token).certainty().as_str());
        }
    }

    fn governs(&mut self, place: &Place) {
        let robots_txt = Target::parse(&place.robots_txt).expect("a URL");
        for (expected, page) in place.pages.iter().flat_map(|(name, pages)| pages.iter().map(move |page| (name, page))) {
            self.same(page, expected.as_str(), governs(&robots_txt, &Target::parse(page).expect("a URL")).as_str());
        }
    }
}

#[test]
fn a_query_for_one_crawler_and_a_query_for_all_return_the_same_verdict() {
    for (_, file) in FILES.read::<File>() {
        for case in &file.case {
            let (fetched, target) = (case.fetched(), Target::parse("/a").expect("a path"));
            let verdicts = fetched.check_all(&target);
            assert_eq!(verdicts.len(), crawlers::all().len());
            for found in verdicts {
                assert_eq!(fetched.check(&Agent::from(found.crawler), &target), found.verdict, "{}", case.name);
                assert!(!found.verdict.answers.is_empty(), "{}", case.name);
            }
        }
    }
}

/// [google-robots-txt], [yandex-robots-txt], [amazon-crawlers], [bing-robots-txt]: Google, Yandex and Amazon document a policy; Bing does
/// not.
#[test]
fn crawlers_have_the_availability_policy_that_their_operators_document() {
    for crawler in crawlers::all() {
        // The operators' documentation applies only to crawlers that obey robots.txt, so a policy cannot be more certain than the crawler's
        // compliance.
        let sure = match crawler.robots {
            Fact { value: Compliance::Obeys, certainty } => certainty,
            _ => Certainty::Assumed,
        };
        let expected = match crawler.operator {
            // Chrome-Lighthouse is an audit that anyone can run, not one of Google's crawlers.
            "Google" if crawler.token != "Chrome-Lighthouse" => Fact::new(AvailabilityName::Google, sure),
            "Yandex" => Fact::new(AvailabilityName::Yandex, sure),
            // Amazon's page about its crawlers does not mention AmazonBuyForMe.
            "Amazon" if crawler.token != "AmazonBuyForMe" => Fact::new(AvailabilityName::Amazon, sure),
            _ => Fact::new(AvailabilityName::Rfc9309, Certainty::Assumed),
        };
        assert_eq!(crawler.availability, expected, "{}", crawler.token);
    }
}

#[test]
fn explanations_mention_the_response_its_effect_and_the_certainty() {
    let summary = |status: u16, token: &str| {
        let (fetched, target) = (Fetched::new(Fetch::status(status)), Target::parse("/a").expect("a path"));
        let words = explain_fetched(&Messages::ENGLISH, &fetched, token, &target, &fetched.check(&Agent::named(token), &target));
        (words.summary, words.steps)
    };
    let (google, steps) = summary(503, "Googlebot");
    assert_eq!(
        google,
        "Whether Googlebot may crawl /a depends on how long robots.txt has been failing: robots.txt returned status 503."
    );
    assert_eq!(
        steps.first().map(String::as_str),
        Some(
            "For Googlebot in the first 12 hours of the outage: robots.txt returned status 503, so nothing but \
             robots.txt may be crawled; the path is blocked (documented; Google, How Google interprets the robots.txt \
             specification)."
        )
    );
    assert_eq!(steps.len(), 5);
    assert!(steps.iter().any(|step| step.contains("between 12 hours and 30 days of outage, with a last good copy")));
}

/// RFC 9309, 2.5: crawlers read at least 500 KiB. Google and Yandex document the effect of longer texts ([google-robots-txt],
/// [yandex-robots-txt]).
#[test]
fn explains_the_effect_of_a_text_over_the_size_limit() {
    let text = format!("#{}\nUser-agent: *\nDisallow: /\n", "x".repeat(600_000));
    let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(&text));
    let target = Target::parse("/a").expect("a path");
    let summary = |token: &str| {
        let verdict = fetched.check(&Agent::named(token), &target);
        explain_fetched(&Messages::ENGLISH, &fetched, token, &target, &verdict).summary
    };
    for token in ["Googlebot", "YandexBot"] {
        let summary = summary(token);
        assert!(summary.contains("robots.txt has 600,028 bytes") && summary.contains("512,000"), "{summary}");
    }
    let verdict = fetched.check(&Agent::named("GPTBot"), &target);
    assert_eq!(fetched.depends_on(&verdict), Some(DependsOn::Size));
    assert!(summary("GPTBot").contains("depends on how much of a long robots.txt is read"), "{}", summary("GPTBot"));
}

#[test]
fn crawlers_that_ignore_robots_txt_or_act_for_users_are_not_blocked() {
    let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *\nDisallow: /"));
    let target = Target::parse("/a").expect("a path");
    for crawler in crawlers::all() {
        let verdict = fetched.check(&crawler.into(), &target);
        let expected = match (crawler.robots.value, verdict.access()) {
            (Compliance::Ignores, _) => CrawlAnswer::Ignores,
            (_, Some(Access::Allowed)) => CrawlAnswer::Allowed,
            (Compliance::UserTriggered, _) => CrawlAnswer::UserTriggered,
            _ => CrawlAnswer::Disallowed,
        };
        assert_eq!(verdict.answer.value, expected, "{}", crawler.token);
        let words = explain_fetched(&Messages::ENGLISH, &fetched, crawler.token, &target, &verdict);
        assert_eq!(words.summary.contains("may not crawl"), expected == CrawlAnswer::Disallowed, "{}", words.summary);
    }
}
