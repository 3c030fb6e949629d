use std::rc::Rc;

use robotscope::crawlers::{Certainty, Crawler, Support, WildcardGroup};
use robotscope::explain::{compliance, explain};
use robotscope::{Access, CrawlVerdict};
use yew::prelude::*;

use super::readings::OtherReadings;
use crate::analysis::Results;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) name: AttrValue,
    /// The User-Agent, or the product token of the catalogue.
    pub(crate) user_agent: AttrValue,
    pub(crate) crawler: Option<&'static Crawler>,
    pub(crate) verdict: CrawlVerdict,
    pub(crate) results: Rc<Results>,
}

/// A verdict in words, and what is known of the crawler.
#[component]
pub(crate) fn Detail(props: &Props) -> Html {
    let Props { name, user_agent, crawler, verdict, results } = props;
    let Ok(verdicts) = &results.outcome else { return html! {} };
    let words = explain(&results.document.robots, name, &verdicts.target, verdict);
    let class = match verdict.access() {
        Access::Allowed => "explanation allowed",
        Access::Disallowed => "explanation blocked",
    };
    html! {
        <div {class}>
            <p class="explanation-summary">{ words.summary }</p>
            <ol class="steps">{ for words.steps.into_iter().map(|step| html! { <li>{ step }</li> }) }</ol>
            if let Some(crawler) = crawler {
                <p class="compliance">{ compliance(crawler) }</p>
                { facts(crawler) }
            } else {
                <p class="compliance">{ "Not in the catalogue: read as RFC 9309 says." }</p>
            }
            <OtherReadings user_agent={user_agent.clone()} verdict={verdict.clone()} results={results.clone()} />
        </div>
    }
}

fn facts(crawler: &Crawler) -> Html {
    let crawl_delay = match crawler.crawl_delay.value {
        Support::Yes => "honoured",
        Support::No => "not honoured",
        Support::Unknown => "not known",
    };
    let wildcard = match crawler.wildcard.value {
        WildcardGroup::Obeys => "obeyed when no group names it",
        WildcardGroup::Ignores => "ignored",
        WildcardGroup::Unknown => "not known",
    };
    html! {
        <dl class="facts">
            <dt>{ "Reads like" }</dt><dd>{ crawler.dialect.title() }</dd>
            if !crawler.fallback.value.is_empty() {
                <dt>{ "Answers to" }</dt>
                <dd>{ crawler.fallback.value.join(", then ") }{ sure(crawler.fallback.certainty) }</dd>
            }
            <dt>{ "Group for *" }</dt><dd>{ wildcard }{ sure(crawler.wildcard.certainty) }</dd>
            <dt>{ "Crawl-delay" }</dt><dd>{ crawl_delay }{ sure(crawler.crawl_delay.certainty) }</dd>
            if let Some(user_agent) = crawler.user_agent {
                <dt>{ "User-Agent" }</dt>
                <dd><code>{ user_agent.value }</code>{ sure(user_agent.certainty) }</dd>
            }
            <dt>{ "Source" }</dt>
            <dd>
                { crawler.source }
                if let Some(doc) = crawler.doc {
                    { " " }<a href={doc} rel="noopener noreferrer" target="_blank">{ "Read more" }</a>
                }
            </dd>
        </dl>
    }
}

fn sure(certainty: Certainty) -> Html {
    html! { <>{ " " }<span class={format!("chip chip-{}", certainty.as_str())}>{ certainty.as_str() }</span></> }
}
