use yew::prelude::*;

use crate::page::Action;
use crate::page::analysis::Part;
use crate::words::place;

/// Renders parts of the texts as buttons. Each button scrolls to its part.
pub(crate) fn places(parts: &[Part], dispatch: &Callback<Action>) -> Html {
    html! {
        <ul class="places">
            { for parts.iter().map(|part| {
                let target = part.place;
                let onclick = dispatch.reform(move |_: MouseEvent| Action::Point(target));
                html! { <li><button type="button" class="place" {onclick}><code>{ &part.text }</code>{ " " }<span class="place-line">{ place(part.place.source, part.line) }</span></button></li> }
            }) }
        </ul>
    }
}
