//! The page's readiness for offline use, as reported by the service worker (`www/js/startup/offline.ts`).

use robotscope::names::plain_names;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen(raw_module = "../js/startup/offline.ts")]
extern "C" {
    /// Calls `on_change` with the state, now and after every change. Only the callback that was registered last is called.
    #[wasm_bindgen(js_name = onOffline)]
    fn on_offline(on_change: &Closure<dyn Fn(String)>);

    /// Replaces this version of the page with the newer version, if there is one.
    #[wasm_bindgen(js_name = takeOver)]
    pub(crate) fn take_over();
}

plain_names! {
    pub(crate) enum Offline {
        /// The page does not work offline, or the state is unknown.
        Unknown = "unknown",
        /// The browser has stored all files of the page.
        Ready = "ready",
        /// The browser has also stored a newer version. The newer version replaces the current version when the user chooses it.
        NewVersion = "new-version",
    }
}

#[hook]
pub(crate) fn use_offline() -> Offline {
    let state = use_state(|| Offline::Unknown);
    let set = state.setter();
    use_effect_with((), move |()| {
        let on_change = Closure::<dyn Fn(String)>::new(move |name: String| set.set(name.parse().unwrap_or(Offline::Unknown)));
        on_offline(&on_change);
        move || drop(on_change)
    });
    *state
}
