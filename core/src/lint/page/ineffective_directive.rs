//! A directive in a place where it has no effect.

use super::{PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::IneffectiveDirective, Severity::Info).example(html(
    "<template><meta name=\"robots\" content=\"noindex\"></template>\n",
    "<meta name=\"robots\" content=\"noindex\">\n",
));
