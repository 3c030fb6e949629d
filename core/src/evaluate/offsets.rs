//! How places in the texts of a page are counted.

use super::{Page, Source};
use crate::availability::{Effect, Extent};
use crate::text::Offsets;

/// The texts of a page as JavaScript and editors count their places.
///
/// ```
/// use robotscope::evaluate::{Page, PageOffsets, Source};
/// use robotscope::http::Headers;
/// use robotscope::text::Span;
///
/// let page = Page { headers: Some(Headers::parse("Server: é\nX-Robots-Tag: none")), ..Page::default() };
/// let offsets = PageOffsets::new(&page);
/// assert_eq!(offsets.for_source(Source::Headers).span(Span::new(11, 23)), Span::new(10, 22));
/// ```
#[derive(Debug)]
pub struct PageOffsets<'p> {
    robots: Offsets<'p>,
    headers: Offsets<'p>,
    html: Offsets<'p>,
}

impl<'p> PageOffsets<'p> {
    /// Of this page.
    pub fn new(page: &'p Page<'_>) -> Self {
        // If the text itself is not at hand, rules stand in the last good copy.
        let robots = page.robots.as_ref().and_then(|fetched| {
            let text = fetched.text(Effect::Rules(Extent::Entire));
            text.or_else(|| fetched.text(Effect::LastGoodCopy(Extent::Entire)))
        });
        let text = |source| Offsets::new(page.text(source).unwrap_or_default());
        Self {
            robots: Offsets::new(robots.map_or(&[][..], |robots| robots.text())),
            headers: text(Source::Headers),
            html: text(Source::Html),
        }
    }

    /// Those of one text.
    pub fn for_source(&self, source: Source) -> &Offsets<'p> {
        match source {
            Source::RobotsTxt => &self.robots,
            Source::Headers => &self.headers,
            Source::Html => &self.html,
        }
    }
}
