//! A directive in a place where it has no effect.

use super::{PageExample, PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::IneffectiveDirective, Severity::Info);

pub(super) const EXAMPLE: PageExample = html(
    Code::IneffectiveDirective,
    "<template><meta name=\"robots\" content=\"noindex\"></template>\n",
    "<meta name=\"robots\" content=\"noindex\">\n",
);
