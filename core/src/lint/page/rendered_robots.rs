//! A directive that scripts add, change or remove, unless `rendered-noindex` or `rendered-lifts-noindex` reports it.

use super::{PageLint, html};
use crate::evaluate::Source;
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RenderedRobots, Severity::Info).example(Example {
    source: Source::RenderedHtml,
    other_text: Some((Source::Html, "<title>Shoes</title>\n<meta name=\"robots\" content=\"max-snippet: 50\">\n")),
    ..html(
        "<title>Shoes</title>\n<meta name=\"robots\" content=\"nosnippet\">\n",
        "<title>Shoes</title>\n<meta name=\"robots\" content=\"max-snippet: 50\">\n",
    )
});
