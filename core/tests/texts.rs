//! Checks that parsers read borrowed, shared and owned texts without copying them.

use std::sync::Arc;

use robotscope::RobotsTxt;
use robotscope::availability::{Effect, Extent, Fetch, Fetched};
use robotscope::evaluate::Page;
use robotscope::html::Html;
use robotscope::http::{Headers, HeadersFile};

/// A length in bytes that exceeds every engine's size limit.
const LONG: usize = 1 << 20;

#[test]
fn parsing_does_not_copy_borrowed_or_shared_texts() {
    let text = Arc::new("a".repeat(LONG));
    let is_same = |read: &[u8]| std::ptr::eq(read, text.as_bytes());
    assert!(is_same(RobotsTxt::parse(&*text).text()));
    assert!(is_same(RobotsTxt::parse(Arc::clone(&text)).text()));
    assert!(is_same(Headers::parse(Arc::clone(&text)).text()));
    assert!(is_same(HeadersFile::parse(Arc::clone(&text)).text()));
    assert!(is_same(Html::parse(Arc::clone(&text)).text()));
    assert!(is_same(Html::parse_served(Arc::clone(&text), None).text()));
}

#[test]
fn parsing_does_not_copy_an_owned_text() {
    let (text, bytes) = ("a".repeat(LONG), b"a".repeat(LONG));
    let (of_text, of_bytes) = (text.as_ptr(), bytes.as_ptr());
    assert_eq!(RobotsTxt::parse(text).text().as_ptr(), of_text);
    assert_eq!(RobotsTxt::parse(bytes).text().as_ptr(), of_bytes);
}

#[test]
fn truncating_to_a_size_limit_does_not_copy_the_text() {
    let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("a".repeat(LONG)));
    let text = |extent| fetched.text(Effect::Rules(extent)).map(|robots| robots.text()).unwrap();
    // Google reads 500 KiB: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#file-size
    let (whole, first) = (text(Extent::Entire), text(Extent::First(500 << 10)));
    assert_eq!((first.len(), first.as_ptr()), (500 << 10, whole.as_ptr()));
}

#[test]
fn a_clone_of_a_page_shares_its_parsed_texts() {
    let page = Page {
        robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *"))),
        headers: Some(Headers::parse("HTTP/2 200\nX-Robots-Tag: none")),
        html: Some(Html::parse("<meta name=robots content=none>")),
        ..Page::default()
    };
    let parts = |page: &Page<'_>| {
        let robots = page.robots.as_ref().and_then(|robots| robots.text(Effect::Rules(Extent::Entire))).unwrap().lines().as_ptr();
        let headers = page.headers.as_ref().unwrap().responses().as_ptr();
        (robots, headers, page.html.as_ref().unwrap().metas().as_ptr())
    };
    assert_eq!(parts(&page), parts(&page.clone()));
}
