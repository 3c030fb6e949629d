//! Checks findings about headers and elements that only resemble robots directives, and about robots meta elements in text or in the body.

use robotscope::Agent;
use robotscope::evaluate::{Page, PageOffsets, Source};
use robotscope::explain::{Messages, ReportWords, page_diagnostic};
use robotscope::lint::{Options, apply};

use crate::support::page_example::with;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

/// Formats each finding as `code: message`.
fn found(source: Source, text: &str) -> Vec<String> {
    let page = with(Page::default(), source, text);
    let report = page.evaluate(&[Agent::named("Googlebot"), Agent::named("bingbot")]);
    let (words, offsets) = (ReportWords::new(&Messages::ENGLISH, &page, &report), PageOffsets::new(&page));
    let format = |found| {
        let words = page_diagnostic(&words, &offsets, found);
        format!("{}: {}", words.code.as_str(), words.primary.message)
    };
    page.lint(&report, &Options::default()).iter().map(format).collect()
}

// [rfc9112-fields]: a field with a similar name is a different field.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_misspelt_header_names() {
    for name in [
        "X-Robot-Tag",
        "X-Robots-Tags",
        "X-Robots",
        "Robots-Tag",
        "XRobots-Tag",
        "X_Robots_Tag",
        "x-robots-tag-",
        "X-Robotstag",
        "X-Robtos-Tag",
        "Robots",
    ] {
        let expected = format!("misspelled-header: “{name}” is not X-Robots-Tag, so crawlers ignore this header.");
        assert_eq!(found(Source::Headers, &format!("HTTP/1.1 200 OK\n{name}: noindex\n")), [expected]);
    }
    for headers in ["X-Robots-Tag: noindex", "X-Robot-Tag: 42", "X-Request-Tag: none", "Robots-Policy: noindex"] {
        assert_eq!(found(Source::Headers, &format!("HTTP/1.1 200 OK\n{headers}\n")), [""; 0], "{headers}");
    }
}

// [html-meta]: metadata has its name in `name` and its value in `content`.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_robots_meta_elements_with_wrong_attributes() {
    for attribute in ["property", "itemprop", "http-equiv"] {
        for name in ["robots", "Googlebot"] {
            let html = format!("<head><meta {attribute}=\"{name}\" content=\"noindex\"></head>");
            let element = format!("<meta {attribute}=\"{name}\" content=\"noindex\">");
            let expected =
                format!("wrong-meta-attribute: Crawlers do not read the attribute {attribute} here; use name: “{element}”.");
            assert_eq!(found(Source::Html, &html), [expected]);
        }
    }
    for attribute in ["value", "contents"] {
        let html = format!("<meta name=robots {attribute}=noindex>");
        let expected =
            format!("wrong-meta-attribute: Crawlers do not read the attribute {attribute} here; use content: “{html}”.");
        assert_eq!(found(Source::Html, &html), [expected]);
    }
    assert_eq!(
        found(Source::Html, "<meta name=robots content=index content=noindex>"),
        ["repeated-content: The element has a content attribute already, so this one is ignored: “noindex”."]
    );
    for html in [
        "<meta property=og:title content=noindex>",
        "<meta itemprop=name content=none>",
        "<meta http-equiv=refresh content=0>",
        "<meta property=robots content='for all'>",
        "<meta name=author content=a content=noindex>",
        "<meta name=robots content=noindex property=robots>",
    ] {
        assert_eq!(found(Source::Html, html), [""; 0], "{html}");
    }
}

