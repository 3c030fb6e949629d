//! A document in an unsupported encoding.

use super::{PageExample, PageLint, header};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnreadCharset, Severity::Error);

pub(super) const EXAMPLE: PageExample = PageExample {
    other_text: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
    ..header(Code::UnreadCharset, "Content-Type: text/html; charset=iso-2022-jp\n", "Content-Type: text/html; charset=utf-8\n")
};
