//! A directive that no evaluated crawler is known to support.

use super::{PageExample, PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnsupportedDirective, Severity::Info);

pub(super) const EXAMPLE: PageExample = html(
    Code::UnsupportedDirective,
    "<meta name=\"robots\" content=\"noindex, noimageai\">\n",
    "<meta name=\"robots\" content=\"noindex\">\n",
);
