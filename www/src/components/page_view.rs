use std::rc::Rc;

use robotscope::Target;
use robotscope::directives::Moment;
use robotscope::explain::target_error;
use yew::prelude::*;

use super::growth::use_soon;
use super::{AiSignals, Conditions, CrawlerTable, Findings, Panes, Summary, UrlField};
use crate::analysis::{HeadersDocument, HtmlDocument, Inputs, Looks, Results, RobotsDocument};
use crate::intake::{HarPicker, TakenNotice};
use crate::language::{messages, say};
use crate::matrix::{Cell, Chosen};
use crate::state::{Action, State, View};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
    pub(crate) dispatch: Callback<Action>,
}

/// Everything about one page: its texts, and what each crawler makes of them.
#[component]
pub(crate) fn PageView(props: &Props) -> Html {
    let Props { state, dispatch } = props;
    let robots = use_memo((state.robots.text.clone(), state.fetch()), |(text, fetch)| {
        RobotsDocument::new(&text.clone().unwrap_or_default(), *fetch)
    });
    let headers = use_memo(state.headers.text.clone(), |text| text.as_ref().map(|text| Rc::new(HeadersDocument::new(text))));
    let html = use_memo(state.html.text.clone(), |text| text.as_ref().map(|text| Rc::new(HtmlDocument::new(text))));
    let inputs = Inputs {
        robots,
        headers: (*headers).clone(),
        html: (*html).clone(),
        target: Target::parse(&state.url),
        now: Moment::parse(&state.now),
    };
    let results = use_memo(inputs, Results::new);
    let asked = state.matrix.question_of(Chosen::Custom);
    let custom = use_memo((results.clone(), state.user_agent.clone(), asked), |(results, user_agent, question)| {
        results.custom(user_agent, *question).map(Rc::new)
    });
    let subject = use_memo((results.clone(), custom.clone(), state.matrix.chosen), |(results, custom, chosen)| match chosen {
        Some(Cell { row: Chosen::Crawler(token), question }) => results.subject(token, *question).map(Rc::new),
        Some(Cell { row: Chosen::Custom, .. }) => (**custom).clone(),
        None => None,
    });
    let pointed = state.pointed.map(|(place, _)| place);
    let looks = use_memo((results.clone(), subject.clone(), pointed), |(results, subject, pointed)| {
        Looks::new(results, subject.as_deref(), *pointed)
    });
    let is_below_shown = use_soon();

    html! {
        <div class="layout">
            <section class="inputs" aria-label={say!("page-inputs")}>
                <UrlField
                    url={state.url.clone()}
                    error={results.inputs.target.as_ref().err().map(|error| target_error(&messages(), error))}
                    dispatch={dispatch.clone()} />
                <Conditions status={state.status.clone()} response={state.response()} outage={state.outage}
                    now={state.now.clone()} results={results.clone()} dispatch={dispatch.clone()} />
                // Said once: in the view that is shown.
                <TakenNotice taken={state.taken.clone().filter(|_| state.view == View::Page)} view={View::Page}
                    dispatch={dispatch.clone()} />
                if let Some(har) = &state.har {
                    <HarPicker har={har.clone()} dispatch={dispatch.clone()} />
                }
                <Panes state={state.clone()} results={results.clone()} {looks} dispatch={dispatch.clone()} />
            </section>
            <section class="results" id="results" tabindex="-1" aria-label={say!("page-results")}>
                <Summary results={results.clone()} />
                <Findings results={results.clone()} dispatch={dispatch.clone()} />
                <CrawlerTable results={results.clone()} custom={(*custom).clone()} opened={(*subject).clone()} state={state.clone()}
                    dispatch={dispatch.clone()} />
                if is_below_shown {
                    <AiSignals {results} dispatch={dispatch.clone()} />
                }
            </section>
        </div>
    }
}
