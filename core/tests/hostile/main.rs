//! Checks that each query's memory for a hostile text grows only in proportion to the text and stays below a limit.
//!
//! `benches/src/bin/hostile.rs` measures the time.
#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::expect_used, reason = "the helpers of tests may panic, too")]
#![expect(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait; this allocator only counts")]

mod memory;
mod queries;
mod texts;

use std::thread;

use memory::memory;
use queries::QUERIES;
use texts::{Kind, TEXTS, Text};

/// The size of the smaller text in bytes. It is large enough for the cost of the text to exceed the fixed cost.
const SIZE: usize = 32 << 10;

/// The maximum peak memory per byte of text: 64 MB per megabyte.
const MOST_PER_BYTE: usize = 64;

/// The total of all allocations in bytes, per byte of text. Only totals above this limit are checked for growth.
const ALL_PER_BYTE: usize = 256;

/// The fixed cost of any text in bytes: a report for all crawlers, tables, and newly grown vectors.
const FIXED: usize = 1 << 20;

/// Asserts that no query uses too much memory for a text of this kind. Each text has its own thread, because allocations are counted per
/// thread.
fn assert_linear(kind: Kind) {
    let faults: Vec<String> = thread::scope(|scope| {
        let texts = TEXTS.iter().filter(|text| text.kind == kind);
        let running: Vec<_> = texts.map(|text| scope.spawn(|| faults(text))).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("the faults of a text")).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Runs every query on a text, first in the size [`SIZE`] and then in twice this size. Returns a message for each
/// query that uses too much memory.
fn faults(text: &Text) -> Vec<String> {
    let mut faults = Vec::new();
    let [small, large] = [SIZE, 2 * SIZE].map(|size| text.with_size(size));
    for query in QUERIES.iter().filter(|query| query.kind == text.kind) {
        // Run the query once beforehand, because one-time initialisation must not count as a cost.
        (query.run)(b"");
        let [before, after] = [&small, &large].map(|text| memory(|| (query.run)(text)));
        let length = large.len() * query.texts() as usize;
        let is_large = after.peak > FIXED + MOST_PER_BYTE * length;
        let grows = |before: usize, after: usize, least: usize| after > least && after as f64 > 2.2 * before as f64;
        let peak_grows = grows(before.peak, after.peak, 2 * FIXED);
        if is_large || peak_grows || grows(before.all, after.all, FIXED + ALL_PER_BYTE * length) {
            faults.push(format!("{}: {}: {before:?}, {after:?}", text.name, query.name));
        }
    }
    faults
}

#[test]
fn queries_on_robots_txt_use_memory_in_proportion_to_the_text() {
    assert_linear(Kind::Robots);
}

#[test]
fn queries_on_headers_use_memory_in_proportion_to_the_text() {
    assert_linear(Kind::Headers);
}

#[test]
fn queries_on_html_use_memory_in_proportion_to_the_text() {
    assert_linear(Kind::Html);
}

#[test]
fn queries_on_single_values_use_memory_in_proportion_to_the_value() {
    assert_linear(Kind::Value);
}
