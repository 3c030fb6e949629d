use std::rc::Rc;

use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::language::say;
use crate::page::Action;
use crate::page::table::{Action as TableAction, Order, Question, Sort};
use crate::page::words::question;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The column names, in the order of [`Question::ALL`].
    pub(crate) heads: Rc<Vec<AttrValue>>,
    pub(crate) questions: &'static [Question],
    pub(crate) sort: Option<Sort>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the column heads. Clicking a head sorts the rows by its column. If no text of the page is known, a single head represents all
/// questions about the page, and clicking it shows the headers pane.
#[component]
pub(crate) fn Head(Props { heads, questions, sort, dispatch }: &Props) -> Html {
    let column = |by: Option<Question>, name: AttrValue| {
        let order = sort.filter(|sort| sort.by == by).map(|sort| sort.order);
        let (aria, sign) = match order {
            None => ("none", ""),
            Some(Order::Ascending) => ("ascending", "▲"),
            Some(Order::Descending) => ("descending", "▼"),
        };
        let onclick = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::SortBy(by)));
        let class = match by {
            None => "crawler-head",
            Some(Question::Crawl) => "crawl-head",
            Some(Question::AiUse) => "aspect-head ai",
            Some(_) => "aspect-head",
        };
        html! {
            <th scope="col" {class} aria-sort={aria}>
                <button type="button" class="sort" title={by.map(question)} {onclick}>
                    { name }<span class="sort-sign" aria-hidden="true">{ sign }</span>
                </button>
            </th>
        }
    };
    html! {
        <thead>
            <tr>
                { column(None, say!("table-crawler").into()) }
                { for Question::ALL.into_iter().zip(heads.iter()).filter(|(question, _)| questions.contains(question)).map(|(question, name)| {
                    if question == Question::Index && questions.len() < Question::ALL.len() {
                        let colspan = Question::OF_PAGE.len().to_string();
                        let onclick = dispatch.reform(|_: MouseEvent| Action::ShowPane(Source::Headers));
                        return html! {
                            <th scope="col" class="aspect-head folded" {colspan}>
                                <button type="button" class="sort" {onclick}>{ say!("summary-indexing-unknown") }</button>
                            </th>
                        };
                    }
                    column(Some(question), name.clone())
                }) }
            </tr>
        </thead>
    }
}
