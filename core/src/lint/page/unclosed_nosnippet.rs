//! `data-nosnippet` on an element without an end tag.

use super::{PageExample, PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnclosedNosnippet, Severity::Warning);

pub(super) const EXAMPLE: PageExample =
    html(Code::UnclosedNosnippet, "<div data-nosnippet>Call 0123.\n", "<div data-nosnippet>Call 0123.</div>\n");
