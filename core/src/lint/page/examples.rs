//! What the lints of a page find and what not, for their documentation.

use crate::evaluate::Source;
use crate::lint::Code;

/// A text of a page in which a lint finds something.
///
/// ```
/// use robotscope::evaluate::Page;
/// use robotscope::http::Headers;
/// use robotscope::lint::{Code, Options, PageExample, page_examples};
///
/// let PageExample { wrong, .. } = page_examples().iter().find(|example| example.code == Code::MissingComma).expect("an example");
/// let page = Page { headers: Some(Headers::parse(*wrong)), ..Page::default() };
/// assert_eq!(page.lint(&page.evaluate_all(), &Options::default())[0].code, Code::MissingComma);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PageExample {
    /// The code.
    pub code: Code,
    /// Which text it is.
    pub source: Source,
    /// A text in which it is found.
    pub wrong: &'static str,
    /// The same text as it should be.
    pub right: &'static str,
    /// Another text beside it, if that matters; with a robots.txt the page is `/page`.
    pub beside: Option<(Source, &'static str)>,
    /// The moment for which it is, in ISO 8601, if that matters.
    pub now: Option<&'static str>,
}

pub(super) const fn header(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Headers, wrong, right, beside: None, now: None }
}

pub(super) const fn html(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Html, wrong, right, beside: None, now: None }
}

/// For each lint of a page a text in which it finds something, and how that text should be. Of headers that may have been joined, it is
/// found if they are given as pairs.
///
/// ```
/// use robotscope::lint::{Code, page_examples};
///
/// assert!(page_examples().iter().any(|example| example.code == Code::MissingComma));
/// ```
pub fn page_examples() -> &'static [PageExample] {
    super::EXAMPLES
}
