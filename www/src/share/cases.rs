use std::rc::Rc;

use js_sys::Array;
use yew::prelude::*;

use super::bridge;
use super::state::Action;
use crate::language::{messages, say};
use crate::state::Snapshot;
use crate::widgets::{Menu, focus, value_of};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) name: Rc<str>,
    pub(crate) save: Callback<()>,
    pub(crate) dispatch: Callback<Action>,
}

#[derive(Clone, PartialEq)]
struct Case {
    id: Rc<str>,
    label: String,
    url: String,
    /// The formatted time of the last change.
    time: String,
}

/// Renders the name of the case, and a list in which the user can open or delete other saved cases.
#[component]
pub(crate) fn CasesMenu(Props { name, save, dispatch }: &Props) -> Html {
    let cases = use_state(Vec::new);
    let deleted = use_state(|| None::<String>);
    let list = {
        let (cases, deleted) = (cases.setter(), deleted.setter());
        Callback::from(move |last: Option<String>| {
            cases.set(others());
            deleted.set(last);
        })
    };
    let rename = dispatch.reform(|event: InputEvent| Action::Name(value_of(&event)));
    let toggled = {
        let (list, save) = (list.clone(), save.clone());
        Callback::from(move |()| {
            save.emit(());
            list.emit(None);
        })
    };
    let undelete = list.reform(|_: MouseEvent| {
        bridge::undelete_case();
        focus(".cases summary");
        None
    });
    let open = |id: &Rc<str>| {
        let (id, save, dispatch, list) = (id.clone(), save.clone(), dispatch.clone(), list.clone());
        Callback::from(move |_: MouseEvent| {
            save.emit(());
            // Another tab may have deleted the case, so it may no longer exist.
            if let Some(pairs) = bridge::open_case(&id) {
                dispatch.emit(Action::GoOn(Snapshot::of_pairs(&pairs)));
            }
            list.emit(None);
            focus(".cases summary");
        })
    };
    let delete = |case: &Case| {
        let (id, label) = (case.id.clone(), case.label.clone());
        list.reform(move |_: MouseEvent| {
            bridge::delete_case(&id);
            focus(".cases summary");
            Some(label.clone())
        })
    };
    let label = if name.trim().is_empty() { say!("cases") } else { name.to_string() };
    html! {
        <Menu class="cases" {label} {toggled}>
            <div class="field">
                <label for="case-name">{ say!("case-name") }</label>
                <input id="case-name" type="text" autocomplete="off" maxlength="80" value={name.to_string()} oninput={rename} />
            </div>
            if cases.is_empty() {
                <p class="notice">{ say!("cases-none") }</p>
            } else {
                <ul class="cases-list" aria-label={say!("cases-others")}>
                    { for cases.iter().map(|case| html! {
                        <li key={&*case.id}>
                            <button type="button" class="button case-open" onclick={open(&case.id)}>
                                <span class="case-label">{ &case.label }</span>
                                if case.url != case.label {
                                    <span class="case-url">{ &case.url }</span>
                                }
                                <span class="case-time">{ &case.time }</span>
                            </button>
                            <button type="button" class="case-delete" aria-label={say!("case-delete", name = &case.label)}
                                title={say!("case-delete", name = &case.label)} onclick={delete(case)}>
                                { "✕" }
                            </button>
                        </li>
                    }) }
                </ul>
            }
            <p class="notice" role="status">
                if let Some(name) = &*deleted {
                    { say!("case-deleted", name = name) }{ " " }
                    <button type="button" class="link-button" onclick={undelete}>{ say!("undo") }</button>
                }
            </p>
            <p class="notice">{ say!("cases-about") }</p>
        </Menu>
    }
}

fn others() -> Vec<Case> {
    let texts = |case: Array| -> Vec<String> { case.iter().filter_map(|text| text.as_string()).collect() };
    let cases = bridge::other_cases(messages().language().as_str());
    let cases = cases.iter().map(|case| texts(Array::from(&case)));
    cases
        .filter_map(|case| match <[String; 4]>::try_from(case) {
            Ok([id, name, url, time]) => {
                let label = [&name, &url].into_iter().find(|text| !text.trim().is_empty()).cloned();
                Some(Case { id: id.into(), label: label.unwrap_or_else(|| say!("case-unnamed")), url, time })
            }
            Err(_) => None,
        })
        .collect()
}
