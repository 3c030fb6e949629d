//! A document in an unsupported encoding.

use super::{PageLint, header};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnreadCharset, Severity::Error).example(Example {
    other_text: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
    ..header("Content-Type: text/html; charset=iso-2022-jp\n", "Content-Type: text/html; charset=utf-8\n")
});
