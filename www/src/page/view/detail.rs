use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::Crawler;
use robotscope::explain::{Explanation, compliance, date, dialect};
use yew::prelude::*;

use super::indexing::indexing;
use super::linked::linked;
use super::places::places;
use super::readings::other_readings;
use super::records::records;
use super::sure;
use super::why::why;
use crate::language::{list, message, messages, say};
use crate::page::Action;
use crate::page::analysis::{NotShown, Subject, Verdict};
use crate::page::table::{Action as TableAction, Cell};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) subject: Rc<Subject>,
    pub(crate) cell: Cell,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the explanation of a cell: the answer to its question or, for a whole row, all verdicts as sentences and facts about the crawler.
#[component]
pub(crate) fn Detail(Props { subject, cell, dispatch }: &Props) -> Html {
    let class = match (subject.verdict, subject.answer.map(|answer| answer.value)) {
        (Verdict::NotShown(NotShown { is_assumed: false, .. }), _) => "explanation hidden",
        (Verdict::NotShown(_), _) => "explanation",
        _ if subject.blocked_redirect.is_some() => "explanation blocked",
        (_, Some(CrawlAnswer::Allowed)) => "explanation allowed",
        (_, Some(CrawlAnswer::Disallowed)) => "explanation blocked",
        (_, Some(CrawlAnswer::Ignores | CrawlAnswer::UserTriggered)) => "explanation unbound",
        (_, Some(CrawlAnswer::Depends) | None) => "explanation",
    };
    let Some(question) = cell.question else {
        return html! {
            <div {class}>
                if let Some(words) = &subject.crawl {
                    { explained(words, subject, dispatch) }
                }
                { obeys(subject.crawler) }
                if !matches!(subject.verdict, Verdict::Token(_)) {
                    { indexing(subject, dispatch) }
                }
                if let Some((access, readings)) = &subject.readings {
                    { other_readings(*access, readings, dispatch) }
                }
                { records(&subject.records, dispatch) }
                { subject.crawler.map(facts) }
            </div>
        };
    };
    let all = Cell::row(cell.row);
    let onclick = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::Choose(all, None)));
    html! {
        <div {class}>
            { why(subject, question, dispatch) }
            <button type="button" class="link-button everything" {onclick}>{ say!("detail-all", name = &subject.name) }</button>
        </div>
    }
}

/// Renders the answer about crawling as a sentence, followed by the steps that lead to it. If robots.txt blocks the target of a redirect,
/// the first sentence states this, and the answer about the URL follows.
pub(super) fn explained(words: &Explanation, subject: &Subject, dispatch: &Callback<Action>) -> Html {
    let of_url = linked(&words.summary, dispatch);
    html! {
        <>
            if let Some((redirect, by)) = &subject.blocked_redirect {
                <p class="explanation-summary">{ redirect }{ " " }{ places(by, dispatch) }</p>
                <p>{ of_url }</p>
            } else {
                <p class="explanation-summary">{ of_url }</p>
            }
            <ol class="steps">{ for words.steps.iter().map(|step| html! { <li>{ linked(step, dispatch) }</li> }) }</ol>
        </>
    }
}

/// Renders a sentence about whether the crawler complies with robots.txt.
pub(super) fn obeys(crawler: Option<&'static Crawler>) -> Html {
    html! { <p class="compliance">{ crawler.map_or_else(|| say!("detail-not-in-catalogue"), |crawler| compliance(&messages(), crawler)) }</p> }
}

fn facts(crawler: &'static Crawler) -> Html {
    let crawl_delay = message(&format!("facts-crawl-delay-{}", crawler.crawl_delay.value), &[]);
    let wildcard = message(&format!("facts-wildcard-{}", crawler.wildcard.value), &[]);
    let answers_to = crawler.fallback.value.iter().map(|name| (*name).to_owned());
    let answers_to = answers_to.reduce(|list, next| say!("facts-then", list = &list, next = &next));
    let names = std::iter::once("robots").chain(crawler.meta_names.value.iter().copied());
    let messages = messages();
    html! {
        <details class="about">
            <summary>{ say!("facts-title", name = crawler.token) }</summary>
            <dl class="facts">
                <dt>{ say!("facts-reads-like") }</dt><dd>{ dialect(&messages, crawler.dialect) }</dd>
                if let Some(names) = answers_to {
                    <dt>{ say!("facts-answers-to") }</dt><dd>{ names }{ sure(crawler.fallback.certainty) }</dd>
                }
                <dt>{ say!("facts-in-pages") }</dt>
                <dd>{ list(names, usize::MAX) }{ sure(crawler.meta_names.certainty) }</dd>
                <dt>{ say!("facts-wildcard") }</dt><dd>{ wildcard }{ sure(crawler.wildcard.certainty) }</dd>
                <dt>{ say!("facts-crawl-delay") }</dt><dd>{ crawl_delay }{ sure(crawler.crawl_delay.certainty) }</dd>
                if let Some(user_agent) = crawler.user_agent {
                    <dt>{ say!("facts-user-agent") }</dt>
                    <dd><code>{ user_agent.value }</code>{ sure(user_agent.certainty) }</dd>
                }
                <dt>{ say!("facts-source") }</dt>
                <dd>
                    // The catalogue has this note only in English.
                    <span lang="en">{ crawler.source }</span>{ " " }{ say!("facts-read", day = &date(&messages, crawler.read)) }
                    if let Some(doc) = crawler.doc {
                        { " " }<a href={doc} rel="noopener noreferrer" target="_blank">{ say!("facts-read-more") }</a>
                    }
                </dd>
            </dl>
        </details>
    }
}
