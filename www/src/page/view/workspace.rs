use std::rc::Rc;

use yew::prelude::*;

use super::{AiSignals, Crawlers, OtherTools, Panes, PlainWords, Problems, use_problems, why_panel};
use crate::page::analysis::{Looks, Results};
use crate::page::table::{Cell, Chosen};
use crate::page::{Action, PageState};
use crate::turns::Turn;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) turn: Turn,
    pub(crate) state: Rc<PageState>,
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// What is below the answer: the texts beside what is wrong with them and why a crawler has its answer, all crawlers, and more.
#[component]
pub(crate) fn Workspace(props: &Props) -> Html {
    let Props { turn, state, results, dispatch } = props;
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
    let (problems, is_fresh) = use_problems(results, turn >= Turn::Rest);

    html! {
        <>
            <div class="workspace">
                <Panes is_whole={turn >= Turn::Rest} state={state.clone()} results={results.clone()} {looks} problems={problems.clone()}
                    dispatch={dispatch.clone()} />
                <div class="beside">
                    if turn >= Turn::Summary {
                        <Problems {problems} {is_fresh} dispatch={dispatch.clone()} />
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
        </>
    }
}
