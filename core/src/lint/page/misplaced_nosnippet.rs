//! `data-nosnippet` on an element where it has no effect.

use super::{PageExample, PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::MisplacedNosnippet, Severity::Warning);

pub(super) const EXAMPLE: PageExample =
    html(Code::MisplacedNosnippet, "<p data-nosnippet>Call 0123.</p>\n", "<p><span data-nosnippet>Call 0123.</span></p>\n");
