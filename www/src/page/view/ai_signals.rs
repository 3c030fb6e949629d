use std::rc::Rc;

use robotscope::evaluate::Visibility;
use robotscope::evaluate::ai_signals::{AiEntry, AiSignalTable};
use robotscope::explain::list;
use yew::prelude::*;

use super::places::places;
use super::sure;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::Results;
use crate::page::words::{ai_signal, ai_stance, ai_support, ai_usage};
use crate::widgets::is_shown;
use crate::words::purpose;

const MOST: usize = 100;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the AI usage signals of the texts, which never affect the verdicts. The tables are rendered only while the section is open.
#[component]
pub(crate) fn AiSignals(props: &Props) -> Html {
    let Props { results, dispatch } = props;
    let is_open = use_state(|| false);
    let is_told = *is_open;
    let count: usize = results.report.ai_signals.classes.iter().map(|table| table.entries.len()).sum();
    html! {
        <details class="ai-signals more-box" ontoggle={move |event| is_open.set(is_shown(&event))}>
            <summary><h2>{ say!("ai-title") }</h2>{ " " }<span class="tally">{ say!("ai-count", count = count) }</span></summary>
            if is_told {
                { classes(results, dispatch) }
            }
        </details>
    }
}

fn classes(results: &Results, dispatch: &Callback<Action>) -> Html {
    let mut told = results.report.ai_signals.classes.iter().filter(|table| !table.entries.is_empty()).peekable();
    if told.peek().is_none() {
        return html! { <p class="notice">{ say!("ai-none") }</p> };
    }
    html! {
        <>
            <p class="notice">{ say!("ai-about") }</p>
            { for told.map(|table| class(table, results, dispatch)) }
        </>
    }
}

fn class(table: &AiSignalTable, results: &Results, dispatch: &Callback<Action>) -> Html {
    let heading = purpose(table.class);
    let entries = table.entries.iter().take(MOST);
    html! {
        <details key={table.class.as_str()}>
            <summary>{ &heading }{ " " }<span class="tally">{ say!("ai-count", count = table.entries.len()) }</span></summary>
            <table class="plain-table">
                <caption class="visually-hidden">{ say!("ai-caption", purpose = &heading) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ say!("ai-column-signal") }</th>
                        <th scope="col">{ say!("ai-column-use") }</th>
                        <th scope="col">{ say!("ai-column-says") }</th>
                        <th scope="col">{ say!("ai-column-honoured") }</th>
                        <th scope="col">{ say!("ai-column-crawlers") }</th>
                    </tr>
                </thead>
                <tbody>{ for entries.map(|found| entry(found, table, results, dispatch)) }</tbody>
            </table>
        </details>
    }
}

fn entry(found: &AiEntry, table: &AiSignalTable, results: &Results, dispatch: &Callback<Action>) -> Html {
    let AiEntry { statement, visibility, honoured, source, crawlers } = found;
    let is_unseen = *visibility == Visibility::Unseen;
    html! {
        <tr>
            <th scope="row">
                { ai_signal(statement.signal) }
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
            // The source is in English.
            <td title={*source} lang="en">
                <span lang={messages().language().as_str()}>{ ai_support(honoured.value) }{ sure(honoured.certainty) }</span>
            </td>
            <td>{ names(crawlers, table, results) }</td>
        </tr>
    }
}

fn names(crawlers: &[u32], table: &AiSignalTable, results: &Results) -> String {
    if crawlers.len() == table.crawlers.len() && crawlers.len() > 1 {
        return say!("ai-all-crawlers", count = crawlers.len());
    }
    let names = crawlers.iter().filter_map(|place| results.rows.get(*place as usize)).map(|row| row.crawler.token.to_owned());
    list(&messages(), &mut names.collect::<Vec<_>>().into_iter(), usize::MAX)
}
