use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::bridge;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) text: Rc<str>,
    /// The id of the element that describes the text to copy.
    #[prop_or_default]
    pub(crate) described_by: Option<AttrValue>,
}

/// Renders a button that copies a text to the clipboard and reports whether it succeeded.
#[component]
pub(crate) fn CopyButton(props: &Props) -> Html {
    let copied = use_state(|| None::<(Rc<str>, bool)>);
    let onclick = {
        let (text, copied) = (Rc::clone(&props.text), copied.clone());
        Callback::from(move |_: MouseEvent| {
            let (text, copied) = (Rc::clone(&text), copied.clone());
            spawn_local(async move {
                let is_done = bridge::copy_text(&text).await.is_ok();
                copied.set(Some((text, is_done)));
            });
        })
    };
    let is_done = copied.as_ref().filter(|(text, _)| *text == props.text).map(|(_, is_done)| *is_done);
    html! {
        <>
            <button type="button" class="button" {onclick} aria-describedby={props.described_by.clone()}>{ say!("copy") }</button>
            <span class="notice copied" role="status">
                { match is_done {
                    Some(true) => say!("copied"),
                    Some(false) => say!("copy-failed"),
                    None => String::new(),
                } }
            </span>
        </>
    }
}
