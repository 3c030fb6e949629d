use std::rc::Rc;

use yew::prelude::*;

use crate::language::say;
use crate::page::Action;
use crate::widgets::value_of;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) url: Rc<str>,
    /// Why the text is no URL, where it is none.
    pub(crate) error: Option<String>,
    /// Whether something of an example is shown.
    pub(crate) is_example: bool,
    pub(crate) dispatch: Callback<Action>,
}

#[component]
pub(crate) fn UrlField(props: &Props) -> Html {
    let oninput = props.dispatch.reform(|event: InputEvent| Action::SetUrl(value_of(&event)));
    html! {
        <div class="field">
            <label for="url">{ say!("url") }</label>
            if props.is_example {
                <span class="example-mark" id="url-example">{ say!("example-mark") }</span>
            }
            <input id="url" type="text" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder="https://example.com/page" value={props.url.to_string()} {oninput}
                aria-invalid={props.error.is_some().to_string()} aria-describedby="url-example url-error" />
            <p id="url-error" class="error" role="status">
                { props.error.clone() }
            </p>
        </div>
    }
}
