use gloo_utils::window;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::bridge;
use super::state::{self, Item, Outcome, Refusal, Taken};
use crate::language::say;
use crate::state::{Action, View};
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct ZoneProps {
    /// Whether the view of one page is shown, which takes whatever comes.
    pub(crate) is_active: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Takes what is dropped anywhere, or pasted outside of a field, and says so while something is dragged.
#[component]
pub(crate) fn DropZone(props: &ZoneProps) -> Html {
    let is_over = use_state(|| false);
    use_effect_with((props.is_active, props.dispatch.clone()), {
        let is_over = is_over.setter();
        move |(is_active, dispatch)| {
            let watched = is_active.then(|| {
                let over = Closure::<dyn Fn(bool)>::new(move |over| is_over.set(over));
                let dispatch = dispatch.clone();
                let arrive = Closure::<dyn Fn(JsValue)>::new(move |what| super::take(what, None, dispatch.clone()));
                let stop = bridge::watch_arrivals(&over, &arrive);
                (over, arrive, stop)
            });
            move || {
                if let Some((_over, _arrive, stop)) = &watched {
                    // It throws nothing.
                    let _ = stop.call0(&window());
                }
            }
        }
    });
    html! {
        if *is_over {
            <div class="drop-overlay" role="status">
                <p class="drop-title">{ say!("drop-title") }</p>
                <p>{ say!("drop-kinds") }</p>
            </div>
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct NoticeProps {
    pub(crate) taken: Option<Taken>,
    pub(crate) dispatch: Callback<Action>,
}

/// What was recognised and where it is now.
#[component]
pub(crate) fn TakenNotice(props: &NoticeProps) -> Html {
    let NoticeProps { taken, dispatch } = props;
    let intake = |action: fn() -> state::Action| {
        dispatch.reform(move |_: MouseEvent| {
            focus(".tabs [aria-selected=true]");
            Action::Intake(action())
        })
    };
    html! {
        <div class="taken" role="status">
            if let Some(taken) = taken {
                <ul>
                    { for taken.items.iter().map(|item| html! {
                        <li class={classes!(matches!(item.outcome, Outcome::Refused(_)).then_some("warning"))}>
                            { said(item) }
                            if item.is_utf16 {
                                { " " }{ say!("taken-utf16") }
                            }
                        </li>
                    }) }
                </ul>
                <div class="taken-actions">
                    if taken.items.iter().any(|item| item.outcome == Outcome::Sitemap) {
                        <button type="button" class="link-button" onclick={dispatch.reform(|_: MouseEvent| Action::ShowView(View::Urls))}>
                            { say!("taken-to-urls") }
                        </button>
                    }
                    if taken.before.is_some() {
                        <button type="button" class="link-button" onclick={intake(|| state::Action::Undo)}>{ say!("taken-undo") }</button>
                    }
                    <button type="button" class="link-button" onclick={intake(|| state::Action::Dismiss)}>{ say!("taken-dismiss") }</button>
                </div>
            }
        </div>
    }
}

/// Whoever pressed what is gone then goes on from here.
pub(crate) fn focus(selector: &str) {
    let found = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // What cannot be focused stays as it is.
        let _ = element.focus();
    }
}

fn said(item: &Item) -> String {
    let pasted = item.name.is_empty().then(|| say!("taken-pasted"));
    let name = pasted.as_deref().unwrap_or(&item.name);
    match &item.outcome {
        Outcome::Text(source) => say!("taken-text", name = name, pane = &*source_name(*source)),
        Outcome::Unknown(source) => say!("taken-unknown", name = name, pane = &*source_name(*source)),
        Outcome::Response => say!("taken-response", name = name),
        Outcome::RobotsResponse { status } => say!("taken-robots-response", name = name, status = &status.to_string()),
        Outcome::Url => say!("taken-url", name = name),
        Outcome::Har { url, has_robots: true } => say!("taken-har-with-robots", name = name, url = &**url),
        Outcome::Har { url, has_robots: false } => say!("taken-har", name = name, url = &**url),
        Outcome::Sitemap => say!("taken-sitemap", name = name),
        Outcome::Example => say!("taken-example", name = &*say!(name)),
        Outcome::Cleared(source) => say!("taken-cleared", pane = &*source_name(*source)),
        Outcome::Refused(Refusal::TooLarge) => say!("refused-too-large", name = name),
        Outcome::Refused(Refusal::Binary) => say!("refused-binary", name = name),
        Outcome::Refused(Refusal::Unreadable) => say!("refused-unreadable", name = name),
        Outcome::Refused(Refusal::NoHar) => say!("refused-no-har", name = name),
        Outcome::Refused(Refusal::NoClipboard) => say!("refused-no-clipboard"),
    }
}
