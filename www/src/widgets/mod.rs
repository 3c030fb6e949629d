//! Small components that all views use.

mod concerned;
mod copy_button;
mod line_link;
mod menu;

pub(crate) use concerned::{concerned, counted};
pub(crate) use copy_button::CopyButton;
pub(crate) use line_link::line_link;
pub(crate) use menu::Menu;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::{Html, InputEvent, TargetCast, html};

use crate::language::say;

/// Returns the value of the input field that fired an event.
pub(crate) fn value_of(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}

/// Returns the value of the chosen entry of the menu that fired an event.
pub(crate) fn chosen(event: &Event) -> String {
    event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
}

/// Returns the index of the chosen entry of a menu whose first entry is its label, not counting the label. Selects the label again.
pub(crate) fn picked(event: &Event) -> Option<usize> {
    let select = event.target_dyn_into::<HtmlSelectElement>()?;
    let index = usize::try_from(select.selected_index() - 1).ok();
    select.set_selected_index(0);
    index
}

/// Returns `true` if the `details` element that was toggled is now open.
pub(crate) fn is_shown(event: &Event) -> bool {
    event.target_dyn_into::<Element>().is_some_and(|details| details.has_attribute("open"))
}

/// Renders a URL that wraps only after its separators, not within a word.
pub(crate) fn breakable(url: &str) -> Html {
    html! { <>{ for url.split_inclusive(['/', '?', '&']).map(|part| html! { <>{ part.to_owned() }<wbr /></> }) }</> }
}

/// Renders an alert for a query that the worker could not answer. The reason is in English so that users can quote it in bug reports.
pub(crate) fn failed(reason: &str) -> Html {
    html! { <p class="notice warning" role="alert">{ say!("failed") }{ " " }<code lang="en">{ reason.to_owned() }</code></p> }
}

/// Focuses the first match. Call this when the focused element is about to disappear.
pub(crate) fn focus(selector: &str) {
    let found = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
