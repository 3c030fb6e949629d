//! Directives that crawlers may read in different ways.

use super::{PageExample, PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::ReadingDependent, Severity::Info);

pub(super) const EXAMPLE: PageExample = header(
    Code::ReadingDependent,
    "X-Robots-Tag: nofollow, googlebot: noindex\n",
    "X-Robots-Tag: nofollow\nX-Robots-Tag: googlebot: noindex\n",
);
