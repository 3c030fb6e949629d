use std::rc::Rc;

use js_sys::Array;
use robotscope::availability::Response;
use robotscope::evaluate::Source;
use robotscope::explain::{Diagnostic, date};
use robotscope::lint::{Severity, TextEdit};
use robotscope::sources::Reference;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::places::places;
use crate::bridge::{Answer, QUIET_MILLISECONDS, TextHandle, use_answer};
use crate::language::{message, messages, say};
use crate::page::Action;
use crate::page::analysis::{Inputs, Problem, Results, counted};
use crate::pane::tab_of;
use crate::text::Change;
use crate::widgets::is_shown;

const MOST: usize = 200;

/// Returns all problems. Also returns `true` if the worker's diagnostics match the current inputs.
#[hook]
pub(crate) fn use_problems(results: &Rc<Results>, is_wanted: bool) -> (Rc<Vec<Problem>>, bool) {
    let inputs = is_wanted.then(|| results.inputs.clone());
    let found: UseStateHandle<Answer<_, Vec<Diagnostic>>> = use_answer("problems", QUIET_MILLISECONDS, inputs, arguments);
    let is_fresh = found.as_ref().is_some_and(|(inputs, answer)| *inputs == results.inputs && answer.is_ok());
    // If the worker fails, the page shows only the problems that are found without the worker.
    let problems = use_memo((results.clone(), found), |(results, found)| {
        let diagnostics = found.as_ref().and_then(|(_, answer)| answer.as_deref().ok());
        results.problems(diagnostics.unwrap_or_default())
    });
    (problems, is_fresh)
}

/// Returns the arguments of the query for diagnostics, and the texts that it is about.
fn arguments(inputs: &Inputs) -> (Array, TextHandles) {
    let texts = text_handles(inputs);
    // Pass the URL only if robots.txt has a 2xx status. With any other status, most crawlers do not use this robots.txt. Without a URL, the
    // worker lints the page as if no crawler were blocked.
    let is_found = inputs.robots.fetch().is_some_and(|fetch| matches!(fetch.response, Response::Status(200..300)));
    let url = if is_found { url_argument(inputs) } else { String::new() };
    (texts.each_ref().map(text_argument).into_iter().chain([url.into()]).collect(), texts)
}

/// The texts of a page as arguments for queries. An unknown text is `None`.
pub(super) type TextHandles = [Option<TextHandle>; Source::ALL.len()];

pub(super) fn text_handles(inputs: &Inputs) -> TextHandles {
    Source::ALL.map(|source| inputs.text(source).map(|text| TextHandle::new(tab_of(source).as_str(), text)))
}

/// Returns a text as an argument for a query, or `null` if the text is unknown.
pub(super) fn text_argument(text: &Option<TextHandle>) -> JsValue {
    text.as_ref().map_or(JsValue::NULL, |text| text.argument().clone())
}

/// Returns the page's URL or path, or an empty string if the entered URL is invalid.
pub(super) fn url_argument(inputs: &Inputs) -> String {
    let target = inputs.target.as_ref().ok();
    target.map(|target| format!("{}{}", target.origin().unwrap_or_default(), target.path())).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) problems: Rc<Vec<Problem>>,
    pub(crate) is_fresh: bool,
    /// `true` if at least one text is known. Only then is “No problems found” correct.
    pub(crate) is_given: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the problems in all texts as one list, the most severe first.
#[component]
pub(crate) fn Problems(Props { problems, is_fresh, is_given, dispatch }: &Props) -> Html {
    // Keep this state here, because the list disappears when there are no problems.
    let is_open = use_state(|| false);
    let busy = (!is_fresh).then_some("true");
    if problems.is_empty() {
        return html! { <p class="problems more-box notice" aria-busy={busy}>{ if *is_given { say!("problems-none") } else { say!("problems-nothing-given") } }</p> };
    }
    html! {
        <details class="problems findings more-box" aria-busy={busy} open={*is_open} ontoggle={move |event| is_open.set(is_shown(&event))}>
            <summary>
                <h2>{ counts(&problems.iter()) }</h2>
                if !*is_fresh {
                    { " " }<span class="tally">{ say!("working") }</span>
                }
            </summary>
            <ul>{ for problems.iter().take(MOST).map(|problem| item(problem, *is_fresh, dispatch)) }</ul>
            if problems.len() > MOST {
                <p class="notice">{ say!("problems-more", count = problems.len() - MOST) }</p>
            }
        </details>
    }
}

/// Formats counts as in “1 error · 2 notes”.
fn counts<'p>(problems: &(impl Iterator<Item = &'p Problem> + Clone)) -> String {
    let counted = counted(problems).into_iter();
    let words =
        |(severity, count): (Severity, usize)| message(&format!("problems-{}", severity.as_str()), &[("count", count.into())]);
    counted.map(words).collect::<Vec<_>>().join(" · ")
}

/// Renders the number of problems in the texts of a tab.
pub(crate) fn tab_count(problems: &[Problem], is_in_tab: impl Fn(Source) -> bool) -> Html {
    let of_source = || problems.iter().filter(|problem| is_in_tab(problem.source));
    let Some(worst) = of_source().map(|problem| problem.severity).max() else { return html! {} };
    let number = messages().language().number(of_source().count() as u64);
    html! {
        <>
            { " " }<span class={class(worst)} title={counts(&of_source())}>
                <span aria-hidden="true">{ number }</span><span class="visually-hidden">{ counts(&of_source()) }</span>
            </span>
        </>
    }
}

fn class(severity: Severity) -> String {
    format!("severity severity-{severity}")
}

/// Renders a problem. If it may be about an earlier text, its fix is disabled, because the fix contains offsets.
fn item(problem: &Problem, is_fresh: bool, dispatch: &Callback<Action>) -> Html {
    let Problem { severity, source, words, why, parts, cited, fix, .. } = problem;
    let source = *source;
    html! {
        <li>
            <p><span class={class(*severity)}>{ say!("problem-severity", severity = severity.as_str()) }</span>{ " " }<span>{ words }</span></p>
            if !why.is_empty() {
                <p class="notice">{ why }</p>
            }
            { for cited.iter().map(|reference| citation(reference)) }
            { places(parts, dispatch) }
            if let Some(fix) = fix {
                // The attribute `disabled` would remove the keyboard focus from the pressed button.
                <button type="button" class="button fix" aria-disabled={(!is_fresh).then_some("true")} onclick={is_fresh.then(|| dispatch.reform({
                    let change = |edit: &TextEdit| Change { from: edit.span.start(), to: edit.span.end(), insert: edit.replacement.clone() };
                    let changes: Vec<_> = fix.edits.iter().map(change).collect();
                    move |_: MouseEvent| Action::Fix(source, changes.clone())
                }))}>{ say!("problem-fix", title = &fix.title) }</button>
            }
        </li>
    }
}

/// Renders a link to a reference, with the date on which the page was read.
pub(super) fn citation(source: &Reference) -> Html {
    html! {
        <p class="cited">
            <a href={source.url} lang="en" rel="noopener noreferrer" target="_blank">{ source.title }</a>
            { " " }{ say!("facts-read", day = &date(&messages(), source.read)) }
        </p>
    }
}
