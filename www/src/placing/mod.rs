//! Placing of imported content, with a notice and Undo.

mod place;
mod undo;
mod view;

pub(crate) use place::Aim;
pub(crate) use view::{DropZone, ImportNoticeView};

use crate::intake::Imported;
use crate::state::State;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Import(Imported, Aim),
    /// Closes the picker of the HAR file's requests.
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
