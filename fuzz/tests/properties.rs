//! Runs the fuzz targets' bodies on their stored corpora and on random inputs.
#![expect(clippy::indexing_slicing, clippy::unwrap_used, reason = "the helpers of tests may panic, too")]

use std::fs;
use std::panic::{catch_unwind, set_hook, take_hook};
use std::path::Path;

use robotscope_fuzz::{BODIES, Body};

/// Generates the same pseudo-random bytes in every run (xorshift64*).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// Returns up to 511 bytes.
    fn input(&mut self) -> Vec<u8> {
        let most = 64 << (self.next() % 4);
        (0..self.next() % most).map(|_| (self.next() >> 56) as u8).collect()
    }
}

#[track_caller]
fn holds_for(name: &str, inputs: u32) {
    let (_, body) = *BODIES.iter().find(|(body, _)| *body == name).unwrap();
    let corpus = Path::new("corpora").join(name);
    let mut stored = 0;
    for entry in fs::read_dir(&corpus).unwrap() {
        let path = entry.unwrap().path();
        assert!(holds(body, &fs::read(&path).unwrap()), "{name} fails for {}", path.display());
        stored += 1;
    }
    assert!(stored > 0, "{} is empty", corpus.display());
    let mut random = Random(1);
    for _ in 0..inputs {
        let input = random.input();
        if !holds(body, &input) {
            let input = shrunk(body, input);
            eprintln!("smallest failing input, in hex: {}", hexadecimal(&input));
            body(&input);
        }
    }
}

fn holds(body: Body, input: &[u8]) -> bool {
    catch_unwind(|| body(input)).is_ok()
}

/// Shrinks a failing input while it still fails. Replaces bytes whose value does not matter with zeros.
fn shrunk(body: Body, mut input: Vec<u8>) -> Vec<u8> {
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let mut size = input.len();
    while size > 0 {
        let mut at = 0;
        while at < input.len() {
            let end = (at + size).min(input.len());
            let without = [&input[..at], &input[end..]].concat();
            if holds(body, &without) { at += size } else { input = without }
        }
        size /= 2;
    }
    for at in 0..input.len() {
        let byte = std::mem::take(&mut input[at]);
        if holds(body, &input) {
            input[at] = byte;
        }
    }
    set_hook(hook);
    input
}

fn hexadecimal(input: &[u8]) -> String {
    input.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn queries_about_any_robots_txt_return_without_panicking() {
    holds_for("parse", 1000);
}

#[test]
fn spans_cover_the_expected_text() {
    holds_for("spans", 10_000);
}

#[test]
fn canonicalizing_urls_and_patterns_twice_changes_nothing() {
    holds_for("url", 20_000);
}

#[test]
fn the_engine_answers_like_the_reference_model_in_every_dialect() {
    holds_for("match", 20_000);
}

#[test]
fn comparisons_report_all_changes_and_nothing_else() {
    holds_for("compare", 5000);
}

#[test]
fn the_google_dialect_answers_like_the_crate_robotstxt_apart_from_its_known_bugs() {
    holds_for("port", 20_000);
}

#[test]
fn no_record_other_than_a_rule_is_returned_twice() {
    holds_for("records", 20_000);
}

#[test]
fn jiff_and_the_engine_read_each_date_as_the_same_moment() {
    holds_for("dates", 20_000);
}

#[test]
fn headers_are_parsed_without_loss() {
    holds_for("headers", 20_000);
}

#[test]
fn directives_combine_according_to_the_conflict_policy() {
    holds_for("directives", 20_000);
}

#[test]
fn page_reports_are_consistent_and_do_not_depend_on_other_requested_crawlers() {
    holds_for("page", 500);
}

#[test]
fn finds_the_same_elements_as_html5ever() {
    holds_for("html", 20_000);
}

#[test]
fn no_fix_remains_after_fixes_are_applied_repeatedly() {
    holds_for("lint", 2000);
}

#[test]
fn editor_features_return_valid_spans_and_formatting_preserves_the_content() {
    holds_for("editor", 2000);
}

#[test]
fn every_property_has_a_fuzz_target() {
    let files = fs::read_dir("targets").unwrap().map(|entry| entry.unwrap().path());
    let rust = files.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let mut targets: Vec<_> = rust.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    targets.sort_unstable();
    let mut bodies = BODIES.map(|(name, _)| name);
    bodies.sort_unstable();
    assert_eq!(targets, bodies);
}

#[test]
fn functions_return_answers_for_valid_batches_and_an_error_for_invalid_batches() {
    holds_for("hosts", 1000);
}
