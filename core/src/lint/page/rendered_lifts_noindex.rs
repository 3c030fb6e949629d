//! A directive, removed by scripts, that forbids indexing.

use super::{PageExample, PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedLiftsNoindex, Severity::Warning);

pub(super) const EXAMPLE: PageExample = PageExample {
    other_text: Some((Source::RenderedHtml, "<title>Shoes</title>\n")),
    ..html(
        Code::RenderedLiftsNoindex,
        "<title>Loading</title>\n<meta name=\"robots\" content=\"noindex\">\n",
        "<title>Loading</title>\n",
    )
};
