//! Headers that may have been joined, so that a bot name applies to too many directives.

use super::{PageLint, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::JoinedHeaders, Severity::Info)
    .example(header("X-Robots-Tag: googlebot: nofollow, noindex\n", "X-Robots-Tag: nofollow, noindex\n"));
