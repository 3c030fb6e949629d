use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::csv::csv;
use super::json::json;
use super::markdown::markdown;
use crate::bridge::{copy_text, download_text};
use crate::language::say;
use crate::page::PageState;
use crate::state::State;
use crate::widgets::Menu;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
}

/// Renders a menu that copies, saves or prints the report.
#[component]
pub(crate) fn ExportMenu(props: &Props) -> Html {
    let state = &props.state;
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
        Callback::from(move |_: MouseEvent| download_text(name, media_type, &make(&state.page)))
    };
    let print = Callback::from(|_: MouseEvent| drop(gloo_utils::window().print()));
    let button = |words: &str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button" {onclick}>{ say!(words) }</button> }
    };
    html! {
        <Menu class="export" label={say!("export")}>
            { button("export-markdown-copy", copy(markdown)) }
            { button("export-markdown-save", save("robotscope.md", "text/markdown", markdown)) }
            { button("export-csv-save", save("robotscope.csv", "text/csv", csv)) }
            { button("export-json-copy", copy(json)) }
            { button("export-json-save", save("robotscope.json", "application/json", json)) }
            { button("export-print", print) }
            <span class="notice" role="status">
                { match *copied {
                    Some(true) => say!("copied"),
                    Some(false) => say!("export-not-copied"),
                    None => String::new(),
                } }
            </span>
        </Menu>
    }
}
