use robotscope::evaluate::Source;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::examples;
use crate::state::Action;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The pane that is in view.
    pub(crate) source: Source,
    pub(crate) dispatch: Callback<Action>,
}

/// What fills and empties the pane in view.
#[component]
pub(crate) fn PaneActions(props: &Props) -> Html {
    let Props { source, dispatch } = props;
    let clear = {
        let source = *source;
        dispatch.reform(move |_: MouseEvent| Action::Clear(source))
    };
    html! {
        <div class="pane-actions">
            <ExampleMenu dispatch={dispatch.clone()} />
            <OpenFile source={*source} dispatch={dispatch.clone()} />
            <button type="button" class="button" onclick={clear}>{ "Clear" }</button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct MenuProps {
    dispatch: Callback<Action>,
}

#[component]
fn ExampleMenu(props: &MenuProps) -> Html {
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
fn OpenFile(props: &Props) -> Html {
    let Props { source, dispatch } = props;
    let source = *source;
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let dispatch = dispatch.clone();
        spawn_local(async move {
            // Not `text()`, which drops a byte order mark: the engine has something to say about it.
            if let Ok(buffer) = JsFuture::from(file.array_buffer()).await {
                let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                dispatch.emit(Action::Replace(source, String::from_utf8_lossy(&bytes).into_owned()));
            }
            // So that the same file can be opened again.
            input.set_value("");
        });
    });
    let accept = if source == Source::Html { ".html,.htm,.xhtml,text/html" } else { ".txt,text/plain" };
    html! {
        <label class="button file-button">
            { "Open file" }
            <input type="file" class="visually-hidden" {accept} {onchange} />
        </label>
    }
}
