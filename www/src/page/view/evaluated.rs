use std::rc::Rc;

use robotscope::explain::target_error;
use yew::prelude::*;

use super::{
    AiSignals, Answer, Conditions, Crawlers, OtherTools, Panes, PlainWords, Problems, UrlField, use_problems, why_panel,
};
use crate::intake::GetTexts;
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
    /// What shares and keeps the case.
    pub(crate) share: Callback<(), Html>,
    pub(crate) dispatch: Callback<Action>,
}

/// The texts of a page as all crawlers read them, side by side with what that comes to.
#[component]
pub(crate) fn Evaluated(props: &Props) -> Html {
    let Props { turn, inputs, state, arrivals, share, dispatch } = props;
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
    let (problems, is_fresh) = use_problems(&results, turn >= Turn::Rest);

    html! {
        <div class="layout">
            <section class="case" aria-label={say!("page-inputs")}>
                if turn >= Turn::Inputs {
                    <UrlField
                        url={state.url.clone()}
                        is_example={!state.example_shown().1.is_empty()}
                        fetched_at={state.fetched_at()}
                        error={results.inputs.target.as_ref().err().map(|error| target_error(&messages(), error))}
                        dispatch={dispatch.clone()} />
                    <Conditions status={state.status.clone()} response={state.response()} outage={state.outage}
                        now={state.now.clone()} today={state.today.clone()} results={results.clone()} dispatch={dispatch.clone()}>
                        <GetTexts target={results.inputs.target.as_ref().ok().cloned()} />
                    </Conditions>
                }
            </section>
            { arrivals.emit(()) }
            <section class="results" id="results" tabindex="-1" aria-label={say!("page-results")}>
                if turn >= Turn::Summary {
                    <Answer results={results.clone()} pins={state.pins.clone()} chosen={state.table.chosen.map(|cell| cell.row)}
                        share={share.clone()} dispatch={dispatch.clone()} />
                }
            </section>
            <div class="workspace">
                if turn >= Turn::Panes {
                    <Panes is_whole={turn >= Turn::Rest} state={state.clone()} results={results.clone()} {looks} problems={problems.clone()} dispatch={dispatch.clone()} />
                }
                <div class="beside">
                    if turn >= Turn::Summary {
                        <Problems problems={problems.clone()} {is_fresh} dispatch={dispatch.clone()} />
                        { why_panel(subject.as_ref().as_ref(), state.table.chosen, &state.pins, dispatch) }
                    }
                </div>
            </div>
            if turn >= Turn::Table {
                <Crawlers results={results.clone()} custom={(*custom).clone()} state={state.clone()} dispatch={dispatch.clone()} />
            }
            if turn >= Turn::Rest {
                <div class="more">
                    <PlainWords robots={results.inputs.robots.clone()} dispatch={dispatch.clone()} />
                    <AiSignals results={results.clone()} dispatch={dispatch.clone()} />
                    <OtherTools {results} dispatch={dispatch.clone()} />
                </div>
            }
        </div>
    }
}
