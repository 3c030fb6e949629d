use std::rc::Rc;

use robotscope::Target;
use robotscope::directives::Moment;
use yew::prelude::*;

use crate::analysis::{HeadersDocument, HtmlDocument, Inputs, Looks, Results, RobotsDocument};
use crate::components::{AiSignals, Conditions, CrawlerTable, Findings, Header, Panes, Summary, UrlField};
use crate::state::{Action, Chosen, State};

#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer(|| State::new(today()));
    let status = status(&state.status);
    let robots = use_memo((state.robots.text.clone(), status.unwrap_or(200)), |(text, status)| {
        RobotsDocument::new(&text.clone().unwrap_or_default(), *status)
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
    let custom =
        use_memo((results.clone(), state.user_agent.clone()), |(results, user_agent)| results.custom(user_agent).map(Rc::new));
    let subject = use_memo((results.clone(), custom.clone(), state.chosen), |(results, custom, chosen)| match chosen {
        Some(Chosen::Crawler(token)) => results.subject(token).map(Rc::new),
        Some(Chosen::Custom) => (**custom).clone(),
        None => None,
    });
    let pointed = state.pointed.map(|(place, _)| place);
    let looks = use_memo((results.clone(), subject.clone(), pointed), |(results, subject, pointed)| {
        Looks::new(results, subject.as_deref(), *pointed)
    });
    let dispatch = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    let state = Rc::new((*state).clone());

    html! {
        <>
            <a class="skip-link" href="#results">{ "Skip to the results" }</a>
            <Header />
            <main class="layout">
                <section class="inputs" aria-label="What you test">
                    <UrlField
                        url={state.url.clone()}
                        error={results.inputs.target.as_ref().err().map(ToString::to_string)}
                        dispatch={dispatch.clone()} />
                    <Conditions status={state.status.clone()} is_status={status.is_some()} now={state.now.clone()}
                        dispatch={dispatch.clone()} />
                    <Panes state={state.clone()} results={results.clone()} {looks} dispatch={dispatch.clone()} />
                </section>
                <section class="results" id="results" tabindex="-1" aria-label="Results">
                    <Summary results={results.clone()} />
                    <Findings results={results.clone()} dispatch={dispatch.clone()} />
                    <CrawlerTable results={results.clone()} custom={(*custom).clone()} opened={(*subject).clone()} {state}
                        dispatch={dispatch.clone()} />
                    <AiSignals {results} {dispatch} />
                </section>
            </main>
        </>
    }
}

/// The engine has no clock.
fn today() -> Moment {
    Moment::from_unix((js_sys::Date::now() / 1000.0) as i64)
}

/// The HTTP status that the user entered: 200 if none, nothing if it is no number.
fn status(text: &str) -> Option<u16> {
    if text.trim().is_empty() { Some(200) } else { text.trim().parse().ok().filter(|status| (100..1000).contains(status)) }
}
