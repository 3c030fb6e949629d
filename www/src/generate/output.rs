use std::rc::Rc;

use js_sys::Array;
use serde::Deserialize;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::state::{Generate, Product};
use super::wishes::list_of;
use crate::bridge::use_answer;
use crate::language::say;
use crate::widgets::{CopyButton, failed};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) plan: Generate,
}

/// The generated configuration, or a message that explains why there is none.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Written {
    Config(Config),
    Nothing(String),
}

#[derive(Clone, PartialEq, Deserialize)]
struct Config {
    file: String,
    text: String,
    notes: Vec<Note>,
}

#[derive(Clone, PartialEq, Deserialize)]
struct Note {
    message: String,
}

/// Renders the configuration and a button that copies it.
#[component]
pub(crate) fn Output(props: &Props) -> Html {
    let query = if props.plan.product == Product::BlockList { "generateBlockList" } else { "generateConfig" };
    let written = use_answer(query, 0, Some(props.plan.clone()), |plan| (arguments(plan), ()));
    match written.as_ref().map(|(_, answer)| answer) {
        None => html! { <p class="notice" role="status">{ say!("working") }</p> },
        Some(Ok(Written::Nothing(why))) => html! { <p class="notice warning" role="status">{ why.clone() }</p> },
        Some(Err(reason)) => failed(reason),
        Some(Ok(Written::Config(Config { file, text, notes }))) => html! {
            <div class="output">
                <div class="output-bar">
                    <h3>{ file }</h3>
                    <CopyButton text={Rc::<str>::from(&**text)} />
                </div>
                <pre class="output-text" tabindex="0" role="region" aria-label={file.clone()}><code>{ text }</code></pre>
                if !notes.is_empty() {
                    <ul class="output-notes">{ for notes.iter().map(|note| html! { <li>{ &note.message }</li> }) }</ul>
                }
            </div>
        },
    }
}

fn arguments(plan: &Generate) -> Array {
    if plan.product == Product::BlockList {
        return Array::of2(&list_of(plan.refused.named()), &plan.format.as_str().into());
    }
    let texts = |texts: Vec<String>| texts.into_iter().map(JsValue::from).collect::<Array>();
    let statements = plan.statements_with_directives();
    let bots = texts(statements.iter().map(|statement| statement.bot.to_string()).collect());
    let directives: Array = statements.iter().map(|statement| JsValue::from(texts(statement.directives()))).collect();
    let (files, pattern, server) = (plan.files.as_str(), &*plan.pattern, plan.server.as_str());
    Array::of5(&bots, &directives, &files.into(), &pattern.into(), &server.into())
}
