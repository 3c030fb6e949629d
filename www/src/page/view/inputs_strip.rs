use yew::prelude::*;

use crate::language::{list, say};
use crate::page::PageState;
use crate::words::source_name;

/// Renders one line with the origin of each text.
pub(crate) fn inputs_strip(state: &PageState) -> Html {
    html! {
        <ul class="inputs-strip" aria-label={say!("strip")}>
            { for state.described_origins().into_iter().map(|(origin, sources)| html! {
                <li><strong>{ list(sources.into_iter().map(source_name), usize::MAX) }</strong>{ " · " }{ origin }</li>
            }) }
        </ul>
    }
}
