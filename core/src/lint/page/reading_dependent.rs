//! Directives that crawlers may read in different ways.

use super::{PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::ReadingDependent, Severity::Info).example(header(
    "X-Robots-Tag: nofollow, googlebot: noindex\n",
    "X-Robots-Tag: nofollow\nX-Robots-Tag: googlebot: noindex\n",
));
