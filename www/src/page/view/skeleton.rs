//! Components from which the skeleton in index.html is rendered.

use std::rc::Rc;

use yew::prelude::*;

use super::{Answer, Problems, why_panel};
use crate::page::PageState;
use crate::page::analysis::{Inputs, Results};
use crate::page::table::{Cell, Chosen};

#[derive(Properties, PartialEq)]
pub(crate) struct AnswerProps {
    pub(crate) state: Rc<PageState>,
    /// Renders the controls that share and save the case.
    pub(crate) share: Callback<(), Html>,
}

#[component]
pub(crate) fn SkeletonAnswer(AnswerProps { state, share }: &AnswerProps) -> Html {
    html! {
        <Answer results={results(state)} premises={state.premises()} pins={state.pins.clone()} chosen={state.table.chosen.map(|cell| cell.row)} share={share.clone()}
            dispatch={Callback::noop()} />
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct ReasonProps {
    pub(crate) state: Rc<PageState>,
}

/// Renders the problems that are found without the worker, and the explanation for the chosen crawler. The controls do nothing.
#[component]
pub(crate) fn SkeletonReason(ReasonProps { state }: &ReasonProps) -> Html {
    let (results, dispatch) = (results(state), Callback::noop());
    let subject = match state.table.chosen {
        Some(Cell { row: Chosen::Crawler(token), question }) => results.subject(token, question).map(Rc::new),
        _ => None,
    };
    html! {
        <>
            <Problems problems={Rc::new(results.problems(&[]))} is_fresh=false is_given={state.is_given()} dispatch={dispatch.clone()} />
            { why_panel(subject.as_ref(), state.table.chosen, &state.pins, &dispatch) }
        </>
    }
}

fn results(state: &PageState) -> Rc<Results> {
    Rc::new(Results::new(&Inputs::of(state)))
}
