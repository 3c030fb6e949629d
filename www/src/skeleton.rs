//! Renders the answer for the example page as static HTML, which the build inserts into index.html (`www/skeleton.ts`).

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::language::{self, Language};
use crate::page::{SkeletonAnswer, SkeletonReason, today};
use crate::share::{Drafts, ShareBar};
use crate::state::State;

/// Renders the answer, the problems and the explanation for the example page into `root`. `messages` contains the translated messages. It is
/// ignored for English.
#[wasm_bindgen]
pub fn skeleton(root: web_sys::Element, tag: &str, messages: String) {
    let language = Language::from_tag(tag).unwrap_or(Language::English);
    language::set(language, messages);
    let state = Rc::new(State::new(language, today()));
    yew::Renderer::<Skeleton>::with_root_and_props(root, Props { state }).render();
}

#[derive(Properties, PartialEq)]
struct Props {
    state: Rc<State>,
}

#[component]
fn Skeleton(Props { state }: &Props) -> Html {
    let page = state.page.clone();
    let share = use_callback(state.clone(), |(), state| {
        html! { <ShareBar state={state.clone()} drafts={Drafts::default()} dispatch={Callback::noop()} /> }
    });
    html! {
        <>
            <SkeletonAnswer state={page.clone()} {share} />
            <SkeletonReason state={page} />
        </>
    }
}