// [html-meta]: a robots meta element is `<meta>` with the name "robots" and directives in `content`.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_elements_that_resemble_robots_meta_elements() {
    let attribute = |name: &str| format!("Crawlers do not read the attribute {name} here; use name");
    let quote = "The quotation mark after the name is missing in".to_owned();
    for (html, message, fixed) in [
        ("<meta names=\"robots\" content=\"noindex\">", attribute("names"), Some("<meta name=\"robots\" content=\"noindex\">")),
        ("<meta content=noindex NMAE=Googlebot>", attribute("NMAE"), Some("<meta content=noindex name=Googlebot>")),
        ("<meta id='robots' content='noindex'>", attribute("id"), Some("<meta name='robots' content='noindex'>")),
        (
            "<meta name=\"robots content=\"noindex, nofollow\">",
            quote.clone(),
            Some("<meta name=\"robots\" content=\"noindex, nofollow\">"),
        ),
        ("<meta name='googlebot content = 'noindex'>", quote, Some("<meta name='googlebot' content = 'noindex'>")),
        (
            "<meta name=\"X-Robots-Tag\" content=\"noindex\">",
            "X-Robots-Tag is the name of a header; the name of the meta element is robots".to_owned(),
            Some("<meta name=\"robots\" content=\"noindex\">"),
        ),
        (
            "<meta content=\"noindex, follow\">",
            "This element has no name, so crawlers ignore it".to_owned(),
            Some("<meta name=\"robots\" content=\"noindex, follow\">"),
        ),
        ("<meta name=\"\" content=\"nofollow\">", "This element has no name, so crawlers ignore it".to_owned(), None),
        (
            "<robots content=\"noindex\">",
            "robots is not an HTML element; use a meta element".to_owned(),
            Some("<meta name=\"robots\" content=\"noindex\">"),
        ),
        ("<robots>", "robots is not an HTML element; use a meta element".to_owned(), None),
    ] {
        let html = &if html == "<robots>" { format!("{html}noindex</robots>") } else { html.to_owned() };
        let [found] = found(Source::Html, html).try_into().unwrap_or_else(|found| panic!("{html}: {found:?}"));
        assert!(found.starts_with(&format!("wrong-meta-attribute: {message}")), "{html}: {found}");
        let page = with(Page::default(), Source::Html, html);
        let fixes = page.lint(&page.evaluate_all(), &Options::default()).remove(0).fixes;
        let text = fixes.first().map(|fix| apply(html.as_bytes(), &[fix]));
        if let Some(fixed) = fixed {
            assert_eq!(text.map(|text| String::from_utf8_lossy(&text).into_owned()).as_deref(), Some(fixed));
        }
    }
    for html in [
        "<meta content=all>",
        "<meta content=none>",
        "<meta content='index, follow'>",
        "<meta content='noindex is a word'>",
        "<meta charset=utf-8 content=noindex>",
        "<meta http-equiv=content-language content=noindex>",
        "<meta name=X-Robots-Tag content=red>",
        "<meta class=robots content='I am a robot'>",
        "<robots>R2-D2</robots>",
        "<svg><robots>noindex</robots></svg>",
    ] {
        assert_eq!(found(Source::Html, html), [""; 0], "{html}");
    }
}

// [html-parsing]: a title, a textarea, a style element or a comment cannot contain tags.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_robots_meta_elements_inside_raw_text() {
    for (open, by) in [
        ("<title>Shop", "<title>"),
        ("<title>Shop</titel>", "<title>"),
        ("<style>p {}", "<style>"),
        ("<script>let a;", "<script>"),
        ("<textarea>", "<textarea>"),
        ("<!-- to do", "<!--"),
    ] {
        let html = format!("<head>\n{open}\n<meta name=robots content=noindex></head><body>x");
        let is_expected = |found: &String| {
            *found
                == format!(
                    "swallowed-directive: “<meta name=robots content=noindex>” is read as text, because it is inside “{by}” (line 2)."
                )
        };
        assert!(found(Source::Html, &html).iter().any(is_expected), "{html}: {:?}", found(Source::Html, &html));
    }
    // The unclosed title ends at the next `</title>`, although that tag belongs to an SVG image in the body.
    let svg = "<title>Shop\n<meta name=robots content=noindex></head><body><svg><title>a</title></svg>";
    assert_eq!(found(Source::Html, svg).len(), 1);
    for html in [
        "<title>Shop</title><!-- <meta name=robots content=noindex> -->",
        "<script>let a = '<meta name=robots content=noindex>';</script>",
        "<title>Shop\n<meta charset=utf-8>",
    ] {
        assert_eq!(found(Source::Html, html), [""; 0], "{html}");
    }
}

// [html-parsing], 13.2.6.4.4: an element that is not allowed in a head ends the head.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_the_element_or_text_that_ends_the_head() {
    let meta = "<meta name=robots content=noindex></head><body></body>";
    for (before, ends) in [
        ("<iframe src=/ns.html></iframe>", "“<iframe src=/ns.html>” (line 2)"),
        ("<img src=a>", "“<img src=a>” (line 2)"),
        ("<div>", "“<div>” (line 2)"),
        ("Hello", "the text “Hello” (line 2)"),
        ("<noscript><img src=b></noscript>", "“<img src=b>” (line 2)"),
    ] {
        let html = format!("<head>\n{before}\n{meta}");
        let all = found(Source::Html, &html);
        let expected = format!("“noindex” is in the body, because {ends} ends the head.");
        assert!(all.iter().any(|found| found.contains(&expected)), "{all:?}");
    }
    let all = found(Source::Html, "<head></head><body><meta name=robots content=noindex>");
    assert!(all.iter().any(|found| found.contains("is in the body, where it may have no effect")), "{all:?}");
}
