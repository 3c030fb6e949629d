//! What a text pane holds, and which texts of a page have one.

use robotscope::evaluate::Source;

use crate::text::{Change, Text};

/// The panes of a page in the order of their tabs.
pub(crate) const SOURCES: [Source; 3] = [Source::RobotsTxt, Source::Headers, Source::Html];

/// A text pane.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pane {
    /// The text; its line breaks are LF, as in every text field of a browser. What was never given is unknown, not empty.
    pub(crate) text: Option<Text>,
    /// Counts the times that the page, and not the user's typing, replaced the text.
    pub(crate) replaced: u32,
}

impl Pane {
    /// As the user types.
    pub(crate) fn edit(&mut self, change: &Change) {
        self.text = Some(self.text.clone().unwrap_or_default().changed(change));
    }
}
