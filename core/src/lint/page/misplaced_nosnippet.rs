//! `data-nosnippet` on an element where it has no effect.

use super::{PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::MisplacedNosnippet, Severity::Warning)
    .example(html("<p data-nosnippet>Call 0123.</p>\n", "<p><span data-nosnippet>Call 0123.</span></p>\n"));
