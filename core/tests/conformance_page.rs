//! Keeps `docs/CONFORMANCE.md` up to date: every statement in the cited documents, with the cases that verify it.
//!
//! The statements are in `tests/conformance-index.toml`, and the cases in [`FOLDERS`]. A case verifies the statements in its `source`.
//!
//! The test fails if the page is outdated, a required statement has no case, or a case cites an unknown statement. `npm run conformance`
//! rewrites the page.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use robotscope::sources::{self, Reference};
use serde::Deserialize;
use toml::{Table, Value};

use crate::support::generated::{assert_up_to_date, wrapped};

/// The path of the page. Paths are relative to the crate's folder, which is cargo's working directory for tests.
const PAGE: &str = "../docs/CONFORMANCE.md";
const INDEX: &str = "../tests/conformance-index.toml";
/// The folders of the case files that can verify statements. Tests in core/tests run their cases.
const FOLDERS: &[&str] = &[
    "tests/conformance",
    "tests/availability",
    "tests/other-records",
    "tests/ai-signals",
    "tests/compare",
    "tests/directives",
    "tests/dates",
    "tests/http",
    "tests/html",
    "tests/pages",
    "tests/generate",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    part: Vec<Part>,
}

/// The statements from one document, or from one group of documents.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    title: String,
    about: String,
    statements: Vec<Statement>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Statement {
    /// The document's id in `core/crawl/data/sources.json`, and the statement: `rfc9309-rules#longest-match`. If no single document
    /// contains the statement, the id begins with another word.
    id: String,
    text: String,
    /// The ids of the source documents, if the statement's id does not contain one.
    #[serde(default)]
    sources: Vec<String>,
    /// Tests outside the case files that verify the statement, as `file#name`.
    #[serde(default)]
    tests: Vec<String>,
    /// The unverified part of the statement.
    partly: Option<String>,
    /// The prerequisite without which the statement cannot be verified yet.
    later: Option<String>,
    /// The reason why no engine test can verify the statement.
    outside: Option<String>,
}

/// A statement's status: verified, or the reason why it is not fully verified.
enum Status<'i> {
    Shown,
    Partly(&'i str),
    Later(&'i str),
    Outside(&'i str),
}

/// A file with cases. Its path is relative to the project's root.
struct File {
    path: String,
    source: String,
    cases: Vec<Case>,
}

struct Case {
    name: String,
    statements: Vec<String>,
    /// The reason for the expected failure. Such a case verifies nothing.
    failure: Option<String>,
}

#[test]
fn the_conformance_page_is_up_to_date() {
    let text = fs::read_to_string(INDEX).expect("the index");
    let index: Index = toml::from_str(&text).expect("an index of the right form");
    let files = files();
    let faults = faults(&index, &files);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_up_to_date(PAGE, &page(&index, &files));
}

/// Returns a message for each contradiction between the index and the tests, such as a statement without its required test, or a
/// case that cites an unknown statement.
fn faults(index: &Index, files: &[File]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut known = BTreeSet::new();
    for part in &index.part {
        for statement in &part.statements {
            let id = &statement.id;
            let is_shown = !statement.tests.is_empty() || files.iter().any(|file| !file.showing(id).is_empty());
            match statement.status() {
                Status::Shown | Status::Partly(_) if !is_shown => faults.push(format!("no test verifies {id}")),
                Status::Later(_) | Status::Outside(_) if is_shown => {
                    faults.push(format!("a test now verifies {id}: remove its status from the index"));
                }
                _ => {}
            }
            faults.extend(statement.tests.iter().filter(|test| !exists(test)).map(|test| format!("{id}: no test {test}")));
            if !known.insert(id.as_str()) {
                faults.push(format!("{id} occurs twice in the index"));
            }
        }
    }
    for file in files {
        for case in &file.cases {
            let unknown = case.statements.iter().filter(|id| !known.contains(id.as_str()));
            faults.extend(unknown.map(|id| format!("{}: {}: the index has no statement {id}", file.path, case.name)));
        }
    }
    faults
}

fn exists(test: &str) -> bool {
    let (file, name) = test.split_once('#').unwrap_or_default();
    let text = fs::read_to_string(Path::new("..").join(file)).unwrap_or_default();
    !name.is_empty() && [format!("fn {name}("), format!("test(\"{name}\"")].iter().any(|start| text.contains(start))
}

fn files() -> Vec<File> {
    let mut files = Vec::new();
    for folder in FOLDERS {
        let Ok(entries) = fs::read_dir(Path::new("..").join(folder)) else { continue };
        let mut names: Vec<_> =
            entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8")).collect();
        names.sort();
        for name in names.iter().filter(|name| name.ends_with(".toml")) {
            let path = format!("{folder}/{name}");
            let text = fs::read_to_string(Path::new("..").join(&path)).expect("a file of cases");
            let table: Table = toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
            let source = table.get("source").and_then(Value::as_str).unwrap_or_default().to_owned();
            let entries = table.values().filter_map(Value::as_array).flatten().filter_map(Value::as_table);
            files.push(File { path, source, cases: entries.filter_map(Case::new).collect() });
        }
    }
    files
}

impl Case {
    /// Reads a case from an entry with a source. If the entry has no name, its text or source replaces the name.
    fn new(entry: &Table) -> Option<Self> {
        let text = |field| entry.get(field).and_then(Value::as_str);
        let source = text("source")?;
        let failure = text("expected_failure").map(str::to_owned);
        // Escape the text, because the texts of some date cases contain line breaks or invisible characters.
        let name = text("name").map(str::to_owned).or_else(|| Some(text("text")?.escape_debug().to_string()));
        let name = name.unwrap_or_else(|| source.to_owned());
        Some(Self { name, statements: cited(source), failure })
    }
}

impl File {
    fn showing(&self, id: &str) -> Vec<&Case> {
        self.cases
            .iter()
            .filter(|case| case.failure.is_none() && case.statements.iter().any(|statement| statement == id))
            .collect()
    }
}

/// Returns the statements that a text cites, in the form `[rfc9309-rules#longest-match]`.
fn cited(text: &str) -> Vec<String> {
    let inside = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    inside.filter(|id| id.contains('#')).map(str::to_owned).collect()
}

impl Statement {
    fn status(&self) -> Status<'_> {
        match (&self.partly, &self.later, &self.outside) {
            (Some(why), ..) => Status::Partly(why),
            (_, Some(why), _) => Status::Later(why),
            (.., Some(why)) => Status::Outside(why),
            _ => Status::Shown,
        }
    }

    fn sources(&self) -> Vec<&'static Reference> {
        let of_id = self.id.split('#').next().into_iter().filter(|_| self.sources.is_empty());
        of_id.chain(self.sources.iter().map(String::as_str)).filter_map(sources::by_id).collect()
    }
}

