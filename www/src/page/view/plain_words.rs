use std::rc::Rc;

use robotscope::explain::sentences;
use yew::prelude::*;

use super::linked::linked;
use crate::document::RobotsDocument;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::plain_words;
use crate::widgets::is_shown;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) robots: Rc<RobotsDocument>,
    pub(crate) dispatch: Callback<Action>,
}

/// What the robots.txt does, for whom, in one paragraph, which is written while it is open.
#[component]
pub(crate) fn PlainWords(Props { robots, dispatch }: &Props) -> Html {
    let is_open = use_state(|| false);
    let said = use_memo((robots.clone(), *is_open), |(document, is_open)| {
        is_open.then(|| sentences(&messages(), plain_words(&document.robots)))
    });
    html! {
        <details class="plain-words more-box" ontoggle={move |event| is_open.set(is_shown(&event))}>
            <summary><h2>{ say!("plain-title") }</h2></summary>
            if let Some(said) = &*said {
                <p>{ linked(said, dispatch) }</p>
            }
        </details>
    }
}
