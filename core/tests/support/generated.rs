//! Project files that tests generate from the engine's data.

use std::fs;

/// Wraps a paragraph or list item at 120 characters.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for word in text.split(' ') {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > 120 {
            lines.push(std::mem::replace(&mut line, format!("{indent}{word}")));
        } else if line.is_empty() {
            line.push_str(word);
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines.push(line);
    lines.join("\n")
}

/// Checks that a file's whole content is `text`. With `npm run conformance`, first writes the file.
#[track_caller]
pub(crate) fn assert_up_to_date(path: &str, text: &str) {
    if std::env::var_os("ROBOTSCOPE_WRITE_PAGE").is_some() {
        fs::write(path, text).expect("a file that can be written");
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(found.replace("\r\n", "\n") == text, "{path} is out of date; `npm run conformance` rewrites it");
}
