//! A robots.txt, parsed.

use std::sync::Arc;

use robotscope::RobotsTxt;
use robotscope::availability::{Fetch, Fetched};
use robotscope::text::Span;

use crate::highlight;
use crate::text::Text;

/// A robots.txt as it was answered.
#[derive(Debug)]
pub(crate) struct RobotsDocument {
    pub(crate) text: Text,
    /// Whether it applies or not.
    pub(crate) robots: Arc<RobotsTxt<'static>>,
    pub(crate) fetched: Fetched<'static>,
}

impl RobotsDocument {
    pub(crate) fn new(text: &Text, fetch: Fetch) -> Self {
        let robots = Arc::new(RobotsTxt::parse(text));
        Self { text: text.clone(), fetched: Fetched::new(fetch).with_text_at_hand(Arc::clone(&robots)), robots }
    }

    /// The colours of a part, in UTF-16 code units.
    pub(crate) fn spans(&self, from: u32, to: u32) -> Vec<u32> {
        let utf16 = self.text.utf16();
        let part = Span::new(utf16.byte(from), utf16.byte(to));
        highlight::of_robots(&self.robots, part, utf16)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_blank()
    }

    /// Whether the text is a web page rather than a robots.txt, as servers often answer with.
    pub(crate) fn looks_like_html(&self) -> bool {
        let start: String = self.text.trim_start().chars().take(14).collect();
        let start = start.to_ascii_lowercase();
        start.starts_with("<!doctype html") || start.starts_with("<html")
    }
}

// A document is what its text says.
impl PartialEq for RobotsDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.fetched.fetch() == other.fetched.fetch()
    }
}
