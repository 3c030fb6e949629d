//! The tester page: paste a robots.txt, see every crawler's verdict with the deciding rule highlighted in the text.
//!
//! The page calls the engine directly and holds no rules of the field: `state` is what the user entered, `analysis` what
//! the engine says to it, `components` what is shown of one page; `urls`, `compare` and `generate` are views of their own, each with its
//! part of the state. `language` says all of it in the user's language.

mod analysis;
mod app;
mod bridge;
mod compare;
mod components;
mod editor;
mod example_case;
mod examples;
mod generate;
mod highlight;
mod intake;
mod language;
mod matrix;
mod offline;
mod outage;
mod route;
mod share;
mod state;
mod text;
mod theme;
mod urls;
mod words;

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/panic.ts")]
extern "C" {
    /// Tells what is wrong before the engine stops.
    fn panicked(words: &str);
}

/// Starts the page in the element with the id `page`.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| panicked(&panic.to_string())));
    // A link takes time to be read.
    wasm_bindgen_futures::spawn_local(async {
        let start = share::start().await;
        // To start has taken its time.
        Timeout::new(0, || show(start)).forget();
    });
}

fn show(start: share::Start) {
    let root = gloo_utils::document().get_element_by_id("page").unwrap_or_else(|| gloo_utils::body().into());
    yew::Renderer::<app::App>::with_root_and_props(root, app::Props { start }).render();
}
