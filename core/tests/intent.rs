//! Runs the cases in `tests/intent/*.toml`: faulty directives, labelled by hand with the author's evident intention. No fix may allow
//! more than the author intended.

use robotscope::Agent;
use robotscope::directives::{IndexingVerdict, Moment};
use robotscope::evaluate::{Page, Source};
use robotscope::lint::{Applicability, Fix, Options, PageDiagnostic, apply, lints};
use serde::Deserialize;

use crate::support::case_files::{Folder, case_files};
use crate::support::numbers::Numbers;
use crate::support::page_example::with;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("intent", "directives.toml");

/// The crawlers whose verdicts are compared before and after fixes: at least one for each dialect except img2dataset's.
const READERS: [&str; 12] = [
    "ExampleBot",
    "Googlebot",
    "bingbot",
    "YandexBot",
    "Applebot",
    "Amazonbot",
    "MojeekBot",
    "Baiduspider",
    "SeznamBot",
    "Yeti",
    "OAI-SearchBot",
    "GPTBot",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    headers: Option<String>,
    html: Option<String>,
    /// The aspects of the verdict, such as `index`, that the author meant to forbid.
    forbidden: Vec<String>,
    /// The crawlers whose verdict must forbid the aspects in `forbidden` after all fixes; Googlebot if empty.
    #[serde(default)]
    to: Vec<String>,
    /// The crawlers for which the linter runs; those in [`READERS`] if empty.
    #[serde(default)]
    crawlers: Vec<String>,
    /// The text after all safe fixes; by default, the original text.
    fixed: Option<String>,
    /// `true` if all fixes together achieve the author's intention.
    #[serde(default = "yes")]
    reached: bool,
    /// A word that no fix may remove.
    keeps: Option<String>,
}

