//! Runs the cases in `tests/ai-signals/*.toml`: a page's statements about AI, and the crawlers to which they apply.

use std::collections::BTreeSet;

use robotscope::availability::{Fetch, Fetched};
use robotscope::crawlers;
use robotscope::evaluate::ai_signals::AiEntry;
use robotscope::evaluate::{Page, Place, Report, Source};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::text::Span;
use robotscope::{Agent, RobotsTxt, Target};

use crate::support::ai_signals::{Case, EntryCheck, TableCheck};
use crate::support::case_files::{Folder, case_files};
use crate::support::numbers::Numbers;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("ai-signals", "robots.toml", "page.toml", "directives.toml", "together.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn returns_the_expected_ai_signals_for_every_case() {
    run_cases(&FILES, Tally::signals);
}

/// Checks that no text causes a panic, that every position is inside its text, and that every crawler is in exactly one table.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_crawler_is_in_exactly_one_ai_table() {
    let pieces = [
        "User-agent: *\n",
        "User-agent: GPTBot\n",
        "User-agent: Google-Extended\n",
        "Disallow: /\n",
        "Allow: /p\n",
        "Content-Signal: ai-train=no, search=yes\n",
        "Content-Usage: train-ai=n\n",
        "Content-Usage: /p train-ai=y, search=n\n",
        "Content-Usage: a=(\n",
        "\tsearch=y\n",
        "License: https://a/l\n",
        "License: l\n",
        "TDM-Reservation: 1\n",
        "tdm-policy: /p\n",
        "Link: </l>; rel=license; type=application/rsl+xml\n",
        "X-Robots-Tag: noai, max-snippet: 5\n",
        "X-Robots-Tag: bingbot: noarchive, nocache\n",
        "<meta name=robots content='nosnippet, noml'>",
        "<template>",
        "</template>",
        "<meta name='tdm-reservation' content='&#49;'>",
        "<meta name=tdm-policy content=' /p'>",
        "<link rel=license type=application/rsl+xml href=/l>",
        "<script type=application/rsl+xml>",
        "</script>",
        "\u{b}",
        "é",
    ];
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    let tokens = ["Googlebot", "Google-Extended", "GPTBot", "bingbot", "Amazonbot", "Applebot", "ExampleBot", "CCBot"];
    let agents = tokens.map(Agent::named);
    let mut entries = 0;
    for _ in 0..500 {
        let texts: [String; 3] = std::array::from_fn(|_| (0..below(12)).map(|_| pieces[below(pieces.len())]).collect());
        let [robots, headers, html] = &texts;
        let page = Page {
            target: Some(Target::parse("/page").expect("a path")),
            robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(robots))),
            headers: Some(Headers::parse(headers)),
            html: Some(Html::parse(html)),
            ..Page::default()
        };
        let tables = page.evaluate(&agents).ai_signals.classes;
        let crawlers: Vec<_> = tables.iter().flat_map(|table| &table.crawlers).collect();
        assert_eq!(crawlers.len(), agents.len());
        assert_eq!(crawlers.into_iter().collect::<BTreeSet<_>>().len(), agents.len());
        for table in &tables {
            let mut known = BTreeSet::new();
            for entry in &table.entries {
                entries += 1;
                assert!(entry.crawlers.is_sorted() && !entry.statement.by.is_empty(), "{entry:?}");
                let signal_and_usage = (entry.statement.signal, entry.statement.usage);
                for crawler in &entry.crawlers {
                    assert!(table.crawlers.contains(crawler) && known.insert((*crawler, signal_and_usage)), "{entry:?}");
                }
                let places = [&entry.statement.by, &entry.statement.overruled, &entry.statement.terms];
                for Place { source, span } in places.into_iter().flatten() {
                    let text = &texts[*source as usize];
                    assert!(span.end() as usize <= text.len(), "{entry:?}");
                }
            }
        }
    }
    assert!(entries > 2000, "{entries}");
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn ai_signals_do_not_change_verdicts() {
    let plain = ("User-agent: *\nDisallow: /b\n", "HTTP/1.1 200 OK\nX-Robots-Tag: nofollow\n", "<title>t</title>");
    let signals = (
        "License: https://a/l\nUser-agent: *\nContent-Signal: search=no\nContent-Usage: search=n\nDisallow: /b\n",
        "HTTP/1.1 200 OK\nX-Robots-Tag: nofollow\nContent-Usage: search=n\nTDM-Reservation: 1\nX-Robots-Tag: noai\n",
        "<title>t</title><meta name=tdm-reservation content=1><meta name=robots content=noimageai>",
    );
    let report = |(robots, headers, html): (&'static str, &'static str, &'static str)| {
        let page = Page {
            target: Some(Target::parse("/page").expect("a path")),
            robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(robots))),
            headers: Some(Headers::parse(headers)),
            html: Some(Html::parse(html)),
            ..Page::default()
        };
        page.evaluate_all()
    };
    let (plain, signals) = (report(plain), report(signals));
    assert!(signals.ai_signals.classes.iter().all(|table| !table.entries.is_empty()));
    for (without, with) in plain.crawlers.iter().zip(&signals.crawlers) {
        assert_eq!(without.appearance, with.appearance);
        let access = |report: &robotscope::evaluate::CrawlerReport<'_>| report.crawl.as_ref().map(|crawl| crawl.access());
        assert_eq!(access(without), access(with));
    }
}

