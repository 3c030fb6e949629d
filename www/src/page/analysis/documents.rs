use std::cell::OnceCell;

use robotscope::html::{Excerpt, Html, Scripting};
use robotscope::http::Headers;

use crate::text::Text;

#[derive(Debug)]
pub(crate) struct HeadersDocument {
    pub(crate) text: Text,
    pub(crate) headers: Headers<'static>,
}

#[derive(Debug)]
pub(crate) struct HtmlDocument {
    pub(crate) text: Text,
    pub(super) html: Html<'static>,
    /// The excerpt that a search result could show. It is computed on first use.
    pub(super) excerpt: OnceCell<Excerpt>,
}

impl HeadersDocument {
    pub(crate) fn new(text: &Text) -> Self {
        Self { text: text.clone(), headers: Headers::parse(text) }
    }
}

impl HtmlDocument {
    pub(crate) fn new(text: &Text) -> Self {
        Self { text: text.clone(), html: Html::parse(text), excerpt: OnceCell::new() }
    }

    /// Returns the first line of the text that is not read as HTML, or `None` if the whole text is read as HTML. The result depends on
    /// whether the crawler runs scripts.
    pub(crate) fn unread_from(&self, scripting: Scripting) -> Option<u32> {
        let rest = self.html.rest(scripting)?;
        Some(self.text.line(rest.span.start()))
    }
}

// There is no need to compare parse results: equal texts have equal results.
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
