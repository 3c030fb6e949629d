//! Headers that may have been joined, so that a bot name applies to too many directives.

use super::{PageExample, PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::JoinedHeaders, Severity::Info);

pub(super) const EXAMPLE: PageExample =
    header(Code::JoinedHeaders, "X-Robots-Tag: googlebot: nofollow, noindex\n", "X-Robots-Tag: nofollow, noindex\n");
