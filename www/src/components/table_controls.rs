use std::rc::Rc;

use yew::prelude::*;

use super::value_of;
use crate::state::{Action, Shown, State};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
    /// How many rows each choice shows: all, blocked, allowed.
    pub(crate) counts: [usize; 3],
    pub(crate) dispatch: Callback<Action>,
}

/// Which rows are shown, and the User-Agent of one's own.
#[component]
pub(crate) fn TableControls(props: &Props) -> Html {
    let Props { state, counts, dispatch } = props;
    let filter = dispatch.reform(|event: InputEvent| Action::SetFilter(value_of(&event)));
    let user_agent = dispatch.reform(|event: InputEvent| Action::SetUserAgent(value_of(&event)));
    let choices = [(Shown::All, "All"), (Shown::Blocked, "Blocked"), (Shown::Allowed, "Allowed")];
    html! {
        <div class="controls">
            <div class="field">
                <label for="filter">{ "Filter" }</label>
                <input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="Name or operator"
                    value={state.filter.to_string()} oninput={filter} />
            </div>
            <div class="field">
                <label for="user-agent">{ "Your own User-Agent" }</label>
                <input id="user-agent" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    placeholder="ExampleBot/1.0" value={state.user_agent.to_string()} oninput={user_agent} />
            </div>
            <div class="choices" role="group" aria-label="Rows shown">
                { for choices.into_iter().zip(counts).map(|((shown, name), count)| {
                    let onclick = dispatch.reform(move |_: MouseEvent| Action::Show(shown));
                    html! {
                        <button type="button" class="choice" aria-pressed={(state.shown == shown).to_string()} {onclick}>
                            { name }{ " " }<span class="count">{ *count }</span>
                        </button>
                    }
                }) }
            </div>
        </div>
    }
}
