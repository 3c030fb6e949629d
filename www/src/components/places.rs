use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::analysis::Part;
use crate::language::say;
use crate::state::Action;

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
    let line = &part.line.to_string();
    match part.place.source {
        Source::RobotsTxt => say!("place-robots-txt", line = line),
        Source::Headers => say!("place-headers", line = line),
        Source::Html => say!("place-html", line = line),
    }
}
