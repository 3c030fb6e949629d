//! The texts of a page, parsed.

use std::cell::OnceCell;

use robotscope::html::{Html, Scripting};
use robotscope::http::Headers;

use super::shown::Shown;
use crate::text::Text;

/// The headers of a response.
#[derive(Debug)]
pub(crate) struct HeadersDocument {
    pub(crate) text: Text,
    pub(crate) headers: Headers<'static>,
}

/// A document.
#[derive(Debug)]
pub(crate) struct HtmlDocument {
    pub(crate) text: Text,
    pub(super) html: Html<'static>,
    /// What a result would show of it, once that is asked.
    pub(super) shown: OnceCell<Shown>,
}

impl HeadersDocument {
    pub(crate) fn new(text: &Text) -> Self {
        Self { text: text.clone(), headers: Headers::parse(text) }
    }
}

impl HtmlDocument {
    pub(crate) fn new(text: &Text) -> Self {
        Self { text: text.clone(), html: Html::parse(text), shown: OnceCell::new() }
    }

    /// The line from which on nothing is read as HTML, if the text does not end before it.
    pub(crate) fn unread_from(&self) -> Option<u32> {
        let rest = self.html.rest(Scripting::Off)?;
        Some(self.text.line(rest.span.start()))
    }
}

// A document is what its text says.
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
