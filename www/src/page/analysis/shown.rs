//! The parts of a page that a search result could show: its title, and its description or the beginning of its text.

use robotscope::html::Excerpt;

use super::{HtmlDocument, Inputs};
use crate::words::shortened;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ResultTexts {
    /// The URL in the form of breadcrumbs, as in search results.
    pub(crate) url: String,
    pub(crate) title: Option<String>,
    pub(crate) text: Option<String>,
}

impl ResultTexts {
    /// Returns the texts for a crawler that reads this version of the HTML.
    pub(super) fn new(inputs: &Inputs, html: Option<&HtmlDocument>) -> Self {
        let url = inputs.target.as_ref().map(|target| crumbs(target.origin().unwrap_or_default(), target.path()));
        let read = html.map(|document| document.excerpt.get_or_init(|| document.html.excerpt()));
        let Excerpt { title, text, .. } = read.cloned().unwrap_or_default();
        Self { url: url.unwrap_or_default(), title, text }
    }
}

/// Formats a URL as breadcrumbs, such as `https://shop.example › shoes › 12`.
fn crumbs(origin: &str, path: &str) -> String {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let parts = std::iter::once(origin).chain(path.split('/')).filter(|part| !part.is_empty());
    parts.take(8).map(|part| shortened(part, 60)).collect::<Vec<_>>().join(" › ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_a_url_as_breadcrumbs() {
        assert_eq!(crumbs("https://shop.example", "/a/b?c=d"), "https://shop.example › a › b");
        assert_eq!(crumbs("", "/"), "");
    }
}
