use std::rc::Rc;

use yew::prelude::*;

use super::value_of;
use crate::state::Action;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) status: Rc<str>,
    /// Whether the status is a number that HTTP could have.
    pub(crate) is_status: bool,
    pub(crate) now: Rc<str>,
    pub(crate) dispatch: Callback<Action>,
}

/// What decides beside the texts: how robots.txt was answered, and when it is.
#[component]
pub(crate) fn Conditions(props: &Props) -> Html {
    let Props { status, is_status, now, dispatch } = props;
    let set_status = dispatch.reform(|event: InputEvent| Action::SetStatus(value_of(&event)));
    let set_now = dispatch.reform(|event: InputEvent| Action::SetNow(value_of(&event)));
    html! {
        <div class="conditions">
            <div class="field">
                <label for="status">{ "Status of robots.txt" }</label>
                <input id="status" type="text" inputmode="numeric" autocomplete="off" placeholder="200" value={status.to_string()}
                    oninput={set_status} aria-invalid={(!is_status).to_string()} aria-describedby="status-error" />
                <p id="status-error" class="error" role="status">
                    if !is_status {
                        { "An HTTP status is a number such as 404; until then it counts as 200." }
                    }
                </p>
            </div>
            <div class="field">
                <label for="now">{ "Date and time (UTC)" }</label>
                <input id="now" type="datetime-local" value={now.to_string()} oninput={set_now} aria-describedby="now-missing" />
                <p id="now-missing" class="notice" role="status">
                    if now.is_empty() {
                        { "Not given: no date of the page decides anything." }
                    }
                </p>
            </div>
        </div>
    }
}
