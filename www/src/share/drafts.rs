//! Saves drafts, and sets the page's initial state.

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gloo_utils::window;
use js_sys::{Array, Error};
use robotscope::names::plain_names;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::HashChangeEvent;
use yew::prelude::*;

use super::bridge;
use super::state::Action;
use crate::route;
use crate::state::{Fault, Opened, Snapshot, State};

/// The delay between the last change and saving the draft.
const SAVE_DELAY_MILLISECONDS: u32 = 500;

/// The link and the drafts from which the page's initial state is restored.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Start {
    /// The content of the link in the address, or `None` if the address contains no link.
    link: Option<Result<Snapshot, Fault>>,
    draft: Option<Snapshot>,
    older: Option<Snapshot>,
}

/// Reads the link in the address and the saved drafts.
pub(crate) async fn start() -> Start {
    let of_pairs = |pairs: Option<Array>| pairs.map(|pairs| Snapshot::of_pairs(&pairs));
    Start { link: opened().await, draft: of_pairs(bridge::draft()), older: of_pairs(bridge::older_draft()) }
}

async fn opened() -> Option<Result<Snapshot, Fault>> {
    match bridge::opened().await {
        Ok(pairs) => pairs.dyn_ref::<Array>().map(|pairs| Ok(Snapshot::of_pairs(pairs))),
        Err(error) => {
            let name = error.dyn_ref::<Error>().map(|error| String::from(error.message()));
            Some(Err(name.unwrap_or_default().parse().unwrap_or(Fault::Broken)))
        }
    }
}

impl Start {
    /// Restores the link's content or, if there is no readable link, the draft. Also sets the notice about the link or draft.
    pub(crate) fn begin(self, state: &mut State) {
        let initial_view = state.view;
        if let Some(Ok(snapshot)) = &self.link {
            state.restore_link(snapshot);
            state.opened = Some(Opened::Link(self.draft));
            return;
        }
        if let Some(draft) = &self.draft {
            state.restore(draft);
            // If the address names a view, it takes precedence over the draft's view.
            state.view = route::view().filter(|_| !route::is_bare()).unwrap_or(state.view);
        } else {
            state.view = initial_view;
        }
        state.opened = match self.link {
            Some(Err(fault)) => Some(Opened::Broken(fault)),
            _ => self.older.map(Opened::Older),
        };
    }
}

/// The result of the last save, and a callback that saves the draft.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Drafts {
    pub(crate) status: DraftStatus,
    /// Saves the draft at once, before another case replaces it.
    pub(crate) save: Callback<()>,
}

plain_names! {
    /// The result of saving the draft.
    #[derive(Default)]
    pub(crate) enum DraftStatus {
        #[default]
        Saved = "saved",
        TooLarge = "too-large",
        /// The browser does not let the page store data, or its storage is full.
        Refused = "refused",
    }
}

/// Saves each change as a draft. Opens links that arrive while the page is open.
#[hook]
pub(crate) fn use_drafts(state: &UseReducerHandle<State>, dispatch: &Callback<Action>) -> Drafts {
    let status = use_state_eq(|| DraftStatus::Saved);
    let snapshot = use_memo((**state).clone(), State::draft);
    let saved = use_mut_ref(|| (*snapshot).clone());
    let save = use_callback((), {
        let (status, saved, state) = (status.setter(), saved.clone(), state.clone());
        move |(), ()| {
            // Yew renders a few milliseconds after a change. A clone of the handle already returns the new state, so save the clone's
            // draft.
            if let Some(done) = save(state.clone().draft(), &saved) {
                status.set(done);
            }
        }
    });
    use_effect_with(snapshot, {
        let save = save.clone();
        move |_| {
            let timer = Timeout::new(SAVE_DELAY_MILLISECONDS, move || save.emit(()));
            move || drop(timer)
        }
    });
    use_effect_with((), {
        let status = status.setter();
        move |()| {
            if !bridge::can_store() {
                status.set(DraftStatus::Refused);
            }
        }
    });
    use_effect_with((), {
        let save = save.clone();
        move |()| {
            let listener = EventListener::new(&window(), "pagehide", move |_| save.emit(()));
            move || drop(listener)
        }
    });
    use_effect_with(dispatch.clone(), {
        let (save, state) = (save.clone(), state.clone());
        move |dispatch| {
            let dispatch = dispatch.clone();
            let listener = EventListener::new(&window(), "hashchange", move |event| {
                let is_back =
                    event.dyn_ref::<HashChangeEvent>().is_some_and(|event| event.old_url().contains("#v=")) && route::is_bare();
                // The link has not been read yet, so this saves the case that the link is about to replace.
                save.emit(());
                let (dispatch, saved, state) = (dispatch.clone(), saved.clone(), state.clone());
                spawn_local(async move {
                    let action = match opened().await {
                        Some(found) => Action::Open(found),
                        // Only the notice about the link contains the previous case. Without it, the link's content stays a new case.
                        None if is_back && matches!(state.clone().opened, Some(Opened::Link(Some(_)))) => {
                            bridge::leave_link();
                            Action::LeaveLink
                        }
                        None => return,
                    };
                    dispatch.emit(action);
                    // From now on, save only changes by the user.
                    saved.replace(state.clone().draft());
                });
            });
            move || drop(listener)
        }
    });
    Drafts { status: *status, save }
}

/// Saves the draft. Returns the result, or `None` if the draft is unchanged.
fn save(snapshot: Snapshot, saved: &RefCell<Snapshot>) -> Option<DraftStatus> {
    if *saved.borrow() == snapshot {
        return None;
    }
    let pairs = snapshot.to_pairs();
    saved.replace(snapshot);
    Some(bridge::save_draft(&pairs).parse().unwrap_or(DraftStatus::Refused))
}
