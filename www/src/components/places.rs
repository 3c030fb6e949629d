use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::analysis::Part;
use crate::state::Action;
use crate::words::source_name;

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
                let place = part.place;
                let onclick = props.dispatch.reform(move |_: MouseEvent| Action::Point(place));
                html! { <li><button type="button" class="place" {onclick}><code>{ &part.text }</code>{ " " }<span class="place-line">{ at(part) }</span></button></li> }
            }) }
        </ul>
    }
}

fn at(part: &Part) -> String {
    let name = source_name(part.place.source);
    let name = if part.place.source == Source::Headers { "headers" } else { name };
    format!("{name}, line {}", part.line)
}
