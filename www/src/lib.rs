//! The tester page: paste a robots.txt, see every crawler's verdict with the deciding rule highlighted in the text.
//!
//! The page calls the engine directly and holds no rules of the field. `page`, `urls`, `compare` and `generate` are its features, each with
//! state, actions and view; none knows another. `state`, `action`, `placing`, `share`, `route` and `app` make a whole of them; all other modules are
//! shared parts, which know no feature.

mod action;
mod app;
mod bridge;
mod compare;
mod document;
mod editor;
mod generate;
mod highlight;
mod intake;
mod language;
mod offline;
mod outage;
mod page;
mod pane;
mod placing;
mod robots_editor;
mod route;
mod share;
mod state;
mod text;
mod theme;
mod turns;
mod urls;
mod widgets;
mod words;

use gloo_timers::callback::Timeout;
// For its exports, which the worker calls.
use robotscope_web as _;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/panic.ts")]
extern "C" {
    /// Tells what is wrong before the engine stops.
    fn panicked(words: &str);
}

/// Starts the page in the element with the id `page`. The worker, which has the same module, does not call it.
#[wasm_bindgen]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| panicked(&panic.to_string())));
    // A link takes time to be read.
    wasm_bindgen_futures::spawn_local(async {
        let start = share::start().await;
        // To start has taken its time.
        Timeout::new(0, || show(start)).forget();
    });
}

/// Shows the answer, if only the engine has it, and then the page.
fn show(start: share::Start) {
    let root = gloo_utils::document().get_element_by_id("page").unwrap_or_else(|| gloo_utils::body().into());
    let first = is_answer_missing().then(|| {
        let props = app::FirstProps::new(start.clone());
        yew::Renderer::<app::FirstAnswer>::with_root_and_props(root.clone(), props).render()
    });
    when_shown(&Closure::once_into_js(move || {
        if let Some(first) = first {
            first.destroy();
        }
        yew::Renderer::<app::App>::with_root_and_props(root, app::Props { start }).render();
    }));
}

#[wasm_bindgen(raw_module = "../js/place.ts")]
extern "C" {
    /// Whether what index.html shows has no answer.
    #[wasm_bindgen(js_name = isAnswerMissing)]
    fn is_answer_missing() -> bool;

    /// Calls back once the browser has painted the answer, or at once if index.html has one.
    #[wasm_bindgen(js_name = whenShown)]
    fn when_shown(tell: &JsValue);
}
