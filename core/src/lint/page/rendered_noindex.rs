//! A directive, added by scripts, that forbids indexing.

use super::{PageExample, PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedNoindex, Severity::Warning);

pub(super) const EXAMPLE: PageExample = PageExample {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Sold</title>\n<script src=\"shop.js\"></script>\n")),
    ..html(
        Code::RenderedNoindex,
        "<title>Sold</title>\n<meta name=\"robots\" content=\"noindex\">\n",
        "<title>Sold</title>\n<script src=\"shop.js\"></script>\n",
    )
};
