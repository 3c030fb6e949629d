//! Everything that a report is made of.

use std::rc::Rc;

use robotscope::directives::Moment;
use robotscope::evaluate::{Page, Place, Source};
use robotscope::{Target, TargetError};

use super::{HeadersDocument, HtmlDocument};
use crate::document::RobotsDocument;
use crate::text::Text;

/// The texts, the URL and the moment. What is not given is unknown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Inputs {
    pub(crate) robots: Rc<RobotsDocument>,
    pub(crate) headers: Option<Rc<HeadersDocument>>,
    pub(crate) html: Option<Rc<HtmlDocument>>,
    pub(crate) target: Result<Target, TargetError>,
    pub(crate) now: Option<Moment>,
}

impl Inputs {
    /// Asks something of the page that the inputs make.
    pub(super) fn with_page<R>(&self, ask: impl FnOnce(&Page<'static>) -> R) -> R {
        let page = Page {
            target: self.target.as_ref().ok().cloned(),
            robots: self.robots.fetched.take(),
            headers: self.headers.as_ref().and_then(|document| document.headers.take()),
            html: self.html.as_ref().and_then(|document| document.html.take()),
            now: self.now,
            ..Page::default()
        };
        let answer = ask(&page);
        self.robots.fetched.give_back(page.robots);
        if let Some(document) = &self.headers {
            document.headers.give_back(page.headers);
        }
        if let Some(document) = &self.html {
            document.html.give_back(page.html);
        }
        answer
    }

    pub(crate) fn text(&self, source: Source) -> Option<&Text> {
        match source {
            Source::RobotsTxt => Some(&self.robots.text),
            Source::Headers => self.headers.as_ref().map(|document| &document.text),
            Source::Html => self.html.as_ref().map(|document| &document.text),
        }
    }

    /// The offset of a place in its pane, in UTF-16 code units.
    pub(crate) fn offset(&self, place: Place) -> Option<u32> {
        let [start, _] = self.text(place.source)?.units(place.span);
        Some(start)
    }
}
