//! Runs the cases of files, and counts what they check and what of it fails.

use std::fmt::Debug;

use serde::de::DeserializeOwned;

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::console_log as say;

/// What the cases checked, and what of it failed.
#[derive(Default)]
pub(crate) struct Tally {
    /// The name of the case at hand.
    pub(crate) name: String,
    cases: usize,
    checks: usize,
    failures: Vec<String>,
}

impl Tally {
    /// Runs a case, which must name its source and check something.
    pub(crate) fn case(&mut self, name: &str, source: &str, run: impl FnOnce(&mut Self)) {
        assert!(!source.is_empty(), "{name}: names no source");
        name.clone_into(&mut self.name);
        let before = self.checks;
        run(self);
        assert!(self.checks > before, "{name}: checks nothing");
        self.cases += 1;
    }

    pub(crate) fn same<T: PartialEq + Debug + ?Sized>(&mut self, what: &str, expected: &T, found: &T) {
        self.checks += 1;
        if expected != found {
            self.failures.push(format!("{}: {what}:\n    expected {expected:?}\n    found    {found:?}", self.name));
        }
    }

    /// Compares only what the case says something about.
    pub(crate) fn same_if_said<T: PartialEq + Debug + ?Sized>(&mut self, what: &str, expected: Option<&T>, found: &T) {
        if let Some(expected) = expected {
            self.same(what, expected, found);
        }
    }
}

/// Runs all cases of files that are compiled in; `run` runs those of one file and gives its source.
pub(crate) fn run_files<File: DeserializeOwned>(files: &[(&str, &str)], run: impl Fn(File, &mut Tally) -> String) {
    let mut tally = Tally::default();
    for (name, text) in files {
        let file = toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let before = (tally.cases, tally.checks);
        let source = run(file, &mut tally);
        say!("{name} ({source}): {} cases, {} checks", tally.cases - before.0, tally.checks - before.1);
    }
    let Tally { cases, checks, failures, .. } = tally;
    say!("{cases} cases, {checks} checks, {} failures", failures.len());
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// Every file of the folder is compiled in.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn none_is_forgotten(folder: &str, files: &[(&str, &str)]) {
    for entry in std::fs::read_dir(folder).expect("the folder of the cases") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(files.iter().any(|(file, _)| *file == name), "{name} is not in FILES, so its cases do not run");
    }
}
