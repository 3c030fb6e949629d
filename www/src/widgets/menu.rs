use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) class: &'static str,
    pub(crate) label: AttrValue,
    /// The tooltip, which names the setting whose value the label shows.
    #[prop_or_default]
    pub(crate) title: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) toggled: Callback<()>,
    pub(crate) children: Html,
}

/// Renders a button that opens a menu over the page. Clicking elsewhere or pressing Escape closes the menu.
#[component]
pub(crate) fn Menu(props: &Props) -> Html {
    let menu = use_node_ref();
    use_effect_with(menu.clone(), |menu| {
        let menu = menu.clone();
        let listener = EventListener::new(&gloo_utils::window(), "pointerdown", move |event| close_outside(&menu, event));
        move || drop(listener)
    });
    let onkeydown = {
        let menu = menu.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close(&menu);
            }
        })
    };
    let ontoggle = props.toggled.reform(|_: Event| ());
    html! {
        <details ref={menu} class={classes!("drop-menu", props.class)} {onkeydown} {ontoggle}>
            <summary class="button" title={props.title.clone()}>{ props.label.clone() }</summary>
            <div class={classes!("drop-menu-content", format!("{}-content", props.class))}>{ props.children.clone() }</div>
        </details>
    }
}

/// Closes the menu if the event happened outside it.
fn close_outside(menu: &NodeRef, event: &web_sys::Event) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Node>().ok());
    if let Some(menu) = menu.cast::<Element>().filter(|menu| !menu.contains(pressed.as_ref())) {
        let _ = menu.remove_attribute("open");
    }
}

fn close(menu: &NodeRef) {
    let Some(menu) = menu.cast::<Element>() else { return };
    let summary = menu.query_selector("summary").ok().flatten();
    let _ = menu.remove_attribute("open");
    if let Some(summary) = summary.and_then(|summary| summary.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}
