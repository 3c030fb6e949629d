use std::rc::Rc;

use robotscope::explain::date;
use robotscope::sources::Reference;
use yew::prelude::*;

use super::places::places;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::{Part, Results};

/// So many are shown at once.
const FIRST: usize = 4;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
}

/// What is worth knowing beside the verdicts.
#[component]
pub(crate) fn Findings(props: &Props) -> Html {
    let Props { results, dispatch } = props;
    let (findings, total) = (&results.findings, results.report.findings.len());
    if findings.is_empty() {
        return html! {};
    }
    let item = |(words, parts, sources): &(String, Vec<Part>, &[&Reference])| {
        html! { <li><p>{ words }</p>{ for sources.iter().map(|source| cited(source)) }{ places(parts, dispatch) }</li> }
    };
    let (first, rest) = findings.split_at(findings.len().min(FIRST));
    html! {
        <section class="findings" aria-labelledby="findings-title">
            <h2 id="findings-title">{ say!("findings-title", count = total) }</h2>
            <ul>{ for first.iter().map(item) }</ul>
            if !rest.is_empty() {
                <details>
                    <summary>{ say!("findings-more", count = total - first.len()) }</summary>
                    <ul>{ for rest.iter().map(item) }</ul>
                    if total > findings.len() {
                        <p class="notice">{ say!("findings-unnamed", count = total - findings.len()) }</p>
                    }
                </details>
            }
        </section>
    }
}

/// The link to a page that says so.
fn cited(source: &Reference) -> Html {
    html! {
        <p class="cited">
            <a href={source.url} lang="en" rel="noopener noreferrer" target="_blank">{ source.title }</a>
            { " " }{ say!("facts-read", day = &date(&messages(), source.read)) }
        </p>
    }
}
