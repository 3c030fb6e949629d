use robotscope::Access;
use robotscope::matching::OtherReading;
use yew::prelude::*;

use crate::words::Answer;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The crawler's own answer.
    pub(crate) access: Access,
    pub(crate) readings: Vec<OtherReading>,
}

/// How the other dialects answer, and why they differ.
#[component]
pub(crate) fn OtherReadings(props: &Props) -> Html {
    let Props { access, readings } = props;
    let (same, differing): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| reading.verdict.access() == *access);
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