const fn yes() -> bool {
    true
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn no_fix_of_a_directive_allows_more_than_its_author_intended() {
    run_cases(&FILES, Tally::intent);
}

impl Tally {
    fn intent(&mut self, case: &Case) {
        let (source, text) = match (&case.headers, &case.html) {
            (Some(text), None) => (Source::Headers, text),
            (None, Some(text)) => (Source::Html, text),
            _ => panic!("{}: a case needs either `headers` or `html`", self.name),
        };
        let before = verdicts(source, text);
        let agents = if case.crawlers.is_empty() { READERS.map(str::to_owned).to_vec() } else { case.crawlers.clone() };
        for fix in lint(source, text, &agents).iter().flat_map(|found| &found.fixes) {
            let after = fixed(text, &[fix]);
            self.no_more("a fix alone", &before, &verdicts(source, &after));
            assert!(case.keeps.as_ref().is_none_or(|word| after.contains(word)), "{}: {after}", self.name);
        }
        let safe = fixed_all(source, text, &agents, Applicability::Safe);
        self.same("the text after all safe fixes", &case.fixed.as_ref().unwrap_or(text), &&safe);
        self.no_more("all safe fixes", &before, &verdicts(source, &safe));
        let all = fixed_all(source, text, &agents, Applicability::Unsafe);
        let after = verdicts(source, &all);
        self.no_more("all fixes", &before, &after);
        let names = if case.to.is_empty() { vec!["Googlebot".to_owned()] } else { case.to.clone() };
        for name in names.iter().filter(|_| case.reached) {
            let place = READERS.iter().position(|reader| reader == name).expect("a reader");
            // Skip `archive`: Google does not support `noarchive`.
            for what in case.forbidden.iter().filter(|what| *what != "archive") {
                let is_forbidden = after[place].iter().any(|(aspect, value, _)| aspect == what && *value > 0);
                self.same(&format!("{what} is forbidden to {name}"), &true, &is_forbidden);
            }
        }
    }

    fn no_more(&mut self, what: &str, before: &[Vec<Aspect>], after: &[Vec<Aspect>]) {
        for ((before, after), name) in before.iter().zip(after).zip(READERS) {
            for ((aspect, strict, answer), (_, after_strict, after_answer)) in before.iter().zip(after) {
                let is_kept = after_strict >= strict;
                self.same(&format!("{aspect} for {name} after {what}: {answer}, then {after_answer}"), &true, &is_kept);
            }
        }
    }
}

/// An aspect's name, the strictness of the answer, and the answer.
type Aspect = (&'static str, u64, String);

/// Returns the aspects of the verdict for each crawler in [`READERS`].
fn verdicts(source: Source, text: &str) -> Vec<Vec<Aspect>> {
    let page = Page { now: Moment::parse("2026-11-26"), ..page(source, text) };
    let report = page.evaluate(&READERS.map(Agent::named));
    report.crawlers.iter().map(|crawler| aspects(&crawler.indexing)).collect()
}

fn aspects(verdict: &IndexingVerdict) -> Vec<Aspect> {
    use robotscope::directives::{ImagePreview, Limit};
    let limit = |limit: Limit| match limit {
        Limit::Unstated | Limit::Unlimited => 0,
        Limit::AtMost(most) => u64::from(u32::MAX - most) + 1,
    };
    let preview = match verdict.image_preview.value {
        ImagePreview::Unstated | ImagePreview::Large => 0,
        ImagePreview::Standard => 1,
        ImagePreview::None => 2,
    };
    let permissions = [
        ("index", verdict.index.value),
        ("follow", verdict.follow.value),
        ("archive", verdict.archive.value),
        ("image_index", verdict.image_index.value),
        ("translation", verdict.translation.value),
        ("embedded", verdict.embedded.value),
    ];
    let mut aspects: Vec<Aspect> =
        permissions.into_iter().map(|(name, value)| (name, value as u64, value.as_str().to_owned())).collect();
    aspects.push(("snippet", limit(verdict.snippet.value), format!("{:?}", verdict.snippet.value)));
    aspects.push(("video_preview", limit(verdict.video_preview.value), format!("{:?}", verdict.video_preview.value)));
    aspects.push(("image_preview", preview, format!("{:?}", verdict.image_preview.value)));
    aspects
}

fn page(source: Source, text: &str) -> Page<'_> {
    with(Page::default(), source, text)
}

fn lint(source: Source, text: &str, agents: &[String]) -> Vec<PageDiagnostic> {
    let page = page(source, text);
    let agents: Vec<_> = agents.iter().map(|name| Agent::named(name)).collect();
    page.lint(&page.evaluate(&agents), &Options::default())
}

fn fixed(text: &str, fixes: &[&Fix]) -> String {
    String::from_utf8(apply(text.as_bytes(), fixes)).expect("UTF-8")
}

/// Repeatedly applies each diagnostic's first fix whose applicability is at most `most`, until no such fix is left.
fn fixed_all(source: Source, text: &str, agents: &[String], most: Applicability) -> String {
    let mut text = text.to_owned();
    for _ in 0..20 {
        let found = lint(source, &text, agents);
        let fixes: Vec<_> = found.iter().filter_map(|found| found.fixes.iter().find(|fix| fix.applicability <= most)).collect();
        let next = fixed(&text, &fixes);
        if next == text {
            return text;
        }
        text = next;
    }
    panic!("fixes still change the text after 20 rounds: {text}");
}

/// Checks that each safe fix removes its finding, that no verdict becomes more permissive, and that repeated fixing ends. Returns the
/// number of safe fixes.
#[track_caller]
fn assert_safe(source: Source, text: &str) -> usize {
    let agents = READERS.map(str::to_owned);
    let (found, before) = (lint(source, text, &agents), verdicts(source, text));
    let mut count = 0;
    let is_kept = |after: &str| {
        let after = verdicts(source, after);
        before.iter().flatten().zip(after.iter().flatten()).all(|((_, before, _), (_, after, _))| after >= before)
    };
    for diagnostic in &found {
        let part = diagnostic.place.span.slice(text.as_bytes());
        let alike = |found: &[PageDiagnostic], text: &str| {
            let is_alike =
                |found: &&PageDiagnostic| found.code == diagnostic.code && found.place.span.slice(text.as_bytes()) == part;
            found.iter().filter(is_alike).count()
        };
        for fix in diagnostic.fixes.iter().filter(|fix| fix.applicability == Applicability::Safe) {
            count += 1;
            let after = fixed(text, &[fix]);
            assert!(is_kept(&after), "{}: {text:?} becomes {after:?}", diagnostic.code.as_str());
            let left = alike(&lint(source, &after, &agents), &after);
            assert!(left < alike(&found, text), "{} is left in {after:?}, from {text:?}", diagnostic.code.as_str());
        }
    }
    let after = fixed_all(source, text, &agents, Applicability::Safe);
    assert!(is_kept(&after), "{text:?} becomes {after:?}");
    fixed_all(source, text, &agents, Applicability::Unsafe);
    count
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn safe_fixes_of_lint_examples_never_allow_more() {
    let examples = lints().filter_map(|lint| lint.example);
    for example in examples.filter(|example| example.source != Source::RobotsTxt && example.other_text.is_none()) {
        assert_safe(example.source, example.wrong);
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn safe_fixes_of_random_values_never_allow_more() {
    let words = [
        "noindex",
        "nofollow",
        "index",
        "follow",
        "all",
        "none",
        "noarchive",
        "archive",
        "nosnippet",
        "max-snippet",
        "max-image-preview",
        "indexifembedded",
        "noodp",
        "noindx",
        "nindex",
        "robots",
        "googlebot",
        "otherbot",
        "*",
        "20",
        "-1",
        "large",
        "no",
        "yes",
        "false",
        "true",
        "unavailable_after",
        "2020-01-01",
        "\u{201C}",
        "'",
        ".",
        "content",
    ];
    let dividers = [",", ", ", ", ", ", ", ": ", ":", ": ", "=", " ", ";", "|", " / ", ""];
    let mut numbers = Numbers::from(41);
    let mut count = 0;
    for _ in 0..2_000 {
        let value: String = (0..1 + numbers.below(5))
            .flat_map(|_| [words[numbers.below(words.len())], dividers[numbers.below(dividers.len())]])
            .collect();
        let other = ["noindex", "index, follow", "nofollow"][numbers.below(3)];
        count += assert_safe(Source::Headers, &format!("X-Robots-Tag: {value}\nX-Robots-Tag: {other}\n"));
        let name = ["robots", "robots", "googlebot"][numbers.below(3)];
        let html = format!("<meta name=\"{name}\" content=\"{value}\"><meta name=\"robots\" content=\"{other}\">");
        count += assert_safe(Source::Html, &html);
    }
    assert!(count > 500, "only {count}");
}
