use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::bridge;
use super::cases::CasesMenu;
use super::drafts::{DraftStatus, Drafts};
use super::export::ExportMenu;
use super::state::Action;
use crate::bridge::copy_text;
use crate::language::{message, say};
use crate::route::View;
use crate::state::{Opened, State};
use crate::widgets::focus;

/// The length above which some programs truncate or reject a link, in characters.
const LONG: usize = 8000;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
    pub(crate) drafts: Drafts,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the buttons that share the case or start a new one, and reports whether the draft is saved.
#[component]
pub(crate) fn ShareBar(props: &Props) -> Html {
    let Props { state, drafts: Drafts { status, save }, dispatch } = props;
    let new = dispatch.reform(|_: MouseEvent| Action::New);
    html! {
        <aside class="share" aria-label={say!("share")}>
            <div class="share-bar">
                <CopyLink state={state.clone()} />
                if state.view == View::Page {
                    <ExportMenu state={state.clone()} />
                }
                <button type="button" class="button quiet" onclick={new}>{ say!("share-new") }</button>
                <CasesMenu name={state.name.clone()} {save} {dispatch} />
                <p class={classes!("notice", (*status != DraftStatus::Saved).then_some("warning"))}>
                    { match status {
                        DraftStatus::Saved => say!("share-private"),
                        DraftStatus::TooLarge => say!("share-too-large"),
                        DraftStatus::Refused => say!("share-not-kept"),
                    } }
                </p>
                if state.is_list_too_long() {
                    <p class="notice warning">{ say!("share-list-too-long") }</p>
                }
            </div>
        </aside>
    }
}

#[derive(Properties, PartialEq)]
struct LinkProps {
    state: Rc<State>,
}

/// A link, and `true` if it was copied to the clipboard.
#[derive(Clone, PartialEq)]
struct Made {
    link: Rc<str>,
    is_copied: bool,
}

#[component]
fn CopyLink(props: &LinkProps) -> Html {
    let made = use_state(|| None::<Result<Made, ()>>);
    // Any change makes the link outdated, so remove it.
    let snapshot = use_memo(props.state.clone(), |state| state.link());
    use_effect_with(snapshot.clone(), {
        let made = made.setter();
        move |_| made.set(None)
    });
    let onclick = {
        let made = made.setter();
        Callback::from(move |_: MouseEvent| {
            let (snapshot, made) = (snapshot.clone(), made.clone());
            spawn_local(async move {
                let Ok(link) = bridge::link(&snapshot.to_pairs()).await else { return made.set(Some(Err(()))) };
                let link: Rc<str> = link.as_string().unwrap_or_default().into();
                let is_copied = copy_text(&link).await.is_ok();
                made.set(Some(Ok(Made { link, is_copied })));
            });
        })
    };
    html! {
        <>
            <button type="button" class="button" {onclick}>{ say!("share-link") }</button>
            <div class="share-made" role="status">
                if let Some(Err(())) = &*made {
                    <span class="notice warning">{ say!("failed") }</span>
                }
                if let Some(Ok(Made { link, is_copied })) = &*made {
                    if *is_copied {
                        <span>{ say!("share-copied", count = link.len()) }</span>
                    } else {
                        <span>{ say!("share-copy-yourself") }</span>
                        <input type="text" readonly=true aria-label={say!("share-link-text")} value={link.to_string()} />
                    }
                    if link.len() > LONG {
                        <span class="notice warning">{ say!("share-long") }</span>
                    }
                }
            </div>
        </>
    }
}

/// Renders the notice about the link or draft that was opened last.
pub(crate) fn opened_notice(opened: Option<&Opened>, dispatch: &Callback<Action>) -> Html {
    let words = opened.map(|opened| match opened {
        Opened::Link(Some(_)) => (say!("opened-link-draft"), Some(say!("opened-return"))),
        Opened::Link(None) => (say!("opened-link"), None),
        Opened::Broken(fault) => (message(&format!("opened-{fault}"), &[]), None),
        Opened::Older(_) => (say!("opened-older"), Some(say!("opened-return"))),
        Opened::Returned(_) => (say!("opened-returned"), Some(say!("undo"))),
    });
    let does = |action: fn() -> Action| {
        dispatch.reform(move |_: MouseEvent| {
            focus(".share-bar button");
            action()
        })
    };
    let back = does(|| Action::Return);
    let dismiss = does(|| Action::Dismiss);
    html! {
        <div class="share-opened" role="status">
            if let Some((what, way_back)) = words {
                <span>{ what }</span>
                if let Some(way_back) = way_back {
                    <button type="button" class="link-button" onclick={back}>{ way_back }</button>
                }
                <button type="button" class="link-button" onclick={dismiss}>{ say!("dismiss") }</button>
            }
        </div>
    }
}
