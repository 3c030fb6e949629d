//! A document whose Content-Type is not HTML.

use super::{PageExample, PageLint, header};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::NotHtml, Severity::Warning);

pub(super) const EXAMPLE: PageExample = PageExample {
    other_text: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
    ..header(Code::NotHtml, "Content-Type: text/plain\n", "Content-Type: text/html\n")
};
