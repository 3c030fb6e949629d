//! Contradictory directives for the same crawlers.

use super::{PageExample, PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::ContradictoryDirectives, Severity::Warning);

pub(super) const EXAMPLE: PageExample =
    header(Code::ContradictoryDirectives, "X-Robots-Tag: index, noindex\n", "X-Robots-Tag: noindex\n");
