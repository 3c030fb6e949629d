use std::collections::HashSet;
use std::rc::Rc;

use js_sys::Array;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::bridge::{Question, use_answer};
use crate::language::say;
use crate::widgets::{failed, is_shown};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) root: AttrValue,
    pub(crate) crawlers: Rc<Vec<AttrValue>>,
}

/// The maximum number of blocked crawlers that an entry names.
const NAMED: usize = 6;

type Unfolded = Rc<HashSet<AttrValue>>;

/// The worker's answer to a request to unfold all folders.
#[derive(Deserialize)]
struct Folders {
    unfolded: Vec<String>,
    folded: usize,
}

#[component]
pub(crate) fn Tree(props: &Props) -> Html {
    let unfolded = use_state(Unfolded::default);
    // The number of folders that stay folded because there are too many entries, and the running query that unfolds all other folders.
    let (folded, query) = (use_state(|| 0_usize), use_mut_ref(|| None::<Question>));
    let toggle = {
        let unfolded = unfolded.clone();
        Callback::from(move |(path, is_open): (AttrValue, bool)| {
            let mut next = (*unfolded).clone();
            let paths = Rc::make_mut(&mut next);
            let is_new = if is_open { paths.insert(path) } else { paths.remove(&path) };
            if is_new {
                unfolded.set(next);
            }
        })
    };
    let fold = {
        let (unfolded, folded) = (unfolded.setter(), folded.setter());
        Callback::from(move |_: MouseEvent| {
            unfolded.set(Unfolded::default());
            folded.set(0);
        })
    };
    let unfold = {
        let (unfolded, folded) = (unfolded.setter(), folded.setter());
        Callback::from(move |_: MouseEvent| {
            let (unfolded, folded) = (unfolded.clone(), folded.clone());
            // Ignore errors: the user can still unfold folders one by one.
            let question = Question::ask("urlFolders", Array::new(), None, move |answer: Result<Folders, String>| {
                if let Ok(found) = answer {
                    unfolded.set(Rc::new(found.unfolded.into_iter().map(AttrValue::from).collect()));
                    folded.set(found.folded);
                }
            });
            query.replace(Some(question));
        })
    };
    html! {
        <section class="tree" aria-labelledby="tree-title">
            <div class="tool-head">
                <h3 id="tree-title">{ say!("urls-tree") }</h3>
                <div class="choice-row">
                    <button type="button" class="button" onclick={unfold}>{ say!("urls-unfold-all") }</button>
                    <button type="button" class="button" onclick={fold}>{ say!("urls-fold-all") }</button>
                </div>
            </div>
            if *folded > 0 {
                <p class="notice" role="status">{ say!("urls-unfolded-part", count = *folded) }</p>
            }
            <Folder path={props.root.clone()} crawlers={props.crawlers.clone()} unfolded={(*unfolded).clone()} {toggle} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FolderProps {
    path: AttrValue,
    crawlers: Rc<Vec<AttrValue>>,
    unfolded: Unfolded,
    toggle: Callback<(AttrValue, bool)>,
}

#[derive(Clone, PartialEq, Deserialize)]
struct FolderContent {
    children: Vec<Child>,
    more: usize,
}

#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Child {
    name: String,
    path: String,
    is_folder: bool,
    urls: usize,
    /// `true` if the answers assume that the URLs' origin serves this robots.txt.
    is_conditional: bool,
    /// For each crawler, the number of URLs that it may not fetch.
    blocked: Vec<usize>,
    /// `true` if an answer depends on an unknown condition.
    depends: bool,
}

/// Renders the entries of a folder. The worker returns them when the folder is opened.
#[component]
fn Folder(props: &FolderProps) -> Html {
    let found = use_answer("urlChildren", 0, Some(props.path.clone()), |path| (Array::of1(&JsValue::from(&**path)), ()));
    let FolderContent { children, more } = match &*found {
        None => return html! {},
        Some((_, Err(failure))) => return failed(failure),
        Some((_, Ok(found))) => found,
    };
    html! {
        <ul class="folder">
            { for children.iter().map(|child| html! { <li class={classes!(child.is_conditional.then_some("conditional"))}>{ entry(child, props) }</li> }) }
            if *more > 0 {
                <li class="notice">{ say!("more", count = *more) }</li>
            }
        </ul>
    }
}

fn entry(child: &Child, props: &FolderProps) -> Html {
    let FolderProps { crawlers, unfolded, toggle, .. } = props;
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
    let path = AttrValue::from(child.path.clone());
    let is_open = unfolded.contains(&path);
    let ontoggle = {
        let path = path.clone();
        toggle.reform(move |event: Event| (path.clone(), is_shown(&event)))
    };
    html! {
        <details open={is_open} {ontoggle}>
            <summary>{ line }</summary>
            if is_open {
                <Folder {path} crawlers={crawlers.clone()} unfolded={unfolded.clone()} toggle={toggle.clone()} />
            }
        </details>
    }
}

/// Renders the crawlers' access to an entry: one answer for all crawlers, or the names of the first blocked crawlers.
fn verdict(child: &Child, crawlers: &[AttrValue]) -> Html {
    let shut: Vec<_> = crawlers.iter().zip(&child.blocked).filter(|(_, blocked)| **blocked > 0).collect();
    if shut.is_empty() && child.depends {
        return html! { <span class="answer answer-unknown">{ say!("urls-depends") }</span> };
    }
    if shut.is_empty() {
        return html! { <span class="answer answer-allowed">{ say!("answer-allowed") }</span> };
    }
    if shut.len() == crawlers.len() && shut.iter().all(|(_, blocked)| **blocked == child.urls) {
        return html! { <span class="answer answer-blocked">{ say!("answer-blocked") }</span> };
    }
    let more = shut.len().saturating_sub(NAMED);
    html! {
        <>
            <span class="notice">{ say!("urls-blocked-for") }</span>{ " " }
            for (name, blocked) in shut.into_iter().take(NAMED) {
                <span class="chip chip-blocked">
                    if *blocked == child.urls {
                        { name }
                    } else {
                        { say!("urls-part", name = &**name, count = *blocked, total = child.urls) }
                    }
                </span>
            }
            if more > 0 {
                { " " }<span class="notice">{ say!("more", count = more) }</span>
            }
        </>
    }
}
