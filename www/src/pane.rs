//! The state of a text pane, and the sources that have a pane in the page view.

use robotscope::evaluate::Source;

use crate::text::{Change, Text};

/// The panes for a page, in the order of their tabs.
pub(crate) const SOURCES: [Source; 3] = [Source::RobotsTxt, Source::Headers, Source::Html];

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
}
