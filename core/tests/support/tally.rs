//! Runs cases, and counts checks and failures.

use std::fmt::Debug;

use serde::de::DeserializeOwned;

use super::case_files::{Cases, Folder, Sourced};

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::console_log as say;

/// The number of cases and checks, and the failures.
#[derive(Default)]
pub(crate) struct Tally {
    /// The current case: its file, name and source.
    pub(crate) name: String,
    file: &'static str,
    cases: usize,
    checks: usize,
    failures: Vec<String>,
}

impl Tally {
    pub(crate) fn cases<C>(&mut self, cases: &[Sourced<C>], run: impl Fn(&mut Self, &C)) {
        cases.iter().for_each(|case| self.case(&case.name, &case.source, |tally| run(tally, case)));
    }

    /// Runs a case. It must have a name and a source, and check something.
    pub(crate) fn case(&mut self, name: &str, source: &str, run: impl FnOnce(&mut Self)) {
        self.name = format!("{}: {name} ({source})", self.file);
        assert!(!name.is_empty() && !source.is_empty(), "{}: has no name or no source", self.name);
        let before = self.checks;
        run(self);
        assert!(self.checks > before, "{}: checks nothing", self.name);
        self.cases += 1;
    }

    pub(crate) fn same<T: PartialEq + Debug + ?Sized>(&mut self, what: &str, expected: &T, found: &T) {
        self.checks += 1;
        if expected != found {
            self.failures.push(format!("{}: {what}:\n    expected {expected:?}\n    found    {found:?}", self.name));
        }
    }

    /// Compares a value if the case has an expectation for it.
    pub(crate) fn same_if_expected<T: PartialEq + Debug + ?Sized>(&mut self, what: &str, expected: Option<&T>, found: &T) {
        if let Some(expected) = expected {
            self.same(what, expected, found);
        }
    }
}

/// Runs all cases in a folder whose files contain only cases.
pub(crate) fn run_cases<C: DeserializeOwned>(folder: &Folder, run: impl Fn(&mut Tally, &C)) {
    run_files(folder, |tally, file: &Sourced<Cases<C>>| tally.cases(&file.case, &run));
}

/// Calls `run` for each file in a folder. `run` must run at least one case in the file.
pub(crate) fn run_files<F: DeserializeOwned>(folder: &Folder, run: impl Fn(&mut Tally, &Sourced<F>)) {
    let mut tally = Tally::default();
    for (name, file) in folder.read() {
        let before = (tally.cases, tally.checks);
        tally.file = name;
        run(&mut tally, &file);
        assert!(tally.cases > before.0 && !file.source.is_empty(), "{name}: has no cases or no source");
        say!("{name} ({}): {} cases, {} checks", file.source, tally.cases - before.0, tally.checks - before.1);
    }
    let Tally { cases, checks, failures, .. } = tally;
    say!("{cases} cases, {checks} checks, {} failures", failures.len());
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
