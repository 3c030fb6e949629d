//! A misspelled directive, which crawlers read as a bot name.

use super::{PageLint, fixes, header};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::MisspelledDirective, Severity::Error)
    .fix(fixes::replacement)
    .example(header("X-Robots-Tag: max-snippets: 20, noindex\n", "X-Robots-Tag: max-snippet: 20, noindex\n"));
