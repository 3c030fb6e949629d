//! Checks that the cited documents' examples have no findings.

use robotscope::RobotsTxt;
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, Source};
use robotscope::explain::{Messages, ReportWords};
use robotscope::lint::{self, Options, Severity};
use serde::Deserialize;

use crate::support::page_example::with;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    document: Vec<Document>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    title: String,
    url: String,
    #[serde(default)]
    html: Vec<String>,
    #[serde(default)]
    headers: Vec<String>,
    #[serde(default)]
    robots: Vec<String>,
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn examples_in_cited_documents_have_no_findings() {
    let file: File = toml::from_str(include_str!("../../tests/documents/examples.toml")).expect("the examples");
    let mut noise = Vec::new();
    for document in &file.document {
        assert!(document.url.starts_with("https://"), "{}", document.title);
        let texts = [(Source::Html, &document.html), (Source::Headers, &document.headers), (Source::RobotsTxt, &document.robots)];
        assert!(texts.iter().any(|(_, texts)| !texts.is_empty()), "{}", document.title);
        for (source, text) in texts.iter().flat_map(|(source, texts)| texts.iter().map(move |text| (*source, text))) {
            let mut add = |what: String| noise.push(format!("{}: {text:?}: {what}", document.title));
            findings(source, text).into_iter().for_each(&mut add);
            lints(source, text).into_iter().for_each(&mut add);
        }
    }
    assert!(noise.is_empty(), "{} findings:\n{}", noise.len(), noise.join("\n"));
}

fn page(source: Source, text: &str) -> Page<'_> {
    Page { now: Moment::parse("2026-11-22"), ..with(Page::default(), source, text) }
}

fn findings(source: Source, text: &str) -> Vec<String> {
    let page = page(source, text);
    let report = page.evaluate_all();
    let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    report.findings.iter().map(|finding| words.finding(finding)).collect()
}

/// Returns the lint findings with a severity above "info".
fn lints(source: Source, text: &str) -> Vec<String> {
    let options = Options::default();
    let page = page(source, text);
    let of_page = page.lint(&page.evaluate_all(), &options).into_iter().map(|found| (found.severity, found.code));
    let robots = RobotsTxt::parse(if source == Source::RobotsTxt { text } else { "" });
    let of_robots = lint::lint(&robots, &options).into_iter().map(|found| (found.severity, found.code));
    let is_noise = |(severity, _): &(Severity, _)| *severity > Severity::Info;
    of_page.chain(of_robots).filter(is_noise).map(|(severity, code)| format!("{} {}", severity.as_str(), code.as_str())).collect()
}
