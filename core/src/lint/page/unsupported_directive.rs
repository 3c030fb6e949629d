//! A directive that no evaluated crawler is known to support.

use super::{PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnsupportedDirective, Severity::Info)
    .example(html("<meta name=\"robots\" content=\"noindex, noimageai\">\n", "<meta name=\"robots\" content=\"noindex\">\n"));
