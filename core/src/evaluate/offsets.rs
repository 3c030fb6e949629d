//! Converts byte positions in a page's texts to UTF-16 positions.

use std::rc::Rc;

use super::{Page, Source};
use crate::html::Html;
use crate::http::Headers;
use crate::text::Offsets;
#[cfg(feature = "serde")]
use crate::text::serialized::Texts;

/// Converts byte positions in a page's texts to UTF-16 positions, which JavaScript and editors use.
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
pub struct PageOffsets<'t> {
    robots: Rc<Offsets<'t>>,
    headers: Rc<Offsets<'t>>,
    html: Rc<Offsets<'t>>,
    rendered: Rc<Offsets<'t>>,
}

impl<'t> PageOffsets<'t> {
    /// Creates the converter for a page.
    pub fn new(page: &Page<'t>) -> Self {
        let [html, rendered] = [&page.html, &page.rendered].map(|document| document.as_ref().map(Html::offsets));
        let known = |offsets: Option<Offsets<'t>>| Rc::new(offsets.unwrap_or_else(|| Offsets::new("")));
        Self {
            robots: known(page.robots_txt().map(|robots| robots.offsets())),
            headers: known(page.headers.as_ref().map(Headers::offsets)),
            html: known(html),
            rendered: known(rendered),
        }
    }

    /// Returns the converter for one of the texts.
    pub fn for_source(&self, source: Source) -> &Rc<Offsets<'t>> {
        match source {
            Source::RobotsTxt => &self.robots,
            Source::Headers => &self.headers,
            Source::Html => &self.html,
            Source::RenderedHtml => &self.rendered,
        }
    }
}

#[cfg(feature = "serde")]
impl From<&PageOffsets<'static>> for Texts {
    fn from(page: &PageOffsets<'static>) -> Self {
        let named = |texts: Self, source| texts.with(Source::as_str(source), Rc::clone(page.for_source(source)));
        Source::ALL.into_iter().fold(Self::from(&page.robots), named)
    }
}
