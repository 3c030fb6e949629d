//! A canonical link on a page that may not be indexed.

use super::{PageLint, html};
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::CanonicalWithNoindex, Severity::Warning).example(html(
    "<meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\" href=\"https://example.com/other\">\n",
    "<link rel=\"canonical\" href=\"https://example.com/other\">\n",
));
