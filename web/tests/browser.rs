//! Tests of the bindings in WebAssembly, in a real browser.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

use js_sys::{Array, Object, Reflect, Uint8Array};
use robotscope::Access;
use robotscope::directives::DirectiveName;
use robotscope_web::{RobotsTxt, crawlers, evaluate, identify_crawler};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// Reads a JavaScript value with serde-wasm-bindgen alone, so that the tests do not depend on this crate's own conversions.
fn read<T: DeserializeOwned>(value: impl Into<JsValue>) -> T {
    serde_wasm_bindgen::from_value(value.into()).unwrap()
}

fn given<T: JsCast>(value: impl Into<JsValue>) -> T {
    value.into().unchecked_into()
}

fn text(object: &JsValue, name: &str) -> String {
    Reflect::get(object, &name.into()).unwrap().as_string().unwrap_or_default()
}

fn parse(text: &str) -> RobotsTxt {
    RobotsTxt::parse(&given(text)).ok().unwrap()
}

#[derive(Deserialize)]
struct Verdict {
    access: Access,
    reason: String,
    rule: Rule,
    explanation: Explanation,
}

#[derive(Deserialize)]
struct Rule {
    line: u32,
    pattern: Piece,
}

#[derive(Deserialize)]
struct Piece {
    start: u32,
    text: String,
}

#[derive(Deserialize)]
struct Explanation {
    steps: Vec<String>,
}

#[derive(Deserialize)]
struct Report {
    directives: Vec<Directive>,
    crawlers: Vec<CrawlerReport>,
}

#[derive(Deserialize)]
struct Directive {
    name: DirectiveName,
    span: Span,
}

#[derive(Deserialize)]
struct Span {
    start: u32,
}

#[derive(Deserialize)]
struct CrawlerReport {
    visibility: String,
    indexing: Indexing,
}

#[derive(Deserialize)]
struct Indexing {
    index: Outcome,
}

#[derive(Deserialize)]
struct Outcome {
    value: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Crawler {
    token: String,
    user_agent: Option<Outcome>,
}

#[wasm_bindgen_test]
fn check_returns_a_plain_object_with_utf16_offsets() {
    let robots = parse("# 🤖\nUser-agent: *\nDisallow: /private/");
    let (url, crawler) = (given("https://example.com/private/a"), given("GPTBot"));
    let verdict: Verdict = read(robots.check(&url, &crawler, &given(JsValue::UNDEFINED)).ok().unwrap());
    assert_eq!((verdict.access, &*verdict.reason), (Access::Disallowed, "longest-match"));
    // The emoji before the pattern is four bytes in UTF-8, but two UTF-16 code units. `start` must count code units.
    let Piece { start, text } = verdict.rule.pattern;
    assert_eq!((verdict.rule.line, start, &*text), (3, 29, "/private/"));
    assert!(!verdict.explanation.steps.is_empty());
}

#[wasm_bindgen_test]
fn evaluate_accepts_a_parsed_robots_txt_without_freeing_it() {
    let page = Object::new();
    let robots = JsValue::from(parse("User-agent: *\nDisallow: /"));
    let set = |name: &str, value: &JsValue| assert!(Reflect::set(&page, &name.into(), value).unwrap());
    set("url", &"/a".into());
    set("robotsTxt", &robots);
    set("html", &"<!-- 🤖 --><meta name=robots content=noindex>".into());
    set("crawlers", &Array::of1(&"GPTBot".into()));
    for _ in 0..2 {
        let report: Report = read(evaluate(&given(page.clone()), &given(JsValue::UNDEFINED)).ok().unwrap());
        let [(directive, crawler)] = report.directives.iter().zip(&report.crawlers).collect::<Vec<_>>().try_into().ok().unwrap();
        assert_eq!((directive.name, directive.span.start), (DirectiveName::Noindex, 37));
        assert_eq!((&*crawler.visibility, &*crawler.indexing.index.value), ("unseen", "forbidden"));
    }
}

#[wasm_bindgen_test]
fn parse_accepts_bytes() {
    let bytes = Uint8Array::from(b"User-agent: *\nDisallow: /a".as_slice());
    let robots = RobotsTxt::parse(&given(bytes)).ok().unwrap();
    let is_allowed = |url: &str| robots.is_allowed(&given(url), &given("GPTBot"), &given(JsValue::UNDEFINED)).ok().unwrap();
    assert_eq!((is_allowed("/a"), is_allowed("/b")), (false, true));
}

#[wasm_bindgen_test]
fn identify_crawler_finds_every_user_agent_in_the_catalogue() {
    let crawlers = crawlers();
    assert_eq!(crawlers.len(), robotscope::crawlers::all().len());
    for crawler in crawlers {
        let Crawler { token, user_agent } = read(crawler.js_value());
        let Some(user_agent) = user_agent else { continue };
        let found = identify_crawler(&given(user_agent.value)).ok().flatten().map(|found| read::<Crawler>(found.js_value()));
        assert_eq!(found.map(|found| found.token), Some(token));
    }
}

#[wasm_bindgen_test]
fn errors_have_a_name_a_code_and_a_message() {
    let error = JsValue::from(RobotsTxt::parse(&given(JsValue::NULL)).err().unwrap());
    assert_eq!(text(&error, "name"), "RobotscopeError");
    assert_eq!(text(&error, "code"), "invalid-argument");
    assert_eq!(text(&error, "message"), "text must be a string or a Uint8Array, but it is null");
}
