use std::rc::Rc;

use robotscope::Access;
use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Compliance, Crawler, CrawlerStatus, Fact};
use robotscope::explain::{depends_on, operator};
use yew::prelude::*;

use super::linked::line_link;
use super::table::{AspectCells, aspect_cell, certainty_sign, look};
use crate::language::{message, messages, say};
use crate::page::Action;
use crate::page::analysis::{Concern, Rule, Verdict};
use crate::page::table::{Cell, Question};
use crate::page::words::{Aspect, Aspects};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The value of the row's `data-row` attribute.
    pub(crate) id: AttrValue,
    pub(crate) name: AttrValue,
    /// The crawler's entry in the catalogue, or `None` for an unknown crawler.
    pub(crate) crawler: Option<&'static Crawler>,
    pub(crate) answer: Option<Fact<CrawlAnswer>>,
    pub(crate) verdict: Verdict,
    pub(crate) rule: Rule,
    /// `true` if robots.txt blocks the URL that the page redirects to.
    pub(crate) is_redirect_blocked: bool,
    pub(crate) aspects: Rc<Aspects>,
    pub(crate) ai: Rc<Aspect>,
    /// The effect of the line at the cursor on the crawler.
    pub(crate) concern: Option<Concern>,
    pub(crate) heads: Rc<Vec<AttrValue>>,
    pub(crate) questions: &'static [Question],
    /// The cell that is explained, if it is in this row.
    pub(crate) explained: Option<Cell>,
    /// The cell that Tab moves to, if it is in this row.
    pub(crate) stop: Option<Cell>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders a crawler, with its verdicts and the rule that decides. The table handles clicks.
#[component]
pub(crate) fn CrawlerRow(props: &Props) -> Html {
    let Props {
        id,
        name,
        crawler,
        answer,
        verdict,
        rule,
        is_redirect_blocked,
        aspects,
        ai,
        concern,
        heads,
        questions,
        explained,
        stop,
        dispatch,
    } = props;
    let crawl = answer.map(|answer| answer.value);
    let (class, words) = verdict.access(crawl);
    let looks = |question| look(question, *explained, *stop);
    let (of_name, of_crawl) = (looks(None), looks(Some(Question::Crawl)));
    html! {
        <tr class={classes!("crawler", explained.is_some().then_some("open"), concern.map(Concern::class))} data-row={id}>
            <th scope="row">
                <button type="button" class="crawler-name" tabindex={of_name.tab_index()} aria-current={of_name.current()}>
                    { name }
                </button>
                <span class="operator">{ chips(*crawler) }{ crawler.map(|crawler| operator(&messages(), crawler.operator)) }{ concern.map(concerned_words) }</span>
            </th>
            <td class="crawl" data-question={Question::Crawl.as_str()}>
                <button type="button" class="cell" tabindex={of_crawl.tab_index()} aria-current={of_crawl.current()}>
                    <span class={class}>{ words }</span>{ answer.map(|answer| certainty_sign(answer.certainty)) }
                </button>
                <span class="rule">{ show_rule(rule, crawl, Some("-1"), dispatch) }</span>{ " " }
                if *is_redirect_blocked {
                    <span class="unseen-note">{ say!("group-redirect") }</span>
                } else if aspects.are_unseen && !matches!(verdict, Verdict::Token(_)) {
                    <span class="unseen-note">{ say!("table-unseen") }</span>
                }
            </td>
            <AspectCells heads={heads.clone()} {questions} aspects={aspects.clone()} explained={*explained} stop={*stop} />
            { heads.last().map(|head| aspect_cell(Question::AiUse, head, ai, looks(Some(Question::AiUse)))) }
        </tr>
    }
}

pub(super) fn chips(crawler: Option<&'static Crawler>) -> Html {
    let Some(crawler) = crawler else { return html! {} };
    html! {
        <>
            if !crawler.sends_requests() {
                <span class="chip" title={say!("table-token-why")}>{ say!("table-token") }</span>
            }
            if crawler.robots.value == Compliance::UserTriggered {
                <span class="chip" title={say!("table-user-triggered-why")}>{ say!("table-user-triggered") }</span>
            }
            if crawler.status != CrawlerStatus::Live {
                <span class="chip">{ message(&format!("table-{}", crawler.status.as_str()), &[]) }</span>
            }
        </>
    }
}

/// Renders a description of the bar next to the row, for screen readers.
fn concerned_words(concern: Concern) -> Html {
    let words = match concern {
        Concern::Decides => say!("line-mark-decides"),
        Concern::Binds => say!("line-mark-binds"),
    };
    html! { <span class="visually-hidden">{ words }</span> }
}

/// Renders a link to the line that decides, or the reason why no line decides.
pub(super) fn show_rule(
    rule: &Rule,
    answer: Option<CrawlAnswer>,
    tab_index: Option<&'static str>,
    dispatch: &Callback<Action>,
) -> Html {
    match rule {
        Rule::Line { part, access } => {
            let class = match (answer, access) {
                (Some(CrawlAnswer::Ignores | CrawlAnswer::UserTriggered), _) => "rule-unbound",
                (_, Access::Allowed) => "rule-allow",
                (_, Access::Disallowed) => "rule-disallow",
            };
            let line = say!("rule-line", line = &part.line.to_string());
            let link = line_link(part.place.source, part.line, &line, tab_index, dispatch);
            html! { <>{ link }{ " " }<code {class}>{ &part.text }</code></> }
        }
        Rule::Depends(what) => {
            let words = say!("rule-depends", what = &depends_on(&messages(), *what));
            html! { <span class="no-rule" title={words.clone()}>{ words }</span> }
        }
        Rule::Beyond { limit, size } => {
            let words = say!("rule-beyond", limit = *limit, size = *size);
            html! { <span class="no-rule" title={words.clone()}>{ words }</span> }
        }
        Rule::Nothing(why) => html! { <span class="no-rule">{ message(why, &[]) }</span> },
    }
}
