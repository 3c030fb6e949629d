//! A canonical link that scripts change.

use super::{PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedCanonical, Severity::Warning).example(Example {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/shoes\">\n")),
    ..html(
        "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/\">\n",
        "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/shoes\">\n",
    )
});
