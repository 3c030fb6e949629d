use robotscope::Access;
use robotscope::availability::CrawlAnswer;
use robotscope::evaluate::Source;
use robotscope::explain::{dialect, policy};
use robotscope::matching::OtherReading;
use yew::prelude::*;

use super::linked::line_link;
use crate::language::{list, messages, say};
use crate::page::Action;
use crate::words::{answer_class, answer_word};

/// Renders the answers under other dialects, with the reasons for differences. `access` is the answer under the crawler's own dialect.
pub(crate) fn other_readings(access: Access, readings: &[OtherReading], dispatch: &Callback<Action>) -> Html {
    // List the answers that differ first.
    let (same, differing): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| reading.verdict.access() == access);
    if differing.is_empty() {
        return html! { <p class="readings">{ say!("readings-same") }</p> };
    }
    html! {
        <details class="readings">
            <summary>{ say!("readings-count", count = differing.len(), total = readings.len()) }</summary>
            <table class="plain-table">
                <caption class="visually-hidden">{ say!("readings-caption") }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ say!("readings-reader") }</th>
                        <th scope="col">{ say!("readings-answer") }</th>
                        <th scope="col">{ say!("readings-line") }</th>
                        <th scope="col">{ say!("readings-because") }</th>
                    </tr>
                </thead>
                <tbody>{ for differing.into_iter().chain(same).map(|reading| show(reading, dispatch)) }</tbody>
            </table>
        </details>
    }
}

fn show(reading: &OtherReading, dispatch: &Callback<Action>) -> Html {
    let answer = match reading.verdict.access() {
        Access::Allowed => CrawlAnswer::Allowed,
        Access::Disallowed => CrawlAnswer::Disallowed,
    };
    let answer = Some(answer);
    let (messages, winner) = (messages(), reading.verdict.decision.winner());
    let because = reading.because.iter().map(|reason| policy(&messages, *reason));
    html! {
        <tr key={reading.dialect.as_str()} class={reading.because.is_empty().then_some("same")}>
            <th scope="row">{ dialect(&messages, reading.dialect) }</th>
            <td><span class={answer_class(answer)}>{ answer_word(answer) }</span></td>
            <td>{ winner.map_or_else(|| html! { "–" }, |winner| line_link(Source::RobotsTxt, winner.line, &winner.line.to_string(), None, dispatch)) }</td>
            <td>{ if reading.because.is_empty() { say!("readings-like-this") } else { list(because, usize::MAX) } }</td>
        </tr>
    }
}
