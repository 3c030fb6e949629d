//! Checks the linter's findings in headers and documents.

use robotscope::Agent;
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, PageOffsets, Source};
use robotscope::explain::{Messages, ReportWords, page_diagnostic};
use robotscope::lint::{Applicability, Code, Example, LintSubject, Options, PageDiagnostic, Severity, apply, lints};

use crate::support::numbers::Numbers;
use crate::support::page_example::{page_of, with};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

fn page(source: Source, text: &str) -> Page<'_> {
    with(Page::default(), source, text)
}

fn lint(page: &Page<'_>) -> Vec<PageDiagnostic> {
    page.lint(&page.evaluate_all(), &Options::default())
}

/// Formats each finding as its severity, code and text: `error missing-comma noindex nofollow`.
fn found(source: Source, text: &str) -> Vec<String> {
    let format = |found: &PageDiagnostic| {
        let part = String::from_utf8_lossy(found.place.span.slice(text.as_bytes())).into_owned();
        format!("{} {} {part}", found.severity.as_str(), found.code.as_str())
    };
    lint(&page(source, text)).iter().map(format).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn codes(example: &Example, text: &str) -> Vec<Code> {
    lint(&page_of(example, text)).iter().map(|found| found.code).collect()
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_lint_reports_its_example_and_not_the_corrected_text() {
    let of_pages = lints().filter(|lint| lint.code.subject() == LintSubject::Page && lint.code != Code::JoinedHeaders);
    for (code, example) in of_pages.map(|lint| (lint.code, lint.example.expect("an example"))) {
        assert!(codes(&example, example.wrong).contains(&code), "{code} is not found in {:?}", example.wrong);
        assert!(!codes(&example, example.right).contains(&code), "{code} is found in {:?}", example.right);
    }
}

/// Checks pages as popular CMSs, SEO plugins and frameworks generate them, and pages and headers with documented directives
/// ([google-robots-meta]).
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn valid_pages_have_no_findings() {
    for html in [
        "<!DOCTYPE html><title>A</title><p>Text",
        // WordPress alone, and with Yoast SEO, Rank Math or All in One SEO.
        "<!DOCTYPE html>\n<html lang=\"en-US\">\n<head>\n<meta charset=\"UTF-8\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <meta name='robots' content='max-image-preview:large' />\n<title>Blog</title>\n<meta name=\"generator\" content=\"WordPress 6.8\" />\n</head><body><p>Text</p></body></html>",
        "<head><meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />\n\
         <title>Shoes - Shop</title>\n<meta name=\"description\" content=\"None of our “shoes” is an index of all.\" />\n\
         <link rel=\"canonical\" href=\"https://example.com/shoes/\" />\n<meta property=\"og:locale\" content=\"en_US\" />\n\
         <meta name=\"twitter:card\" content=\"summary_large_image\" />\n\
         <script type=\"application/ld+json\">{\"@context\":\"https://schema.org\"}</script></head>",
        "<head><meta name='robots' content='noindex, follow' /><title>Search</title></head>",
        "<head><meta name=\"robots\" content=\"follow, index, max-snippet:-1, max-video-preview:-1, max-image-preview:large\"/>\n\
         <link rel=\"canonical\" href=\"https://example.com/\" /></head>",
        "<head><meta name=\"robots\" content=\"max-snippet:-1, max-image-preview:large, max-video-preview:-1\"/></head>",
        // Next.js, Nuxt and Gatsby.
        "<!DOCTYPE html><html lang=\"en\"><head><meta charSet=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width\"/>\
         <meta name=\"robots\" content=\"noindex, nocache\"/><meta name=\"googlebot\" content=\"noindex, noimageindex, max-video-preview:-1, \
         max-image-preview:large, max-snippet:-1\"/><meta name=\"next-size-adjust\" content=\"\"/></head><body><div id=\"__next\"></div></body></html>",
        "<head><meta name=\"robots\" content=\"index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1\" data-hid=\"robots\">\
         <meta data-n-head=\"ssr\" name=\"format-detection\" content=\"telephone=no\"></head>",
        "<head><meta data-react-helmet=\"true\" name=\"robots\" content=\"noindex,nofollow\"/></head>",
        // Shopify, Wix, Blogger, Drupal, TYPO3 and MediaWiki.
        "<head><meta name=\"theme-color\" content=\"#fff\"><link rel=\"canonical\" href=\"https://example.com/products/a\">\
         <meta name=\"robots\" content=\"noindex,nofollow\"></head>"
            .replace("<link rel=\"canonical\" href=\"https://example.com/products/a\">", "")
            .as_str(),
        "<head><meta name=\"robots\" content=\"index\"/><meta name=\"skype_toolbar\" content=\"skype_toolbar_parser_compatible\"/></head>",
        "<head><meta content='noindex' name='robots'/><meta content='blogger' name='generator'/></head>",
        "<head><meta name=\"Generator\" content=\"Drupal 11\" /><meta name=\"MobileOptimized\" content=\"width\" />\
         <meta name=\"robots\" content=\"index, follow\" /></head>",
        "<head><meta name=\"robots\" content=\"index,follow\" /><meta name=\"author\" content=\"all\" /></head>",
        "<head><meta name=\"robots\" content=\"max-image-preview:standard\"><meta name=\"format-detection\" content=\"telephone=no\"></head>",
        // Directives that Google documents.
        "<meta name=\"robots\" content=\"noindex, nofollow, nosnippet, notranslate, noimageindex\">",
        "<meta name=\"robots\" content=\"noindex, indexifembedded\">",
        "<meta name=\"googlebot\" content=\"noindex\"><meta name=\"googlebot-news\" content=\"nosnippet\">",
        "<meta name=\"google\" content=\"notranslate\"><meta name=\"google\" content=\"nopagereadaloud\">",
        "<meta name=\"google-site-verification\" content=\"abc\"><meta name=\"rating\" content=\"adult\">",
        "<p>a <span data-nosnippet>b</span></p><div data-nosnippet>c</div><section data-nosnippet>d</section>",
        "<meta name=\"robots\" content=\"unavailable_after: 25 Jun 2030 15:00:00 GMT\">",
        "<meta name=\"robots\" content=\"unavailable_after: 2030-06-25T15:00:00Z\">",
        // Other directives and bot names, from Bing, Yandex, Pinterest and Ahrefs.
        "<meta name=\"robots\" content=\"noarchive\">",
        "<meta name=\"bingbot\" content=\"nocache\"><meta name=\"msnbot\" content=\"noindex\">",
        "<meta name=\"yandex\" content=\"noindex\"><meta name=\"robots\" content=\"noyaca\">",
        "<meta name=\"pinterest\" content=\"nopin\"><meta name=\"ahrefsbot\" content=\"noindex\">",
    ] {
        assert_eq!(found(Source::Html, html), [""; 0], "{html}");
    }
    for headers in [
        "X-Robots-Tag: noindex",
        "x-robots-tag: noindex, nofollow\r\n",
        "HTTP/2 200\nX-Robots-Tag: googlebot: noindex, nofollow\nContent-Type: text/html; charset=utf-8",
        "HTTP/1.1 200 OK\r\nServer: nginx\r\nContent-Type: application/pdf\r\nX-Robots-Tag: noindex, nofollow, nosnippet, noarchive\r\n\r\n",
        "X-Robots-Tag: unavailable_after: Wednesday, 25-Jun-31 15:00:00 GMT",
        "X-Robots-Tag: max-snippet:20, max-image-preview:none",
        "HTTP/2 301\nLocation: /\n\nHTTP/2 200\nX-Robots-Tag: all",
        "",
    ] {
        assert_eq!(found(Source::Headers, headers), [""; 0], "{headers}");
    }
}

// Sources: [mdn-x-robots-tag], [html-meta], [google-robots-meta], [html-pragmas].
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_each_finding_with_its_severity_and_the_faulty_text() {
    assert_eq!(
        found(Source::Headers, "X-Robots-Tag: noindex nofollow\nX-Robots-Tag: max-snippet: few\n"),
        ["error missing-comma noindex nofollow", "error invalid-directive-value max-snippet: few"]
    );
    assert_eq!(
        found(Source::Html, "<meta name=robots content='noidnex, no-archive'>"),
        ["warning unknown-directive noidnex", "warning unknown-directive no-archive"]
    );
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn fixes_correct_headers_and_html() {
    let fixed = |source, text: &str, most: Applicability| {
        let found = lint(&page(source, text));
        let fixes: Vec<_> = found.iter().filter_map(|found| found.fixes.iter().find(|fix| fix.applicability <= most)).collect();
        String::from_utf8(apply(text.as_bytes(), &fixes)).expect("UTF-8")
    };
    let header = |text| fixed(Source::Headers, text, Applicability::Safe);
    assert_eq!(header("X-Robots-Tag: noindex nofollow;noarchive"), "X-Robots-Tag: noindex, nofollow, noarchive");
    assert_eq!(header("X-Robots-Tag: noindx"), "X-Robots-Tag: noindx");
    let html = "<meta name=robots content='noindx, nofollow  none'>";
    assert_eq!(fixed(Source::Html, html, Applicability::Unsafe), "<meta name=robots content='noindex, nofollow, none'>");
    // No fix replaces a character reference between directives.
    let html = "<meta name='robots' content='noindex&#32;nofollow'>";
    assert_eq!(fixed(Source::Html, html, Applicability::Unsafe), html);
    // `-ai` may be meant to restrict the directive, so only the author knows the right spelling.
    let html = "<meta name=robots content='noindex-ai'>";
    assert_eq!(fixed(Source::Html, html, Applicability::Unsafe), html);
    // [html-attributes]: safe fixes replace or remove pairs of typographic quotation marks. Unpaired marks stay unchanged.
    let html = |text| fixed(Source::Html, text, Applicability::Safe);
    assert_eq!(
        html("<meta name=”robots” content=”noindex, nofollow” />"),
        "<meta name=\"robots\" content=\"noindex, nofollow\" />"
    );
    assert_eq!(html("<meta name=\"robots\" content=“noindex„>"), "<meta name=\"robots\" content=\"noindex\">");
    assert_eq!(html("<meta name=robots content='“noindex”, 'nofollow>"), "<meta name=robots content='noindex, 'nofollow>");
    for text in ["<meta name=“robots content=noindex>", "<meta name=“robots” content=a“noindex”>"] {
        assert_eq!(html(text), text);
    }
    assert_eq!(header("X-Robots-Tag: \"noindex, nofollow\""), "X-Robots-Tag: noindex, nofollow");
    // The fix removes a directive that no crawler supports, and the comma next to it, but never the only word in a value.
    assert_eq!(html("<meta name=robots content='noodp, noindex'>"), "<meta name=robots content='noindex'>");
    assert_eq!(html("<meta name=robots content='noindex , noodp'>"), "<meta name=robots content='noindex'>");
    assert_eq!(html("<meta name=robots content=noodp>"), "<meta name=robots content=noodp>");
    assert_eq!(header("X-Robots-Tag: noindex : yes, nofollow"), "X-Robots-Tag: noindex, nofollow");
    let header = |text| fixed(Source::Headers, text, Applicability::Unsafe);
    assert_eq!(header("X-Robots-Tag: *: noindex"), "X-Robots-Tag: noindex");
    assert_eq!(header("X-Robots-Tag: googelbot: noindex"), "X-Robots-Tag: googlebot: noindex");
    assert_eq!(header("X-Robots-Tag: unavailable_after: 25 Jun 2040"), "X-Robots-Tag: unavailable_after: 2040-06-25T00:00:00Z");
    // [content-signals]: a signal is `name=value`. Without an equals sign, the name contains the setting, so there is no fix.
    assert_eq!(header("Content-Signal: ai-train=disallow"), "Content-Signal: ai-train=no");
    assert_eq!(header("Content-Signal: ai-train no"), "Content-Signal: ai-train no");
    let html = |text| fixed(Source::Html, text, Applicability::Unsafe);
    // [html-meta], [html-pragmas].
    assert_eq!(html("<meta name=robot content=noindex>"), "<meta name=robots content=noindex>");
    assert_eq!(html("<META HTTP-EQUIV = 'X-Robots-Tag' content=noindex>"), "<META name = 'robots' content=noindex>");
    assert_eq!(
        html("<meta name='googlebot, bingbot' content=noindex>"),
        "<meta name='googlebot' content=noindex>\n<meta name='bingbot' content=noindex>"
    );
}

// [google-robots-meta], [mdn-x-robots-tag]: the diagnostic shows the rule that hides the directive.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_directives_on_a_page_that_robots_txt_blocks() {
    let page = with(page(Source::Headers, "X-Robots-Tag: noindex"), Source::RobotsTxt, "User-agent: *\nDisallow: /page");
    let report = page.evaluate(&[Agent::named("Googlebot")]);
    let [unseen] = page.lint(&report, &Options::default()).try_into().expect("one");
    assert_eq!((unseen.code, unseen.severity, unseen.place.source), (Code::UnseenDirective, Severity::Warning, Source::Headers));
    let words = page_diagnostic(&ReportWords::new(&Messages::ENGLISH, &page, &report), &PageOffsets::new(&page), &unseen);
    assert!(words.primary.message.starts_with("robots.txt stops Googlebot from reading “noindex”"), "{}", words.primary.message);
    assert_eq!(words.labels[0].message, "this rule keeps crawlers out");
    assert_eq!(words.labels.len(), 1);
}

// [google-canonical]: without the page's URL, the link may also lead to the page itself.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn does_not_claim_that_a_canonical_link_leads_to_another_page_if_the_url_is_unknown() {
    let html = "<head><link rel=canonical href=https://example.com/a><meta name=robots content=noindex>";
    let page = page(Source::Html, html);
    let report = page.evaluate(&[Agent::named("Googlebot")]);
    let [found] = page.lint(&report, &Options::default()).try_into().expect("one");
    let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    let message = page_diagnostic(&words, &PageOffsets::new(&page), &found).primary.message;
    let expected = "A page that Googlebot may not index should not point to another canonical page";
    assert_eq!(message, format!("{expected}."));
    let findings: Vec<_> = report.findings.iter().map(|finding| words.finding(finding)).collect();
    assert!(findings.iter().any(|finding| finding.starts_with(&format!("{expected}: "))), "{findings:?}");
}

// HTML standard, 13.2.3.5: parsers read each CR as a line break.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn a_message_counts_the_lines_of_a_document_with_cr_line_breaks() {
    let page = page(Source::Html, "<head>\r<div>\r<meta name=robots content=noindex>");
    let report = page.evaluate_all();
    let found = page.lint(&report, &Options::default());
    let in_body = found.iter().find(|found| found.code == Code::DirectiveInBody).expect("a directive in the body");
    let words = page_diagnostic(&ReportWords::new(&Messages::ENGLISH, &page, &report), &PageOffsets::new(&page), in_body);
    assert!(words.primary.message.contains("“<div>” (line 2) ends the head"), "{}", words.primary.message);
}

