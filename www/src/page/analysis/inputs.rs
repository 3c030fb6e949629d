//! The inputs of a report.

use std::rc::Rc;

use robotscope::directives::Moment;
use robotscope::evaluate::{Page, Place, Source};
use robotscope::{Target, TargetError};

use super::{HeadersDocument, HtmlDocument};
use crate::document::RobotsDocument;
use crate::page::state::PageState;
use crate::text::Text;

/// The texts, the URL and the time to evaluate. A missing input is unknown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Inputs {
    pub(crate) robots: Rc<RobotsDocument>,
    pub(crate) headers: Option<Rc<HeadersDocument>>,
    pub(crate) html: Option<Rc<HtmlDocument>>,
    /// The HTML after the page's scripts have run.
    pub(crate) rendered: Option<Rc<HtmlDocument>>,
    pub(crate) target: Result<Target, TargetError>,
    /// `true` if a known sitemap lists the URL.
    pub(crate) is_listed: bool,
    pub(crate) now: Option<Moment>,
}

impl Inputs {
    /// Builds the inputs from the entered texts and values. Leaves out headers and HTML that were fetched from another page.
    pub(crate) fn of(state: &PageState) -> Self {
        let headers = state.applying_text(Source::Headers);
        let html = |source| state.applying_text(source).map(|text| Rc::new(HtmlDocument::new(text)));
        Self {
            robots: Rc::new(RobotsDocument::new(&state.robots.text.clone().unwrap_or_default(), state.fetch())),
            headers: headers.map(|text| Rc::new(HeadersDocument::new(text))),
            html: html(Source::Html),
            rendered: html(Source::RenderedHtml),
            target: Target::parse(&state.url),
            is_listed: false,
            now: Moment::parse(&state.now),
        }
    }

    /// Returns the page that the engine evaluates.
    pub(crate) fn page(&self) -> Page<'static> {
        Page {
            target: self.target.as_ref().ok().cloned(),
            robots: self.robots.fetched.clone(),
            headers: self.headers.as_ref().map(|document| document.headers.clone()),
            html: self.html.as_ref().map(|document| document.html.clone()),
            rendered: self.rendered.as_ref().map(|document| document.html.clone()),
            listed: self.is_listed,
            now: self.now,
            status: None,
        }
    }

    pub(crate) fn text(&self, source: Source) -> Option<&Text> {
        match source {
            Source::RobotsTxt => Some(&self.robots.text),
            Source::Headers => self.headers.as_ref().map(|document| &document.text),
            Source::Html => self.html.as_ref().map(|document| &document.text),
            Source::RenderedHtml => self.rendered.as_ref().map(|document| &document.text),
        }
    }

    /// Returns the offset at which `place` starts in its text, in UTF-16 code units. Returns `None` if the text is unknown.
    pub(crate) fn offset(&self, place: Place) -> Option<u32> {
        let [start, _] = self.text(place.source)?.units(place.span);
        Some(start)
    }
}
