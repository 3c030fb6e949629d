//! A robots.txt, parsed.

use std::cell::{Ref, RefCell};

use robotscope::RobotsTxt;
use robotscope::availability::{Effect, Extent, Fetch, Fetched};
use robotscope::text::Span;

use crate::highlight;
use crate::outage::fetched;
use crate::text::Text;

/// Something parsed, which the engine owns while it makes a report. To lend it costs nothing; to copy a large robots.txt
/// would take longer than the report.
#[derive(Debug)]
pub(crate) struct Lent<T>(RefCell<Option<T>>);

/// A robots.txt as it was answered.
#[derive(Debug)]
pub(crate) struct RobotsDocument {
    pub(crate) text: Text,
    pub(crate) fetch: Fetch,
    pub(crate) fetched: Lent<Fetched<'static>>,
}

impl<T> Lent<T> {
    pub(crate) fn new(parsed: T) -> Self {
        Self(RefCell::new(Some(parsed)))
    }

    pub(crate) fn take(&self) -> Option<T> {
        self.0.take()
    }

    pub(crate) fn give_back(&self, parsed: Option<T>) {
        self.0.replace(parsed);
    }

    /// None while it is lent.
    pub(crate) fn get(&self) -> Option<Ref<'_, T>> {
        Ref::filter_map(self.0.borrow(), Option::as_ref).ok()
    }
}

impl RobotsDocument {
    pub(crate) fn new(text: &Text, fetch: Fetch) -> Self {
        let robots = RobotsTxt::parse(text);
        Self { text: text.clone(), fetch, fetched: Lent::new(fetched(fetch, robots)) }
    }

    /// The parsed text, whether it applies or not.
    pub(crate) fn robots(&self) -> Option<Ref<'_, RobotsTxt<'static>>> {
        // What came, or the last good copy.
        let effects = [Effect::Rules(Extent::Entire), Effect::LastGoodCopy(Extent::Entire)];
        Ref::filter_map(self.fetched.get()?, |fetched| effects.into_iter().find_map(|effect| fetched.text(effect))).ok()
    }

    /// The colours of a part, in UTF-16 code units.
    pub(crate) fn spans(&self, from: u32, to: u32) -> Vec<u32> {
        let utf16 = self.text.utf16();
        let part = Span::new(utf16.byte(from), utf16.byte(to));
        self.robots().map(|robots| highlight::of_robots(&robots, part, utf16)).unwrap_or_default()
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
        self.text == other.text && self.fetch == other.fetch
    }
}
