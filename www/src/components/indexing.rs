use std::rc::Rc;

use robotscope::directives::Limit;
use robotscope::evaluate::{Appearance, Listing, Visibility};
use robotscope::explain::fate;
use yew::prelude::*;

use super::places::Places;
use super::sure;
use crate::analysis::{Answered, Part, Subject};
use crate::state::Action;
use crate::words;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) subject: Rc<Subject>,
    pub(crate) dispatch: Callback<Action>,
}

/// May the crawler index the page, how may it show it, and which directives say so.
#[component]
pub(crate) fn Indexing(props: &Props) -> Html {
    let Props { subject, dispatch } = props;
    let Subject { indexing, visibility, dialect, answers, others, differences, appearance, .. } = &**subject;
    let is_unseen = *visibility == Visibility::Unseen;
    html! {
        <div class="indexing">
            <h3>{ "Indexing" }</h3>
            <p class="indexing-summary">{ indexing }</p>
            <dl class="outcomes">
                { for answers.iter().map(|answered| answer(answered, is_unseen, dispatch)) }
            </dl>
            if !others.is_empty() {
                <h4>{ "Directives that make none of these answers" }</h4>
                <ul class="fates">
                    { for others.iter().map(|(own, parts)| html! {
                        <li><Places parts={parts.clone()} dispatch={dispatch.clone()} />{ " " }<span>{ fate(*own) }</span></li>
                    }) }
                </ul>
            }
            <h4>{ "What a searcher will see" }</h4>
            <ul class="appearance">{ for seen(appearance).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            <h4>{ "Other readings of the directives" }</h4>
            if differences.is_empty() {
                <p>{ "No other reading of them would change an answer." }</p>
            } else {
                <ul class="fates">{ for differences.iter().map(|difference| reading(difference, dispatch)) }</ul>
            }
            <p class="reads-like">{ "Reads directives like " }{ dialect.value.title() }{ sure(dialect.certainty) }</p>
        </div>
    }
}

fn answer(answered: &Answered, is_unseen: bool, dispatch: &Callback<Action>) -> Html {
    let Answered { question, answer, certainty, is_contradictory, by, overruled } = answered;
    let is_unseen = is_unseen && !by.is_empty();
    html! {
        <>
            <dt>{ *question }</dt>
            <dd>
                <span class={classes!("outcome", is_unseen.then_some("unseen"))}>{ answer }</span>
                if is_unseen {
                    { " " }<span class="chip">{ "unseen" }</span>
                }
                if !by.is_empty() {
                    { sure(*certainty) }{ " " }
                    <Places parts={by.clone()} dispatch={dispatch.clone()} />
                }
                if !overruled.is_empty() {
                    { " " }<span class="overruled">{ "prevails over" }</span>{ " " }
                    <Places parts={overruled.clone()} dispatch={dispatch.clone()} />
                }
                if *is_contradictory {
                    { " " }<span class="notice warning">{ "Opposites are written; how they combine is not defined." }</span>
                }
            </dd>
        </>
    }
}

fn reading((words, parts): &(String, Vec<Part>), dispatch: &Callback<Action>) -> Html {
    html! { <li><span>{ words }</span>{ " " }<Places parts={parts.clone()} dispatch={dispatch.clone()} /></li> }
}

/// What a searcher will see, point by point.
fn seen(appearance: &Appearance) -> Vec<String> {
    let until = appearance.until.map(|moment| format!(", until {moment}")).unwrap_or_default();
    match appearance.listing {
        Some(Listing::Hidden) => return vec!["The page is not listed.".to_owned()],
        Some(Listing::UrlOnly) => return vec!["At most the URL, without a snippet, if other pages link to it.".to_owned()],
        Some(Listing::Full) | None => {}
    }
    let beginning =
        if appearance.listing.is_some() { "The page is listed" } else { "Whether the page is listed depends on the crawl" };
    let mut lines = vec![format!("{beginning}{until}.")];
    lines.push(format!("Snippet: {}.", words::limit(appearance.snippet, "character")));
    lines.push(format!("Image preview: {}.", words::image_preview(appearance.image_preview)));
    lines.push(match appearance.video_preview {
        Limit::AtMost(0) => "Video preview: a static image at most.".to_owned(),
        limit => format!("Video preview: {}.", words::limit(limit, "second")),
    });
    lines.push(format!("Translation: {}.", words::permission(appearance.translation)));
    lines.push(format!("Archived copy: {}.", words::permission(appearance.archive)));
    lines
}
