//! The tester page. The user pastes a robots.txt and sees the verdict for every crawler, with the deciding line highlighted in the text.
//!
//! The page calls the engine directly and implements no crawler rules itself. `page`, `urls`, `compare` and `generate` are independent
//! features, each with its own state, actions and view. `state`, `action`, `placing`, `share`, `route`, `app`, `skeleton` and the test
//! module `walk` combine the features. The features share all other modules, which do not depend on any feature.

mod action;
mod app;
mod bridge;
mod compare;
mod deferred;
mod document;
mod editor;
mod generate;
mod grouped;
mod highlight;
mod intake;
mod language;
mod offline;
mod origin;
mod outage;
mod page;
mod pane;
mod pin;
mod placing;
mod robots_editor;
mod route;
mod share;
mod skeleton;
mod state;
mod text;
mod text_origin;
mod theme;
mod urls;
#[cfg(test)]
mod walk;
mod widgets;
mod words;

use wasm_bindgen::prelude::*;

pub use editor::{MarkKind, PartKind};
pub use highlight::SpanKind;
pub use skeleton::skeleton;

#[wasm_bindgen(raw_module = "../js/startup/panic.ts")]
extern "C" {
    /// Passes the panic message to JavaScript before the engine stops.
    fn panicked(words: &str);
}

/// Starts the page in the element with the id `page`. JavaScript calls this once.
#[wasm_bindgen]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| panicked(&panic.to_string())));
    // Opening the case from a link in the address is asynchronous.
    wasm_bindgen_futures::spawn_local(async {
        let start = share::start().await;
        let root = gloo_utils::document().get_element_by_id("page").unwrap_or_else(|| gloo_utils::body().into());
        yew::Renderer::<app::App>::with_root_and_props(root, app::Props { start }).render();
    });
}
