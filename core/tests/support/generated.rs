//! Files of the project that tests generate from the engine's data.

use std::fs;

/// Checks that a file holds this text; `npm run conformance` writes it.
#[track_caller]
pub(crate) fn assert_up_to_date(path: &str, text: &str) {
    if std::env::var_os("ROBOTSCOPE_WRITE_PAGE").is_some() {
        fs::write(path, text).expect("a file that can be written");
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(found.replace("\r\n", "\n") == text, "{path} is out of date; `npm run conformance` rewrites it");
}
