use std::rc::Rc;

use robotscope::{crawlers, explain};
use yew::prelude::*;

use crate::language::{message, messages, say};
use crate::page::Action;
use crate::page::table::{Action as TableAction, Layout, Shown, Table};
use crate::widgets::{chosen, value_of};
use crate::words::{PURPOSES, purpose};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) table: Table,
    pub(crate) user_agent: Rc<str>,
    /// The number of rows that each filter in [`Shown::ALL`] would show.
    pub(crate) counts: [usize; Shown::ALL.len()],
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the filters, the buttons for the layout, and the field for a User-Agent.
#[component]
pub(crate) fn TableControls(Props { table, user_agent, counts, dispatch }: &Props) -> Html {
    let filter = dispatch.reform(|event: InputEvent| Action::Table(TableAction::SetFilter(value_of(&event))));
    let set_user_agent = dispatch.reform(|event: InputEvent| Action::SetUserAgent(value_of(&event)));
    let operators = use_memo((), |()| operators());
    let operator = {
        let operators = operators.clone();
        dispatch.reform(move |event: Event| {
            let name = chosen(&event);
            Action::Table(TableAction::SetOperator(operators.iter().copied().find(|operator| *operator == name)))
        })
    };
    let of_purpose = dispatch.reform(|event: Event| Action::Table(TableAction::SetPurpose(chosen(&event).parse().ok())));
    let differing = dispatch.reform(|_: MouseEvent| Action::Table(TableAction::ToggleDiffering));
    let of_verdict =
        dispatch.reform(|event: Event| Action::Table(TableAction::Show(chosen(&event).parse().unwrap_or(Shown::All))));
    let layout = |offered: Layout, words: String| {
        let onclick = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::LayOut(offered)));
        html! { <button type="button" class="choice" aria-pressed={(table.layout == offered).to_string()} {onclick}>{ words }</button> }
    };
    html! {
        <div class="controls" role="group" aria-label={say!("filter-rows")}>
            <input id="filter" type="search" autocomplete="off" spellcheck="false" aria-label={say!("filter-text")}
                placeholder={say!("filter-text-example")} value={table.filter.to_string()} oninput={filter} />
            <input id="user-agent" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label={say!("table-own")}
                placeholder={say!("table-own")} value={user_agent.to_string()} oninput={set_user_agent} />
            <select id="purpose" aria-label={say!("filter-purpose")} onchange={of_purpose}>
                <option value="" selected={table.purpose.is_none()}>{ say!("filter-purpose-all") }</option>
                { for PURPOSES.into_iter().map(|class| html! {
                    <option value={class.as_str()} selected={table.purpose == Some(class)}>{ purpose(class) }</option>
                }) }
            </select>
            <select id="operator" aria-label={say!("filter-operator")} onchange={operator}>
                <option value="" selected={table.operator.is_none()}>{ say!("filter-operator-all") }</option>
                { for operators.iter().map(|name| html! {
                    <option value={*name} selected={table.operator == Some(*name)}>{ explain::operator(&messages(), name) }</option>
                }) }
            </select>
            <select id="verdict" aria-label={say!("filter-verdict")} onchange={of_verdict}>
                { for Shown::ALL.into_iter().zip(counts).map(|(shown, count)| html! {
                    <option value={shown.as_str()} selected={table.shown == shown}>{ name(shown) }{ " " }{ messages().language().number(*count as u64) }</option>
                }) }
            </select>
            <button type="button" class="choice differing" aria-pressed={table.only_differing.to_string()}
                title={say!("filter-differing-why")} onclick={differing}>
                { say!("filter-differing") }
            </button>
            <div class="choices" role="group" aria-label={say!("layout")}>
                { layout(Layout::Groups, say!("layout-groups")) }
                { layout(Layout::Table, say!("layout-table")) }
            </div>
        </div>
    }
}

fn name(shown: Shown) -> String {
    match shown {
        Shown::Unbound => say!("compare-unbound"),
        shown => message(&format!("filter-{shown}"), &[]),
    }
}

/// Returns all operators in the catalogue, sorted by name.
fn operators() -> Vec<&'static str> {
    let mut operators: Vec<_> = crawlers::all().iter().map(|crawler| crawler.operator).collect();
    operators.sort_unstable_by_key(|name| name.to_ascii_lowercase());
    operators.dedup();
    operators
}
