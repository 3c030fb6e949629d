//! Small parts of every view.

mod concerned;
mod copy_button;
mod line_link;
mod menu;

pub(crate) use concerned::concerned;
pub(crate) use copy_button::CopyButton;
pub(crate) use line_link::line_link;
pub(crate) use menu::Menu;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement};
use yew::{Html, InputEvent, TargetCast, html};

use crate::language::say;

/// What an input field holds after an event.
pub(crate) fn value_of(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}

/// Whether the `details` element that was toggled is open now.
pub(crate) fn is_shown(event: &Event) -> bool {
    event.target_dyn_into::<Element>().is_some_and(|details| details.has_attribute("open"))
}

/// What was asked of the worker and cannot be answered; the reason is in English, for whoever fixes it.
pub(crate) fn failed(reason: &str) -> Html {
    html! { <p class="notice warning" role="alert">{ say!("failed") }{ " " }<code lang="en">{ reason.to_owned() }</code></p> }
}

/// Whoever pressed what is gone then goes on from here.
pub(crate) fn focus(selector: &str) {
    let found = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // What cannot be focused stays as it is.
        let _ = element.focus();
    }
}
