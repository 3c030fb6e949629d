//! The texts, parsed.

use std::cell::{Ref, RefCell};
use std::rc::Rc;

use robotscope::RobotsTxt;
use robotscope::availability::{Effect, Extent, Fetched, Response};
use robotscope::html::{Html, Scripting};
use robotscope::http::Headers;
use robotscope::text::{LineIndex, Span, Utf16Index};

use crate::highlight;
use crate::state::fetch;

/// Something parsed, which the engine owns while it makes a report. To lend it costs nothing; to copy a large robots.txt
/// would take longer than the report.
#[derive(Debug)]
pub(super) struct Lent<T>(RefCell<Option<T>>);

/// A text, and where its lines and characters are.
#[derive(Debug)]
pub(crate) struct Text {
    source: Rc<str>,
    utf16: Utf16Index,
    lines: LineIndex,
}

/// A robots.txt as it was answered.
#[derive(Debug)]
pub(crate) struct RobotsDocument {
    pub(crate) text: Text,
    pub(crate) response: Response,
    pub(super) fetched: Lent<Fetched<'static>>,
    /// Triples of UTF-16 start, UTF-16 end and kind.
    pub(crate) spans: Rc<Vec<u32>>,
}

/// The headers of a response.
#[derive(Debug)]
pub(crate) struct HeadersDocument {
    pub(crate) text: Text,
    pub(super) headers: Lent<Headers<'static>>,
}

/// A document.
#[derive(Debug)]
pub(crate) struct HtmlDocument {
    pub(crate) text: Text,
    pub(super) html: Lent<Html<'static>>,
}

impl<T> Lent<T> {
    fn new(parsed: T) -> Self {
        Self(RefCell::new(Some(parsed)))
    }

    pub(super) fn take(&self) -> Option<T> {
        self.0.take()
    }

    pub(super) fn give_back(&self, parsed: Option<T>) {
        self.0.replace(parsed);
    }

    /// None while it is lent.
    fn get(&self) -> Option<Ref<'_, T>> {
        Ref::filter_map(self.0.borrow(), Option::as_ref).ok()
    }
}

impl Text {
    fn new(source: &Rc<str>) -> Self {
        let bytes = source.as_bytes();
        Self { source: Rc::clone(source), utf16: Utf16Index::new(bytes), lines: LineIndex::new(bytes) }
    }

    /// The line (from 1) of a byte.
    pub(crate) fn line(&self, byte: u32) -> u32 {
        self.lines.place(byte).line
    }

    pub(crate) fn lines(&self) -> usize {
        // A line break at the end begins no line of its own, for people.
        self.lines.lines() as usize - usize::from(self.source.is_empty() || self.source.ends_with('\n'))
    }

    pub(crate) fn len(&self) -> usize {
        self.source.len()
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.source.trim().is_empty()
    }

    /// What a span covers, in one line and not longer than somebody would read.
    pub(crate) fn shortened(&self, span: Span) -> String {
        const SHOWN: usize = 80;
        let bytes = span.of(self.source.as_bytes());
        // A character has at most four bytes.
        let text = String::from_utf8_lossy(bytes.get(..4 * SHOWN).unwrap_or(bytes));
        let mut characters = text.chars().map(|character| if character.is_control() { ' ' } else { character });
        let mut shown: String = characters.by_ref().take(SHOWN).collect();
        if characters.next().is_some() {
            shown.push('…');
        }
        shown
    }

    /// In UTF-16 code units.
    pub(crate) fn units(&self, span: Span) -> [u32; 2] {
        [self.utf16.offset(span.start()), self.utf16.offset(span.end())]
    }

    pub(crate) fn utf16(&self) -> &Utf16Index {
        &self.utf16
    }
}

impl RobotsDocument {
    pub(crate) fn new(source: &Rc<str>, response: Response) -> Self {
        let robots = RobotsTxt::parse_owned(source.as_bytes());
        let text = Text::new(source);
        let spans = Rc::new(highlight::of_robots(&robots, &text.utf16));
        Self { text, response, fetched: Lent::new(Fetched::new(fetch(response)).with_text(robots)), spans }
    }

    /// The parsed text, whether it applies or not.
    pub(crate) fn robots(&self) -> Option<Ref<'_, RobotsTxt<'static>>> {
        Ref::filter_map(self.fetched.get()?, |fetched| fetched.text(Effect::Rules(Extent::Entire))).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_blank()
    }

    /// Whether the text is a web page rather than a robots.txt, as servers often answer with.
    pub(crate) fn looks_like_html(&self) -> bool {
        let start: String = self.text.source.trim_start().chars().take(14).collect();
        let start = start.to_ascii_lowercase();
        start.starts_with("<!doctype html") || start.starts_with("<html")
    }
}

impl HeadersDocument {
    pub(crate) fn new(source: &Rc<str>) -> Self {
        Self { text: Text::new(source), headers: Lent::new(Headers::parse_owned(source.as_bytes())) }
    }

    pub(crate) fn headers(&self) -> Option<Ref<'_, Headers<'static>>> {
        self.headers.get()
    }
}

impl HtmlDocument {
    pub(crate) fn new(source: &Rc<str>) -> Self {
        Self { text: Text::new(source), html: Lent::new(Html::parse_owned(source.as_bytes())) }
    }

    pub(crate) fn html(&self) -> Option<Ref<'_, Html<'static>>> {
        self.html.get()
    }

    /// The line from which on nothing is read as HTML, if the text does not end before it.
    pub(crate) fn unread_from(&self) -> Option<u32> {
        let rest = self.html()?.rest(Scripting::Off)?;
        Some(self.text.line(rest.span.start()))
    }
}

/// Documents are the same if they come from the same text, which is shared and never changed.
impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.source, &other.source)
    }
}

impl PartialEq for RobotsDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.response == other.response
    }
}

impl PartialEq for HeadersDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl PartialEq for HtmlDocument {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}
