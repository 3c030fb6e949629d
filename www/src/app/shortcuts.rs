use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use crate::language::say;

/// The `localStorage` key that exists if the user has turned the shortcuts off.
const STORAGE_KEY: &str = "robotscope-shortcuts";

/// The effect of a key on the elements that match its selector.
#[derive(Clone, Copy)]
enum Act {
    Focus,
    Press,
    /// Focuses the match after the focused element.
    Next,
    Previous,
}

/// Each shortcut except `?`: its key, message name, effect and selector. These keys are plain letters and digits, because browsers and
/// screen readers use most other keys.
const KEYS: [(&str, &str, Act, &str); 12] = [
    ("u", "key-url", Act::Focus, "#url"),
    ("1", "key-robots", Act::Press, ".tabs [role=tab]:nth-of-type(1)"),
    ("2", "key-headers", Act::Press, ".tabs [role=tab]:nth-of-type(2)"),
    ("3", "key-html", Act::Press, ".tabs [role=tab]:nth-of-type(3)"),
    ("w", "key-why", Act::Focus, "#why"),
    ("f", "key-filter", Act::Focus, "#filter"),
    ("n", "key-next", Act::Next, ".findings .place"),
    ("b", "key-previous", Act::Previous, ".findings .place"),
    ("p", "view-page", Act::Press, ".view:nth-of-type(1)"),
    ("m", "view-urls", Act::Press, ".view:nth-of-type(2)"),
    ("c", "view-compare", Act::Press, ".view:nth-of-type(3)"),
    ("g", "view-generate", Act::Press, ".view:nth-of-type(4)"),
];

/// Renders the list of shortcuts and the button that opens it.
#[component]
pub(crate) fn Shortcuts() -> Html {
    let dialog = use_node_ref();
    let is_wanted = use_state(is_wanted);
    use_effect_with((dialog.clone(), *is_wanted), |(dialog, is_wanted)| {
        let listener = is_wanted.then(|| {
            let (dialog, options) = (dialog.clone(), EventListenerOptions::enable_prevent_default());
            EventListener::new_with_options(&gloo_utils::window(), "keydown", options, move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| is_for_us(event)) {
                    pressed(event, &dialog);
                }
            })
        });
        move || drop(listener)
    });
    let open = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| show(&dialog))
    };
    let onchange = {
        let is_wanted = is_wanted.clone();
        Callback::from(move |event: Event| {
            let now = event.target_dyn_into::<HtmlInputElement>().is_none_or(|input| input.checked());
            store(now);
            is_wanted.set(now);
        })
    };
    html! {
        <>
            <button type="button" class="button quiet icon-button" aria-label={say!("keys")} aria-haspopup="dialog" onclick={open}>
                { "?" }
            </button>
            <dialog ref={dialog} class="dialog" aria-labelledby="keys-title">
                <form method="dialog">
                    <h2 id="keys-title">{ say!("keys") }</h2>
                    <dl class="keys">
                        { for KEYS.into_iter().map(|(key, name, ..)| html! {
                            <div><dt><kbd>{ key }</kbd></dt><dd>{ say!(name) }</dd></div>
                        }) }
                        <div><dt><kbd>{ "?" }</kbd></dt><dd>{ say!("key-help") }</dd></div>
                    </dl>
                    <p class="notice">{ say!("keys-where") }</p>
                    <label class="check"><input type="checkbox" checked={*is_wanted} {onchange} />{ say!("keys-wanted") }</label>
                    <p class="dialog-actions"><button class="button" autofocus=true>{ say!("close") }</button></p>
                </form>
            </dialog>
        </>
    }
}

fn pressed(event: &KeyboardEvent, dialog: &NodeRef) {
    let key = event.key();
    if key == "?" {
        event.prevent_default();
        return show(dialog);
    }
    let Some((.., act, selector)) = KEYS.into_iter().find(|(known, ..)| *known == key) else { return };
    // Prevent the browser from typing the key into the field that receives the focus.
    event.prevent_default();
    let found = all(selector);
    match act {
        Act::Focus => focus(found.first()),
        Act::Press => {
            focus(found.first());
            if let Some(element) = found.first() {
                element.click();
            }
        }
        Act::Next | Act::Previous if found.is_empty() => open(selector),
        Act::Next => focus(neighbour(&found, 1).and_then(|place| found.get(place))),
        Act::Previous => focus(neighbour(&found, found.len().saturating_sub(1)).and_then(|place| found.get(place))),
    }
}

/// Opens the `<details>` around the first match, then focuses the first visible match.
fn open(selector: &str) {
    let first = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(details) = first.and_then(|first| first.closest("details").ok().flatten()) {
        let _ = details.set_attribute("open", "");
        focus(all(selector).first());
    }
}

/// Returns the index `steps` after the focused element, wrapping around at the end. Returns 0 if no element has the focus, and
/// `None` if there are no elements.
fn neighbour(elements: &[HtmlElement], steps: usize) -> Option<usize> {
    let focused = gloo_utils::document().active_element();
    let current = elements.iter().position(|element| focused.as_ref() == Some(element.as_ref()));
    current.map_or(0, |current| current + steps).checked_rem(elements.len())
}

/// Returns the elements that match `selector` and are rendered.
fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = gloo_utils::document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|place| found.get(place)?.dyn_into::<HtmlElement>().ok());
    elements.filter(|element| element.offset_parent().is_some()).collect()
}

fn focus(element: Option<&HtmlElement>) {
    if let Some(element) = element {
        let _ = element.focus();
    }
}

fn show(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        // This cannot fail, because the dialog is in the document and is closed.
        let _ = dialog.show_modal();
    }
}

/// Returns `true` if the key was pressed without Ctrl, Alt or Meta, outside text fields, menus and dialogs.
fn is_for_us(event: &KeyboardEvent) -> bool {
    let writes =
        |element: Element| element.closest("input, textarea, select, robots-editor, dialog, [contenteditable]").ok().flatten();
    let is_alone =
        !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() || event.default_prevented());
    is_alone && event.target_dyn_into::<Element>().and_then(writes).is_none()
}

fn is_wanted() -> bool {
    let storage = gloo_utils::window().local_storage().ok().flatten();
    storage.and_then(|storage| storage.get_item(STORAGE_KEY).ok().flatten()).is_none()
}

fn store(is_wanted: bool) {
    if let Some(storage) = gloo_utils::window().local_storage().ok().flatten() {
        // Without storage, the choice lasts until the page is closed.
        let _ = if is_wanted { storage.remove_item(STORAGE_KEY) } else { storage.set_item(STORAGE_KEY, "off") };
    }
}
