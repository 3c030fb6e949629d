//! A directive that scripts add, change or remove, unless `rendered-noindex` or `rendered-lifts-noindex` reports it.

use super::{PageExample, PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedRobots, Severity::Info);

pub(super) const EXAMPLE: PageExample = PageExample {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Shoes</title>\n<meta name=\"robots\" content=\"max-snippet: 50\">\n")),
    ..html(
        Code::RenderedRobots,
        "<title>Shoes</title>\n<meta name=\"robots\" content=\"nosnippet\">\n",
        "<title>Shoes</title>\n<meta name=\"robots\" content=\"max-snippet: 50\">\n",
    )
};
