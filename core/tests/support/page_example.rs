//! Builds pages from single texts and from lint examples.

use robotscope::availability::{Fetch, Fetched};
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, Source};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::lint::Example;
use robotscope::{RobotsTxt, Target};

pub(crate) fn with<'t>(page: Page<'t>, source: Source, text: &'t str) -> Page<'t> {
    match source {
        Source::RobotsTxt => Page {
            target: Target::parse("https://example.com/page").ok(),
            robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(text))),
            ..page
        },
        Source::Headers => Page { headers: Some(Headers::parse(text)), ..page },
        Source::Html => {
            let charset = page.headers.as_ref().and_then(Headers::charset);
            Page { html: Some(Html::parse_served(text, charset)), ..page }
        }
        Source::RenderedHtml => Page { rendered: Some(Html::parse(text)), ..page },
    }
}

/// Builds the page for a lint's example. `text` is the text to lint.
pub(crate) fn page_of<'t>(example: &Example, text: &'t str) -> Page<'t> {
    let mut page = with(Page::default(), example.source, text);
    page.now = example.now.and_then(Moment::parse);
    match example.other_text {
        Some((source, text)) => with(page, source, text),
        None => page,
    }
}
