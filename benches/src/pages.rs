//! Measures how long it takes to read headers and HTML, and to evaluate them for all crawlers. No peer has these features.

use std::collections::BTreeMap;
use std::hint::black_box;

use robotscope::availability::{Fetch, Fetched};
use robotscope::directives::Moment;
use robotscope::evaluate::Page;
use robotscope::explain::{Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{RobotsTxt, Target};

use crate::files::pages::{HOSTILE, Hostile, Input, usual_headers, usual_html};
use crate::race::{Contestant, Sampling, race};
use crate::section::{Cell, Row, Section};

const ENGINE: &str = "robotscope";
/// The columns: each heading, and the size of the hostile text in bytes. A text of twice the size should take twice the time.
const SIZES: [(&str, usize); 2] = [("robotscope, 5 MB", 5 << 20), ("robotscope, 10 MB", 10 << 20)];

/// Measures each step for a typical page.
pub(crate) fn usual(sampling: Sampling) -> Section {
    let (headers, html) = (usual_headers(), usual_html(100_000));
    let (read_headers, read_html) = (Headers::parse(&headers), Html::parse(&html));
    let page = page(Some(read_headers), Some(read_html));
    let report = page.evaluate_all();
    let step = |name, work: Box<dyn FnMut() + '_>| row(name, race(vec![Contestant { engine: ENGINE, work }], sampling));
    let rows = vec![
        step("parse 20 header lines", Box::new(|| _ = black_box(Headers::parse(black_box(&headers))))),
        step("parse 100 kB of HTML", Box::new(|| _ = black_box(Html::parse(black_box(&html))))),
        step("evaluate for all crawlers", Box::new(|| _ = black_box(black_box(&page).evaluate_all()))),
        step(
            "write the report in English",
            Box::new(|| {
                let words = ReportWords::new(&Messages::ENGLISH, &page, black_box(&report));
                report.crawlers.iter().for_each(|crawler| _ = black_box(words.crawler(crawler)));
                report.findings.iter().for_each(|finding| _ = black_box(words.finding(finding)));
            }),
        ),
    ];
    Section {
        id: "page",
        title: "A typical page".to_owned(),
        unit: "ns",
        engines: vec![ENGINE],
        rows,
        notes: vec!["The page is evaluated for all crawlers in the catalogue, with robots.txt and the current time.".to_owned()],
    }
}

/// Measures hostile pages at two sizes.
pub(crate) fn hostile(sampling: Sampling) -> Section {
    Section {
        id: "page-growth",
        title: "Hostile pages: parse and evaluate for all crawlers".to_owned(),
        unit: "ns",
        engines: SIZES.iter().map(|(name, _)| *name).collect(),
        rows: HOSTILE.iter().map(|hostile| hostile_row(hostile, sampling)).collect(),
        notes: vec![
            "Each text repeats one fragment. The robots.txt disallows the page, which each verdict then has to explain."
                .to_owned(),
        ],
    }
}

fn hostile_row(hostile: &Hostile, sampling: Sampling) -> Row {
    let contestants = SIZES.iter().map(|&(engine, bytes)| {
        let text = hostile.text(bytes);
        let input = hostile.input;
        let work = move || {
            let text = black_box(&text);
            let page = match input {
                Input::Headers => page(Some(Headers::parse(text)), None),
                Input::Html => page(None, Some(Html::parse(text))),
            };
            black_box(page.evaluate_all());
        };
        Contestant { engine, work: Box::new(work) }
    });
    row(hostile.name, race(contestants.collect(), sampling))
}

fn page<'t>(headers: Option<Headers<'t>>, html: Option<Html<'t>>) -> Page<'t> {
    let robots = RobotsTxt::parse("User-agent: *\nDisallow: /articles/\n");
    Page {
        target: Target::parse("https://www.example.com/articles/a.html").ok(),
        robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)),
        headers,
        html,
        now: Some(Moment::from_unix(1_790_000_000)),
        ..Page::default()
    }
}

fn row(name: &str, cells: Vec<(&'static str, Cell)>) -> Row {
    eprintln!("  {name}");
    Row { name: name.to_owned(), cells: cells.into_iter().collect(), queries: 0, different: BTreeMap::new() }
}
