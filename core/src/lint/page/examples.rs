//! Collects the page lints' examples for the documentation.

use crate::evaluate::Source;
use crate::lint::Code;

/// A page's text with a finding, and its corrected version.
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
    /// The code of the lint.
    pub code: Code,
    /// The kind of text.
    pub source: Source,
    /// A text with a finding.
    pub wrong: &'static str,
    /// The corrected text.
    pub right: &'static str,
    /// Another text for the same page, if the example needs one. If this text is a robots.txt, the page's path is `/page`.
    pub other_text: Option<(Source, &'static str)>,
    /// The time of the report in ISO 8601, if the example needs one.
    pub now: Option<&'static str>,
}

pub(super) const fn header(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Headers, wrong, right, other_text: None, now: None }
}

pub(super) const fn html(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Html, wrong, right, other_text: None, now: None }
}

/// Returns the page lints' examples: faulty texts and their corrected versions. For an example about joined headers, the headers must be
/// passed as pairs.
///
/// ```
/// use robotscope::lint::{Code, page_examples};
///
/// assert!(page_examples().iter().any(|example| example.code == Code::MissingComma));
/// ```
pub fn page_examples() -> &'static [PageExample] {
    super::EXAMPLES
}
