use robotscope::evaluate::Visibility;
use robotscope::explain::{directive_outcome, page_dialect};
use yew::prelude::*;

use super::linked::linked;
use super::places::places;
use super::preview::preview;
use super::sure;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::{Answered, Part, Query, Subject};
use crate::page::words::column;

/// Renders whether the page may be indexed, how results can show it, and the directives that decide.
pub(crate) fn indexing(subject: &Subject, dispatch: &Callback<Action>) -> Html {
    let Subject { indexing, visibility, dialect, answers, others, differences, .. } = subject;
    let is_unseen = *visibility == Visibility::Unseen;
    html! {
        <div class="indexing">
            <h3>{ say!("indexing-title") }</h3>
            <p class="indexing-summary">{ linked(indexing, dispatch) }</p>
            <dl class="outcomes">
                { for answers.iter().map(|answered| answer(answered, is_unseen, dispatch)) }
            </dl>
            if !others.is_empty() {
                <h4>{ say!("indexing-others") }</h4>
                <ul class="directive-outcomes">
                    { for others.iter().map(|(outcome, parts)| html! {
                        <li>{ places(parts, dispatch) }{ " " }<span>{ directive_outcome(&messages(), *outcome) }</span></li>
                    }) }
                </ul>
            }
            { preview(subject) }
            <h4>{ say!("indexing-readings") }</h4>
            if differences.is_empty() {
                <p>{ say!("indexing-no-readings") }</p>
            } else {
                <ul class="directive-outcomes">{ for differences.iter().map(|difference| reading(difference, dispatch)) }</ul>
            }
            <p class="reads-like">{ say!("indexing-reads-like", dialect = &page_dialect(&messages(), dialect.value)) }{ sure(dialect.certainty) }</p>
        </div>
    }
}

fn answer(answered: &Answered, is_unseen: bool, dispatch: &Callback<Action>) -> Html {
    let Answered { query, answer, certainty, is_undefined, is_stated, by, overruled, .. } = answered;
    let is_unseen = is_unseen && *is_stated;
    html! {
        <>
            <dt>{ name(*query) }</dt>
            <dd>
                <span class={classes!("outcome", is_unseen.then_some("unseen"))}>{ answer }</span>
                if is_unseen {
                    { " " }<span class="chip">{ say!("detail-unseen") }</span>
                }
                if *is_stated {
                    { sure(*certainty) }{ " " }
                    { places(by, dispatch) }
                }
                if !overruled.is_empty() {
                    { " " }<span class="overruled">{ say!("indexing-prevails-over") }</span>{ " " }
                    { places(overruled, dispatch) }
                }
                if *is_undefined {
                    { " " }<span class="notice warning">{ say!("why-contradictory") }</span>
                }
            </dd>
        </>
    }
}

fn name(query: Query) -> String {
    match query {
        Query::Question(question) => column(question),
        Query::ImageIndex => say!("asked-image-index"),
        Query::ForeignDescription => say!("asked-foreign-description"),
        Query::Embedded => say!("asked-embedded"),
        Query::UnavailableAfter => say!("asked-unavailable-after"),
    }
}

fn reading((words, parts): &(String, Vec<Part>), dispatch: &Callback<Action>) -> Html {
    html! { <li><span>{ words }</span>{ " " }{ places(parts, dispatch) }</li> }
}
