//! Runs the cases in `tests/http/*.toml`: response headers, pasted in common forms or passed as pairs, and `_headers` files.

use robotscope::http::{HeaderFault, HeaderLine, Headers, HeadersFile, Link, Response, ResponseRole, StrayLine};
use robotscope::text::Span;

use crate::support::case_files::{Folder, case_files};
use crate::support::data::Text;
use crate::support::http::Case;
use crate::support::numbers::Numbers;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("http", "headers-file.toml", "responses.toml", "several.toml", "values.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reads_the_headers_of_every_case() {
    run_cases(&FILES, Tally::headers);
}

/// Checks that no text causes a panic, that spans are in order, and that at most one response has the role `Counting`.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_in_headers_are_in_order() {
    let pieces = [
        "HTTP/1.1 200 OK",
        "HTTP/2 301",
        "HTTP/1.1 103 A",
        ":status: 200",
        "< HTTP/1.1 200 OK",
        "< ",
        "> ",
        "* ",
        "\n",
        "\n",
        "\r\n",
        "\r\n\r\n",
        "\r",
        " ",
        "\t",
        "a: b",
        "X-Robots-Tag: noindex",
        "content-length: 5",
        "content-length: 0",
        ":",
        "<p>",
        "\0",
        "é",
        "Link: <a>; rel=\"b",
        "\"",
        ",",
        ";",
        "HTTP/1.1 200 Connection established",
        "/*",
        "https://a.example/",
    ];
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    let mut roles = [0_u32; 5];
    for _ in 0..20_000 {
        let text: String = (0..below(24)).map(|_| pieces[below(pieces.len())]).collect();
        let headers = Headers::parse(&text);
        check_order(&headers);
        headers.responses().iter().for_each(|response| roles[response.role as usize] += 1);
        let file = HeadersFile::parse(&text);
        file.blocks().iter().for_each(|block| check_order(&file.headers(block)));
        let pairs = Headers::from_pairs(text.split('\n').map(|line| line.split_once(':').unwrap_or((line, line))));
        check_order(&pairs);
        assert_eq!(pairs.text().iter().filter(|byte| **byte == b'\n').count(), text.split('\n').count(), "{text:?}");
    }
    assert!(roles.iter().all(|count| *count > 100), "{roles:?}");
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn reads_ten_megabytes_in_linear_time() {
    use std::time::{Duration, Instant};

    let hop = "HTTP/1.1 301 A\ncontent-length: 9999999\n\n";
    let long_line = "HTTP/1.1 200 OK ".repeat(640_000);
    let texts = [
        "a".repeat(10_000_000),
        "\n".repeat(10_000_000),
        format!("a: b{}", "\n c".repeat(3_300_000)),
        format!("HTTP/1.1 301 A\n\n{long_line}\n{long_line}"),
        format!("{}{}x", hop.repeat(120_000), "\n".repeat(5_000_000)),
        format!("HTTP/1.1 301 A\n\n{}", "x HTTP/1.1 200 OK\n".repeat(550_000)),
        format!("link: {}", "<a>;b=\",".repeat(1_200_000)),
        format!("link: {}", "<".repeat(10_000_000)),
        "a:\n".repeat(3_300_000),
    ];
    for text in texts {
        let start = Instant::now();
        let headers = Headers::parse(&text);
        let links: usize = headers.responses().iter().map(|response| response.links.len()).sum();
        let time = start.elapsed();
        println!("{:?}…: {} responses, {links} links, {time:?}", text.get(..24), headers.responses().len());
        // Quadratic work would take minutes.
        assert!(time < Duration::from_secs(10), "{:?}…: {time:?}", text.get(..24));
    }
}

fn check_order(headers: &Headers<'_>) {
    let mut at = 0;
    let mut place = |span: Span| {
        assert!(at <= span.start() && span.end() as usize <= headers.text().len(), "{span:?} behind {at} in {headers:?}");
        at = span.end();
    };
    let within = |inner: Span, outer: Span| {
        assert!(outer.start() <= inner.start() && inner.end() <= outer.end(), "{inner:?} in {outer:?} of {headers:?}");
    };
    for response in headers.responses() {
        for line in response.lines() {
            within(line.span(), response.span);
        }
        let starts: Vec<_> = response.lines().map(|line| line.span().start()).collect();
        assert!(starts.is_sorted(), "{headers:?}");
        place(response.span);
        response.body.into_iter().for_each(&mut place);
        for field in &response.fields {
            assert!(field.name.end() <= field.value.start(), "{headers:?}");
        }
        response.faults.iter().for_each(|fault| within(fault.span, response.span));
        response
            .links
            .iter()
            .flat_map(|link| link.relations.iter().chain([&link.target]))
            .for_each(|span| within(*span, response.span));
    }
    let counting = headers.responses().iter().filter(|response| response.role == ResponseRole::Counting).count();
    assert_eq!(usize::from(headers.counting().is_some()), counting, "{headers:?}");
}

