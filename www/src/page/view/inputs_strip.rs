use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::language::{list, say};
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The texts, grouped by origin, each group with a description of its origin.
    pub(crate) origins: Vec<(Vec<Source>, String)>,
}

/// Renders one line with the origin of each text.
#[component]
pub(crate) fn InputsStrip(props: &Props) -> Html {
    html! {
        <ul class="inputs-strip" aria-label={say!("strip")}>
            { for props.origins.iter().map(|(sources, origin)| html! {
                <li><strong>{ list(sources.iter().copied().map(source_name), usize::MAX) }</strong>{ " · " }{ origin }</li>
            }) }
        </ul>
    }
}
