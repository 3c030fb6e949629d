use std::rc::Rc;

use yew::prelude::*;

use super::crawler_groups::CrawlerGroups;
use super::crawler_table::CrawlerTable;
use super::table::{LineStrip, legend, use_cursor};
use super::table_controls::TableControls;
use crate::language::say;
use crate::page::analysis::{Filtered, LineReach, Results, Subject};
use crate::page::table::{Action as TableAction, Layout};
use crate::page::{Action, PageState};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) custom: Option<Rc<Subject>>,
    pub(crate) state: Rc<PageState>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders all crawlers, either in groups or as a table.
#[component]
pub(crate) fn Crawlers(Props { results, custom, state, dispatch }: &Props) -> Html {
    let table = &state.table;
    use_cursor(dispatch.clone());
    let reach = use_memo((results.clone(), table.cursor), |(results, cursor)| {
        cursor.map(|(source, line)| LineReach::new(results, source, line)).unwrap_or_default()
    });
    let filtered = Rc::new(Filtered::new(results, table, |place| reach.of(place).is_some()));
    let count = filtered.rows().count();
    let show_all = dispatch.reform(|_: MouseEvent| Action::Table(TableAction::ShowAll));
    html! {
        <section class="crawlers-section" aria-labelledby="crawlers-title">
            <h2 class="visually-hidden" id="crawlers-title">{ say!("table-title") }</h2>
            <TableControls table={table.clone()} user_agent={state.user_agent.clone()} counts={filtered.counts} dispatch={dispatch.clone()} />
            <div class="strip">
                <LineStrip cursor={table.cursor} reach={(*reach).clone()} is_filter={table.only_of_line} dispatch={dispatch.clone()} />
                <p class="shown" role="status">
                    if table.is_filtered() {
                        { if count == 0 { say!("table-empty") } else { say!("table-shown", count = count, total = results.rows.len()) } }
                        { " " }<button type="button" class="link-button" onclick={show_all}>{ say!("table-show-all") }</button>
                    }
                </p>
                { legend() }
            </div>
            if table.layout == Layout::Groups {
                <CrawlerGroups results={results.clone()} custom={custom.clone()} {filtered} {reach} chosen={table.chosen.map(|cell| cell.row)} dispatch={dispatch.clone()} />
            } else {
                <CrawlerTable results={results.clone()} custom={custom.clone()} {filtered} {reach} state={state.clone()} dispatch={dispatch.clone()} />
            }
        </section>
    }
}
