//! Runs the cases in `tests/pages/*.toml`: combined verdicts from a page's robots.txt, headers and HTML. Also checks some explanations.

use robotscope::Agent;
use robotscope::availability::{Fetch, Fetched};
use robotscope::directives::Moment;
use robotscope::evaluate::{CrawlerReport, Page};
use robotscope::explain::{Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{RobotsTxt, Target};

use crate::support::case_files::{Folder, case_files};
use crate::support::outcomes::{limit_in_words, value_of};
use crate::support::pages::{Case, CrawlerCheck, ExpectedFinding, Words};
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!(
    "pages",
    "robots-txt.toml",
    "headers.toml",
    "html.toml",
    "engines.toml",
    "unknown.toml",
    "charset.toml",
    "status.toml",
    "peers.toml",
    "linked.toml",
    "rendered.toml"
);

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn the_pages_in_every_case_have_the_expected_verdicts() {
    run_cases(&FILES, Tally::verdicts);
}

impl Tally {
    fn verdicts(&mut self, case: &Case) {
        let names = case.crawlers.iter().flat_map(|check| &check.agents);
        let agents: Vec<_> = names.map(|name| Agent::named(name)).collect();
        case.with_page(|page, robots| {
            let report = page.evaluate(&agents);
            let words = Words { page, report: &report, robots };
            if let Some(unknown) = &case.unknown {
                self.same("unknown", unknown, &words.unknown().into_iter().map(str::to_owned).collect());
            }
            self.same_if_expected("form of the headers", case.form.as_deref(), report.header_form.as_str());
            let checks = case.crawlers.iter().flat_map(|check| check.agents.iter().map(move |_| check));
            for (check, crawler) in checks.zip(&report.crawlers) {
                self.crawler(check, &words, crawler);
            }
            if let Some(expected) = &case.findings {
                let mut found: Vec<_> = report.findings.iter().map(|finding| words.finding(finding)).collect();
                let mut expected: Vec<ExpectedFinding> = expected.clone();
                found.sort();
                expected.sort();
                self.same("findings", &expected, &found);
            }
        });
    }

    fn crawler(&mut self, check: &CrawlerCheck, words: &Words<'_, '_, '_>, crawler: &CrawlerReport<'_>) {
        let name = crawler.agent.name();
        let owned = |text: &str| text.to_owned();
        self.same(&format!("visibility for {name}"), check.visibility.as_str(), crawler.visibility.as_str());
        let listing = crawler.appearance.listing.map(|listing| owned(listing.as_str()));
        self.same(&format!("listing at {name}"), &check.listing, &listing);
        let until = crawler.appearance.until.map(|moment| moment.to_string());
        self.same(&format!("until at {name}"), &check.until, &until);
        if check.timing.is_some() {
            let timing = crawler.indexing.timing.map(|timing| owned(timing.as_str()));
            self.same(&format!("timing at {name}"), &check.timing, &timing);
        }
        if check.rule.is_some() {
            self.same(&format!("rule for {name}"), &check.rule, &words.rule(crawler));
        }
        self.outcomes(&check.outcomes, &crawler.indexing, name, |places| words.directives(places));
        let shown = &crawler.appearance;
        let found = [
            ("snippet", limit_in_words(shown.snippet)),
            ("image_preview", owned(shown.image_preview.as_str())),
            ("video_preview", limit_in_words(shown.video_preview)),
            ("translation", owned(shown.translation.as_str())),
            ("archive", owned(shown.archive.as_str())),
        ];
        for (field, found) in found {
            self.same(&format!("{field} shown by {name}"), value_of(&check.outcomes, field), &found);
        }
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn explanations_quote_the_deciding_line() {
    let robots = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: GPTBot\nDisallow: /a\n"));
    let page = Page {
        target: Some(Target::parse("https://example.com/a").expect("a URL")),
        robots: Some(robots),
        headers: Some(Headers::parse(
            "HTTP/2 200\nx-robots-tag: nofollow\nx-robots-tag: googlebot: noindex, max-snippet: 50\nx-robots-tag: noindxe\n",
        )),
        html: Some(Html::parse(
            "<!doctype html>\n<meta name=robots content=index>\n<meta name=googlebot content='max-snippet: 20, noarchive'>\n",
        )),
        now: Moment::parse("2026-11-20"),
        ..Page::default()
    };
    let agents = ["Googlebot", "GPTBot", "bingbot"].map(Agent::named);
    let report = page.evaluate(&agents);
    let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    let [google, gpt, bing] = [0, 1, 2].map(|place| words.crawler(&report.crawlers[place]));
    assert_eq!(google.summary, "Googlebot may not index the page: line 3 of the headers, “noindex”.");
    assert_eq!(gpt.summary, "GPTBot may not fetch the page.");
    assert_eq!(bing.summary, "bingbot may index the page.");
    let has_step = |explanation: &robotscope::explain::Explanation, sentence: &str| {
        assert!(explanation.steps.iter().any(|step| step == sentence), "{sentence}\n{:#?}", explanation.steps);
    };
    has_step(
        &google,
        "It must not be shown in results: line 3 of the headers, “noindex” (documented). \
         It overrides line 2 of the HTML, “index”.",
    );
    has_step(&google, "Its links must not be followed: line 2 of the headers, “nofollow” (documented).");
    has_step(
        &google,
        "At most 20 characters of text may be shown: line 3 of the HTML, “max-snippet: 20” (documented). \
         It overrides line 3 of the headers, “max-snippet: 50”.",
    );
    has_step(&google, "No effect: line 3 of the HTML, “noarchive”; the engine no longer reads it.");
    has_step(&bing, "It may be shown in results: line 2 of the HTML, “index” (documented).");
    let findings: Vec<_> = report.findings.iter().map(|finding| words.finding(finding)).collect();
    for sentence in [
        "robots.txt blocks GPTBot from the page, so its directives are never seen: line 2 of the headers, “nofollow”.",
        "Conflict for Googlebot; the stricter directive applies: line 3 of the headers, “noindex” (and 1 more).",
        "For Googlebot, this has no effect, because the engine no longer reads it: line 3 of the HTML, “noarchive”.",
        "This is not a directive; “noindex” may be meant: line 4 of the headers, “noindxe”.",
    ] {
        assert!(findings.iter().any(|finding| finding == sentence), "{sentence}\n{findings:#?}");
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn explanations_name_the_version_of_the_document() {
    let [plain, noindex] = ["<title>a</title>\n", "<title>b</title>\n<meta name=robots content=noindex>\n"];
    let explained = |html, rendered| {
        let page = Page {
            headers: Some(Headers::parse("HTTP/2 200\n")),
            html: Some(Html::parse(html)),
            rendered: Some(Html::parse(rendered)),
            ..Page::default()
        };
        let report = page.evaluate(&["Googlebot", "DuckDuckBot", "CCBot"].map(Agent::named));
        let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
        let crawlers: Vec<_> = report.crawlers.iter().map(|crawler| words.crawler(crawler)).collect();
        (crawlers, report.findings.iter().map(|finding| words.finding(finding)).collect::<Vec<_>>())
    };
    let (crawlers, findings) = explained(plain, noindex);
    let summaries: Vec<_> = crawlers.iter().map(|crawler| crawler.summary.as_str()).collect();
    assert_eq!(
        summaries,
        [
            "Googlebot may not index the page, if it may fetch it: line 2 of the rendered HTML, “noindex”.",
            "DuckDuckBot may index the page, if it may fetch it, unless it renders the page: line 2 of the rendered HTML, “noindex”.",
            "CCBot may index the page, if it may fetch it.",
        ]
    );
    let step = "No effect: line 2 of the rendered HTML, “noindex”; \
                it exists only after scripts have run, and the crawler does not render pages.";
    assert!(crawlers[2].steps.iter().any(|known| known == step), "{:#?}", crawlers[2].steps);
    assert_eq!(
        findings[0],
        "Scripts forbid Googlebot to index the page, while crawlers that do not render pages may index it: \
         line 2 of the rendered HTML, “noindex”."
    );
    let (crawlers, findings) = explained(noindex, plain);
    for (crawler, name) in crawlers.iter().zip(["Googlebot", "DuckDuckBot"]) {
        let assumed = "may fetch the page, it is only assumed that it does not index it: line 2 of the HTML, “noindex”.";
        assert_eq!(crawler.summary, format!("If {name} {assumed}"));
    }
    assert_eq!(
        findings,
        [
            "Scripts remove this, but Googlebot, DuckDuckBot and CCBot may obey it without running them: line 2 of the HTML, “noindex”."
        ]
    );
}

/// Google documents that it obeys noindex ([google-robots-meta]). OpenAI documents nothing about it ([openai-crawlers]).
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn explanations_distinguish_documented_from_assumed_effects_of_noindex() {
    let page = Page { headers: Some(Headers::parse("HTTP/2 200\nx-robots-tag: noindex\n")), ..Page::default() };
    let report = page.evaluate(&["Googlebot", "GPTBot"].map(Agent::named));
    let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    let [google, gpt] = [0, 1].map(|place| words.crawler(&report.crawlers[place]).summary);
    assert_eq!(google, "Googlebot may not index the page, if it may fetch it: line 2 of the headers, “noindex”.");
    assert_eq!(
        gpt,
        "If GPTBot may fetch the page, it is only assumed that it does not index it: line 2 of the headers, “noindex”."
    );
}

/// An explanation must not claim more than is known.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn explanations_mention_missing_inputs() {
    let page = Page {
        headers: Some(Headers::parse("X-Robots-Tag: unavailable_after: Tuesday, 01-Dec-26 00:00:00 GMT")),
        ..Page::default()
    };
    let report = page.evaluate(&[Agent::named("Googlebot")]);
    let explanation = ReportWords::new(&Messages::ENGLISH, &page, &report).crawler(&report.crawlers[0]);
    assert_eq!(
        explanation.summary,
        "Googlebot may index the page until 1 December 2026, 00:00 UTC (the current time is not given), if it may fetch it, as far as known."
    );
    assert_eq!(
        explanation.steps,
        [
            "It must not be shown after 1 December 2026, 00:00 UTC: \
             line 1 of the headers, “unavailable_after: Tuesday, 01-Dec-26 00:00:00 GMT” (documented).",
            "Unknown, because missing or unreadable: robots.txt, the response headers, the document.",
        ]
        .map(|step| step.replace("the response headers, ", ""))
    );
}

/// RFC 9309, 2.2.2: access is evaluated separately for each URI.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn explains_that_robots_txt_blocks_the_target_of_a_redirect() {
    let robots = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *\nDisallow: /new\n"));
    let page = Page {
        target: Some(Target::parse("https://example.com/old").expect("a URL")),
        robots: Some(robots),
        headers: Some(Headers::parse("HTTP/2 301\nlocation: /new\n\nHTTP/2 200\nx-robots-tag: noindex\n")),
        ..Page::default()
    };
    let report = page.evaluate(&[Agent::named("Googlebot")]);
    let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    let summary = "Googlebot may fetch the URL, but not the target of its redirect: only the bare URL can appear in results.";
    assert_eq!(words.crawler(&report.crawlers[0]).summary, summary);
    let finding = report.findings.last().map(|finding| words.finding(finding)).expect("a finding");
    assert!(finding.starts_with("robots.txt blocks Googlebot from the redirect’s target"), "{finding}");
}
