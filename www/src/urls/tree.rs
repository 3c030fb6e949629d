use std::rc::Rc;

use js_sys::Array;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::bridge::Question;
use crate::language::{messages, say};
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) crawlers: Rc<Vec<&'static str>>,
}

/// The paths as folders.
#[component]
pub(crate) fn Tree(props: &Props) -> Html {
    html! {
        <section class="tree" aria-labelledby="tree-title">
            <h3 id="tree-title">{ say!("urls-tree") }</h3>
            <Folder path="/" crawlers={props.crawlers.clone()} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FolderProps {
    path: AttrValue,
    crawlers: Rc<Vec<&'static str>>,
}

/// What lies in a folder.
#[derive(Clone, PartialEq, Deserialize)]
struct Found {
    children: Vec<Child>,
    /// How many more there are.
    more: usize,
}

#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Child {
    name: String,
    path: String,
    is_folder: bool,
    urls: usize,
    /// For each crawler, from how many of them it is shut out.
    blocked: Vec<usize>,
    /// Whether it depends on something for some of them.
    depends: bool,
}

/// The children of a folder, which the worker tells when it is opened.
#[component]
fn Folder(props: &FolderProps) -> Html {
    let found = use_state(|| None::<Result<Found, String>>);
    use_effect_with(props.path.clone(), {
        let found = found.clone();
        move |path| {
            let args = Array::of1(&JsValue::from(&**path));
            let question = Question::ask("urlChildren", args, None, move |answer| found.set(Some(answer)));
            move || drop(question)
        }
    });
    let Found { children, more } = match &*found {
        None => return html! {},
        Some(Err(failure)) => return failed(failure),
        Some(Ok(found)) => found,
    };
    html! {
        <ul class="folder">
            { for children.iter().map(|child| html! { <li><Entry child={child.clone()} crawlers={props.crawlers.clone()} /></li> }) }
            if *more > 0 {
                <li class="notice">{ say!("more", count = *more) }</li>
            }
        </ul>
    }
}

#[derive(Properties, PartialEq)]
struct EntryProps {
    child: Child,
    crawlers: Rc<Vec<&'static str>>,
}

#[component]
fn Entry(props: &EntryProps) -> Html {
    let EntryProps { child, crawlers } = props;
    let is_open = use_state(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            is_open.set(event.target_dyn_into::<web_sys::Element>().is_some_and(|details| details.has_attribute("open")));
        })
    };
    let line = html! {
        <>
            <code>{ if child.name.is_empty() { "/" } else { &child.name } }</code>{ " " }
            <span class="notice">{ say!("urls-count", count = child.urls) }</span>{ " " }
            { verdict(child, crawlers) }
        </>
    };
    if !child.is_folder {
        return html! { <div class="leaf">{ line }</div> };
    }
    html! {
        <details {ontoggle}>
            <summary>{ line }</summary>
            if *is_open {
                <Folder path={child.path.clone()} crawlers={crawlers.clone()} />
            }
        </details>
    }
}

/// Who is shut out of what lies there.
fn verdict(child: &Child, crawlers: &[&'static str]) -> Html {
    let language = messages().language();
    let shut: Vec<_> = crawlers.iter().zip(&child.blocked).filter(|(_, blocked)| **blocked > 0).collect();
    if shut.is_empty() && child.depends {
        return html! { <span class="answer answer-unknown">{ say!("urls-depends") }</span> };
    }
    if shut.is_empty() {
        return html! { <span class="answer answer-allowed">{ say!("urls-open") }</span> };
    }
    if shut.len() == crawlers.len() && shut.iter().all(|(_, blocked)| **blocked == child.urls) {
        return html! { <span class="answer answer-blocked">{ say!("urls-shut") }</span> };
    }
    html! {
        for (name, blocked) in shut.into_iter().take(6) {
            <span class="chip chip-blocked">
                if *blocked == child.urls {
                    { *name }
                } else {
                    { format!("{name} {}/{}", language.number(*blocked as u64), language.number(child.urls as u64)) }
                }
            </span>
        }
    }
}
