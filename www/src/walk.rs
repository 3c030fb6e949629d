//! Walks randomly through the page's states. After each action, everything that the page shows must agree with a fresh evaluation of its
//! inputs.

use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Certainty, CrawlerClass, Support};
use robotscope::directives::{Limit, Moment, Permission};
use robotscope::evaluate::{Listing, Source};
use robotscope::explain::Language;
use robotscope::{Access, Target};
use yew::Reducible;

use crate::action::Action;
use crate::generate;
use crate::intake::{Fetched, FetchedPage, FetchedRobots, HarPage, Imported, ImportedText};
use crate::language::say;
use crate::outage;
use crate::page::{self, Basis, EXAMPLES, Filtered, Inputs, NotShown, PATH, Question, Results, Table, Verdict, groups};
use crate::pin::Pin;
use crate::placing;
use crate::route::View;
use crate::share;
use crate::state::{ImportNotice, State};
use crate::urls;

/// The number of actions in each of the two walks.
const STEPS: u32 = 5_000;

const URLS: [&str; 8] = [
    "",
    "/",
    "/private/a",
    "https://www.mine.example/",
    "https://shop.mine.example/private/a?b=c",
    "http://www.mine.example/a.pdf",
    "not a url",
    "https://mine.example/robots.txt",
];

const TEXTS: [&str; 14] = [
    "User-agent: *\nDisallow: /\n",
    "User-agent: *\nDisallow: /private/\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n",
    "User-agent: Googlebot\nUser-agent: *\nCrawl-delay: 5\nSitemap: https://mine.example/s.xml\n",
    "HTTP/2 200\ncontent-type: text/html\nx-robots-tag: noindex\n",
    "HTTP/2 304\nx-robots-tag: nosnippet\n",
    "HTTP/1.1 404 Not Found\ncontent-type: text/html\n\n<p>none",
    "content-type: application/pdf\nx-robots-tag: googlebot: index, noindex\nx-robots-tag: unavailable_after: 2020-01-01\n",
    "HTTP/2 503\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /\n",
    "<!doctype html><meta name=robots content='noindex'><p>x",
    "<!doctype html><meta name=googlebot content='max-snippet: 0'><p>x",
    "<!doctype html><p>x",
    "URL,Last crawled\nhttps://mine.example/a,2026-11-01\nhttps://www.mine.example/b,2026-11-01\n",
    "noindex, nofollow",
    "nothing that the page knows",
];

const STATUSES: [&str; 9] = ["", "200", "401", "404", "503", "301", "429", page::UNREACHABLE, "abc"];

/// A linear congruential generator with Knuth's MMIX constants.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as usize
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn action(&mut self) -> Action {
        let imported_text =
            |name: &str, text: &str| ImportedText { name: name.into(), content: Ok(text.to_owned()), is_utf16: false };
        match self.below(20) {
            0..3 => Action::Page(page::Action::SetUrl(self.one_of(&URLS).to_owned())),
            3 => Action::Page(page::Action::CommitUrl),
            4..7 => Action::Page(page::Action::Import(Imported::Texts(vec![imported_text("", self.one_of(&TEXTS))]), None)),
            7 => {
                let source = self.one_of(&Source::ALL);
                Action::Page(page::Action::Import(Imported::Texts(vec![imported_text("a", self.one_of(&TEXTS))]), Some(source)))
            }
            8 => Action::Page(page::Action::Clear(self.one_of(&Source::ALL))),
            9 => Action::Page(page::Action::SetStatus(self.one_of(&STATUSES).to_owned())),
            10 => Action::Page(page::Action::Outage(outage::Action::Hours(self.one_of(&[None, Some(13), Some(1000)])))),
            11 => Action::Placing(placing::Action::Undo),
            12 => Action::ShowView(self.one_of(&View::ALL)),
            13 => Action::Page(page::Action::LoadExample(&EXAMPLES[self.below(EXAMPLES.len() - 1)])),
            14 => Action::Share(self.one_of(&[|| share::Action::New, || share::Action::Return, || share::Action::Dismiss])()),
            15 => Action::Page(page::Action::Import(Imported::FetchStarted(self.one_of(&URLS[3..6]).into()), None)),
            16 => Action::Page(page::Action::Import(Imported::FetchFailed, None)),
            17 => Action::Page(page::Action::Import(self.fetched(), None)),
            18 => Action::Page(page::Action::UseAnyway(vec![self.one_of(&Source::ALL)])),
            _ => self.rarer(),
        }
    }

    fn fetched(&mut self) -> Imported {
        let robots =
            FetchedRobots { status: self.one_of(&[Some(200), Some(404), None]), text: self.one_of(&TEXTS[..3]).to_owned() };
        let page = FetchedPage {
            url: self.one_of(&URLS[3..6]).to_owned(),
            headers: self.one_of(&TEXTS[3..5]).to_owned(),
            html: Some(self.one_of(&TEXTS[8..11]).to_owned()),
            joined: false,
            truncated: false,
        };
        let (has_robots, has_page) = (self.below(3) > 0, self.below(3) > 0);
        Imported::Fetched(Box::new(Fetched { robots: has_robots.then_some(robots), page: has_page.then_some(page) }))
    }

    fn rarer(&mut self) -> Action {
        match self.below(5) {
            0 => Action::Page(page::Action::SetNow(self.one_of(&["", "2019-01-01T00:00", "2030-01-01T00:00"]).to_owned())),
            1 => Action::Urls(urls::Action::Replace(self.one_of(&TEXTS).to_owned())),
            2 => Action::Page(page::Action::Edit(Source::RenderedHtml, self.one_of(&TEXTS[8..11]).into())),
            3 => Action::Generate(generate::Action::Adopt(self.one_of(&TEXTS[..3]).into())),
            _ => {
                let page = HarPage {
                    file: "a.har".into(),
                    url: self.one_of(&URLS[3..6]).to_owned(),
                    headers: self.one_of(&TEXTS[3..5]).to_owned(),
                    html: None,
                    robots: (self.below(2) == 0).then(|| (200, TEXTS[0].to_owned())),
                };
                Action::Page(page::Action::Import(Imported::HarPage(Box::new(page)), None))
            }
        }
    }
}

