use js_sys::Array;
use robotscope::availability::CrawlAnswer;
use serde::Deserialize;
use yew::prelude::*;

use super::outcome::{SHOWN, link};
use super::state::{Action, Shown, Test};
use crate::bridge::Question;
use crate::language::{message, say};
use crate::origin::robots_condition_note;
use crate::widgets::{breakable, failed, line_link};
use crate::words::{answer_word, shortened};

const ROWS: usize = 100;
const COLUMNS: usize = 12;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) test: Test,
    pub(crate) urls: usize,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
    pub(crate) dispatch: Callback<Action>,
}

#[derive(Clone, PartialEq, Deserialize)]
struct Answers {
    rows: Vec<Row>,
    total: usize,
}

#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    url: String,
    /// Empty for a path without an origin.
    origin: String,
    /// `true` if the answers assume that the origin serves this robots.txt.
    is_conditional: bool,
    answers: Vec<CrawlAnswer>,
    /// The line that decides for each crawler, or 0 if no line decides.
    lines: Vec<u32>,
}

/// Renders one page of URLs, with the answers for the first crawlers and the lines that decide.
#[component]
pub(crate) fn Rows(Props { test, urls, shown, page, dispatch }: &Props) -> Html {
    let crawlers = &test.crawlers;
    // The number of URLs at the time of a query identifies the query.
    let (queried, found) = (use_mut_ref(|| 0), use_state(|| None::<(usize, Result<Answers, String>)>));
    // While a query is running, wait for its answer, even if more URLs have arrived since then.
    let is_awaited = *queried.borrow() > 0 && found.as_ref().is_none_or(|(of, _)| *of != *queried.borrow());
    let wanted = if is_awaited { *queried.borrow() } else { *urls };
    use_effect_with((*shown, *page, wanted), {
        let found = found.setter();
        move |&(shown, page, wanted)| {
            *queried.borrow_mut() = wanted;
            let args = Array::of3(&shown.as_str().into(), &((page * ROWS) as f64).into(), &(ROWS as f64).into());
            let question = Question::ask("urlRows", args, None, move |answer| found.set(Some((wanted, answer))));
            move || drop(question)
        }
    });
    let found = match &*found {
        None => return html! {},
        Some((_, Err(failure))) => return failed(failure),
        Some((_, Ok(found))) => found,
    };
    let columns = crawlers.iter().take(COLUMNS);
    let lines: Vec<&str> = test.robots.split('\n').collect();
    html! {
        <div class="url-rows">
            <h3 id="rows-title">{ say!("urls-rows") }</h3>
            <div class="choices" role="group" aria-label={say!("urls-rows-shown")}>
                { for Shown::ALL.into_iter().map(|offered| {
                    let onclick = dispatch.reform(move |_: MouseEvent| Action::Show(offered));
                    html! { <button type="button" class="choice" aria-pressed={(offered == *shown).to_string()} {onclick}>{ message(&format!("urls-show-{offered}"), &[]) }</button> }
                }) }
            </div>
            // The table may be wider than the window. With tabindex, keyboard users can scroll it.
            <div class="scroller" tabindex="0" role="region" aria-labelledby="rows-title">
                <table class="outcome">
                    <thead><tr>
                        <th scope="col">{ say!("urls-url") }</th>
                        { for columns.map(|name| html! { <th scope="col">{ name }</th> }) }
                        <th scope="col">{ say!("urls-deciding") }</th>
                    </tr></thead>
                    <tbody>{ for found.rows.iter().map(|row| html! {
                        <ShownRow row={row.clone()} deciding={deciding(row, &lines)} dispatch={dispatch.clone()} />
                    }) }</tbody>
                </table>
            </div>
            if crawlers.len() > COLUMNS {
                <p class="notice">{ say!("urls-columns", count = crawlers.len() - COLUMNS) }</p>
            }
            { pager(found.total, *page, dispatch) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ShownProps {
    row: Row,
    /// The deciding lines for the crawlers that have a column, each with its text.
    deciding: Vec<(u32, String)>,
    dispatch: Callback<Action>,
}

/// Renders one row. This is a separate component, so that adding rows does not render existing rows again.
#[component]
fn ShownRow(props: &ShownProps) -> Html {
    let ShownProps { row: Row { url, origin, is_conditional, answers, lines }, deciding, dispatch } = props;
    html! {
        <tr class={classes!(is_conditional.then_some("conditional"))}>
            <th scope="row">
                <code>{ breakable(url) }</code>
                if *is_conditional {
                    <p class="notice">{ robots_condition_note(origin) }</p>
                }
            </th>
            { for answers.iter().zip(lines).take(COLUMNS).map(|(answer, line)| cell(*answer, *line, dispatch)) }
            <td class="deciding-lines">
                { for deciding.iter().map(|(line, text)| html! { <p>{ link(*line, dispatch) }{ " " }<code>{ text }</code></p> }) }
            </td>
        </tr>
    }
}

/// Returns the deciding lines for the crawlers that have a column, without duplicates. Each line has its text.
fn deciding(row: &Row, robots: &[&str]) -> Vec<(u32, String)> {
    let mut lines: Vec<u32> = row.lines.iter().copied().take(COLUMNS).filter(|line| *line > 0).collect();
    lines.sort_unstable();
    lines.dedup();
    let text = |line: u32| robots.get(line.saturating_sub(1) as usize).map_or("", |line| line.trim());
    lines.into_iter().map(|line| (line, shortened(text(line), SHOWN))).collect()
}

/// Renders an answer and the number of the line that decides.
fn cell(answer: CrawlAnswer, line: u32, dispatch: &Callback<Action>) -> Html {
    let (class, sign) = match answer {
        CrawlAnswer::Allowed => ("aspect free", "✓"),
        CrawlAnswer::Disallowed => ("aspect forbidden", "✕"),
        CrawlAnswer::Depends => ("aspect unknown", "?"),
        CrawlAnswer::UserTriggered | CrawlAnswer::Ignores => ("aspect limited", "(✓)"),
    };
    let words = answer_word(Some(answer));
    html! {
        <td {class} title={words.clone()}>
            <span aria-hidden="true">{ sign }</span><span class="visually-hidden">{ words }</span>
            if line > 0 {
                // This link is not a tab stop, because the last column has the same link.
                { " " }{ line_link(&say!("rule-line", line = line), Some("-1"), dispatch.reform(move |()| Action::GoTo(line))) }
            }
        </td>
    }
}

/// Renders the buttons that turn the pages. If the requested page no longer exists, the worker returns the last page.
fn pager(total: usize, page: usize, dispatch: &Callback<Action>) -> Html {
    let last = total.saturating_sub(1) / ROWS;
    let page = page.min(last);
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
