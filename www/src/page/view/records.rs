use robotscope::crawlers::Support;
use yew::prelude::*;

use super::places::places;
use super::sure;
use crate::language::{list, say};
use crate::page::Action;
use crate::page::analysis::Records;

const NAMED: usize = 3;

/// Renders the records, other than rules, that apply to a crawler, and the crawlers that honour them.
pub(super) fn records(all: &[Records], dispatch: &Callback<Action>) -> Html {
    if all.is_empty() {
        return html! {};
    }
    let names = all.iter().map(|Records { field, parts, .. }| {
        let name = field.written().unwrap_or_else(|| field.as_str());
        if parts.len() == 1 { name.to_owned() } else { format!("{name} ({})", parts.len()) }
    });
    let names = list(names, usize::MAX);
    html! {
        <details class="records">
            <summary>{ say!("records-title", names = &names) }</summary>
            <dl class="outcomes">{ for all.iter().map(|field| of_field(field, dispatch)) }</dl>
        </details>
    }
}

fn of_field(Records { field, honoured, honoured_by, parts }: &Records, dispatch: &Callback<Action>) -> Html {
    let support = honoured.map(|support| match support.value {
        Support::Yes => say!("facts-crawl-delay-yes"),
        Support::No => say!("facts-crawl-delay-no"),
        Support::Unknown => say!("records-unknown"),
    });
    html! {
        <>
            <dt>{ field.written().unwrap_or_else(|| field.as_str()) }</dt>
            <dd>
                { places(parts, dispatch) }{ " " }
                if let Some((support, fact)) = support.zip(*honoured) {
                    { support }
                    if fact.value != Support::Unknown {
                        { sure(fact.certainty) }
                    }
                }
                if !honoured_by.is_empty() {
                    { " " }<span class="notice">{ say!("records-honoured-by", names = &list(honoured_by.iter().copied(), NAMED)) }</span>
                }
            </dd>
        </>
    }
}