impl Tally {
    fn signals(&mut self, case: &Case) {
        let bytes = |text: &Option<crate::support::data::Text>| text.as_ref().map(|text| text.bytes());
        let (robots, html) = (bytes(&case.robots), bytes(&case.html));
        let headers = match &case.pairs {
            Some(pairs) => Some(Headers::from_pairs(pairs.iter().map(|[name, value]| (name, value)))),
            None => bytes(&case.headers).map(Headers::parse),
        };
        let fetched = |text| Fetched::new(Fetch::status(case.status)).with_text(RobotsTxt::parse(text));
        let page = Page {
            target: (!case.url.is_empty()).then(|| Target::parse(&case.url).expect("a URL")),
            robots: robots.as_ref().map(fetched),
            headers,
            html: html.as_ref().map(Html::parse),
            ..Page::default()
        };
        let text_of = |place: &Place| {
            let text = match place.source {
                Source::RobotsTxt => robots.as_ref().map(|text| place.span.slice(text)),
                Source::Headers => page.headers.as_ref().map(|headers| headers.slice(place.span)),
                Source::Html => html.as_ref().map(|text| place.span.slice(text)),
                Source::RenderedHtml => None,
            };
            let text = text.filter(|text| text.len() == Span::len(place.span) as usize).expect("a place in its text");
            format!("{}: {}", place.source.as_str(), String::from_utf8_lossy(text))
        };
        let all = page.evaluate_all();
        for check in &case.crawler {
            let report = page.evaluate(&[Agent::named(&check.agent)]);
            let found: Vec<_> = entries(&report, 0).into_iter().map(words).collect();
            self.same(&check.agent, &check.says, &found);
            // A report for all crawlers lists an entry once for several crawlers. This crawler's entries must still be the same.
            let place = crawlers::all().iter().position(|crawler| crawler.token == check.agent);
            if let Some(place) = place {
                let same: Vec<_> = entries(&all, place).into_iter().map(|entry| &entry.statement).collect();
                let alone: Vec<_> = entries(&report, 0).into_iter().map(|entry| &entry.statement).collect();
                self.same(&check.agent, &alone, &same);
            }
        }
        for check in &case.entry {
            let report = page.evaluate(&[Agent::named(&check.agent)]);
            let found = entries(&report, 0).into_iter().find(|entry| words(entry) == check.says);
            let what = format!("{} for {}", check.says, check.agent);
            self.same(&what, &true, &found.is_some());
            if let Some(entry) = found {
                self.entry(&what, check, entry, &text_of);
            }
        }
        for check in &case.table {
            self.table(&page, check);
        }
    }

    fn entry(&mut self, what: &str, check: &EntryCheck, entry: &AiEntry, text_of: &dyn Fn(&Place) -> String) {
        let texts = |places: &[Place]| places.iter().map(text_of).collect::<Vec<_>>();
        let statement = &entry.statement;
        self.same_if_expected(what, check.by.as_ref(), &texts(&statement.by));
        self.same(what, &check.overruled, &texts(&statement.overruled));
        self.same(what, &check.terms, &texts(&statement.terms));
        self.same(what, &check.overruled_by.as_deref(), &statement.overruled_by.map(|signal| signal.as_str()));
        let honoured = format!("{}, {}", entry.honoured.value.as_str(), entry.honoured.certainty.as_str());
        self.same_if_expected(what, check.honoured.as_deref(), &honoured);
        self.same_if_expected(what, check.visibility.as_deref(), entry.visibility.as_str());
        self.same(what, &false, &entry.source.is_empty());
    }

    fn table(&mut self, page: &Page<'_>, check: &TableCheck) {
        let agents: Vec<_> = check.agents.iter().map(|agent| Agent::named(agent)).collect();
        let report = page.evaluate(&agents);
        let name = |crawler: &u32| report.crawlers.get(*crawler as usize).expect("a crawler of the report").agent.name();
        let tables = &report.ai_signals.classes;
        let words = tables.iter().map(|table| {
            let names: Vec<_> = table.crawlers.iter().map(name).collect();
            format!("{}: {}", table.class.as_str(), names.join(", "))
        });
        self.same("tables", &check.classes, &words.collect());
        self.same("entries", &check.entries, &tables.iter().map(|table| table.entries.len()).collect());
    }
}

fn entries<'r>(report: &'r Report<'_>, crawler: usize) -> Vec<&'r AiEntry> {
    let all = report.ai_signals.classes.iter().flat_map(|table| &table.entries);
    all.filter(|entry| entry.crawlers.contains(&(crawler as u32))).collect()
}

fn words(entry: &AiEntry) -> String {
    let statement = &entry.statement;
    let number = statement.characters.map(|number| format!(" {number}")).unwrap_or_default();
    format!("{} {} {}{number}", statement.signal.as_str(), statement.usage.as_str(), statement.stance.as_str())
}
