//! A document whose Content-Type is not HTML.

use super::{PageLint, header};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::NotHtml, Severity::Warning).example(Example {
    other_text: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
    ..header("Content-Type: text/plain\n", "Content-Type: text/html\n")
});
