use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::intake::{self, Aim};
use crate::language::say;
use crate::state::Action;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Which files the browser offers first.
    pub(crate) accept: &'static str,
    /// For what a file is meant.
    pub(crate) aim: Aim,
    pub(crate) dispatch: Callback<Action>,
}

/// Opens files of the user's.
#[component]
pub(crate) fn OpenFile(props: &Props) -> Html {
    let Props { accept, aim, dispatch } = props;
    let (aim, dispatch) = (*aim, dispatch.clone());
    let onchange = Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
        if let Some(files) = input.files() {
            // Several cannot all be meant for one place.
            let aim = if files.length() == 1 { aim } else { Aim::View };
            // An array of its own, for the list is emptied with the field.
            intake::take(JsValue::from(js_sys::Array::from(&files)), aim, dispatch.clone());
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
