use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::language::say;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Which files the browser offers first.
    pub(crate) accept: &'static str,
    /// Gets the text of the file.
    pub(crate) onread: Callback<String>,
}

/// Opens a file of the user's.
#[component]
pub(crate) fn OpenFile(props: &Props) -> Html {
    let onread = props.onread.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let onread = onread.clone();
        spawn_local(async move {
            // Not `text()`, which drops a byte order mark: the engine has something to say about it.
            if let Ok(buffer) = JsFuture::from(file.array_buffer()).await {
                let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                onread.emit(String::from_utf8_lossy(&bytes).into_owned());
            }
            // So that the same file can be opened again.
            input.set_value("");
        });
    });
    html! {
        <label class="button file-button">
            { say!("open-file") }
            <input type="file" class="visually-hidden" accept={props.accept} {onchange} />
        </label>
    }
}
