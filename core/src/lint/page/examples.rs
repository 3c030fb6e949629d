//! Examples of lints of a page, for the documentation.

use crate::evaluate::Source;
use crate::lint::Code;

/// A text of a page with a finding, and its corrected form.
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
    /// Another text of the same page, if needed; with a robots.txt, the page is `/page`.
    pub beside: Option<(Source, &'static str)>,
    /// The moment of the report in ISO 8601, if needed.
    pub now: Option<&'static str>,
}

pub(super) const fn header(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Headers, wrong, right, beside: None, now: None }
}

pub(super) const fn html(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Html, wrong, right, beside: None, now: None }
}

/// Returns examples of faulty and corrected texts for the lints of a page. An example about joined headers applies to headers passed as
/// pairs.
///
/// ```
/// use robotscope::lint::{Code, page_examples};
///
/// assert!(page_examples().iter().any(|example| example.code == Code::MissingComma));
/// ```
pub fn page_examples() -> &'static [PageExample] {
    super::EXAMPLES
}
