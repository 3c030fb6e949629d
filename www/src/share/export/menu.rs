use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

use super::json::json;
use super::markdown::markdown;
use crate::bridge::copy_text;
use crate::language::say;
use crate::page::PageState;
use crate::share::bridge;
use crate::state::State;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
}

/// The report as something to take along.
#[component]
pub(crate) fn ExportMenu(props: &Props) -> Html {
    let state = &props.state;
    // Whether the last copy worked.
    let copied = use_state(|| None::<bool>);
    let copy = |make: fn(&PageState) -> String| {
        let (state, copied) = (state.clone(), copied.setter());
        Callback::from(move |_: MouseEvent| {
            let (text, copied) = (make(&state.page), copied.clone());
            spawn_local(async move { copied.set(Some(copy_text(&text).await.is_ok())) });
        })
    };
    let save = |name: &'static str, media_type: &'static str, make: fn(&PageState) -> String| {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| bridge::download(name, media_type, &make(&state.page)))
    };
    let print = Callback::from(|_: MouseEvent| bridge::print_page());
    let button = |words: &str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button" {onclick}>{ say!(words) }</button> }
    };
    let menu = use_node_ref();
    use_effect_with(menu.clone(), |menu| {
        let menu = menu.clone();
        let listener = EventListener::new(&gloo_utils::window(), "pointerdown", move |event| close_outside(&menu, event));
        move || drop(listener)
    });
    let onkeydown = {
        let menu = menu.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close(&menu);
            }
        })
    };
    html! {
        <details ref={menu} class="export" {onkeydown}>
            <summary class="button">{ say!("export") }</summary>
            <div class="export-ways">
                { button("export-markdown-copy", copy(markdown)) }
                { button("export-markdown-save", save("robotscope.md", "text/markdown", markdown)) }
                { button("export-json-copy", copy(json)) }
                { button("export-json-save", save("robotscope.json", "application/json", json)) }
                { button("export-print", print) }
                <span class="notice" role="status">
                    { match *copied {
                        Some(true) => say!("export-copied"),
                        Some(false) => say!("export-not-copied"),
                        None => String::new(),
                    } }
                </span>
            </div>
        </details>
    }
}

/// A press anywhere else closes the menu.
fn close_outside(menu: &NodeRef, event: &web_sys::Event) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Node>().ok());
    if let Some(menu) = menu.cast::<Element>().filter(|menu| !menu.contains(pressed.as_ref())) {
        // Nothing is there to be removed from a closed one.
        let _ = menu.remove_attribute("open");
    }
}

/// Closes the menu; the focus goes back to what opened it.
fn close(menu: &NodeRef) {
    let Some(menu) = menu.cast::<Element>() else { return };
    let summary = menu.query_selector("summary").ok().flatten();
    // Nothing is there to be removed from a closed one.
    let _ = menu.remove_attribute("open");
    if let Some(summary) = summary.and_then(|summary| summary.dyn_into::<HtmlElement>().ok()) {
        // What cannot be focused stays as it is.
        let _ = summary.focus();
    }
}
