use std::rc::Rc;

use robotscope::matching::OtherReading;
use robotscope::{Access, Agent, CrawlVerdict};
use yew::prelude::*;

use crate::analysis::Results;
use crate::words::Answer;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The User-Agent or product token that asks.
    pub(crate) user_agent: AttrValue,
    pub(crate) verdict: CrawlVerdict,
    pub(crate) results: Rc<Results>,
}

/// How the other dialects answer, and why they differ.
#[component]
pub(crate) fn OtherReadings(props: &Props) -> Html {
    let Props { user_agent, verdict, results } = props;
    let Ok(verdicts) = &results.outcome else { return html! {} };
    let agent = Agent::from_user_agent(user_agent);
    let readings = results.document.robots.other_readings(&agent, &verdicts.target);
    let own = verdict.access();
    let (same, differing): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| reading.verdict.access() == own);
    html! {
        <div class="readings">
            <h3>{ "Other readings" }</h3>
            if differing.is_empty() {
                <p>{ "All other readers of robots.txt would give the same answer." }</p>
            } else {
                <ul>{ for differing.into_iter().map(show) }</ul>
                if !same.is_empty() {
                    <p>{ "The same answer: " }{ titles(&same) }{ "." }</p>
                }
            }
        </div>
    }
}

fn show(reading: &OtherReading) -> Html {
    let answer = match reading.verdict.access() {
        Access::Allowed => Answer::Allowed,
        Access::Disallowed => Answer::Blocked,
    };
    let because: Vec<_> = reading.because.iter().map(|policy| policy.about()).collect();
    let line = reading.verdict.decision.winner().map(|winner| format!(" by line {}", winner.line));
    html! {
        <li>
            <span class={answer.class()}>{ answer.word() }</span>{ line }{ " – " }
            <strong>{ reading.dialect.title() }</strong>{ ": " }{ because.join(", ") }
        </li>
    }
}

fn titles(readings: &[&OtherReading]) -> String {
    readings.iter().map(|reading| reading.dialect.title()).collect::<Vec<_>>().join(" · ")
}
