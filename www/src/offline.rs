//! Whether the page works without a network, as `www/js/offline.ts` has it from the service worker.

use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen(raw_module = "../js/offline.ts")]
extern "C" {
    /// Tells the state now and whenever it changes; the last one who asks is told.
    #[wasm_bindgen(js_name = onOffline)]
    fn on_offline(tell: &Closure<dyn Fn(String)>);

    /// Has the new version, if there is one, take the place of this one.
    #[wasm_bindgen(js_name = takeOver)]
    pub(crate) fn take_over();
}

/// What is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offline {
    /// Nothing, or that it does not.
    Unknown,
    /// The browser has kept all files.
    Ready,
    /// And those of a newer version, which is used when the user wants it.
    NewVersion,
}

impl Offline {
    fn of_name(name: &str) -> Self {
        match name {
            "ready" => Self::Ready,
            "new-version" => Self::NewVersion,
            _ => Self::Unknown,
        }
    }
}

#[hook]
pub(crate) fn use_offline() -> Offline {
    let state = use_state(|| Offline::Unknown);
    let set = state.setter();
    use_effect_with((), move |()| {
        let tell = Closure::<dyn Fn(String)>::new(move |name: String| set.set(Offline::of_name(&name)));
        on_offline(&tell);
        move || drop(tell)
    });
    *state
}
