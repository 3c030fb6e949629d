use robotscope::Access;
use serde::Deserialize;
use yew::prelude::*;

use super::state::{Action, Chosen};
use crate::language::say;

/// So many crawlers of a set are named before the list is folded.
const NAMED: usize = 8;
/// So many changes of a set are shown.
const SHOWN: usize = 200;

/// What the engine found.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Comparison {
    losing: Vec<String>,
    gaining: Vec<String>,
    left_out: usize,
    differences: Vec<CrawlersDifference>,
}

/// What changes for some crawlers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct CrawlersDifference {
    crawlers: Vec<ComparedCrawler>,
    difference: Difference,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct ComparedCrawler {
    crawler: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Difference {
    complete: bool,
    changes: Vec<Change>,
}

/// A path whose verdict changes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Change {
    path: String,
    access: Access,
    /// The rules that decide, if rules do.
    before: Option<Rule>,
    after: Option<Rule>,
    explanation: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Rule {
    line: u32,
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
            { for differences.iter().enumerate().map(|(place, found)| difference(place, found, props)) }
        </>
    }
}

fn difference(place: usize, found: &CrawlersDifference, props: &Props) -> Html {
    let CrawlersDifference { crawlers, difference: Difference { complete, changes } } = found;
    let (first, rest) = crawlers.split_at(crawlers.len().min(NAMED));
    html! {
        <div class="difference">
            <h3>{ say!("compare-crawlers", count = crawlers.len()) }</h3>
            <p class="difference-crawlers">
                { for first.iter().map(chip) }
                if !rest.is_empty() {
                    <details>
                        <summary>{ say!("more", count = rest.len()) }</summary>
                        { for rest.iter().map(chip) }
                    </details>
                }
            </p>
            <ul class="changes">{
                for changes.iter().enumerate().take(SHOWN).map(|(own, found)| change((place, own), found, props))
            }</ul>
            if changes.len() > SHOWN {
                <p class="notice">{ say!("more", count = changes.len() - SHOWN) }</p>
            }
            if !complete {
                <p class="notice warning">{ say!("compare-incomplete") }</p>
            }
        </div>
    }
}

fn change(place: (usize, usize), change: &Change, props: &Props) -> Html {
    let Change { path, access, before, after, explanation } = change;
    let line = |rule: &Option<Rule>| rule.as_ref().map_or(0, |rule| rule.line);
    let chosen = Chosen { place, before: line(before), after: line(after), is_allowed: *access == Access::Allowed };
    let is_chosen = props.chosen == Some(chosen);
    let onclick = props.dispatch.reform(move |_: MouseEvent| Action::Choose(chosen));
    let (class, answer) = match access {
        Access::Allowed => ("answer answer-allowed", say!("compare-now-allowed")),
        Access::Disallowed => ("answer answer-blocked", say!("compare-now-blocked")),
    };
    html! {
        <li>
            <button type="button" class="change" aria-pressed={is_chosen.to_string()} {onclick}>
                <span {class}>{ answer }</span>{ " " }<code>{ path }</code>
                <span class="change-words">{ explanation }</span>
            </button>
        </li>
    }
}

/// With the engine's sign for crawlers that nobody names.
fn chip(ComparedCrawler { crawler }: &ComparedCrawler) -> Html {
    html! { <span class="chip">{ if crawler == "*" { say!("compare-others") } else { crawler.clone() } }</span> }
}
