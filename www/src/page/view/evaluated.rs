use std::rc::Rc;

use robotscope::explain::target_error;
use yew::prelude::*;

use super::served_notice::served_notice;
use super::workspace::Workspace;
use super::{Answer, Conditions, Dates, Outage, UrlField, inputs_strip};
use crate::intake::GetTexts;
use crate::language::{messages, say};
use crate::page::analysis::{Inputs, Results};
use crate::page::{Action, PageState};
use crate::text_origin::TextOrigin;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) inputs: Inputs,
    pub(crate) state: Rc<PageState>,
    /// Renders the notice about the last import.
    pub(crate) import_notice: Callback<(), Html>,
    /// Renders the controls that share and save the case.
    pub(crate) share: Callback<(), Html>,
    pub(crate) dispatch: Callback<Action>,
}

/// Evaluates the texts and renders the inputs, the answer and the results.
#[component]
pub(crate) fn Evaluated(Props { inputs, state, import_notice, share, dispatch }: &Props) -> Html {
    let results = use_memo(inputs.clone(), Results::new);

    let chosen = state.table.chosen.map(|cell| cell.row);
    html! {
        <div class="layout">
            <section class="case" aria-label={say!("page-inputs")}>
                { case(state, &results, dispatch) }
            </section>
            { import_notice.emit(()) }
            <section class="results" id="results" tabindex="-1" aria-label={say!("page-results")}>
                <Answer results={results.clone()} premises={state.premises()} pins={state.pins.clone()} {chosen} share={share.clone()}
                    dispatch={dispatch.clone()}>
                    <Outage results={results.clone()} outage={state.outage} pins={state.pins.clone()} {chosen} dispatch={dispatch.clone()} />
                    <Dates results={results.clone()} pins={state.pins.clone()} {chosen} today={state.today.clone()} dispatch={dispatch.clone()} />
                </Answer>
            </section>
            <Workspace {state} {results} {dispatch} />
        </div>
    }
}

fn case(state: &PageState, results: &Rc<Results>, dispatch: &Callback<Action>) -> Html {
    let target = results.inputs.target.as_ref();
    html! {
        <>
            if state.is_example_shown() {
                <p class="notice intro">{ say!("intro") }</p>
            }
            <UrlField url={state.url.clone()} is_example={state.is_example_shown()} fetched_at={state.fetched_at()} can_assign={state.can_assign_texts()}
                error={target.err().filter(|_| !state.url.is_empty()).map(|error| target_error(&messages(), error))} dispatch={dispatch.clone()} />
            <Conditions is_known={state.fetch().is_some()} status={state.status.clone()} response={state.response()} outage={state.outage} now={state.now.clone()}
                today={state.today.clone()} dispatch={dispatch.clone()}>
                <GetTexts target={target.ok().cloned()} />
            </Conditions>
            if let Some(served) = state.served() {
                { served_notice(&served) }
            }
            // If all texts come from an example, omit the strip, because the mark beside the URL suffices.
            if !state.relevant_sources().all(|source| state.text_origin(source) == TextOrigin::Example) {
                { inputs_strip(state) }
            }
        </>
    }
}