/// Panics if the page shows anything that contradicts a fresh evaluation of its inputs.
fn check(state: &State) {
    let page = &state.page;
    let inputs = Inputs::of(page);
    let results = Results::new(&inputs);
    let report = inputs.page().evaluate_all();
    let is_robots_known = page.fetch().is_some();

    assert_eq!(results.rows.len(), report.crawlers.len());
    for (row, found) in results.rows.iter().zip(&report.crawlers) {
        assert_eq!(row.crawl(), found.answer(), "{}", row.crawler.token);
        assert_eq!(row.listing, found.known_listing(&report.known), "{}", row.crawler.token);
        assert!(is_robots_known || row.crawl().is_none(), "{}: no answer while robots.txt is unknown", row.crawler.token);
    }
    // Green means that the page is not hidden from results. Red means that the page is hidden, and that this is not merely assumed.
    for (row, found) in results.rows.iter().zip(&report.crawlers) {
        // With status 304, the listing is unknown, because an earlier version of the page decides.
        let is_hidden = found.known_listing(&report.known) == Some(Listing::Hidden);
        let is_green = row.verdict.class().ends_with("allowed") || row.verdict.access(row.crawl()).0.ends_with("allowed");
        assert!(!is_green || !is_hidden, "{}", row.crawler.token);
        let is_red = row.verdict.class().ends_with("hidden");
        assert!(!is_red || found.indexing.index.certainty != Certainty::Assumed, "{}", row.crawler.token);
    }
    let all = groups(&results, &Filtered::new(&results, &Table::default(), |_| false));
    assert_eq!(all.iter().map(|group| group.rows.len()).sum::<usize>(), results.rows.len());
    let count = |answer| report.crawlers.iter().filter(|found| found.answer() == Some(answer)).count();
    let blocked = count(CrawlAnswer::Disallowed);
    let in_groups = all.iter().filter(|group| group.answer == Some(CrawlAnswer::Disallowed));
    assert_eq!(in_groups.map(|group| group.rows.len()).sum::<usize>(), blocked);
    let summary = results.summary();
    assert_eq!(summary.is_some(), Target::parse(&page.url).is_ok());
    if let Some(summary) = &summary {
        let words = format!("{}{}", summary.first, summary.rest);
        if is_robots_known {
            let fetching = || report.crawlers.iter().filter(|found| found.sends_requests());
            let count = |answer| fetching().filter(|found| found.answer() == Some(answer)).count();
            let (blocked, depends) = (count(CrawlAnswer::Disallowed), count(CrawlAnswer::Depends));
            let stopped = fetching().filter(|found| found.is_redirect_blocked()).count();
            let total = fetching().count();
            let expected = if blocked == 0 && stopped > 0 {
                say!("summary-redirect-only", count = stopped, total = total, path = PATH)
            } else {
                say!("summary-blocked", blocked = blocked, total = total, path = PATH)
            };
            assert!(summary.first == expected || depends > blocked, "{words}");
        } else {
            assert_eq!(summary.first, say!("summary-crawling-unknown"));
        }
        let is_hidden = |listing| listing == Some(Listing::Hidden);
        if words.contains(&say!("summary-all-indexed")) {
            let mut fetching = report.crawlers.iter().filter(|found| found.sends_requests());
            assert!(!fetching.any(|found| is_hidden(found.known_listing(&report.known))), "{words}");
            assert!(report.known.headers || report.known.html, "{words}");
        }
    }
    for pin in [Pin::Crawler("Googlebot"), Pin::Crawler("bingbot"), Pin::Class(CrawlerClass::AiTraining)] {
        let Some(pinned) = results.pinned(pin) else { continue };
        if !is_robots_known {
            assert!(matches!(pinned.verdict, None | Some(Verdict::Crawl(None))), "{}", pinned.sentence);
        }
        let Pin::Crawler(token) = pin else { continue };
        let found = report.crawlers.iter().find(|found| found.agent.name() == token).unwrap();
        let access = found.answer().and_then(CrawlAnswer::access);
        match pinned.verdict.unwrap() {
            Verdict::Shown | Verdict::ShownWithoutText | Verdict::CanonicalElsewhere => {
                assert_eq!((access, found.known_index(&report.known)), (Some(Access::Allowed), Some(Permission::Allowed)));
            }
            Verdict::WithoutText => {
                assert_eq!((access, found.known_index(&report.known)), (Some(Access::Allowed), None));
                assert_eq!(found.appearance.snippet, Limit::AtMost(0));
            }
            Verdict::NotShown(NotShown { is_assumed, .. }) => {
                assert_eq!((access, found.known_index(&report.known)), (Some(Access::Allowed), Some(Permission::Forbidden)));
                assert_eq!(is_assumed, found.indexing.index.certainty == Certainty::Assumed);
            }
            Verdict::Token(_) => panic!("{token} is a crawler"),
            Verdict::UrlAtMost => {
                assert_eq!(found.answer(), Some(CrawlAnswer::Depends));
                assert_eq!(found.known_index(&report.known), Some(Permission::Forbidden));
            }
            Verdict::UrlOnly => assert_eq!(access, Some(Access::Disallowed)),
            Verdict::Crawl(answer) => assert_eq!(answer, found.answer()),
        }
    }
    assert_eq!(results.plain_words() == [say!("plain-unknown")], !is_robots_known);
    assert_eq!(report.known.rendered, inputs.rendered.is_some());
    // The rendered HTML decides an answer only if it is known and the crawler renders pages.
    for (row, found) in results.rows.iter().zip(&report.crawlers) {
        let is_rendered = results.source(row.crawler.token, Question::Index) == Some(Source::RenderedHtml);
        assert!(!is_rendered || page.rendered.text.is_some(), "{}", row.crawler.token);
        assert!(!is_rendered || found.agent.renders().value == Support::Yes, "{}", row.crawler.token);
    }
    // The inputs leave out texts that were fetched from another page. `premises` lists the conditions under which the answers are valid.
    let bases = Source::ALL.map(|source| page.basis(source));
    for (source, basis) in Source::ALL.into_iter().zip(&bases).skip(1) {
        assert_eq!(inputs.text(source).is_some(), matches!(basis, Basis::Applies | Basis::Condition(_)), "{source:?}");
    }
    let premises = page.premises();
    assert_eq!(premises.condition.is_some(), bases.iter().any(|basis| matches!(basis, Basis::Condition(_))));
    assert_eq!(premises.other_robots.is_some(), matches!(bases[0], Basis::Other(_)));
    assert_eq!(premises.other_page.is_some(), bases[1..].iter().any(|basis| matches!(basis, Basis::Other(_))));
    // While an example is shown, the URL is that of an example or empty.
    if page.is_example_shown() {
        assert!(EXAMPLES.iter().any(|example| example.url == &*page.url) || page.url.is_empty(), "{}", page.url);
    }
    // Until the first text of a fetch arrives, no text counts as fetched.
    if state.notice.as_ref().is_some_and(ImportNotice::is_fetching) {
        assert!(page.fetched_at().is_none());
    }
}

#[test]
fn the_page_matches_a_fresh_evaluation_after_every_random_action() {
    walk(47);
}

// A second test, so that the two walks can run at the same time.
#[test]
fn the_page_matches_a_fresh_evaluation_after_other_random_actions() {
    walk(48);
}

fn walk(seed: u64) {
    let mut random = Random(seed);
    let mut state = Rc::new(State::new(Language::English, Moment::from_unix(1_780_000_000)));
    let mut recent: Vec<String> = Vec::new();
    for step in 0..STEPS {
        let action = random.action();
        recent.push(format!("{action:?}"));
        if recent.len() > 12 {
            recent.remove(0);
        }
        state = state.reduce(action);
        let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&state)));
        assert!(checked.is_ok(), "step {step}, after {recent:#?}");
    }
}
