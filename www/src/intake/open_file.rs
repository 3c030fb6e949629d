use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::arrival::Came;
use super::files::take;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Which files the browser offers first.
    pub(crate) accept: &'static str,
    /// Gets what came, and whether it came alone: several cannot all be meant for one place.
    pub(crate) came: Callback<(Came, bool)>,
}

/// Opens files of the user's.
#[component]
pub(crate) fn OpenFile(props: &Props) -> Html {
    let Props { accept, came } = props;
    let came = came.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        if let Some(files) = input.files() {
            let is_alone = files.length() == 1;
            // An array of its own, for the list is emptied with the field.
            take(JsValue::from(js_sys::Array::from(&files)), came.reform(move |what| (what, is_alone)));
        }
        // So that the same file can be opened again.
        input.set_value("");
    });
    html! {
        <label class="button file-button">
            { say!("open-file") }
            <input type="file" class="visually-hidden" multiple=true accept={*accept} {onchange} />
        </label>
    }
}
