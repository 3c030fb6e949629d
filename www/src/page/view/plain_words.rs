use std::rc::Rc;

use robotscope::explain::sentences;
use yew::prelude::*;

use super::linked::linked;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::Results;
use crate::widgets::is_shown;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the summary of robots.txt as one paragraph. Computes the summary only while the section is open.
#[component]
pub(crate) fn PlainWords(Props { results, dispatch }: &Props) -> Html {
    let is_open = use_state(|| false);
    let summary = use_memo((results.clone(), *is_open), |(results, is_open)| {
        is_open.then(|| sentences(&messages(), results.plain_words()))
    });
    html! {
        <details class="plain-words more-box" ontoggle={move |event| is_open.set(is_shown(&event))}>
            <summary><h2>{ say!("plain-title") }</h2></summary>
            if let Some(summary) = &*summary {
                <p>{ linked(summary, dispatch) }</p>
            }
        </details>
    }
}
