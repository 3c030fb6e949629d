//! A parsed robots.txt.

use std::sync::Arc;

use robotscope::RobotsTxt;
use robotscope::availability::{Fetch, Fetched};
use robotscope::recognise::TextKind;
use robotscope::text::Span;

use crate::highlight;
use crate::text::Text;

/// A parsed robots.txt with its HTTP response.
#[derive(Debug)]
pub(crate) struct RobotsDocument {
    pub(crate) text: Text,
    /// The parsed text, whether or not it applies to the URL.
    pub(crate) robots: Arc<RobotsTxt<'static>>,
    /// The text with its HTTP response, or `None` if the robots.txt of the URL's origin is unknown.
    pub(crate) fetched: Option<Fetched<'static>>,
}

impl RobotsDocument {
    /// Parses `text`. Without `fetch`, the robots.txt of the URL's origin is unknown, and `text` decides nothing.
    pub(crate) fn new(text: &Text, fetch: Option<Fetch>) -> Self {
        let robots = Arc::new(RobotsTxt::parse(text));
        let fetched = fetch.map(|fetch| Fetched::new(fetch).with_available_text(Arc::clone(&robots)));
        Self { text: text.clone(), fetched, robots }
    }

    /// Returns the HTTP response to the request for robots.txt, or `None` if it is unknown.
    pub(crate) fn fetch(&self) -> Option<Fetch> {
        self.fetched.as_ref().map(|fetched| *fetched.fetch())
    }

    /// Returns the highlighted spans in a range. Offsets are UTF-16 code units.
    pub(crate) fn spans(&self, from: u32, to: u32) -> Vec<u32> {
        let utf16 = self.text.utf16();
        let part = Span::new(utf16.byte(from), utf16.byte(to));
        highlight::of_robots(&self.robots, part, utf16)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_blank()
    }

    /// Returns `true` if the text is HTML. Many servers send HTML instead of a robots.txt.
    pub(crate) fn is_html(&self) -> bool {
        TextKind::from_text(&*self.text) == TextKind::Html
    }
}

// There is no need to compare parse results: equal texts have equal results.
impl PartialEq for RobotsDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.fetch() == other.fetch()
    }
}
