//! Keeps `docs/DIAGNOSTICS.md` up to date: each lint with its reason and fix, in the linter's own words about an example. Fails if the page
//! is out of date; `npm run conformance` rewrites it.
#![cfg(all(feature = "html", not(target_arch = "wasm32")))]

use std::fmt::Write as _;

use robotscope::RobotsTxt;
use robotscope::evaluate::{Page, PageOffsets, Source};
use robotscope::explain::{self, Diagnostic, Messages, ReportWords};
use robotscope::http::Headers;
use robotscope::lint::{
    self, Applicability, Code, Fix, LintSubject, Options, PageExample, Tells, When, apply, examples, lints, page_examples,
};
use robotscope::text::Offsets;

use crate::support::generated::assert_up_to_date;
use crate::support::page_example::page_of;

const PAGE: &str = "../docs/DIAGNOSTICS.md";

#[test]
fn the_page_is_up_to_date() {
    assert_up_to_date(PAGE, &page());
}

/// A text with a finding.
struct Example {
    text: Vec<u8>,
    /// The text to show instead, if the text is too long or binary.
    shown: Option<&'static str>,
    right: Option<&'static str>,
    /// The rest of the page, for a text of a page.
    page: Option<PageExample>,
}

fn page() -> String {
    let mut page = String::from(
        "<!-- Made by core/tests/diagnostics_page.rs from core/src/lint and core/src/explain/lint.rs. -->\n\n\
         # Diagnostics\n\n\
         What robotscope finds in a robots.txt, in response headers and in HTML, with its severity [by default](CLI.md#lint). “Safe” fixes \
         change no verdict or correct an obvious mistake; “unsafe” ones may change the meaning. The affected crawlers are given as for \
         all known crawlers. What few people would act on is “off” until [a configuration](CLI.md#lint) gives it a severity; what \
         affects only a few crawlers is told “where readers are named”: where a configuration or an option names crawlers or dialects. \
         “Once” is told at the first place, with the other places and all fixes. In the examples ⟨BOM⟩, ⟨NUL⟩ and ⟨CR⟩ stand for characters that cannot be seen.\n",
    );
    for (subject, what) in [(LintSubject::RobotsTxt, "robots.txt"), (LintSubject::Page, "response headers and HTML")] {
        let _ = write!(page, "\nIn {what}:\n\n| code | severity | told | |\n| --- | --- | --- | --- |\n");
        for code in Code::ALL.into_iter().filter(|code| code.subject() == subject) {
            let name = code.as_str();
            let _ = writeln!(page, "| [`{name}`](#{name}) | {} | {} | {} |", severity(code), told(code), code.title());
        }
    }
    for code in Code::ALL {
        section(&mut page, code);
    }
    page
}

fn section(page: &mut String, code: Code) {
    let example = example(code);
    let found = lint(&example, &example.text);
    let name = code.as_str();
    let told = found.iter().find(|found| found.code == code).unwrap_or_else(|| panic!("{name} is not in its example"));

    let _ = write!(page, "\n## {name}\n\n{}: {}\n\n{}\n\n", capitalised(severity(code)), code.title(), plain(&told.explanation));
    match example.shown {
        Some(shown) => page.push_str(shown),
        None => text(page, &example.text),
    }
    if let Some((source, beside)) = example.page.and_then(|example| example.beside) {
        let what = match source {
            Source::RobotsTxt => "Of the page `/page`, with this robots.txt:",
            Source::Headers => "With these headers:",
            Source::Html => "With this document:",
        };
        let _ = write!(page, "\n{what}\n\n");
        text(page, beside.as_bytes());
    }
    let _ = writeln!(page, "\nLine {}: {}", told.line, plain(&told.message));
    for fix in &told.fixes {
        let _ = writeln!(page, "\n{} fix: {}.", capitalised(fix.applicability.as_str()), plain(&fix.title));
    }
    if let Some(right) = example.right {
        assert!(count(&example, code, right.as_bytes()) == 0, "{name} is in its example as it should be");
        page.push_str("\nAs it should be:\n\n");
        text(page, right.as_bytes());
    }
    check_fixes(&example, code, &told.fixes);
}

