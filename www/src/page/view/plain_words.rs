use std::rc::Rc;

use robotscope::explain::sentences;
use yew::prelude::*;

use super::linked::linked;
use crate::document::RobotsDocument;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::plain_words;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) robots: Rc<RobotsDocument>,
    pub(crate) dispatch: Callback<Action>,
}

/// What the robots.txt does, for whom, in one paragraph.
#[component]
pub(crate) fn PlainWords(Props { robots, dispatch }: &Props) -> Html {
    let said = use_memo(robots.clone(), |document| sentences(&messages(), plain_words(&document.robots)));
    html! {
        <details class="plain-words more-box">
            <summary><h2>{ say!("plain-title") }</h2></summary>
            <p>{ linked(&said, dispatch) }</p>
        </details>
    }
}
