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
    /// The page that they make.
    pub(super) fn page(&self) -> Page<'static> {
        Page {
            target: self.target.as_ref().ok().cloned(),
            robots: Some(self.robots.fetched.clone()),
            headers: self.headers.as_ref().map(|document| document.headers.clone()),
            html: self.html.as_ref().map(|document| document.html.clone()),
            now: self.now,
            ..Page::default()
        }
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
