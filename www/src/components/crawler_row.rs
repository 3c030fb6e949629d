use std::rc::Rc;

use robotscope::crawlers::{Compliance, Crawler, CrawlerStatus};
use robotscope::matching::{Reason, WildcardStep};
use robotscope::{Access, CrawlVerdict};
use yew::prelude::*;

use super::detail::Detail;
use crate::analysis::{Document, Results};
use crate::state::{Action, Chosen};
use crate::words::Answer;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) id: AttrValue,
    pub(crate) row: Chosen,
    pub(crate) name: AttrValue,
    /// The User-Agent, or the product token of the catalogue.
    pub(crate) user_agent: AttrValue,
    /// The entry of the catalogue, unless the crawler is the user's own.
    pub(crate) crawler: Option<&'static Crawler>,
    pub(crate) access: Access,
    pub(crate) rule: Rule,
    /// Only for the row that is open, so that the others stay as they are while the user types elsewhere.
    pub(crate) opened: Option<(CrawlVerdict, Rc<Results>)>,
    pub(crate) dispatch: Callback<Action>,
}

/// What stands in the column of the deciding rule.
#[derive(PartialEq)]
pub(crate) enum Rule {
    /// The line that decides.
    Line { number: u32, text: String, access: Access },
    /// Why none does.
    Nothing(&'static str),
}

impl Rule {
    pub(crate) fn new(verdict: &CrawlVerdict, document: &Document) -> Self {
        if let Some(winner) = verdict.decision.winner() {
            return Self::Line { number: winner.line, text: document.line_text(winner.line), access: winner.access };
        }
        Self::Nothing(match (verdict.decision.reason, &verdict.lookup.wildcard) {
            (Reason::RobotsTxtItself, _) => "robots.txt is always allowed",
            (Reason::NoGroup, WildcardStep::Ignored(_)) => "Ignores the * group",
            (Reason::NoGroup, _) => "No group for it",
            _ => "No rule matches",
        })
    }
}

/// A crawler, its verdict, and the rule that decides; opens to the explanation.
#[component]
pub(crate) fn CrawlerRow(props: &Props) -> Html {
    let Props { id, row, name, user_agent, crawler, access, rule, opened, dispatch } = props;
    let row = *row;
    let answer = Answer::new(*crawler, *access);
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
                <td><span class={answer.class()}>{ answer.word() }</span></td>
                <td class="rule">{ show_rule(rule) }</td>
            </tr>
            if let Some((verdict, results)) = opened {
                <tr class="detail-row" id={detail_id}>
                    <td colspan="3">
                        <Detail name={name.clone()} user_agent={user_agent.clone()} crawler={*crawler} verdict={verdict.clone()} results={results.clone()} />
                    </td>
                </tr>
            }
        </>
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
