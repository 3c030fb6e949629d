//! A directive that is retired.

use super::PageLint;
use super::examples::{PageExample, html};
use super::fixes;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RetiredDirective, Severity::Info).fix(fixes::safe_removal);

pub(super) const EXAMPLE: PageExample =
    html(Code::RetiredDirective, "<meta name=\"robots\" content=\"noodp\">\n", "<meta name=\"robots\" content=\"nosnippet\">\n");
