//! Reads case files in TOML. Files and cases state their source. Each test suite defines only its additional fields.
//!
//! The data is compiled in, so that the same runner works in a browser.

use std::ops::Deref;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use toml::{Table, Value};

/// A subfolder of `tests`, with its files compiled in for browsers.
pub(crate) struct Folder {
    pub(crate) path: &'static str,
    pub(crate) files: &'static [(&'static str, &'static str)],
}

/// Creates a [`Folder`]: `case_files!("html", "tokens.toml", "tree.toml")`.
macro_rules! case_files {
    ($folder:literal, $($file:literal),+ $(,)?) => {
        $crate::support::case_files::Folder {
            path: concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/", $folder),
            files: &[$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/", $folder, "/", $file)))),+],
        }
    };
}
pub(crate) use case_files;

/// A file or case with its name, its source and its suite's fields. Other fields are errors if `F` denies unknown fields.
pub(crate) struct Sourced<F> {
    /// The case's name; empty for a file.
    pub(crate) name: String,
    /// The document, clause, fact or test that supports the case.
    pub(crate) source: String,
    fields: F,
}

/// The content of most case files.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "C: DeserializeOwned")]
pub(crate) struct Cases<C> {
    pub(crate) case: Vec<Sourced<C>>,
}

impl Folder {
    /// Reads each file, with its name. In native tests, also checks that the list contains every file in the folder.
    pub(crate) fn read<F: DeserializeOwned>(&self) -> impl Iterator<Item = (&'static str, Sourced<F>)> {
        #[cfg(not(target_arch = "wasm32"))]
        for entry in std::fs::read_dir(self.path).expect("the folder of the cases") {
            let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
            assert!(self.files.iter().any(|(file, _)| *file == name), "{name} is not compiled in, so its cases do not run");
        }
        let path = self.path;
        let read = move |(name, text): &(&'static str, &'static str)| {
            (*name, toml::from_str(text).unwrap_or_else(|error| panic!("{path}/{name}: {error}")))
        };
        self.files.iter().map(read)
    }
}

impl<'de, F: DeserializeOwned> Deserialize<'de> for Sourced<F> {
    /// Reads the name and the source, then the suite's fields. Unlike serde's `flatten`, this lets `F` reject unknown fields.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Table::deserialize(deserializer)?;
        let mut text = |key: &str| match table.remove(key) {
            None => Ok(String::new()),
            Some(Value::String(text)) => Ok(text),
            Some(other) => Err(D::Error::custom(format!("{key} is not text: {other:?}"))),
        };
        let (name, source) = (text("name")?, text("source")?);
        let fields = table.try_into().map_err(|error| D::Error::custom(format!("{name:?}: {error}")))?;
        Ok(Self { name, source, fields })
    }
}

impl<F> Deref for Sourced<F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.fields
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn rejects_test_cases_with_unknown_fields_or_fields_of_the_wrong_type() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Case {
        #[serde(rename = "robots")]
        _robots: String,
    }
    let read = |text: &str| toml::from_str::<Sourced<Case>>(text).map(|case| case.source).map_err(|error| error.to_string());
    assert_eq!(read("name = 'a'\nsource = 'A1'\nrobots = ''"), Ok("A1".to_owned()));
    assert!(read("name = 'a'\nsource = 'A1'\nrobots = ''\nrobot = ''").is_err_and(|error| error.contains("robot`")));
    assert!(read("name = 1\nsource = 'A1'\nrobots = ''").is_err_and(|error| error.contains("name is not text")));
}
