use std::rc::Rc;

use robotscope::Access;
use robotscope::crawlers::{Compliance, Crawler, CrawlerStatus};
use yew::prelude::*;

use super::crawler_table::COLUMNS;
use super::detail::Detail;
use crate::analysis::{Rule, Subject};
use crate::state::{Action, Chosen};
use crate::words::{ASPECTS, Answer, Aspects};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) id: AttrValue,
    pub(crate) row: Chosen,
    pub(crate) name: AttrValue,
    /// The entry of the catalogue, unless the crawler is the user's own.
    pub(crate) crawler: Option<&'static Crawler>,
    pub(crate) answer: Answer,
    pub(crate) rule: Rule,
    pub(crate) aspects: Rc<Aspects>,
    /// Only for the row that is open, so that the others stay as they are while the user types elsewhere.
    pub(crate) opened: Option<Rc<Subject>>,
    pub(crate) dispatch: Callback<Action>,
}

/// A crawler, its verdicts, and the rule that decides; opens to the explanation.
#[component]
pub(crate) fn CrawlerRow(props: &Props) -> Html {
    let Props { id, row, name, crawler, answer, rule, aspects, opened, dispatch } = props;
    let row = *row;
    // The whole row can be clicked; the button inside is what a keyboard or a screen reader finds.
    let onclick = dispatch.reform(move |_: MouseEvent| Action::Toggle(row));
    let detail_id = format!("detail-{}", id.replace(' ', "-"));
    html! {
        <>
            <tr class={classes!("crawler", opened.is_some().then_some("open"))} {onclick}>
                <th scope="row">
                    <button type="button" class="crawler-name" aria-expanded={opened.is_some().to_string()}
                        aria-controls={opened.is_some().then(|| detail_id.clone())}>
                        { name }
                    </button>
                    <span class="operator">{ crawler.map(|crawler| crawler.operator) }{ chips(*crawler) }</span>
                </th>
                <td>
                    <span class={answer.class()}>{ answer.word() }</span>
                    if aspects.are_unseen {
                        <span class="unseen-note">{ "directives unseen" }</span>
                    }
                </td>
                <AspectCells aspects={aspects.clone()} />
                <td class="rule">{ show_rule(rule) }</td>
            </tr>
            if let Some(subject) = opened {
                <tr class="detail-row" id={detail_id}>
                    <td colspan={COLUMNS.to_string()}>
                        <Detail subject={subject.clone()} dispatch={dispatch.clone()} />
                    </td>
                </tr>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct AspectsProps {
    aspects: Rc<Aspects>,
}

/// The cells of the indexing verdict. A component of their own: they seldom change with the rest of the row.
#[component]
fn AspectCells(props: &AspectsProps) -> Html {
    html! {
        for (aspect, (name, _)) in props.aspects.cells.iter().zip(ASPECTS) {
            <td class={aspect.tone.class()} title={aspect.words.clone()}>
                <span class="aspect-name">{ name }{ " " }</span>
                <span class="aspect-sign" aria-hidden="true">{ aspect.sign.clone() }</span>
                <span class="visually-hidden">{ aspect.words.clone() }</span>
            </td>
        }
    }
}

fn chips(crawler: Option<&'static Crawler>) -> Html {
    let Some(crawler) = crawler else { return html! {} };
    html! {
        <>
            if crawler.robots.value == Compliance::UserTriggered {
                <span class="chip" title="Fetches what a user asks for; robots.txt generally does not bind it">
                    { "user-triggered" }
                </span>
            }
            if crawler.status != CrawlerStatus::Live {
                <span class="chip">{ crawler.status.as_str() }</span>
            }
        </>
    }
}

fn show_rule(rule: &Rule) -> Html {
    match rule {
        Rule::Line { number, text, access } => {
            let class = if *access == Access::Allowed { "rule-allow" } else { "rule-disallow" };
            html! { <><span class="line-number">{ "Line " }{ *number }</span>{ " " }<code {class}>{ text }</code></> }
        }
        Rule::Nothing(why) => html! { <span class="no-rule">{ *why }</span> },
    }
}
