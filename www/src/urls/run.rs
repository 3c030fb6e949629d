use js_sys::Array;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::outcome::Outcome;
use super::rows::Rows;
use super::state::{Action as Own, Shown, Test};
use super::tree::Tree;
use crate::bridge::{self, KeptText, Question};
use crate::components::failed;
use crate::language::say;
use crate::state::Action;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) test: Test,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
    pub(crate) dispatch: Callback<Action>,
}

/// How far a test is.
#[derive(Clone, PartialEq)]
enum Stage {
    /// What part of the list is read, in percent.
    Reading(u32),
    Done(Result<Outcome, String>),
}

/// A test that goes on in the worker, and its outcome.
#[component]
pub(crate) fn Run(props: &Props) -> Html {
    let Props { test, shown, page, dispatch } = props;
    let stage = use_state(|| Stage::Reading(0));
    use_effect_with(test.clone(), {
        let stage = stage.clone();
        move |test| {
            stage.set(Stage::Reading(0));
            let robots = KeptText::new("robots-txt", &test.robots);
            let crawlers: Array = test.crawlers.iter().map(|token| JsValue::from(*token)).collect();
            let args = Array::of3(robots.argument(), &JsValue::from(&*test.list), &crawlers);
            let progress = {
                let stage = stage.clone();
                Box::new(move |part: JsValue| stage.set(Stage::Reading((part.as_f64().unwrap_or_default() * 100.0) as u32)))
            };
            let crawlers = test.crawlers.clone();
            let question = Question::ask("testUrls", args, Some(progress), move |answer| {
                stage.set(Stage::Done(answer.map(|answer| Outcome::of(&answer, &crawlers))));
            });
            move || drop((question, robots))
        }
    });
    let cancel = dispatch.reform(|_: MouseEvent| Action::Urls(Own::Cancel));
    match &*stage {
        Stage::Reading(percent) => html! {
            <div class="summary running" role="status">
                <label for="urls-progress">{ say!("urls-running") }</label>
                <progress id="urls-progress" max="100" value={percent.to_string()} />
                <button type="button" class="button" onclick={cancel}>{ say!("cancel") }</button>
            </div>
        },
        Stage::Done(Err(failure)) => failed(failure),
        Stage::Done(Ok(outcome)) => html! {
            <>
                { outcome.show(&test.robots) }
                if outcome.urls > 0 {
                    <div class="exports">
                        { export("csv", say!("export-csv")) }
                        { export("json", say!("export-json")) }
                    </div>
                    // Keyed by the test: what is open in an old tree says nothing of a new one.
                    <Tree key={format!("tree-{}", test.number)} crawlers={test.crawlers.clone()} />
                    <Rows key={format!("rows-{}", test.number)} crawlers={test.crawlers.clone()} shown={*shown} page={*page}
                        dispatch={dispatch.clone()} />
                }
            </>
        },
    }
}

fn export(format: &'static str, words: String) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| {
        // Whatever fails here, the rows are still on the page.
        Question::ask("exportUrls", Array::of1(&format.into()), None, move |file| {
            if let Ok(file) = file {
                bridge::download(&format!("robotscope-urls.{format}"), &file);
            }
        })
        .detach();
    });
    html! { <button type="button" class="button" {onclick}>{ words }</button> }
}
