use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::outcome::Outcome;
use super::rows::Rows;
use super::state::{Action, Shown, Test};
use super::tree::Tree;
use crate::bridge::{self, QUIET_MILLISECONDS, Question, TextHandle};
use crate::language::say;
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) test: Test,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
    pub(crate) dispatch: Callback<Action>,
}

/// The intermediate or final results of a test.
#[derive(Clone, PartialEq)]
struct Seen {
    test: Test,
    run: u32,
    outcome: Result<Rc<Outcome>, String>,
    is_done: bool,
}

/// Runs a test in the worker and renders the results as they arrive. Until the first results arrive, shows the results of the previous test
/// as outdated.
#[component]
pub(crate) fn Run(Props { test, shown, page, dispatch }: &Props) -> Html {
    let seen = use_state(|| None::<Seen>);
    let begun = use_mut_ref(|| 0_u32);
    use_effect_with(test.clone(), {
        let seen = seen.setter();
        move |test| {
            let pause = if *begun.borrow() == 0 { 0 } else { QUIET_MILLISECONDS };
            let question = Rc::new(RefCell::new(None));
            let timer = Timeout::new(pause, {
                let (test, question) = (test.clone(), question.clone());
                move || {
                    let run = begun.replace_with(|run| *run + 1);
                    question.replace(Some(ask(&test, run, seen)));
                }
            });
            move || drop((timer, question))
        }
    });
    let is_current = seen.as_ref().is_some_and(|seen| seen.test == *test);
    let is_running = !is_current || seen.as_ref().is_some_and(|seen| !seen.is_done);
    html! {
        <>
            if is_running {
                { running(seen.as_ref().filter(|_| is_current), seen.is_some() && !is_current, dispatch) }
            }
            if let Some(seen) = &*seen {
                // The worker may already have discarded the outdated results that are still shown, so their controls must do nothing.
                <div class={classes!("tested", (!is_current).then_some("outdated"))} inert={!is_current}>
                    { found(seen, *shown, *page, dispatch) }
                </div>
            }
        </>
    }
}

fn running(seen: Option<&Seen>, is_outdated: bool, dispatch: &Callback<Action>) -> Html {
    let percent = seen.and_then(|seen| seen.outcome.as_ref().ok()).map_or(0, |outcome| outcome.percent);
    let cancel = dispatch.reform(|_: MouseEvent| Action::Cancel);
    html! {
        <div class="summary running" role="status">
            <label for="urls-progress">{ if is_outdated { say!("urls-outdated") } else { say!("urls-running") } }</label>
            <progress id="urls-progress" max="100" value={percent.to_string()} />
            <button type="button" class="button" onclick={cancel}>{ say!("cancel") }</button>
        </div>
    }
}

fn found(seen: &Seen, shown: Shown, page: usize, dispatch: &Callback<Action>) -> Html {
    let Seen { test, run, outcome, is_done } = seen;
    let outcome = match outcome {
        Ok(outcome) => outcome,
        Err(failure) => return failed(failure),
    };
    html! {
        <>
            { outcome.show(test, *is_done, dispatch) }
            if outcome.urls > 0 {
                if *is_done {
                    <div class="exports">
                        { export("csv", say!("export-csv")) }
                        { export("json", say!("export-json")) }
                    </div>
                    // The key resets both components for each test: the new tree may lack folders that were unfolded in the previous tree.
                    <Tree key={format!("tree-{run}")} root={AttrValue::from(outcome.root.clone())} crawlers={test.crawlers.clone()} />
                }
                <Rows key={format!("rows-{run}")} test={test.clone()} urls={outcome.urls} {shown} {page} dispatch={dispatch.clone()} />
            }
        </>
    }
}

/// Starts the test in the worker. Dropping the returned values cancels the test and releases the text.
fn ask(test: &Test, run: u32, seen: UseStateSetter<Option<Seen>>) -> (Question, TextHandle) {
    let robots = TextHandle::new("robots-txt", &test.robots);
    let crawlers: Array = test.crawlers.iter().map(|token| JsValue::from(&**token)).collect();
    let args = Array::of5(
        robots.argument(),
        &JsValue::from(&*test.list),
        &crawlers,
        &bridge::fetch_argument(&test.fetch),
        &test.origin.as_deref().into(),
    );
    let test = test.clone();
    let see = Rc::new(move |is_done: bool, answer: Result<Outcome, String>| {
        seen.set(Some(Seen { test: test.clone(), run, outcome: answer.map(Rc::new), is_done }));
    });
    let progress = {
        let see = Rc::clone(&see);
        Box::new(move |part: JsValue| see(false, bridge::read(part)))
    };
    let question = Question::ask("testUrls", args, Some(progress), move |answer| see(true, answer));
    (question, robots)
}

fn export(format: &'static str, words: String) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| {
        // Ignore errors: the rows are still on the page.
        Question::ask_value("exportUrls", Array::of1(&format.into()), None, move |file| {
            if let Ok(file) = file {
                bridge::download(&format!("robotscope-urls.{format}"), &file);
            }
        })
        .detach();
    });
    html! { <button type="button" class="button" {onclick}>{ words }</button> }
}
