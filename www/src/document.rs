//! A robots.txt, parsed.

use std::sync::Arc;

use robotscope::RobotsTxt;
use robotscope::availability::{Fetch, Fetched};
use robotscope::recognise::TextKind;
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

    /// Returns `true` if the text is HTML, which many servers send instead of a robots.txt.
    pub(crate) fn is_html(&self) -> bool {
        TextKind::from_text(&*self.text) == TextKind::Html
    }
}

// A document is what its text says.
impl PartialEq for RobotsDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.fetched.fetch() == other.fetched.fetch()
    }
}