// [google-robots-meta]: after its moment, `unavailable_after` acts like `noindex`. Without a current time, the effect is unknown.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_an_unavailable_after_that_has_passed() {
    let codes = |now| {
        let page = page(Source::Headers, "X-Robots-Tag: unavailable_after: 25 Jun 2026 15:00:00 GMT");
        lint(&Page { now: Moment::parse(now), ..page }).iter().map(|found| found.code).collect::<Vec<_>>()
    };
    assert_eq!(codes("2026-06-25T15:00:00Z"), [Code::ExpiredUnavailableAfter]);
    assert_eq!(codes("2026-06-25T14:59:59Z"), []);
    assert_eq!(codes("no date"), []);
}

// [google-robots-meta]: `max-snippet: 0` equals `nosnippet`, and beside either, larger limits have no effect. For Yandex, `nosnippet` has
// no meaning ([yandex-robots-meta]).
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_a_max_snippet_that_nosnippet_makes_ineffective() {
    let found = |text| found(Source::Headers, text);
    assert_eq!(
        found("X-Robots-Tag: nosnippet\nX-Robots-Tag: max-snippet:20"),
        ["warning nosnippet-with-max-snippet max-snippet:20"]
    );
    assert_eq!(found("X-Robots-Tag: nosnippet, max-snippet: 0"), [""; 0]);
    assert_eq!(found("X-Robots-Tag: bingbot: nosnippet\nX-Robots-Tag: googlebot: max-snippet: 20"), [""; 0]);
}

