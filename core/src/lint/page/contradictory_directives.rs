//! Contradictory directives for the same crawlers.

use super::{PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::ContradictoryDirectives, Severity::Warning)
    .example(header("X-Robots-Tag: index, noindex\n", "X-Robots-Tag: noindex\n"));
