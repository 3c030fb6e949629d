//! Effects of actions outside of the state: which of the user's cases the browser keeps changes under.

use yew::Callback;

use crate::action::Action;
use crate::state::{State, Taken};
use crate::{page, placing, share};

/// Runs the effect of an action, if it has one. `state` is the state before it; `save` saves that as a draft.
pub(super) fn run(action: &Action, state: &State, save: &Callback<()>) {
    match action {
        // An example is a case of its own, so the current case stays among the others.
        Action::Page(page::Action::LoadExample(_)) | Action::Share(share::Action::New) => {
            save.emit(());
            share::new_case();
        }
        Action::Placing(placing::Action::Undo) if state.taken.as_ref().is_some_and(Taken::is_example) => share::return_to_case(),
        Action::Share(share::Action::Return) => share::return_to_case(),
        _ => {}
    }
}
