use std::rc::Rc;

use robotscope::crawlers::CrawlerClass;
use yew::prelude::*;

use super::crawler_row::CrawlerRow;
use super::table_controls::TableControls;
use crate::analysis::{Results, Row, Subject};
use crate::state::{Action, Chosen, Shown, State};
use crate::words::{ASPECTS, Answer, PURPOSES};

/// The name, the verdict, the aspects and the rule.
pub(crate) const COLUMNS: usize = 3 + ASPECTS.len();

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) custom: Option<Rc<Subject>>,
    /// The row that is open.
    pub(crate) opened: Option<Rc<Subject>>,
    pub(crate) state: Rc<State>,
    pub(crate) dispatch: Callback<Action>,
}

/// All crawlers, grouped by purpose, each with its verdicts and the line that decides.
#[component]
pub(crate) fn CrawlerTable(props: &Props) -> Html {
    let Props { results, custom, state, dispatch, .. } = props;
    let filter = state.filter.trim().to_ascii_lowercase();
    let named: Vec<_> = results.rows.iter().filter(|row| is_named(row, &filter)).collect();
    let count = |shown| named.iter().filter(|row| is_shown(row, shown)).count();
    let counts = [Shown::All, Shown::Blocked, Shown::Allowed].map(count);
    let sections = PURPOSES.map(|(class, heading)| {
        let of_class: Vec<_> = named.iter().filter(|row| row.crawler.class == class).collect();
        let blocked = of_class.iter().filter(|row| is_shown(row, Shown::Blocked)).count();
        let tally = format!("{blocked} of {} blocked", of_class.len());
        let shown = of_class.into_iter().filter(|row| is_shown(row, state.shown));
        let rows: Vec<_> = shown.map(|row| catalogue_row(row, props)).collect();
        (class.as_str(), heading, tally, rows)
    });
    let is_empty = sections.iter().all(|(.., rows)| rows.is_empty());
    html! {
        <>
            <h2 class="visually-hidden">{ "Crawlers" }</h2>
            <TableControls state={state.clone()} {counts} dispatch={dispatch.clone()} />
            <table class="crawlers">
                <caption class="visually-hidden">{ "Verdicts and deciding rule for each crawler" }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ "Crawler" }</th>
                        <th scope="col">{ "Verdict" }</th>
                        { for ASPECTS.iter().map(|(name, question)| html! {
                            <th scope="col" class="aspect-head" title={*question}>{ *name }</th>
                        }) }
                        <th scope="col">{ "Deciding rule" }</th>
                    </tr>
                </thead>
                if let Some(custom) = custom {
                    <tbody key="custom">
                        { heading_row("custom", "Your own User-Agent", None) }
                        { custom_row(custom, props) }
                    </tbody>
                }
                { for sections.into_iter().filter(|(.., rows)| !rows.is_empty()).map(|(key, heading, tally, rows)| html! {
                    <tbody {key}>
                        { heading_row(key, heading, Some(tally)) }
                        { for rows }
                    </tbody>
                }) }
            </table>
            if is_empty {
                <p class="notice">{ "No crawler fits the filter." }</p>
            }
        </>
    }
}

fn heading_row(key: &'static str, heading: &'static str, tally: Option<String>) -> Html {
    html! {
        <tr class="purpose" key={format!("heading-{key}")}>
            <th colspan={COLUMNS.to_string()} scope="rowgroup">
                { heading }
                if let Some(tally) = tally {
                    <span class="tally">{ tally }</span>
                }
            </th>
        </tr>
    }
}

fn catalogue_row(found: &Row, props: &Props) -> Html {
    let Row { crawler, answer, rule, aspects, .. } = found;
    let (id, row) = (crawler.token, Chosen::Crawler(crawler.token));
    let opened = props.opened.clone().filter(|_| props.state.chosen == Some(row));
    html! {
        <CrawlerRow key={id} {id} {row} name={id} crawler={*crawler} answer={*answer} rule={rule.clone()} aspects={aspects.clone()} {opened}
            dispatch={props.dispatch.clone()} />
    }
}

fn custom_row(custom: &Rc<Subject>, props: &Props) -> Html {
    let Subject { name, crawler, answer, rule, aspects, .. } = &**custom;
    let opened = (props.state.chosen == Some(Chosen::Custom)).then(|| custom.clone());
    html! {
        <CrawlerRow key="your-own" id="your-own" row={Chosen::Custom} name={name.clone()} crawler={*crawler} answer={*answer} rule={rule.clone()}
            aspects={Rc::new(aspects.clone())} {opened} dispatch={props.dispatch.clone()} />
    }
}

fn is_named(row: &Row, filter: &str) -> bool {
    [row.crawler.token, row.crawler.operator].iter().any(|text| text.to_ascii_lowercase().contains(filter))
}

fn is_shown(row: &Row, shown: Shown) -> bool {
    match shown {
        Shown::All => true,
        Shown::Blocked => row.answer == Answer::Blocked,
        Shown::Allowed => matches!(row.answer, Answer::Allowed | Answer::Ignores),
    }
}

// A purpose that the engine gains needs a heading.
const _: () = assert!(PURPOSES.len() == CrawlerClass::Other as usize + 1);
