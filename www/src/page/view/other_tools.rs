use std::rc::Rc;

use js_sys::Array;
use robotscope::audits::AuditName;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::linked::linked;
use super::problems::{TextHandles, citation, text_argument, text_handles, url_argument};
use crate::bridge::{Answer, QUIET_MILLISECONDS, fetch_argument, use_answer};
use crate::language::say;
use crate::page::Action;
use crate::page::analysis::{Inputs, Results};
use crate::widgets::is_shown;

const MOST: usize = 50;

/// The fields of an audit that are shown.
#[derive(Deserialize)]
struct Audit {
    name: AuditName,
    explanation: String,
    remarks: Vec<Remark>,
    more: u32,
}

#[derive(Deserialize)]
struct Remark {
    explanation: String,
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders audits of the user's texts that simulate Lighthouse and Search Console. Queries the worker only while the section is open.
#[component]
pub(crate) fn OtherTools(Props { results, dispatch }: &Props) -> Html {
    let is_open = use_state(|| false);
    let inputs = is_open.then(|| results.inputs.clone());
    let found: UseStateHandle<Answer<_, Vec<Audit>>> = use_answer("audits", QUIET_MILLISECONDS, inputs, arguments);
    let fresh = found.as_ref().filter(|(inputs, _)| *inputs == results.inputs).and_then(|(_, answer)| answer.as_ref().ok());
    html! {
        <details class="other-tools more-box" aria-busy={fresh.is_none().then_some("true")} ontoggle={move |event| is_open.set(is_shown(&event))}>
            <summary><h2>{ say!("tools-title") }</h2></summary>
            <p class="notice">{ say!("tools-about") }</p>
            if let Some(audits) = fresh {
                <ul>{ for audits.iter().map(|audit| item(audit, dispatch)) }</ul>
            } else {
                <p class="notice">{ say!("working") }</p>
            }
        </details>
    }
}

/// Returns the arguments of the query for audits, and the texts that it is about.
fn arguments(inputs: &Inputs) -> (Array, TextHandles) {
    let texts = text_handles(inputs);
    let fetch = inputs.robots.fetch().map_or(JsValue::NULL, |fetch| fetch_argument(&fetch));
    let now = inputs.now.map(|now| now.to_string());
    (texts.each_ref().map(text_argument).into_iter().chain([url_argument(inputs).into(), fetch, now.into()]).collect(), texts)
}

fn item(Audit { name, explanation, remarks, more }: &Audit, dispatch: &Callback<Action>) -> Html {
    let unlisted = remarks.len().saturating_sub(MOST) + *more as usize;
    html! {
        <li key={name.as_str()}>
            <p>{ linked(explanation, dispatch) }</p>
            <ul>{ for remarks.iter().take(MOST).map(|remark| html! { <li>{ linked(&remark.explanation, dispatch) }</li> }) }</ul>
            if unlisted > 0 {
                <p class="notice">{ say!("tools-more", count = unlisted) }</p>
            }
            { for name.sources().iter().map(|source| citation(source)) }
        </li>
    }
}