impl Tally {
    fn headers(&mut self, case: &Case) {
        let text = case.text.as_ref().map(Text::bytes);
        let headers = match &text {
            Some(text) => Headers::parse(text),
            None => Headers::from_pairs(case.pairs.iter().map(|[name, value]| (name, value))),
        };
        check_order(&headers);
        if !case.blocks.is_empty() {
            return self.headers_file(case, headers.text());
        }
        let counting = case.responses.iter().filter(|response| response.role == "counting").count();
        self.same("the number that counts", &counting, &usize::from(headers.counting().is_some()));
        self.same("the number of responses", &case.responses.len(), &headers.responses().len());
        for (expected, response) in case.responses.iter().zip(headers.responses()) {
            let found = Words { headers: &headers, response };
            self.same("role", expected.role.as_str(), response.role.as_str());
            self.same("status", &expected.status, &found.status());
            self.same("body", &expected.body, &response.body.map(|body| found.text(body)));
            let version = response.status.map(|status| found.text(status.version)).unwrap_or_default();
            self.same_if_expected("version", expected.version.as_ref(), &version);
            self.same_if_expected("fields", expected.fields.as_ref(), &found.fields());
            self.same_if_expected("content type", expected.content_type.as_ref(), &found.content_type());
            self.same_if_expected("links", expected.links.as_ref(), &found.links());
            self.same("stray lines", &expected.stray, &found.stray());
            self.same("faults", &expected.faults, &found.faults());
        }
    }

    /// Compares the blocks and stray lines of a `_headers` file with the expected values.
    fn headers_file(&mut self, case: &Case, text: &[u8]) {
        let file = HeadersFile::parse(text);
        let words = |span: Span| String::from_utf8_lossy(file.slice(span)).into_owned();
        let stray = |lines: &[StrayLine]| lines.iter().map(|line| format!("{} {}", line.line, words(line.span))).collect();
        self.same("stray lines", &case.stray, &stray(file.stray()));
        self.same("the number of blocks", &case.blocks.len(), &file.blocks().len());
        for (expected, block) in case.blocks.iter().zip(file.blocks()) {
            check_order(&file.headers(block));
            let fields = block.fields().iter().map(|field| format!("{}: {}", words(field.name), words(field.value)));
            self.same("path", &expected.path, &words(block.path));
            self.same("fields", &expected.fields, &fields.collect());
            self.same("stray lines", &expected.stray, &stray(block.stray()));
        }
    }
}

/// Formats a response's parts in the format of the case files.
struct Words<'h> {
    headers: &'h Headers<'h>,
    response: &'h Response,
}

impl Words<'_> {
    fn text(&self, span: Span) -> String {
        String::from_utf8_lossy(self.headers.slice(span)).into_owned()
    }

    fn status(&self) -> Option<String> {
        self.response.status.map(|status| format!("{} {}", status.code, self.text(status.reason)))
    }

    fn fields(&self) -> Vec<String> {
        self.response.fields.iter().map(|field| format!("{}: {}", self.text(field.name), self.text(field.value))).collect()
    }

    fn stray(&self) -> Vec<String> {
        let lines = self.response.lines().filter_map(|line| match line {
            HeaderLine::Stray(StrayLine { span, line }) => Some(format!("{line} {}", self.text(span))),
            HeaderLine::Field(_) => None,
        });
        lines.collect()
    }

    fn faults(&self) -> Vec<String> {
        let words = |fault: &HeaderFault| format!("{} {}", fault.line, fault.kind.as_str());
        self.response.faults.iter().map(words).collect()
    }

    fn content_type(&self) -> String {
        let media_type = self.response.content_type(self.headers.text());
        media_type.map_or_else(String::new, |found| {
            let charset = found.charset.map(|charset| format!(" {}", self.text(charset))).unwrap_or_default();
            self.text(found.essence) + &charset
        })
    }

    fn links(&self) -> Vec<String> {
        let words = |link: &Link| {
            let relations: Vec<_> = link.relations.iter().map(|span| self.text(*span)).collect();
            let part =
                |name: &str, span: Option<Span>| span.map(|span| format!(" {name}={}", self.text(span))).unwrap_or_default();
            format!(
                "{} rel={}{}{}",
                self.text(link.target),
                relations.join(","),
                part("type", link.media_type),
                part("anchor", link.anchor)
            )
        };
        self.response.links.iter().map(words).collect()
    }
}
