use robotscope::Access;
use robotscope::availability::CrawlAnswer;
use robotscope::explain::{dialect, list, policy};
use robotscope::matching::OtherReading;
use yew::prelude::*;

use crate::language::{messages, say};
use crate::words::{answer_class, answer_word};

/// How the other dialects answer, and why they differ. `access` is the crawler's own answer.
pub(crate) fn other_readings(access: Access, readings: &[OtherReading]) -> Html {
    // Those that differ first.
    let (same, differing): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| reading.verdict.access() == access);
    html! {
        <section class="readings">
            <h3>{ say!("readings-title") }</h3>
            if differing.is_empty() {
                <p>{ say!("readings-same") }</p>
            } else {
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
                    <tbody>{ for differing.into_iter().chain(same).map(show) }</tbody>
                </table>
            }
        </section>
    }
}

fn show(reading: &OtherReading) -> Html {
    let answer = match reading.verdict.access() {
        Access::Allowed => CrawlAnswer::Allowed,
        Access::Disallowed => CrawlAnswer::Disallowed,
    };
    let answer = Some(answer);
    let messages = messages();
    let mut because = reading.because.iter().map(|own| policy(&messages, *own));
    html! {
        <tr key={reading.dialect.as_str()} class={reading.because.is_empty().then_some("same")}>
            <th scope="row">{ dialect(&messages, reading.dialect) }</th>
            <td><span class={answer_class(answer)}>{ answer_word(answer) }</span></td>
            <td>{ reading.verdict.decision.winner().map(|winner| winner.line.to_string()).unwrap_or_else(|| "–".to_owned()) }</td>
            <td>{ if reading.because.is_empty() { say!("readings-like-this") } else { list(&messages, &mut because, usize::MAX) } }</td>
        </tr>
    }
}
