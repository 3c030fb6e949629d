use std::rc::Rc;

use js_sys::Array;
use robotscope::availability::CrawlAnswer;
use serde::Deserialize;
use yew::prelude::*;

use super::state::{Action, Shown};
use crate::bridge::Question;
use crate::language::say;
use crate::widgets::failed;
use crate::words::answer_word;

/// Rows to a page.
const ROWS: usize = 100;
/// Crawlers that get a column.
const COLUMNS: usize = 12;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) crawlers: Rc<Vec<&'static str>>,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
    pub(crate) dispatch: Callback<Action>,
}

/// Some of the URLs.
#[derive(Clone, PartialEq, Deserialize)]
struct Found {
    rows: Vec<Row>,
    /// How many there are in all.
    total: usize,
}

#[derive(Clone, PartialEq, Deserialize)]
struct Row {
    url: String,
    answers: Vec<CrawlAnswer>,
}

/// The URLs with every crawler's answer, page by page.
#[component]
pub(crate) fn Rows(props: &Props) -> Html {
    let Props { crawlers, shown, page, dispatch } = props;
    let found = use_state(|| None::<Result<Found, String>>);
    use_effect_with((*shown, *page), {
        let found = found.clone();
        move |(shown, page)| {
            let args = Array::of3(&shown.as_str().into(), &((page * ROWS) as f64).into(), &(ROWS as f64).into());
            let question = Question::ask("urlRows", args, None, move |answer| found.set(Some(answer)));
            move || drop(question)
        }
    });
    let found = match &*found {
        None => return html! {},
        Some(Err(failure)) => return failed(failure),
        Some(Ok(found)) => found,
    };
    let columns = crawlers.iter().take(COLUMNS);
    html! {
        <div class="url-rows">
            <h3 id="rows-title">{ say!("urls-rows") }</h3>
            <div class="choices" role="group" aria-label={say!("urls-rows-shown")}>
                { for Shown::ALL.into_iter().map(|own| {
                    let onclick = dispatch.reform(move |_: MouseEvent| Action::Show(own));
                    html! { <button type="button" class="choice" aria-pressed={(own == *shown).to_string()} {onclick}>{ name(own) }</button> }
                }) }
            </div>
            // A table that may be wider than the window has to be scrolled with a keyboard too.
            <div class="scroller" tabindex="0" role="region" aria-labelledby="rows-title">
                <table class="outcome">
                    <thead><tr>
                        <th scope="col">{ say!("urls-url") }</th>
                        { for columns.map(|name| html! { <th scope="col">{ *name }</th> }) }
                    </tr></thead>
                    <tbody>{ for found.rows.iter().map(row) }</tbody>
                </table>
            </div>
            if crawlers.len() > COLUMNS {
                <p class="notice">{ say!("urls-columns", count = crawlers.len() - COLUMNS) }</p>
            }
            { pager(found.total, *page, dispatch) }
        </div>
    }
}

fn row(Row { url, answers }: &Row) -> Html {
    html! {
        <tr>
            <th scope="row"><code>{ url }</code></th>
            { for answers.iter().take(COLUMNS).map(|answer| cell(*answer)) }
        </tr>
    }
}

fn cell(answer: CrawlAnswer) -> Html {
    let (class, sign) = match answer {
        CrawlAnswer::Allowed => ("aspect free", "✓"),
        CrawlAnswer::Disallowed => ("aspect forbidden", "✕"),
        CrawlAnswer::Depends => ("aspect unknown", "?"),
        CrawlAnswer::UserTriggered | CrawlAnswer::Ignores => ("aspect limited", "(✓)"),
    };
    let words = answer_word(Some(answer));
    html! { <td {class} title={words.clone()}><span aria-hidden="true">{ sign }</span><span class="visually-hidden">{ words }</span></td> }
}

fn name(shown: Shown) -> String {
    match shown {
        Shown::All => say!("urls-show-all"),
        Shown::Blocked => say!("urls-show-blocked"),
        Shown::Differ => say!("urls-show-differ"),
    }
}

fn pager(total: usize, page: usize, dispatch: &Callback<Action>) -> Html {
    let last = total.saturating_sub(1) / ROWS;
    let turn = |page: usize| dispatch.reform(move |_: MouseEvent| Action::Page(page));
    let (from, to) = ((page * ROWS + 1).min(total), ((page + 1) * ROWS).min(total));
    html! {
        <nav class="pager" aria-label={say!("urls-pages")}>
            <button type="button" class="button" disabled={page == 0} onclick={turn(page.saturating_sub(1))}>{ say!("previous") }</button>
            <span role="status">{ say!("urls-range", from = from, to = to, total = total) }</span>
            <button type="button" class="button" disabled={page >= last} onclick={turn(page + 1)}>{ say!("next") }</button>
        </nav>
    }
}
