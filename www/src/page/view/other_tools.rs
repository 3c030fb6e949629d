use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use robotscope::audits::AuditName;
use robotscope::evaluate::Source;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::linked::linked;
use super::problems::{citation, text_argument, text_handles};
use crate::bridge::{QUIET_MILLISECONDS, Question, TextHandle, fetch_argument};
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

/// The audits, with the inputs that they were computed from. `None` before the first answer.
type WorkerAudits = Option<(Inputs, Rc<Vec<Audit>>)>;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders audits of the user's texts that simulate Lighthouse and Search Console. Queries the worker only while the section is open.
#[component]
pub(crate) fn OtherTools(Props { results, dispatch }: &Props) -> Html {
    let is_open = use_state(|| false);
    let worker_audits = use_state(|| WorkerAudits::None);
    use_effect_with((results.clone(), *is_open), {
        let worker_audits = worker_audits.setter();
        move |(results, is_open)| {
            let question = Rc::new(RefCell::new(None));
            let timer = is_open.then(|| {
                let (inputs, question) = (results.inputs.clone(), question.clone());
                Timeout::new(QUIET_MILLISECONDS, move || {
                    question.replace(Some(ask(inputs, worker_audits)));
                })
            });
            move || drop((timer, question))
        }
    });
    let fresh = worker_audits.as_ref().filter(|(inputs, _)| *inputs == results.inputs).map(|(_, audits)| audits);
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

/// Sends the query to the worker. Dropping the returned values cancels the query and releases the texts.
fn ask(inputs: Inputs, worker_audits: UseStateSetter<WorkerAudits>) -> (Question, [Option<TextHandle>; Source::ALL.len()]) {
    let texts = text_handles(&inputs);
    let fetch = inputs.robots.fetch().map_or(JsValue::NULL, |fetch| fetch_argument(&fetch));
    let target = inputs.target.as_ref().ok();
    let url = target.map(|target| format!("{}{}", target.origin().unwrap_or_default(), target.path())).unwrap_or_default();
    let now = inputs.now.map(|now| now.to_string());
    let args: Array = texts.each_ref().map(text_argument).into_iter().chain([url.into(), fetch, now.into()]).collect();
    let question = Question::ask("audits", args, None, move |answer: Result<Vec<Audit>, String>| {
        if let Ok(audits) = answer {
            worker_audits.set(Some((inputs, Rc::new(audits))));
        }
    });
    (question, texts)
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
