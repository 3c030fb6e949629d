use std::rc::Rc;

use yew::prelude::*;

use super::Answer;
use crate::page::PageState;
use crate::page::analysis::{Inputs, Results};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<PageState>,
}

/// The answer of a page alone, with which nothing can be done.
#[component]
pub(crate) fn PageAnswer(Props { state }: &Props) -> Html {
    let results = Rc::new(Results::new(&Inputs::of(state)));
    html! {
        <section id="results">
            <Answer {results} pins={state.pins.clone()} chosen={state.table.chosen.map(|cell| cell.row)} share={None::<Callback<(), Html>>}
                dispatch={Callback::noop()} />
        </section>
    }
}
