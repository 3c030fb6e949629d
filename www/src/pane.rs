//! The state of a text pane, and the tabs of the page view.

use robotscope::evaluate::Source;

use crate::text::{Change, Text};

/// The tabs for a page's texts, each identified by its first text. The tab for the HTML also contains the rendered HTML.
pub(crate) const TABS: [Source; 3] = [Source::RobotsTxt, Source::Headers, Source::Html];

/// The versions of the HTML, in the order of their tabs.
pub(crate) const HTML_VERSIONS: [Source; 2] = [Source::Html, Source::RenderedHtml];

/// Returns the tab that contains a text.
pub(crate) fn tab_of(source: Source) -> Source {
    if source == Source::RenderedHtml { Source::Html } else { source }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pane {
    /// The text, with LF line breaks as in all text fields. `None` if the text is unknown. A text whose content the user deleted is empty.
    pub(crate) text: Option<Text>,
    /// The number of times that the application, not the user, has replaced the text.
    pub(crate) replaced: u32,
}

impl Pane {
    pub(crate) fn edit(&mut self, change: &Change) {
        self.text = Some(self.text.clone().unwrap_or_default().changed(change));
    }

    /// Replaces the text on behalf of the application. Converts line breaks to LF, because the user's later edits have offsets in the text
    /// that the text pane shows.
    pub(crate) fn replace(&mut self, text: Option<Text>) {
        let normalised =
            |text: Text| if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n").into() } else { text };
        self.text = text.map(normalised);
        self.replaced += 1;
    }
}
