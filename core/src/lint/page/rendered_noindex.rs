//! A directive, added by scripts, that forbids indexing.

use super::{PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedNoindex, Severity::Warning).example(Example {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Sold</title>\n<script src=\"shop.js\"></script>\n")),
    ..html(
        "<title>Sold</title>\n<meta name=\"robots\" content=\"noindex\">\n",
        "<title>Sold</title>\n<script src=\"shop.js\"></script>\n",
    )
});
