use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::files::import;
use super::imported::Imported;
use crate::language::say;

/// Renders a button that opens the user's files. The file dialog suggests the file types in `accept`. `on_import` receives the content, and
/// `true` if the user opened only one file: several files cannot all go to the same pane.
pub(crate) fn open_file(accept: &'static str, on_import: Callback<(Imported, bool)>) -> Html {
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
            <input type="file" class="visually-hidden" multiple=true {accept} {onchange} />
        </label>
    }
}
