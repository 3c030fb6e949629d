//! The value of a directive cannot be read.

use super::PageLint;
use super::examples::{PageExample, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::InvalidDirectiveValue, Severity::Error);

pub(super) const EXAMPLE: PageExample = html(
    Code::InvalidDirectiveValue,
    "<meta name=\"robots\" content=\"max-snippet:short\">\n",
    "<meta name=\"robots\" content=\"max-snippet:50\">\n",
);
