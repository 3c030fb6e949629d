//! `indexifembedded` without `noindex`.

use super::{PageExample, PageLint, fixes, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::LoneIndexifembedded, Severity::Warning).fix(fixes::removal);

pub(super) const EXAMPLE: PageExample = html(
    Code::LoneIndexifembedded,
    "<meta name=\"robots\" content=\"indexifembedded\">\n",
    "<meta name=\"robots\" content=\"noindex, indexifembedded\">\n",
);
