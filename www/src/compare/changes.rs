use js_sys::Array;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::state::{Action, Chosen};
use crate::bridge::{field, list, number, text};
use crate::language::say;

/// So many crawlers of a set are named before the list is folded.
const NAMED: usize = 8;
/// So many changes of a set are shown.
const SHOWN: usize = 200;

/// What the engine found.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Comparison {
    losing: Vec<String>,
    gaining: Vec<String>,
    left_out: usize,
    differences: Vec<Difference>,
}

/// What changes for some crawlers.
#[derive(Clone, Debug, PartialEq)]
struct Difference {
    crawlers: Vec<String>,
    is_complete: bool,
    changes: Vec<Change>,
}

/// A path whose verdict changes.
#[derive(Clone, Debug, PartialEq)]
struct Change {
    path: String,
    chosen: Chosen,
    words: String,
}

impl Comparison {
    pub(crate) fn of(answer: &JsValue) -> Self {
        let differences = list(answer, "differences");
        let differences = differences.iter().enumerate().map(|(set, found)| {
            let changes = list(&found, "changes");
            let changes = changes.iter().enumerate().map(|(place, change)| Change {
                path: text(&change, "path").unwrap_or_default(),
                chosen: Chosen {
                    place: (set, place),
                    before: number(&change, "before") as u32,
                    after: number(&change, "after") as u32,
                    is_allowed: field(&change, "isAllowed").is_truthy(),
                },
                words: text(&change, "words").unwrap_or_default(),
            });
            let is_complete = field(&found, "isComplete").is_truthy();
            Difference { crawlers: texts(&list(&found, "crawlers")), is_complete, changes: changes.collect() }
        });
        Self {
            losing: texts(&list(answer, "losing")),
            gaining: texts(&list(answer, "gaining")),
            left_out: number(answer, "leftOut"),
            differences: differences.collect(),
        }
    }
}

fn texts(list: &Array) -> Vec<String> {
    list.iter().filter_map(|text| text.as_string()).collect()
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) comparison: Comparison,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) dispatch: Callback<Action>,
}

/// Who loses, who gains, and a path for each pair of rules that decide differently.
#[component]
pub(crate) fn Changes(props: &Props) -> Html {
    let Comparison { losing, gaining, left_out, differences } = &props.comparison;
    html! {
        <>
            <div class="summary" role="status">
                <p>
                    <strong>
                        if differences.is_empty() {
                            { say!("compare-same") }
                        } else {
                            { say!("compare-summary", losing = losing.len(), gaining = gaining.len()) }
                        }
                    </strong>
                </p>
                if *left_out > 0 {
                    <p class="notice">{ say!("compare-left-out", count = *left_out) }</p>
                }
            </div>
            { for differences.iter().map(|found| difference(found, props)) }
        </>
    }
}

fn difference(found: &Difference, props: &Props) -> Html {
    let Difference { crawlers, is_complete, changes } = found;
    let (first, rest) = crawlers.split_at(crawlers.len().min(NAMED));
    html! {
        <div class="difference">
            <h3>{ say!("compare-crawlers", count = crawlers.len()) }</h3>
            <p class="difference-crawlers">
                { for first.iter().map(|name| html! { <span class="chip">{ everybody(name) }</span> }) }
                if !rest.is_empty() {
                    <details>
                        <summary>{ say!("more", count = rest.len()) }</summary>
                        { for rest.iter().map(|name| html! { <span class="chip">{ everybody(name) }</span> }) }
                    </details>
                }
            </p>
            <ul class="changes">{ for changes.iter().take(SHOWN).map(|change| self::change(change, props)) }</ul>
            if changes.len() > SHOWN {
                <p class="notice">{ say!("more", count = changes.len() - SHOWN) }</p>
            }
            if !is_complete {
                <p class="notice warning">{ say!("compare-incomplete") }</p>
            }
        </div>
    }
}

fn change(change: &Change, props: &Props) -> Html {
    let Change { path, chosen, words } = change;
    let (is_chosen, own) = (props.chosen == Some(*chosen), *chosen);
    let onclick = props.dispatch.reform(move |_: MouseEvent| Action::Choose(own));
    let (class, answer) = if chosen.is_allowed {
        ("answer answer-allowed", say!("compare-now-allowed"))
    } else {
        ("answer answer-blocked", say!("compare-now-blocked"))
    };
    html! {
        <li>
            <button type="button" class="change" aria-pressed={is_chosen.to_string()} {onclick}>
                <span {class}>{ answer }</span>{ " " }<code>{ path }</code>
                <span class="change-words">{ words }</span>
            </button>
        </li>
    }
}

/// The engine's sign for crawlers that nobody names.
fn everybody(name: &str) -> String {
    if name == "*" { say!("compare-others") } else { name.to_owned() }
}