/// Also checks that at most a thousand findings per code are returned, and that further findings are only counted.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn lints_hostile_pages_in_linear_time() {
    let many = |text: &str| (0..20_000).map(|n| text.replace('#', &n.to_string())).collect::<String>();
    for (source, text) in [
        (Source::Html, many("<meta name=robots content='noindex nofollow'>")),
        (Source::Html, many("<meta name=“robots” content=“noindex”>")),
        (Source::Html, format!("<meta name=“robots” content={}>", "“".repeat(200_000))),
        (Source::Html, many("<meta name=bot# content=noindex>")),
        (Source::Html, format!("<meta name='{}' content=noindex>", "googlebot ".repeat(50_000))),
        (Source::Html, many("<meta name='googlebot bingbot' content=noindex>")),
        (Source::Headers, format!("X-Robots-Tag: {}", "noindex ".repeat(100_000))),
        (Source::Headers, format!("X-Robots-Tag: {}", "“noindex, ".repeat(20_000))),
        (Source::Headers, many("X-Robots-Tag: unavailable_after: 2020-01-01\n")),
        (Source::Headers, many("X-Robots-Tag: nosnippet, max-snippet: #\n")),
    ] {
        let start = std::time::Instant::now();
        let page = page(source, &text);
        let report = page.evaluate_all();
        let found = page.lint(&report, &Options::default());
        for code in Code::ALL {
            let of_code: Vec<_> = found.iter().filter(|found| found.code == code).collect();
            assert!(of_code.len() <= 1000, "{}", code.as_str());
        }
        // Quadratic work would take minutes. The limit allows for an unoptimised build on a slow machine.
        assert!(start.elapsed().as_secs() < 30, "{:?} for {}", start.elapsed(), text.get(..40).unwrap_or_default());
    }
    let text = many("X-Robots-Tag: nosnippet, max-snippet: #\n");
    let page = page(Source::Headers, &text);
    let found = lint(&page);
    // Only one of the 20,000 lines has `max-snippet: 0`, which agrees with `nosnippet`. 1,000 findings are returned, so 18,999 are only
    // counted.
    assert_eq!(found.last().map(|found| found.more), Some(18_999));
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn options_set_the_severities_of_findings() {
    let page = page(Source::Headers, "X-Robots-Tag: noindex nofollow, noindx");
    let severities = vec![(Code::MissingComma, None), (Code::UnknownDirective, Some(Severity::Info))];
    let found = page.lint(&page.evaluate_all(), &Options { severities, ..Options::default() });
    let found: Vec<_> = found.iter().map(|found| (found.code, found.severity)).collect();
    assert_eq!(found, [(Code::UnknownDirective, Severity::Info)]);
}

