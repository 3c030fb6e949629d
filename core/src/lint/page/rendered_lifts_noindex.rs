//! A directive, removed by scripts, that forbids indexing.

use super::{PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedLiftsNoindex, Severity::Warning).example(Example {
    other_text: Some((Source::RenderedHtml, "<title>Shoes</title>\n")),
    ..html("<title>Loading</title>\n<meta name=\"robots\" content=\"noindex\">\n", "<title>Loading</title>\n")
});
