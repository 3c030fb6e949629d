use std::rc::Rc;

use robotscope::explain::target_error;
use yew::prelude::*;

use super::{AiSignals, Conditions, CrawlerTable, Findings, Panes, Summary, UrlField};
use crate::language::{messages, say};
use crate::page::analysis::{Inputs, Looks, Results};
use crate::page::table::{Cell, Chosen};
use crate::page::{Action, PageState};
use crate::turns::Turn;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) turn: Turn,
    pub(crate) inputs: Inputs,
    pub(crate) state: Rc<PageState>,
    /// What is said of what came in.
    pub(crate) arrivals: Callback<(), Html>,
    pub(crate) dispatch: Callback<Action>,
}

/// The texts of a page as all crawlers read them, side by side with what that comes to.
#[component]
pub(crate) fn Evaluated(props: &Props) -> Html {
    let Props { turn, inputs, state, arrivals, dispatch } = props;
    let results = use_memo(inputs.clone(), Results::new);
    let asked = state.table.question_of(Chosen::Custom);
    let custom = use_memo((results.clone(), state.user_agent.clone(), asked), |(results, user_agent, question)| {
        results.custom(user_agent, *question).map(Rc::new)
    });
    let subject = use_memo((results.clone(), custom.clone(), state.table.chosen), |(results, custom, chosen)| match chosen {
        Some(Cell { row: Chosen::Crawler(token), question }) => results.subject(token, *question).map(Rc::new),
        Some(Cell { row: Chosen::Custom, .. }) => (**custom).clone(),
        None => None,
    });
    let pointed = state.pointed.map(|(place, _)| place);
    let looks = use_memo((results.clone(), subject.clone(), pointed), |(results, subject, pointed)| {
        Looks::new(results, subject.as_deref(), *pointed)
    });
    let turn = *turn;

    html! {
        <div class="layout">
            <section class="inputs" aria-label={say!("page-inputs")}>
                if turn >= Turn::Inputs {
                    <UrlField
                        url={state.url.clone()}
                        is_example={!state.example_shown().1.is_empty()}
                        error={results.inputs.target.as_ref().err().map(|error| target_error(&messages(), error))}
                        dispatch={dispatch.clone()} />
                    <Conditions status={state.status.clone()} response={state.response()} outage={state.outage}
                        now={state.now.clone()} results={results.clone()} dispatch={dispatch.clone()} />
                }
                { arrivals.emit(()) }
                if turn >= Turn::Panes {
                    <Panes is_whole={turn >= Turn::Rest} state={state.clone()} results={results.clone()} {looks} dispatch={dispatch.clone()} />
                }
            </section>
            <section class="results" id="results" tabindex="-1" aria-label={say!("page-results")}>
                if turn >= Turn::Summary {
                    <Summary results={results.clone()} />
                    <Findings results={results.clone()} dispatch={dispatch.clone()} />
                }
                if turn >= Turn::Table {
                    <CrawlerTable results={results.clone()} custom={(*custom).clone()} opened={(*subject).clone()} state={state.clone()}
                        dispatch={dispatch.clone()} />
                }
                if turn >= Turn::Rest {
                    <AiSignals {results} dispatch={dispatch.clone()} />
                }
            </section>
        </div>
    }
}
