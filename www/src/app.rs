use std::rc::Rc;

use yew::prelude::*;

use crate::analysis::{Document, Results};
use crate::components::{CrawlerTable, Header, RobotsPane, Summary, UrlField};
use crate::state::{Action, Chosen, State};

#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer(State::default);
    let document = use_memo(state.text.clone(), Document::new);
    let results = use_memo((document.clone(), state.url.clone()), |(document, url)| Results::new(document, url));
    let custom = use_memo((results.clone(), state.user_agent.clone()), |(results, user_agent)| results.custom(user_agent));
    let marks = use_memo((results.clone(), custom.clone(), state.chosen), |(results, custom, chosen)| {
        let verdict = match (chosen, &results.outcome) {
            (Some(Chosen::Crawler(token)), Ok(verdicts)) => {
                verdicts.crawlers.iter().find(|found| found.crawler.token == *token).map(|found| &found.verdict)
            }
            (Some(Chosen::Custom), _) => custom.as_ref().as_ref().map(|custom| &custom.verdict),
            _ => None,
        };
        verdict.map(|verdict| results.marks(verdict)).unwrap_or_default()
    });
    let dispatch = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };

    html! {
        <>
            <a class="skip-link" href="#results">{ "Skip to the results" }</a>
            <Header />
            <main class="layout">
                <section class="inputs" aria-label="What you test">
                    <UrlField
                        url={state.url.clone()}
                        error={results.outcome.as_ref().err().map(ToString::to_string)}
                        dispatch={dispatch.clone()} />
                    <RobotsPane
                        text={state.text.clone()}
                        replaced={state.replaced}
                        document={document.clone()}
                        {marks}
                        chosen={state.chosen}
                        dispatch={dispatch.clone()} />
                </section>
                <section class="results" id="results" tabindex="-1" aria-label="Results">
                    <Summary results={results.clone()} />
                    <CrawlerTable {results} {custom} state={Rc::new((*state).clone())} {dispatch} />
                </section>
            </main>
        </>
    }
}
