//! The tester page: paste a robots.txt, see every crawler's verdict with the deciding rule highlighted in the text.
//!
//! The page calls the engine directly and holds no rules of the field: `state` is what the user entered, `analysis` what
//! the engine says to it, `components` what is shown.

mod analysis;
mod app;
mod components;
mod editor;
mod examples;
mod highlight;
mod state;
mod theme;
mod words;

use wasm_bindgen::prelude::*;

/// Starts the page in the element with the id `app`.
#[wasm_bindgen(start)]
pub fn start() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    let root = gloo_utils::document().get_element_by_id("app").unwrap_or_else(|| gloo_utils::body().into());
    // Yew appends to its root: whatever index.html shows while the page loads goes first.
    root.set_inner_html("");
    yew::Renderer::<app::App>::with_root(root).render();
}
