//! A directive in the body of a document.

use super::PageLint;
use super::examples::{PageExample, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::DirectiveInBody, Severity::Warning);

pub(super) const EXAMPLE: PageExample = html(
    Code::DirectiveInBody,
    "<body>\n<meta name=\"robots\" content=\"noindex\">\n",
    "<head>\n<meta name=\"robots\" content=\"noindex\">\n",
);
