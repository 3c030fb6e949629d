use std::rc::Rc;

use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::analysis::Document;
use crate::editor::{Editor, Mark};
use crate::examples;
use crate::state::{Action, Chosen};
use crate::words::{counted, grouped};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) text: Rc<str>,
    pub(crate) replaced: u32,
    pub(crate) document: Rc<Document>,
    pub(crate) marks: Rc<Vec<Mark>>,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) dispatch: Callback<Action>,
}

#[component]
pub(crate) fn RobotsPane(props: &Props) -> Html {
    let dispatch = &props.dispatch;
    let oninput = use_callback(dispatch.clone(), |text, dispatch| dispatch.emit(Action::EditText(text)));
    let clear = dispatch.reform(|_: MouseEvent| Action::ReplaceText(String::new()));
    html! {
        <div class="pane">
            <div class="pane-bar">
                <h2 class="pane-title"><label for="robots-txt">{ "robots.txt" }</label></h2>
                <div class="pane-actions">
                    <ExampleMenu dispatch={dispatch.clone()} />
                    <OpenFile dispatch={dispatch.clone()} />
                    <button type="button" class="button" onclick={clear}>{ "Clear" }</button>
                </div>
            </div>
            <Editor text={props.text.clone()} replaced={props.replaced} document={props.document.clone()}
                marks={props.marks.clone()} chosen={props.chosen} {oninput} />
            <Status document={props.document.clone()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DispatchProps {
    dispatch: Callback<Action>,
}

#[component]
fn ExampleMenu(props: &DispatchProps) -> Html {
    let onchange = props.dispatch.reform(|event: Event| {
        let select = event.target_dyn_into::<web_sys::HtmlSelectElement>();
        let chosen = select.and_then(|select| {
            // The first entry is the menu's name, which it shows again afterwards.
            let index = usize::try_from(select.selected_index() - 1).ok();
            select.set_selected_index(0);
            index.and_then(|index| examples::ALL.get(index))
        });
        Action::LoadExample(chosen.unwrap_or_else(|| examples::first()))
    });
    html! {
        <select class="button" aria-label="Load an example" {onchange}>
            <option selected=true disabled=true>{ "Examples" }</option>
            { for examples::ALL.iter().map(|example| html! { <option>{ example.name }</option> }) }
        </select>
    }
}

#[component]
fn OpenFile(props: &DispatchProps) -> Html {
    let dispatch = props.dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let dispatch = dispatch.clone();
        spawn_local(async move {
            // Not `text()`, which drops a byte order mark: the engine has something to say about it.
            if let Ok(buffer) = JsFuture::from(file.array_buffer()).await {
                let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                dispatch.emit(Action::ReplaceText(String::from_utf8_lossy(&bytes).into_owned()));
            }
            // So that the same file can be opened again.
            input.set_value("");
        });
    });
    html! {
        <label class="button file-button">
            { "Open file" }
            <input type="file" class="visually-hidden" accept=".txt,text/plain" {onchange} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct StatusProps {
    document: Rc<Document>,
}

/// What the text is: its size, or that it is no robots.txt at all.
#[component]
fn Status(props: &StatusProps) -> Html {
    let document = &props.document;
    let text = document.robots.text();
    let size = format!("{} · {}", counted(document.robots.lines().len(), "line"), bytes(text.len()));
    html! {
        <p class="pane-status" role="status">
            { size }
            if document.is_empty() {
                <span class="notice">{ "An empty robots.txt allows everything." }</span>
            } else if document.looks_like_html() {
                <span class="notice warning">
                    { "This looks like a web page, not like a robots.txt. Crawlers look for rules in it all the same." }
                </span>
            }
        </p>
    }
}

fn bytes(count: usize) -> String {
    if count < 10_000 { counted(count, "byte") } else { format!("{} kB", grouped(count / 1000)) }
}
