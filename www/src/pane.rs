//! The state of a text pane, and the sources of a page that have a pane.

use robotscope::evaluate::Source;

use crate::text::{Change, Text};

/// The panes of a page in the order of their tabs.
pub(crate) const SOURCES: [Source; 3] = [Source::RobotsTxt, Source::Headers, Source::Html];

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pane {
    /// The text, with LF line breaks, as in every text field of a browser. `None` if it is unknown; a deleted text is empty.
    pub(crate) text: Option<Text>,
    /// The number of times that the page, not the user, replaced the text.
    pub(crate) replaced: u32,
}

impl Pane {
    pub(crate) fn edit(&mut self, change: &Change) {
        self.text = Some(self.text.clone().unwrap_or_default().changed(change));
    }
}
