use gloo_events::EventListener;
use robotscope::evaluate::Source;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::page::Action;
use crate::page::table::Action as TableAction;

/// Dispatches the line at the cursor whenever a text pane reports another line.
#[hook]
pub(crate) fn use_cursor(dispatch: Callback<Action>) {
    use_effect_with(dispatch, |dispatch| {
        let dispatch = dispatch.clone();
        let listener = EventListener::new(&gloo_utils::document(), "robots-line", move |event| {
            let line = event.dyn_ref::<web_sys::CustomEvent>().and_then(|event| event.detail().as_f64());
            let pane = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            if let Some((source, line)) = pane.and_then(|pane| source(&pane)).zip(line) {
                dispatch.emit(Action::Table(TableAction::Cursor(source, line as u32)));
            }
        });
        move || drop(listener)
    });
}

/// Returns the source that a text pane shows, or `None` if the pane belongs to another view.
fn source(pane: &web_sys::Element) -> Option<Source> {
    pane.query_selector("textarea").ok()??.id().parse().ok()
}