/// Checks that no text causes a panic and that every span is inside the text.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_of_findings_are_inside_headers_and_html() {
    let pieces = [
        "<meta name=robots content='",
        "<meta name='googlebot bingbot' content='",
        "<meta http-equiv=x-robots-tag content='",
        "'>",
        "noindex",
        "index",
        "noindx",
        " ",
        ";",
        ",",
        ":",
        "max-snippet:",
        "unavailable_after: ",
        "2030-01-01",
        "&#32;",
        "&amp;",
        "é",
        "googlebot: ",
        "otherbot: ",
        "<body>",
        "<template>",
        "<p data-nosnippet>",
        "<link rel=canonical href=/x>",
        "\0",
        "\n",
        "X-Robots-Tag: ",
        "<noscript>",
    ];
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    let mut count = 0;
    for _ in 0..500 {
        let text: String = (0..below(30)).map(|_| pieces[below(pieces.len())]).collect();
        for source in [Source::Headers, Source::Html] {
            let page = page(source, &text);
            let report = page.evaluate_all();
            for diagnostic in page.lint(&report, &Options::default()) {
                count += 1;
                let words =
                    page_diagnostic(&ReportWords::new(&Messages::ENGLISH, &page, &report), &PageOffsets::new(&page), &diagnostic);
                assert!(words.primary.message.ends_with('.'), "{}", words.primary.message);
                let edits = diagnostic.fixes.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
                for span in edits.chain([diagnostic.place.span]) {
                    assert!(text.get(span.range()).is_some(), "{diagnostic:?} in {text:?}");
                }
            }
        }
    }
    assert!(count > 500, "only {count}");
    assert!(lints().any(|lint| lint.code == Code::UnclosedNosnippet));
}