fn page(index: &Index, files: &[File]) -> String {
    let mut page = String::from(
        "<!-- Generated by core/tests/conformance_page.rs; change tests/conformance-index.toml or the cases instead. -->\n\n\
         # Conformance\n\n\
         This page lists the statements of documents on robots.txt, each with the cases that verify the engine. A case verifies\n\
         the statements that its `source` cites. `npm test` runs all cases; `npm test -- --all` also runs them in a browser.\n\n",
    );
    totals(index, &mut page);
    page.push_str("\n| cases | file | sources |\n| ---: | --- | --- |\n");
    for file in files {
        let _ = writeln!(page, "| {} | {} | {} |", file.cases.len(), link(&file.path), file.source);
    }
    let cases: usize = files.iter().map(|file| file.cases.len()).sum();
    let _ = writeln!(page, "| {cases} | all | |");
    for part in &index.part {
        let _ = write!(page, "\n## {}\n\n{}\n\n", part.title, wrapped(&part.about, ""));
        for statement in &part.statements {
            entry(statement, files, &mut page);
        }
    }
    page.push_str("\n## Known differences\n\nIn these cases, the engine deliberately differs from the cited source.\n\n");
    for file in files {
        for case in &file.cases {
            if let Some(why) = &case.failure {
                let item = format!("- {}: {}: {why}.", link(&file.path), code(&case.name));
                let _ = writeln!(page, "{}", wrapped(&item, "  "));
            }
        }
    }
    page
}

fn totals(index: &Index, page: &mut String) {
    page.push_str(
        "| document | statements | verified | in part | later | not for the engine |\n| --- | ---: | ---: | ---: | ---: | ---: |\n",
    );
    let mut sums = [0; 5];
    for part in &index.part {
        let mut counts = [part.statements.len(), 0, 0, 0, 0];
        for statement in &part.statements {
            let column = match statement.status() {
                Status::Shown => 1,
                Status::Partly(_) => 2,
                Status::Later(_) => 3,
                Status::Outside(_) => 4,
            };
            *counts.get_mut(column).expect("a column") += 1;
        }
        let _ = writeln!(page, "| {} | {} |", part.title, counts.map(|count| count.to_string()).join(" | "));
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    let _ = writeln!(page, "| all | {} |", sums.map(|count| count.to_string()).join(" | "));
}

fn entry(statement: &Statement, files: &[File], page: &mut String) {
    let mut item = format!("- **{}** {}.", statement.id, statement.text);
    let sources: Vec<_> = statement.sources().iter().map(|source| format!("[{}]({})", source.title, source.url)).collect();
    if !sources.is_empty() {
        let _ = write!(item, " ({})", sources.join(", "));
    }
    let _ = match statement.status() {
        Status::Shown => Ok(()),
        Status::Partly(why) => write!(item, " *Verified in part: {why}.*"),
        Status::Later(why) => write!(item, " *Later: {why}.*"),
        Status::Outside(why) => write!(item, " *Not for the engine: {why}.*"),
    };
    let _ = writeln!(page, "{}", wrapped(&item, "  "));
    for file in files {
        let names: Vec<_> = file.showing(&statement.id).iter().map(|case| code(&case.name)).collect();
        if !names.is_empty() {
            let _ = writeln!(page, "  - {}: {}", link(&file.path), names.join(" · "));
        }
    }
    for (file, name) in statement.tests.iter().filter_map(|test| test.split_once('#')) {
        let _ = writeln!(page, "  - {}: {}", link(file), code(name));
    }
}

/// Formats a link from the page to a file in the project.
fn link(path: &str) -> String {
    format!("[{}](../{path})", path.trim_start_matches("tests/"))
}

/// Formats a name as literal code in Markdown.
fn code(name: &str) -> String {
    let (fence, space) = if name.contains('`') { ("``", " ") } else { ("`", "") };
    format!("{fence}{space}{name}{space}{fence}")
}

#[test]
fn finds_citations_in_running_text() {
    let found = cited("2.2.2, [rfc9309-rules#longest-match]: U+30C4; [google-parser], [mdn-x-robots-tag#syntax]");
    assert_eq!(found, ["rfc9309-rules#longest-match", "mdn-x-robots-tag#syntax"]);
}
