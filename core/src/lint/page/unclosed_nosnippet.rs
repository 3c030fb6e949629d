//! `data-nosnippet` on an element without an end tag.

use super::{PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnclosedNosnippet, Severity::Warning)
    .example(html("<div data-nosnippet>Call 0123.\n", "<div data-nosnippet>Call 0123.</div>\n"));
