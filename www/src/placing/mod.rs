//! What came in: put where it belongs, said in words, and taken back.

mod place;
mod undo;
mod view;

pub(crate) use place::Aim;
pub(crate) use view::{DropZone, TakenNotice};

use crate::intake::Came;
use crate::state::State;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Puts what came where it belongs.
    TakeIn(Came, Aim),
    /// No request of the HAR file is meant.
    CloseHar,
    /// Takes back what was taken in.
    Undo,
    /// Enough has been said of it.
    Dismiss,
}

impl State {
    pub(crate) fn placing(&mut self, action: Action) {
        match action {
            Action::TakeIn(came, aim) => self.take_in(came, aim),
            Action::CloseHar => self.har = None,
            Action::Undo => self.undo(),
            Action::Dismiss => self.taken = None,
        }
    }
}
