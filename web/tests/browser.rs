//! The bindings where they run: WebAssembly in a real browser.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "what is missing fails the test")]

use js_sys::{Array, Object, Reflect, Uint8Array};
use robotscope_web::{RobotsTxt, crawlers, evaluate, identify_crawler};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

fn text(object: &JsValue, name: &str) -> String {
    get(object, name).as_string().unwrap_or_default()
}

fn parse(text: &str) -> RobotsTxt {
    RobotsTxt::parse(&text.into()).ok().unwrap()
}

#[wasm_bindgen_test]
fn a_verdict_is_a_plain_object() {
    let robots = parse("# 🤖\nUser-agent: *\nDisallow: /private/");
    let verdict =
        robots.check(&"https://example.com/private/a".into(), &"GPTBot".into(), &JsValue::UNDEFINED).ok().unwrap().js_value();
    assert_eq!(text(&verdict, "access"), "disallowed");
    assert_eq!(text(&verdict, "reason"), "longest-match");
    let rule = get(&verdict, "rule");
    assert_eq!(get(&rule, "line").as_f64(), Some(3.0));
    // The emoji is four bytes but two UTF-16 units.
    assert_eq!(get(&get(&rule, "span"), "start").as_f64(), Some(29.0));
    assert!(Array::is_array(&get(&get(&verdict, "explanation"), "steps")));
}

#[wasm_bindgen_test]
fn a_report_takes_a_parsed_robots_txt_and_leaves_it() {
    let page = Object::new();
    let robots = JsValue::from(parse("User-agent: *\nDisallow: /"));
    let set = |name: &str, value: &JsValue| assert!(Reflect::set(&page, &name.into(), value).unwrap());
    set("url", &"/a".into());
    set("robotsTxt", &robots);
    set("html", &"<!-- 🤖 --><meta name=robots content=noindex>".into());
    set("crawlers", &Array::of1(&"GPTBot".into()));
    for _ in 0..2 {
        let report = evaluate(&page, &JsValue::UNDEFINED).ok().unwrap().js_value();
        let [directive, crawler] = ["directives", "crawlers"].map(|name| Array::from(&get(&report, name)).get(0));
        assert_eq!(text(&directive, "name"), "noindex");
        assert_eq!(get(&get(&directive, "span"), "start").as_f64(), Some(37.0));
        assert_eq!(text(&crawler, "visibility"), "unseen");
        assert_eq!(text(&get(&get(&crawler, "indexing"), "index"), "value"), "forbidden");
    }
}

#[wasm_bindgen_test]
fn bytes_and_text_read_the_same() {
    let bytes = Uint8Array::from(b"User-agent: *\nDisallow: /a".as_slice());
    let robots = RobotsTxt::parse(&bytes).ok().unwrap();
    let is_allowed = |url: &str| robots.is_allowed(&url.into(), &"GPTBot".into(), &JsValue::UNDEFINED).ok().unwrap();
    assert_eq!((is_allowed("/a"), is_allowed("/b")), (false, true));
}

#[wasm_bindgen_test]
fn the_catalogue_and_the_user_agents_in_it_agree() {
    let crawlers = crawlers().ok().unwrap();
    assert_eq!(crawlers.len(), robotscope::crawlers::all().len());
    for crawler in crawlers {
        let crawler = crawler.js_value();
        let user_agent = get(&crawler, "userAgent");
        if user_agent.is_undefined() {
            continue;
        }
        let found = identify_crawler(&get(&user_agent, "value")).ok().flatten().map(|found| text(&found.js_value(), "token"));
        assert_eq!(found, Some(text(&crawler, "token")));
    }
}

#[wasm_bindgen_test]
fn errors_have_a_name_a_code_and_a_message() {
    let error = JsValue::from(RobotsTxt::parse(&JsValue::NULL).err().unwrap());
    assert_eq!(text(&error, "name"), "RobotscopeError");
    assert_eq!(text(&error, "code"), "invalid-argument");
    assert_eq!(text(&error, "message"), "text must be a string or a Uint8Array, but it is null");
}