fn lint(example: &Example, text: &[u8]) -> Vec<Diagnostic> {
    let options = Options::all_lints();
    let Some(of_page) = example.page else {
        let (robots, offsets) = (RobotsTxt::parse(text), Offsets::new(text));
        let told = |found| explain::diagnostic(&Messages::ENGLISH, &robots, &offsets, found);
        return lint::lint(&robots, &options).iter().map(told).collect();
    };
    let text = String::from_utf8_lossy(text);
    let page = match of_page.code {
        // A text of headers was never joined.
        Code::JoinedHeaders => Page { headers: Some(Headers::from_pairs(pairs(&text))), ..Page::default() },
        _ => page_of(&of_page, &text),
    };
    let report = page.evaluate_all();
    let (words, offsets) = (ReportWords::new(&Messages::ENGLISH, &page, &report), PageOffsets::new(&page));
    let told = |found| explain::page_diagnostic(&words, &offsets, found);
    page.lint(&report, &options).iter().map(told).collect()
}

fn pairs(headers: &str) -> impl Iterator<Item = (&str, &str)> {
    headers.lines().filter_map(|line| line.split_once(": "))
}

/// Returns the example of the lint, or a generated one if the lint has none: it would be too long or binary.
fn example(code: Code) -> Example {
    if let Some(example) = examples().iter().find(|example| example.code == code) {
        let shown = (code == Code::Utf16).then_some("A file in UTF-16.\n");
        return Example { text: example.wrong.into(), shown, right: Some(example.right), page: None };
    }
    if let Some(page) = page_examples().iter().find(|example| example.code == code) {
        return Example { text: page.wrong.into(), shown: None, right: Some(page.right), page: Some(*page) };
    }
    let (text, shown) = match code {
        Code::InvalidUtf8 => {
            (b"User-agent: *\nDisallow: /caf\xE9\n".to_vec(), "A file in ISO 8859-1 with the rule `Disallow: /café`.\n")
        }
        Code::FileTooLarge => {
            let text = format!("User-agent: *\n{}Disallow: /private/\n", "# a comment of 32 characters....\n".repeat(16_000));
            (text.into_bytes(), "A file with 516 KiB of comments, and a rule behind them.\n")
        }
        Code::LineTooLong => {
            let text = format!("User-agent: *\nDisallow: /{}\n", "a".repeat(17_000));
            (text.into_bytes(), "A rule with 17,000 characters.\n")
        }
        Code::YandexRuleLength => {
            let text = format!("User-agent: *\nDisallow: /{}\n", "a".repeat(1024));
            (text.into_bytes(), "A rule whose pattern has 1,025 characters.\n")
        }
        Code::YandexRuleCount => {
            let rules: String = (0..2049).map(|n| format!("Disallow: /{n}\n")).collect();
            (format!("User-agent: *\n{rules}").into_bytes(), "A file with 2,049 rules.\n")
        }
        Code::UnexaminedRules => {
            let rules: String = (0..60_000).map(|n| format!("Disallow: /{n}\n")).collect();
            (format!("User-agent: *\n{rules}").into_bytes(), "A file with 60,000 rules.\n")
        }
        _ => panic!("{} has no example", code.as_str()),
    };
    Example { text, shown: Some(shown), right: None, page: None }
}

/// Checks that each applicable fix removes its finding.
fn check_fixes(example: &Example, code: Code, fixes: &[explain::Fix]) {
    for fix in fixes.iter().filter(|fix| fix.applicability != Applicability::DisplayOnly) {
        let fixed = apply(&example.text, &[&Fix { applicability: fix.applicability, edits: fix.edits.clone() }]);
        assert!(count(example, code, &fixed) < count(example, code, &example.text), "a fix of {} fixes nothing", code.as_str());
    }
}

fn count(example: &Example, code: Code, text: &[u8]) -> usize {
    lint(example, text).iter().filter(|found| found.code == code).count()
}

fn severity(code: Code) -> &'static str {
    lints().find(|lint| lint.code == code).map_or("", |lint| lint.severity.as_str())
}

fn told(code: Code) -> String {
    let lint = lints().find(|lint| lint.code == code).expect("a lint");
    let once = (lint.tells == Tells::Once).then_some("once");
    let when = match lint.when {
        When::Always => None,
        When::ReadersNamed => Some("where readers are named"),
        When::Asked => Some("off"),
    };
    once.into_iter().chain(when).collect::<Vec<_>>().join(", ")
}

fn text(page: &mut String, text: &[u8]) {
    let _ = writeln!(page, "```text\n{}\n```", visible(String::from_utf8_lossy(text).trim_end_matches('\n')));
}

/// Escapes words for Markdown.
fn plain(words: &str) -> String {
    visible(words).replace('*', "\\*").replace('_', "\\_").replace('<', "&lt;")
}

/// Replaces invisible characters with names.
fn visible(text: &str) -> String {
    text.replace('\u{FEFF}', "⟨BOM⟩").replace('\0', "⟨NUL⟩").replace('\r', "⟨CR⟩")
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}
