use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::explain::operator;
use yew::prelude::*;

use super::crawler_row::{chips, show_rule};
use super::linked::line_link;
use super::table::{certainty_sign, certainty_signs};
use crate::language::{list, messages, say};
use crate::page::Action;
use crate::page::analysis::{Concern, Filtered, Group, LineReach, Results, Row, Subject, Verdict, groups};
use crate::page::table::{Action as TableAction, Cell, Chosen};
use crate::words::{answer_class, answer_word, place};

const NAMED: usize = 5;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    /// The User-Agent that the user entered.
    pub(crate) custom: Option<Rc<Subject>>,
    pub(crate) filtered: Rc<Filtered>,
    pub(crate) reach: Rc<LineReach>,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders one row for each group of crawlers that have the same verdict and the same deciding line. An open row lists its crawlers.
#[component]
pub(crate) fn CrawlerGroups(Props { results, custom, filtered, reach, chosen, dispatch }: &Props) -> Html {
    let groups = use_memo((results.clone(), filtered.clone()), |(results, filtered)| groups(results, filtered));
    html! {
        <div class="groups">
            if let Some(custom) = custom {
                { custom_crawler(custom, *chosen, dispatch) }
            }
            { for groups.iter().map(|group| {
                // With this key, a group stays open during edits as long as its first crawler is the same.
                let key = group.rows.first().copied().unwrap_or_default().to_string();
                html! {
                    <GroupRow {key} group={group.clone()} results={results.clone()} reach={reach.clone()} chosen={*chosen} dispatch={dispatch.clone()} />
                }
            }) }
        </div>
    }
}

/// Renders the User-Agent that the user entered as a separate group.
fn custom_crawler(custom: &Subject, chosen: Option<Chosen>, dispatch: &Callback<Action>) -> Html {
    let crawl = custom.answer.map(|answer| answer.value);
    let onclick = dispatch.reform(|_: MouseEvent| Action::Table(TableAction::Choose(Cell::row(Chosen::Custom), None)));
    html! {
        <div class="group custom" key="custom">
            <div class="group-head">
                <button type="button" class="member" aria-current={(chosen == Some(Chosen::Custom)).then_some("true")} {onclick}>
                    { &custom.name }{ " " }<span class={custom.verdict.class()}>{ custom.verdict.words() }</span>
                </button>
                <span class="rule">
                    { custom.answer.map(|answer| certainty_sign(answer.certainty)) }
                    { show_rule(&custom.rule, crawl, None, dispatch) }
                </span>
                <span class="group-names">{ say!("table-own") }{ chips(custom.crawler) }</span>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct GroupProps {
    group: Group,
    results: Rc<Results>,
    reach: Rc<LineReach>,
    chosen: Option<Chosen>,
    dispatch: Callback<Action>,
}

#[component]
fn GroupRow(GroupProps { group, results, reach, chosen, dispatch }: &GroupProps) -> Html {
    let Group { answer, rule, not_shown, is_redirect_blocked, are_unseen, are_tokens, rows, .. } = group;
    let is_open = use_state(|| false);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let crawlers = || rows.iter().filter_map(|place| Some((*place, results.rows.get(*place)?)));
    let names = list(crawlers().map(|(_, row)| row.crawler.token), NAMED);
    let concern =
        [Concern::Decides, Concern::Binds].into_iter().find(|each| rows.iter().any(|row| reach.of(*row) == Some(*each)));
    let (badge, answer_words) = match (not_shown, answer) {
        (Some(not_shown), _) => (not_shown.class(), not_shown.words()),
        _ if *is_redirect_blocked => (answer_class(Some(CrawlAnswer::Disallowed)), answer_word(Some(CrawlAnswer::Disallowed))),
        (None, answer) if *are_tokens => (Verdict::Token(*answer).class(), Verdict::Token(*answer).words()),
        (None, answer) => (answer_class(*answer), answer_word(*answer)),
    };
    let index =
        || rows.iter().filter_map(|place| results.report.crawlers.get(*place)).map(|found| found.indexing.index.certainty);
    html! {
        <div class={classes!("group", concern.map(Concern::class))}>
            <div class="group-head">
                <button type="button" class="group-toggle" aria-expanded={is_open.to_string()} onclick={toggle}>
                    <span class="group-count">{ messages().language().number(rows.len() as u64) }</span>{ " " }
                    <span class={badge}>{ answer_words }</span>
                </button>
                <span class="rule">
                    if not_shown.is_some() {
                        { certainty_signs(index()) }
                    } else {
                        { certainty_signs(crawlers().filter_map(|(_, row)| row.answer).map(|answer| answer.certainty)) }
                    }
                    if *is_redirect_blocked {
                        <span class="no-rule">{ say!("group-redirect") }</span>
                    }
                    if let Some(note) = group.note() {
                        <span class="chip">{ note }</span>{ " " }
                    }
                    { for group.hidden_by.iter().map(|part| html! {
                        <>{ line_link(part.place.source, part.line, &place(part.place.source, part.line), None, dispatch) }{ " " }
                            <code class="rule-disallow">{ &part.text }</code>{ " " }</>
                    }) }
                    if let Some(rule) = rule.as_ref().filter(|_| !is_redirect_blocked) {
                        { show_rule(rule, *answer, None, dispatch) }
                    }
                    if *are_unseen {
                        { " " }<span class="unseen-note">{ say!("table-unseen") }</span>
                    }
                </span>
                <span class="group-names">{ names }</span>
            </div>
            if *is_open {
                <ul class="members">{ for crawlers().map(|(place, row)| member(row, reach.of(place), *chosen, dispatch)) }</ul>
            }
        </div>
    }
}

fn member(row: &Row, concern: Option<Concern>, chosen: Option<Chosen>, dispatch: &Callback<Action>) -> Html {
    let crawler = Chosen::Crawler(row.crawler.token);
    let onclick = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::Choose(Cell::row(crawler), None)));
    html! {
        <li key={row.crawler.token} class={concern.map(Concern::class)}>
            <button type="button" class="member" aria-current={(chosen == Some(crawler)).then_some("true")} title={operator(&messages(), row.crawler.operator)} {onclick}>
                { row.crawler.token }
            </button>
            { row.answer.map(|answer| certainty_sign(answer.certainty)) }{ chips(Some(row.crawler)) }
        </li>
    }
}
