//! A canonical link that scripts change.

use super::{PageExample, PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedCanonical, Severity::Warning);

pub(super) const EXAMPLE: PageExample = PageExample {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/shoes\">\n")),
    ..html(
        Code::RenderedCanonical,
        "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/\">\n",
        "<title>Shoes</title>\n<link rel=\"canonical\" href=\"https://example.com/shoes\">\n",
    )
};
