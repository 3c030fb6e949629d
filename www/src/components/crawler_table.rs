use std::rc::Rc;

use robotscope::crawlers::{Crawler, CrawlerClass};
use robotscope::{CrawlVerdict, CrawlerVerdict};
use yew::prelude::*;

use super::crawler_row::{CrawlerRow, Rule};
use super::table_controls::TableControls;
use crate::analysis::{CustomVerdict, Results};
use crate::state::{Action, Chosen, Shown, State};
use crate::words::{Answer, PURPOSES};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) custom: Rc<Option<CustomVerdict>>,
    pub(crate) state: Rc<State>,
    pub(crate) dispatch: Callback<Action>,
}

/// All crawlers, grouped by purpose, each with its verdict and the line that decides.
#[component]
pub(crate) fn CrawlerTable(props: &Props) -> Html {
    let Props { results, custom, state, dispatch } = props;
    let Ok(verdicts) = &results.outcome else { return html! {} };
    let filter = state.filter.trim().to_lowercase();
    let named: Vec<_> = verdicts.crawlers.iter().filter(|found| is_named(found, &filter)).collect();
    let count = |shown| named.iter().filter(|found| is_shown(found, shown)).count();
    let counts = [Shown::All, Shown::Blocked, Shown::Allowed].map(count);
    let sections = PURPOSES.map(|(class, heading)| {
        let of_class: Vec<_> = named.iter().filter(|found| found.crawler.class == class).collect();
        let blocked = of_class.iter().filter(|found| is_shown(found, Shown::Blocked)).count();
        let tally = format!("{blocked} of {} blocked", of_class.len());
        let shown = of_class.into_iter().filter(|found| is_shown(found, state.shown));
        let rows: Vec<_> = shown.map(|found| catalogue_row(found, props)).collect();
        (class.as_str(), heading, tally, rows)
    });
    let is_empty = sections.iter().all(|(.., rows)| rows.is_empty());
    html! {
        <>
            <TableControls state={state.clone()} {counts} dispatch={dispatch.clone()} />
            <table class="crawlers">
                <caption class="visually-hidden">{ "Verdict and deciding rule for each crawler" }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ "Crawler" }</th>
                        <th scope="col">{ "Verdict" }</th>
                        <th scope="col">{ "Deciding rule" }</th>
                    </tr>
                </thead>
                if let Some(custom) = custom.as_ref() {
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
            <th colspan="3" scope="rowgroup">
                { heading }
                if let Some(tally) = tally {
                    <span class="tally">{ tally }</span>
                }
            </th>
        </tr>
    }
}

fn catalogue_row(found: &CrawlerVerdict, props: &Props) -> Html {
    let token = found.crawler.token;
    verdict_row(token, Chosen::Crawler(token), token, Some(found.crawler), &found.verdict, props)
}

fn custom_row(custom: &CustomVerdict, props: &Props) -> Html {
    verdict_row("your-own", Chosen::Custom, &custom.name, custom.crawler, &custom.verdict, props)
}

fn verdict_row(
    id: &'static str,
    row: Chosen,
    name: &str,
    crawler: Option<&'static Crawler>,
    verdict: &CrawlVerdict,
    props: &Props,
) -> Html {
    let user_agent = crawler.map_or_else(|| props.state.user_agent.to_string(), |crawler| crawler.token.to_owned());
    let opened = (props.state.chosen == Some(row)).then(|| (verdict.clone(), props.results.clone()));
    html! {
        <CrawlerRow key={id} {id} {row} name={name.to_owned()} {user_agent} {crawler} access={verdict.access()}
            rule={Rule::new(verdict, &props.results.document)} {opened} dispatch={props.dispatch.clone()} />
    }
}

fn is_named(found: &CrawlerVerdict, filter: &str) -> bool {
    let crawler = found.crawler;
    [crawler.token, crawler.operator].iter().any(|text| text.to_lowercase().contains(filter))
}

fn is_shown(found: &CrawlerVerdict, shown: Shown) -> bool {
    let answer = Answer::new(Some(found.crawler), found.verdict.access());
    match shown {
        Shown::All => true,
        Shown::Blocked => answer == Answer::Blocked,
        Shown::Allowed => answer != Answer::Blocked,
    }
}

// A purpose that the engine gains needs a heading.
const _: () = assert!(PURPOSES.len() == CrawlerClass::Other as usize + 1);
