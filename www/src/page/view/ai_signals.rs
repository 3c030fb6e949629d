use std::rc::Rc;

use robotscope::evaluate::Visibility;
use robotscope::explain;
use yew::prelude::*;

use super::places::places;
use super::sure;
use crate::language::{list, messages, say};
use crate::page::Action;
use crate::page::analysis::{AI_PURPOSES, AiCell, Operators, Results, SharedSignal, ai_matrix, shared_signals};
use crate::page::words::{ai_signal, ai_stance, ai_support, ai_usage};
use crate::widgets::is_shown;
use crate::words::purpose;

/// `SIGNALS` is the maximum number of signals listed. `NAMED` is the maximum number of operators or crawlers named.
const SIGNALS: usize = 100;
const NAMED: usize = 12;
/// The maximum number of crawlers named in a cell of the matrix.
const CRAWLERS: usize = 3;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the answers for each operator's AI crawlers, and the AI signals in the texts. AI signals never affect the verdicts. Renders
/// the tables only while the section is open.
#[component]
pub(crate) fn AiSignals(Props { results, dispatch }: &Props) -> Html {
    let is_open = use_state(|| false);
    let count = *use_memo(results.clone(), |results| shared_signals(results).len());
    html! {
        <details class="ai-signals more-box" ontoggle={
            let is_open = is_open.clone();
            move |event| is_open.set(is_shown(&event))
        }>
            <summary><h2>{ say!("ai-title") }</h2>{ " " }<span class="tally">{ say!("ai-count", count = count) }</span></summary>
            if *is_open {
                { matrix(&ai_matrix(results)) }
                if count == 0 {
                    <p class="notice">{ say!("ai-none") }</p>
                } else {
                    { table(&shared_signals(results), results, dispatch) }
                }
            }
        </details>
    }
}

fn matrix(groups: &[Operators]) -> Html {
    html! {
        <table class="plain-table ai-matrix">
            <caption>{ say!("ai-matrix") }</caption>
            <thead>
                <tr>
                    <th scope="col">{ say!("filter-operator") }</th>
                    { for AI_PURPOSES.into_iter().map(|class| html! { <th scope="col">{ purpose(class) }</th> }) }
                </tr>
            </thead>
            <tbody>{ for groups.iter().map(|group| {
                let names = group.names.iter().map(|name| explain::operator(&messages(), name));
                let is_alone = group.names.len() == 1;
                html! {
                    <tr>
                        <th scope="row">{ list(names, NAMED) }</th>
                        { for AI_PURPOSES.into_iter().zip(&group.cells).map(|(class, answer)| html! { <td data-column={format!("{}: ", purpose(class))}>{ cell(answer, is_alone) }</td> }) }
                    </tr>
                }
            }) }</tbody>
        </table>
    }
}

/// Renders the answers in a cell. In the row of a single operator, the crawlers' names follow each answer. In the row of several operators,
/// the number of crawlers follows each answer, unless there is only one answer.
fn cell(cell: &AiCell, is_alone: bool) -> Html {
    if cell.is_empty() {
        return html! { <span class="notice">{ say!("ai-no-crawler") }</span> };
    }
    html! {
        for (answer, crawlers) in cell {
            <p>
                <span class={answer.class()}>{ answer.words() }</span>{ " " }
                if is_alone {
                    <span class="notice">{ list(crawlers.iter().copied(), CRAWLERS) }</span>
                } else if cell.len() > 1 {
                    <span class="notice">{ messages().language().number(crawlers.len() as u64) }</span>
                }
            </p>
        }
    }
}

fn table(signals: &[SharedSignal<'_>], results: &Results, dispatch: &Callback<Action>) -> Html {
    html! {
        <table class="plain-table">
            <caption>{ say!("ai-about") }</caption>
            <thead>
                <tr>
                    <th scope="col">{ say!("ai-column-signal") }</th>
                    <th scope="col">{ say!("ai-column-use") }</th>
                    <th scope="col">{ say!("ai-column-says") }</th>
                    <th scope="col">{ say!("ai-column-honoured") }</th>
                </tr>
            </thead>
            <tbody>{ for signals.iter().take(SIGNALS).map(|signal| entry(signal, results, dispatch)) }</tbody>
        </table>
    }
}

fn entry(signal: &SharedSignal<'_>, results: &Results, dispatch: &Callback<Action>) -> Html {
    let SharedSignal { statement, visibility, support } = signal;
    let is_unseen = *visibility == Visibility::Unseen;
    html! {
        <tr>
            <th scope="row">
                { ai_signal(statement.signal) }{ " " }
                { places(&results.parts(&statement.by), dispatch) }
                if !statement.terms.is_empty() {
                    <span class="notice">{ say!("ai-terms") }{ " " }</span>
                    { places(&results.parts(&statement.terms), dispatch) }
                }
            </th>
            <td>{ ai_usage(statement.usage) }</td>
            <td>
                <span class={classes!("outcome", (is_unseen || statement.overruled_by.is_some()).then_some("unseen"))}>
                    { ai_stance(statement.stance, statement.characters) }
                </span>
                if is_unseen {
                    { " " }<span class="chip">{ say!("detail-unseen") }</span>
                }
                if let Some(other) = statement.overruled_by {
                    { " " }<span class="notice">{ say!("ai-overruled-by", signal = &ai_signal(other)) }</span>
                }
            </td>
            <td>{ for support.iter().map(|(honoured, source, crawlers)| html! {
                // The tooltip, which names the source, is in English. The text inside is in the user's language.
                <p title={*source} lang="en">
                    <span lang={messages().language().as_str()}>
                        { ai_support(honoured.value) }{ sure(honoured.certainty) }{ " " }{ names(crawlers, results) }
                    </span>
                </p>
            }) }</td>
        </tr>
    }
}

fn names(crawlers: &[u32], results: &Results) -> String {
    list(crawlers.iter().filter_map(|place| results.rows.get(*place as usize)).map(|row| row.crawler.token), NAMED)
}
