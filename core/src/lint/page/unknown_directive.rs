//! A word that is not a directive.

use super::PageLint;
use super::examples::{PageExample, html};
use super::fixes;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnknownDirective, Severity::Warning).fix(fixes::replacement);

pub(super) const EXAMPLE: PageExample =
    html(Code::UnknownDirective, "<meta name=\"robots\" content=\"no-index\">\n", "<meta name=\"robots\" content=\"noindex\">\n");
