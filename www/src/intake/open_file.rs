use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::files::import;
use super::imported::Imported;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The file types that the file dialog suggests.
    pub(crate) accept: &'static str,
    /// Receives the content, and `true` if the user opened only one file. Several files cannot all go to the same pane.
    pub(crate) on_import: Callback<(Imported, bool)>,
}

/// Renders a button that opens the user's files.
#[component]
pub(crate) fn OpenFile(Props { accept, on_import }: &Props) -> Html {
    let on_import = on_import.clone();
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        if let Some(files) = input.files() {
            let is_alone = files.length() == 1;
            // Copy the list, because resetting the field empties it.
            import(JsValue::from(js_sys::Array::from(&files)), on_import.reform(move |what| (what, is_alone)));
        }
        // Reset the field so that the user can open the same file again.
        input.set_value("");
    });
    html! {
        <label class="button file-button">
            { say!("open-file") }
            <input type="file" class="visually-hidden" multiple=true accept={*accept} {onchange} />
        </label>
    }
}
