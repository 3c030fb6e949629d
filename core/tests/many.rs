//! Checks that queries with many URLs and crawlers give the same answers as single queries.

use std::time::Duration;

use robotscope::availability::{Fetch, Fetched, LastGoodCopy, RestOfSite};
use robotscope::dialect::DialectName;
use robotscope::matching::{Brief, CrawlVerdict};
use robotscope::{Agent, RobotsTxt, Target, crawlers};

use crate::support::numbers::Numbers;

/// A size limit in bytes. Every crawler reads at least this many bytes (RFC 9309, 2.5), and some crawlers read no more.
const LIMIT: usize = 500 * 1024;

const TARGETS: [&str; 10] = [
    "/",
    "/a",
    "/a/b",
    "/b?c=d",
    "/a/b.pdf",
    "/robots.txt",
    "/robots.txt?a",
    "https://example.com/%7Ea/\u{e9}",
    "/late",
    "//example.com/a//b",
];

fn pick<'a, T: ?Sized>(numbers: &mut Numbers, from: &[&'a T]) -> &'a T {
    from[numbers.below(from.len())]
}

/// Returns a text with several groups and with rules at its end. Its length is often near the limit.
fn text(numbers: &mut Numbers) -> String {
    const NAMES: [&str; 9] =
        ["*", "Googlebot", "GPTBot", "bingbot", "Yandex", "Bytespider", "ChatGPT-User", "ExampleBot", "Googlebot-Image"];
    const RULES: [&str; 9] = ["/", "/a", "/a/", "/*.pdf$", "/b?", "/robots.txt", "/late", "", "/%7ea"];
    let mut lines = String::new();
    let groups = |lines: &mut String, numbers: &mut Numbers| {
        for _ in 0..=numbers.below(4) {
            *lines += &format!("User-agent: {}\n", pick(numbers, &NAMES));
            for _ in 0..numbers.below(4) {
                *lines += &format!("{}: {}\n", pick(numbers, &["Allow", "Disallow"]), pick(numbers, &RULES));
            }
        }
    };
    groups(&mut lines, numbers);
    let length = match numbers.below(4) {
        0 => return lines,
        1 => LIMIT - numbers.below(60),
        2 => LIMIT - 2 + numbers.below(5),
        _ => LIMIT + numbers.below(100_000),
    };
    lines += &format!("#{}\n", "x".repeat(length - lines.len() - 2 - 30));
    groups(&mut lines, numbers);
    lines
}

fn fetched(numbers: &mut Numbers) -> Fetched<'static> {
    const STATUSES: [u16; 14] = [200, 200, 200, 203, 206, 301, 304, 400, 404, 410, 429, 500, 503, 999];
    let mut fetch = match numbers.below(STATUSES.len() + 2) {
        place if place < STATUSES.len() => Fetch::status(STATUSES[place]),
        _ => Fetch::network_failure(),
    };
    fetch.redirects = [0, 0, 0, 1, 5, 6, 20][numbers.below(7)];
    fetch.unreachable_for =
        [None, Some(1), Some(13), Some(24 * 8), Some(24 * 31)][numbers.below(5)].map(|hours| Duration::from_secs(hours * 3600));
    fetch.last_good_copy = [None, Some(LastGoodCopy::Exists), Some(LastGoodCopy::Missing)][numbers.below(3)];
    fetch.rest_of_site = [None, Some(RestOfSite::Available), Some(RestOfSite::Unavailable)][numbers.below(3)];
    let fetched = Fetched::new(fetch);
    let robots = RobotsTxt::parse(text(numbers).into_bytes());
    match numbers.below(6) {
        0 => fetched,
        1 => fetched.with_available_text(robots),
        2 => fetched.with_text(robots).with_last_good_copy(RobotsTxt::parse(text(numbers).into_bytes())),
        _ => fetched.with_text(robots),
    }
}

fn agents(numbers: &mut Numbers) -> Vec<Agent<'static>> {
    let mut agents: Vec<Agent<'_>> = ["ExampleBot", "OtherBot", "", "Bytespider", "ChatGPT-User"].map(Agent::named).into();
    for _ in 0..10 {
        let crawler = Agent::from(&crawlers::all()[numbers.below(crawlers::all().len())]);
        agents.push(match numbers.below(4) {
            0 => crawler.reading_as(DialectName::ALL[numbers.below(DialectName::ALL.len())]),
            1 => crawler.without_fallbacks(),
            _ => crawler,
        });
    }
    agents
}

/// Returns the [`Brief`] that all verdicts share; `None` if they differ or one is missing.
fn common(verdicts: &[Option<&CrawlVerdict>]) -> Option<Brief> {
    let brief = |verdict: &CrawlVerdict| Brief {
        access: verdict.access(),
        reason: verdict.decision.reason,
        line: verdict.decision.winner().map(|rule| rule.line),
    };
    let [first, others @ ..] = verdicts else { return None };
    let first = first.map(brief)?;
    others.iter().all(|other| other.map(brief) == Some(first)).then_some(first)
}

#[test]
fn queries_for_many_urls_and_crawlers_return_the_same_answers_as_single_queries() {
    let mut numbers = Numbers::from(41);
    for _ in 0..400 {
        let (fetched, agents) = (fetched(&mut numbers), agents(&mut numbers));
        let matchers = fetched.matchers(&agents);
        for target in TARGETS.map(|url| Target::parse(url).expect("a URL")) {
            let briefs: Vec<_> = matchers.briefs(&target).collect();
            assert_eq!(briefs.len(), agents.len());
            for (place, (agent, brief)) in agents.iter().zip(&briefs).enumerate() {
                let description = || format!("{agent:?} {} {:?}", target.path(), fetched.fetch());
                let verdict = fetched.check(agent, &target);
                assert_eq!((brief.answer, brief.access), (verdict.answer.value, verdict.access()), "{}", description());
                let texts: Vec<_> = verdict.answers.iter().map(|answer| answer.verdict.as_ref()).collect();
                assert_eq!(brief.text, common(&texts), "{}", description());
                assert_eq!(matchers.brief(place, &target), *brief, "{}", description());
            }
        }
    }
}

#[test]
fn crawlers_that_read_a_text_in_the_same_way_share_a_rule_set() {
    let agents: Vec<Agent<'_>> = crawlers::all().iter().map(Agent::from).collect();
    let short = "User-agent: *\nDisallow: /a\nUser-agent: GPTBot\nDisallow: /\n";
    for text in [short.to_owned(), format!("{short}#{}\nUser-agent: *\nDisallow: /b\n", "x".repeat(LIMIT))] {
        let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(&text));
        let matchers = fetched.matchers(&agents);
        let most = matchers.rule_sets().iter().max().expect("crawlers") + 1;
        assert!(most < agents.len() / 4, "{most} of {}", agents.len());
    }
}
