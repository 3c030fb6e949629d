//! `indexifembedded` without `noindex`.

use super::{PageLint, fixes, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::LoneIndexifembedded, Severity::Warning).fix(fixes::removal).example(html(
    "<meta name=\"robots\" content=\"indexifembedded\">\n",
    "<meta name=\"robots\" content=\"noindex, indexifembedded\">\n",
));
