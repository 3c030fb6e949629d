//! Places imported content in panes and views, and shows a notice with Undo.

mod place;
mod request;
mod response;
mod undo;
mod view;

pub(crate) use place::Aim;
pub(crate) use view::{DropZone, ImportNoticeView};

use crate::intake::Imported;
use crate::state::State;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Import(Imported, Aim),
    /// Closes the list of requests in the HAR file.
    CloseHar,
    Undo,
    Dismiss,
}

impl State {
    pub(crate) fn placing(&mut self, action: Action) {
        match action {
            Action::Import(imported, aim) => self.import(imported, aim),
            Action::CloseHar => self.har = None,
            Action::Undo => self.undo(),
            Action::Dismiss => self.notice = None,
        }
    }
}
