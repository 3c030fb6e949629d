//! Runs the cases of `tests/http/*.toml`: response headers as people have them.
//!
//! The data is compiled in, so that the same runner works in a browser. Expectations come from each case's `source`.

use robotscope::http::{HeaderFault, HeaderLine, Headers, HeadersFile, Link, Response, ResponseRole, StrayLine};
use robotscope::text::Span;

use crate::support::http::{Case, File};

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log as say, wasm_bindgen_test};

/// Every file of the folder; natively, a test below sees to it that none is forgotten.
const FILES: &[(&str, &str)] = &[
    ("headers-file.toml", include_str!("../../tests/http/headers-file.toml")),
    ("responses.toml", include_str!("../../tests/http/responses.toml")),
    ("several.toml", include_str!("../../tests/http/several.toml")),
    ("values.toml", include_str!("../../tests/http/values.toml")),
];

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn all_cases() {
    let (mut cases, mut failures) = (0, Vec::new());
    for (name, text) in FILES {
        let file: File = toml::from_str(text).expect(name);
        for case in &file.case {
            assert!(!case.source.is_empty(), "{}: names no source", case.name);
            run(case, &mut failures);
        }
        say!("{name} ({}): {} cases", file.source, file.case.len());
        cases += file.case.len();
    }
    say!("{cases} cases, {} failures", failures.len());
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn no_file_is_forgotten() {
    for entry in std::fs::read_dir("../tests/http").expect("the folder of the cases") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(FILES.iter().any(|(file, _)| *file == name), "{name} is not in FILES, so its cases do not run");
    }
}

/// Whatever stands there, nothing panics, spans follow each other, and at most one response counts.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_lie_in_order() {
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
    let mut state = 1_u64;
    let mut below = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count
    };
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

/// Time is linear, whatever the text is made of.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn ten_megabytes_take_no_time_worth_mentioning() {
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
        let links: usize = headers.responses().iter().map(|response| response.links(headers.text()).len()).sum();
        let time = start.elapsed();
        say!("{:?}…: {} responses, {links} links, {time:?}", text.get(..24), headers.responses().len());
        // Quadratic time would be minutes.
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
        let links = response.links(headers.text());
        links.iter().flat_map(|link| link.relations.iter().chain([&link.target])).for_each(|span| within(*span, response.span));
    }
    let counting = headers.responses().iter().filter(|response| response.role == ResponseRole::Counting).count();
    assert_eq!(usize::from(headers.counting().is_some()), counting, "{headers:?}");
}

fn run(case: &Case, failures: &mut Vec<String>) {
    let text = case.text.as_ref().map(crate::support::data::Text::bytes);
    let headers = match &text {
        Some(text) => Headers::parse(text),
        None => Headers::from_pairs(case.pairs.iter().map(|[name, value]| (name, value))),
    };
    check_order(&headers);
    if !case.blocks.is_empty() {
        return run_headers_file(case, headers.text(), failures);
    }
    let mut same = |what: &str, expected: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
        let (expected, found) = (format!("{expected:?}"), format!("{found:?}"));
        if expected != found {
            failures.push(format!("{}: {what}: expected {expected}, found {found}", case.name));
        }
    };
    let roles = |role: &str| case.responses.iter().filter(|response| response.role == role).count();
    assert!(roles("counting") <= 1, "{}: two responses cannot count", case.name);
    same("what counts", &(roles("counting") == 1), &headers.counting().is_some());
    same("the number of responses", &case.responses.len(), &headers.responses().len());
    for (expected, response) in case.responses.iter().zip(headers.responses()) {
        let found = Words { headers: &headers, response };
        same("role", &expected.role, &response.role.as_str());
        same("status", &expected.status, &found.status());
        same("body", &expected.body, &response.body.map(|body| found.text(body)));
        same_if_said(&mut same, "version", &expected.version, || response.status.map(|status| found.text(status.version)));
        same_if_said(&mut same, "fields", &expected.fields, || Some(found.fields()));
        same_if_said(&mut same, "content type", &expected.content_type, || Some(found.content_type()));
        same_if_said(&mut same, "links", &expected.links, || Some(found.links()));
        same("stray lines", &expected.stray, &found.stray());
        same("faults", &expected.faults, &found.faults());
    }
}

/// Compares the blocks of a `_headers` file.
fn run_headers_file(case: &Case, text: &[u8], failures: &mut Vec<String>) {
    let file = HeadersFile::parse(text);
    let words = |span: Span| String::from_utf8_lossy(file.slice(span)).into_owned();
    let stray = |lines: &[StrayLine]| lines.iter().map(|line| format!("{} {}", line.line, words(line.span))).collect::<Vec<_>>();
    let found: Vec<_> = file
        .blocks()
        .iter()
        .map(|block| {
            check_order(&file.headers(block));
            let fields = block.fields().iter().map(|field| format!("{}: {}", words(field.name), words(field.value)));
            (words(block.path), fields.collect(), stray(block.stray()))
        })
        .collect();
    let blocks: Vec<_> =
        case.blocks.iter().map(|block| (block.path.clone(), block.fields.clone(), block.stray.clone())).collect();
    let expected = (&case.stray, blocks);
    let found = (&stray(file.stray()), found);
    if expected != found {
        failures.push(format!("{}: expected {expected:?}, found {found:?}", case.name));
    }
}

/// Compares only what the case says something about.
fn same_if_said<T: std::fmt::Debug>(
    same: &mut impl FnMut(&str, &dyn std::fmt::Debug, &dyn std::fmt::Debug),
    what: &str,
    expected: &Option<T>,
    found: impl FnOnce() -> Option<T>,
) {
    if expected.is_some() {
        same(what, expected, &found());
    }
}

/// What was found, as the cases write it.
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
        self.response.links(self.headers.text()).iter().map(words).collect()
    }
}
