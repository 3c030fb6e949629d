use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use robotscope::availability::{Fetch, Response};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::outcome::Outcome;
use super::rows::Rows;
use super::state::{Action, Shown, Test};
use super::tree::Tree;
use crate::bridge::{self, KeptText, Question};
use crate::language::say;
use crate::outage::{copy_name, site_name};
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) test: Test,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
    pub(crate) dispatch: Callback<Action>,
}

/// A test begins when nothing has changed for so long, so that none begins with each letter of the list.
const QUIET_MILLISECONDS: u32 = 300;

/// How far a test is.
#[derive(Clone, PartialEq)]
enum Stage {
    /// What part of the list is read, in percent.
    Reading(u32),
    Done(Rc<Result<Outcome, String>>),
}

/// A test that goes on in the worker, and its outcome.
#[component]
pub(crate) fn Run(props: &Props) -> Html {
    let Props { test, shown, page, dispatch } = props;
    // With the test that it is of: what is of another one is not shown.
    let stage = use_state(|| (test.clone(), Stage::Reading(0)));
    // Counts the tests that have begun.
    let begun = use_mut_ref(|| 0_u32);
    use_effect_with(test.clone(), {
        let (stage, begun) = (stage.setter(), begun.clone());
        move |test| {
            let pause = if *begun.borrow() == 0 { 0 } else { QUIET_MILLISECONDS };
            let asked = Rc::new(RefCell::new(None));
            let timer = Timeout::new(pause, {
                let (test, asked) = (test.clone(), asked.clone());
                move || {
                    *begun.borrow_mut() += 1;
                    asked.replace(Some(ask(&test, stage)));
                }
            });
            move || drop((timer, asked))
        }
    });
    let run = *begun.borrow();
    let current = if stage.0 == *test { &stage.1 } else { &Stage::Reading(0) };
    let cancel = dispatch.reform(|_: MouseEvent| Action::Cancel);
    let done = match current {
        Stage::Reading(percent) => {
            return html! {
                <div class="summary running" role="status">
                    <label for="urls-progress">{ say!("urls-running") }</label>
                    <progress id="urls-progress" max="100" value={percent.to_string()} />
                    <button type="button" class="button" onclick={cancel}>{ say!("cancel") }</button>
                </div>
            };
        }
        Stage::Done(done) => done,
    };
    let outcome = match &**done {
        Ok(outcome) => outcome,
        Err(failure) => return failed(failure),
    };
    html! {
        <>
            { outcome.show(&test.robots, &test.crawlers) }
            if outcome.urls > 0 {
                <div class="exports">
                    { export("csv", say!("export-csv")) }
                    { export("json", say!("export-json")) }
                </div>
                // Keyed by the test: what is open in an old tree says nothing of a new one.
                <Tree key={format!("tree-{run}")} crawlers={test.crawlers.clone()} />
                <Rows key={format!("rows-{run}")} crawlers={test.crawlers.clone()} shown={*shown} page={*page}
                    dispatch={dispatch.clone()} />
            }
        </>
    }
}

/// Asks the worker; what it answers is dropped with what comes back.
fn ask(test: &Test, stage: UseStateSetter<(Test, Stage)>) -> (Question, KeptText) {
    let robots = KeptText::new("robots-txt", &test.robots);
    let crawlers: Array = test.crawlers.iter().map(|token| JsValue::from(*token)).collect();
    let args = Array::of4(robots.argument(), &JsValue::from(&*test.list), &crawlers, &fetch_of(test));
    let progress = {
        let (test, stage) = (test.clone(), stage.clone());
        Box::new(move |part: JsValue| {
            stage.set((test.clone(), Stage::Reading((part.as_f64().unwrap_or_default() * 100.0) as u32)));
        })
    };
    let test = test.clone();
    let question = Question::ask("testUrls", args, Some(progress), move |answer| {
        stage.set((test, Stage::Done(Rc::new(answer))));
    });
    (question, robots)
}

/// What came back for robots.txt, as the worker takes it.
fn fetch_of(test: &Test) -> Array {
    let Fetch { response, unreachable_for, last_good_copy, rest_of_site, .. } = test.fetch;
    let status = match response {
        Response::Status(status) => JsValue::from(status),
        Response::NetworkFailure => JsValue::UNDEFINED,
    };
    let hours = unreachable_for.map_or(JsValue::UNDEFINED, |time| JsValue::from((time.as_secs() / 3600) as u32));
    let [copy, site] = [last_good_copy.map(copy_name), rest_of_site.map(site_name)];
    let word = |word: Option<&str>| word.map_or(JsValue::UNDEFINED, JsValue::from);
    Array::of4(&status, &hours, &word(copy), &word(site))
}

fn export(format: &'static str, words: String) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| {
        // Whatever fails here, the rows are still on the page.
        Question::ask_value("exportUrls", Array::of1(&format.into()), None, move |file| {
            if let Ok(file) = file {
                bridge::download(&format!("robotscope-urls.{format}"), &file);
            }
        })
        .detach();
    });
    html! { <button type="button" class="button" {onclick}>{ words }</button> }
}
