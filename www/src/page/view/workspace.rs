use std::rc::Rc;

use yew::prelude::*;

use super::{AiSignals, Crawlers, OtherTools, Panes, PlainWords, Problems, use_problems, why_panel};
use crate::deferred::use_deferred;
use crate::page::analysis::{Looks, Results};
use crate::page::table::{Cell, Chosen};
use crate::page::{Action, PageState};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<PageState>,
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders everything below the answer: the texts, their problems, the explanation, all crawlers, and the remaining sections.
#[component]
pub(crate) fn Workspace(Props { state, results, dispatch }: &Props) -> Html {
    let question = state.table.question_of(Chosen::Custom);
    let custom = use_memo((results.clone(), state.user_agent.clone(), question), |(results, user_agent, question)| {
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
    let is_whole = use_deferred();
    let (problems, is_fresh) = use_problems(results, is_whole);

    html! {
        <>
            <div class="workspace">
                <Panes {is_whole} state={state.clone()} results={results.clone()} {looks} problems={problems.clone()}
                    dispatch={dispatch.clone()} />
                <div class="beside">
                    <Problems {problems} {is_fresh} is_given={state.is_given()} dispatch={dispatch.clone()} />
                    { why_panel(subject.as_ref().as_ref(), state.table.chosen, &state.pins, dispatch) }
                </div>
            </div>
            <Crawlers results={results.clone()} custom={(*custom).clone()} state={state.clone()} dispatch={dispatch.clone()} />
            if is_whole {
                <div class="more">
                    <PlainWords results={results.clone()} dispatch={dispatch.clone()} />
                    <AiSignals results={results.clone()} dispatch={dispatch.clone()} />
                    <OtherTools {results} dispatch={dispatch.clone()} />
                </div>
            }
        </>
    }
}
