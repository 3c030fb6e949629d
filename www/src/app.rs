use std::rc::Rc;

use robotscope::directives::Moment;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::compare::CompareView;
use crate::components::{Footer, Header, PageView, Turn, stopped, use_turn};
use crate::generate::GenerateView;
use crate::intake::{DropZone, TakenNotice};
use crate::language::{self, say};
use crate::route::{self, use_route};
use crate::share::{ShareBar, Start, use_drafts};
use crate::state::{Action, State, View};
use crate::urls::UrlsView;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) start: Start,
}

#[component]
pub(crate) fn App(props: &Props) -> Html {
    let state = use_reducer(|| begin(props.start.clone()));
    let dispatch = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    let state = Rc::new((*state).clone());
    let view = state.view;
    use_route(view, state.language, dispatch.clone());
    let is_kept = use_drafts(&state, &dispatch);
    let turn = use_turn();
    use_effect_with(turn >= Turn::Shown, |is_made| {
        if *is_made {
            take_place();
        }
    });
    let tool = match view {
        View::Page => html! {},
        View::Urls => html! { <UrlsView state={state.clone()} dispatch={dispatch.clone()} /> },
        View::Compare => html! { <CompareView state={state.clone()} dispatch={dispatch.clone()} /> },
        View::Generate => html! { <GenerateView state={state.clone()} dispatch={dispatch.clone()} /> },
    };
    let (taken, own) = (state.taken.clone(), dispatch.clone());
    // Whatever has been said is said anew in another language.
    html! {
        <div key={state.language.as_str()}>
            <a class="skip-link" href="#main">{ say!("skip") }</a>
            if turn >= Turn::Header {
                <Header {turn} {view} language={state.language} dispatch={dispatch.clone()} />
            }
            if turn >= Turn::Share {
                <ShareBar state={state.clone()} {is_kept} dispatch={dispatch.clone()} />
                <DropZone {view} dispatch={dispatch.clone()} />
            }
            <main id="main" tabindex="-1">
                // It stays, so that the text panes keep what they can undo.
                <div hidden={view != View::Page}>
                    if turn >= Turn::Documents {
                        <PageView {turn} {state} {dispatch} />
                    }
                </div>
                if view != View::Page {
                    <TakenNotice taken={taken} {view} dispatch={own} />
                }
                { tool }
            </main>
            if turn >= Turn::Keys {
                <Footer />
            }
            { stopped() }
        </div>
    }
}

#[wasm_bindgen(raw_module = "../js/place.ts")]
extern "C" {
    /// Puts the page in the place of what index.html shows while it is made.
    #[wasm_bindgen(js_name = takePlace)]
    fn take_place();
}

fn begin(start: Start) -> State {
    let mut state = State::new(language::begin(), today());
    state.view = route::view().unwrap_or(state.view);
    start.begin(&mut state);
    // A view that the address leads to begins as one that the user goes to.
    let view = state.view;
    (*Rc::new(state).reduce(Action::ShowView(view))).clone()
}

/// The engine has no clock.
pub(crate) fn today() -> Moment {
    Moment::from_unix((js_sys::Date::now() / 1000.0) as i64)
}
