//! The page as a whole: its header, the feature that is in view, and how they hear of each other.

mod footer;
mod header;
mod shortcuts;
mod stopped;

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::action::Action;
use crate::compare::CompareView;
use crate::generate::GenerateView;
use crate::intake::HarPicker;
use crate::language::{self, say};
use crate::page::{PageView, today};
use crate::placing::{self, Aim, DropZone, TakenNotice};
use crate::route::{self, View, use_route};
use crate::share::{ShareBar, Start, use_drafts};
use crate::state::State;
use crate::turns::{Turn, use_turn};
use crate::urls::UrlsView;

use footer::Footer;
use header::Header;
use stopped::stopped;

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
    let (view, language) = (state.view, state.language);
    let show = use_part(&dispatch, Action::ShowView);
    let speak = use_part(&dispatch, Action::Speak);
    let of_page = use_part(&dispatch, Action::Page);
    let of_urls = use_part(&dispatch, Action::Urls);
    let of_compare = use_part(&dispatch, Action::Compare);
    let of_generate = use_part(&dispatch, Action::Generate);
    let placing = use_part(&dispatch, Action::Placing);
    let share = use_part(&dispatch, Action::Share);
    use_route(view, language, show.clone());
    let is_kept = use_drafts(&state, &share);
    let turn = use_turn();
    use_effect_with(turn >= Turn::Shown, |is_made| {
        if *is_made {
            take_place();
        }
    });
    let robots = state.page.robots.text.clone().unwrap_or_default();
    let tool = match view {
        View::Page => html! {},
        View::Urls => html! { <UrlsView urls={state.urls.clone()} {robots} fetch={state.page.fetch()} dispatch={of_urls} /> },
        View::Compare => html! { <CompareView compare={state.compare.clone()} {robots} dispatch={of_compare} /> },
        View::Generate => html! { <GenerateView plan={state.generate.clone()} dispatch={of_generate} /> },
    };
    // Said once: in the view that is shown.
    let taken = |own: View| {
        let taken = state.taken.clone().filter(|_| own == view);
        html! { <TakenNotice {taken} view={own} show={show.clone()} dispatch={placing.clone()} /> }
    };
    let arrivals = html! {
        <>
            { taken(View::Page) }
            if let Some(har) = &state.har {
                <HarPicker har={har.clone()} came={placing.reform(|came| placing::Action::TakeIn(came, Aim::View))}
                    close={placing.reform(|()| placing::Action::CloseHar)} />
            }
        </>
    };
    // Whatever has been said is said anew in another language.
    html! {
        <div key={language.as_str()}>
            <a class="skip-link" href="#main">{ say!("skip") }</a>
            if turn >= Turn::Header {
                <Header {turn} {view} {language} {speak} />
            }
            if turn >= Turn::Share {
                <ShareBar state={state.clone()} {is_kept} dispatch={share} />
                <DropZone {view} dispatch={placing.clone()} />
            }
            <main id="main" tabindex="-1">
                // It stays, so that the text panes keep what they can undo.
                <div hidden={view != View::Page}>
                    if turn >= Turn::Documents {
                        <PageView {turn} state={Rc::new(state.page.clone())} {arrivals} dispatch={of_page} />
                    }
                </div>
                if view != View::Page {
                    { taken(view) }
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

/// What hears the actions of a part.
#[hook]
fn use_part<A: 'static>(dispatch: &Callback<Action>, whole: fn(A) -> Action) -> Callback<A> {
    use_callback(dispatch.clone(), move |action, dispatch| dispatch.emit(whole(action)))
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
