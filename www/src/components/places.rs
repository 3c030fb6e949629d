use yew::prelude::*;

use crate::analysis::Part;
use crate::state::Action;
use crate::words::place;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) parts: Vec<Part>,
    pub(crate) dispatch: Callback<Action>,
}

/// Parts of the texts; a click shows them there.
#[component]
pub(crate) fn Places(props: &Props) -> Html {
    html! {
        <ul class="places">
            { for props.parts.iter().map(|part| {
                let own = part.place;
                let onclick = props.dispatch.reform(move |_: MouseEvent| Action::Point(own));
                html! { <li><button type="button" class="place" {onclick}><code>{ &part.text }</code>{ " " }<span class="place-line">{ place(part.place.source, part.line) }</span></button></li> }
            }) }
        </ul>
    }
}
