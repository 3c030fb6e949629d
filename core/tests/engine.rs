//! Combines the engine's integration tests in one program, so that Cargo links only once and a single browser runs them as WebAssembly.
//!
//! `allocations` and `hostile` are separate programs, because each replaces the allocator.
#![expect(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "test helpers may panic")]

mod support {
    pub(crate) mod ai_signals;
    pub(crate) mod case_files;
    pub(crate) mod conformance;
    pub(crate) mod data;
    pub(crate) mod directive_lines;
    pub(crate) mod directives;
    pub(crate) mod editor;
    pub(crate) mod generate;
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) mod generated;
    pub(crate) mod html;
    pub(crate) mod http;
    pub(crate) mod lint;
    pub(crate) mod numbers;
    pub(crate) mod other_records;
    pub(crate) mod outcomes;
    pub(crate) mod page_example;
    pub(crate) mod pages;
    pub(crate) mod robots_txt_intent;
    pub(crate) mod tally;
}

mod ai_signals;
mod availability;
mod block_list;
mod catalogue;
mod compare;
mod configuration_schema;
mod conformance;
mod conformance_page;
mod dates;
mod diagnostics_page;
mod directives;
mod directives_page;
mod documents;
mod editor;
mod generate;
mod html;
mod http;
mod intent;
mod lint;
mod lint_page;
mod many;
mod messages;
mod near_misses;
mod other_records;
mod pages;
mod robots_txt_intent;
mod texts;
mod urls;

/// Cargo does not discover this program's files, so the list above must contain all of them.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn engine_rs_lists_every_test_file() {
    let named = include_str!("engine.rs");
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).expect("the folder is read");
    let files = folder.map(|entry| entry.expect("an entry is read").file_name().to_string_lossy().into_owned());
    let modules = files.filter_map(|file| file.strip_suffix(".rs").map(str::to_owned));
    let forgotten: Vec<_> = modules
        .filter(|name| {
            !["engine", "allocations", "hostile"].contains(&name.as_str()) && !named.contains(&format!("\nmod {name};"))
        })
        .collect();
    assert_eq!(forgotten, Vec::<String>::new());
}
