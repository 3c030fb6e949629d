use std::rc::Rc;

use robotscope::crawlers::{Crawler, Support, WildcardGroup};
use robotscope::explain::compliance;
use yew::prelude::*;

use super::indexing::Indexing;
use super::readings::OtherReadings;
use super::sure;
use crate::analysis::Subject;
use crate::state::Action;
use crate::words::Answer;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) subject: Rc<Subject>,
    pub(crate) dispatch: Callback<Action>,
}

/// The verdicts in words, and what is known of the crawler.
#[component]
pub(crate) fn Detail(props: &Props) -> Html {
    let Props { subject, dispatch } = props;
    let class = match subject.answer {
        Answer::Allowed | Answer::Ignores => "explanation allowed",
        Answer::Blocked => "explanation blocked",
        Answer::Depends | Answer::Unknown => "explanation",
    };
    html! {
        <div {class}>
            if let Some(words) = &subject.crawl {
                <p class="explanation-summary">{ &words.summary }</p>
                <ol class="steps">{ for words.steps.iter().map(|step| html! { <li>{ step }</li> }) }</ol>
            }
            if let Some(crawler) = subject.crawler {
                <p class="compliance">{ compliance(crawler) }</p>
            } else {
                <p class="compliance">{ "Not in the catalogue: read as RFC 9309 says." }</p>
            }
            if let Some((access, readings)) = &subject.readings {
                <OtherReadings access={*access} readings={readings.clone()} />
            }
            <Indexing subject={subject.clone()} dispatch={dispatch.clone()} />
            { subject.crawler.map(facts) }
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
            <dt>{ "In pages" }</dt>
            <dd>{ "robots" }{ for crawler.meta_names.value.iter().map(|name| format!(", {name}")) }{ sure(crawler.meta_names.certainty) }</dd>
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
