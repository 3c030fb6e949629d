//! Side effects of actions. They save drafts, and choose the case in which the browser saves later changes.

use yew::Callback;

use crate::action::Action;
use crate::state::{ImportNotice, State};
use crate::{page, placing, share};

/// Runs an action's side effect, if it has one. `state` is the state before the action, and `save` saves that state as a draft.
pub(super) fn run(action: &Action, state: &State, save: &Callback<()>) {
    match action {
        // Loading an example also starts a new case, so that the current case stays in the list of drafts.
        Action::Page(page::Action::LoadExample(_)) | Action::Share(share::Action::New) => {
            save.emit(());
            share::new_case();
        }
        Action::Placing(placing::Action::Undo) if state.notice.as_ref().is_some_and(ImportNotice::is_example) => {
            share::return_to_case();
        }
        Action::Share(share::Action::Return) => share::return_to_case(),
        _ => {}
    }
}
