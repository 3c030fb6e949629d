//! The page in pieces: at first what there is room for, a moment later the rest, so that no piece keeps the browser busy for long.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// So many rows come with the first picture, more than there is room for on most screens.
const FIRST: usize = 12;
/// So many come at a time: on a slow telephone they take less time than one would notice between two keys.
const STEP: usize = 15;

/// How many of a table's rows are shown: a few at first, so that the page answers at once, and soon all of them.
#[hook]
pub(crate) fn use_growth(total: usize) -> usize {
    let shown = use_state(|| FIRST);
    let step = shown.clone();
    use_effect_with((*shown, total), move |&(now, total)| {
        let timeout = (now < total).then(|| Timeout::new(0, move || step.set(now + STEP)));
        move || drop(timeout)
    });
    *shown
}

/// Whether what lies below the first picture is to be shown.
#[hook]
pub(crate) fn use_soon() -> bool {
    const SOON: usize = FIRST + 1;
    use_growth(SOON) >= SOON
}
