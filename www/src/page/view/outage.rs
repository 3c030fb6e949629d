use std::rc::Rc;

use robotscope::availability::{CrawlAnswer, Effect, LastGoodCopy, RestOfSite};
use yew::prelude::*;

use super::timeline::{Segment, timeline};
use crate::language::say;
use crate::outage::{Action as OutageAction, Matters, Outage as OutageFacts};
use crate::page::Action;
use crate::page::analysis::{ConditionalEffect, Featured, OutageStage, Results};
use crate::page::table::Chosen;
use crate::pin::Pin;
use crate::words::{answer_class, answer_word, outage_length};

const COPIES: [(Option<LastGoodCopy>, &str); 3] = [
    (None, "outage-unknown"),
    (Some(LastGoodCopy::Exists), "outage-copy-is-text"),
    (Some(LastGoodCopy::Missing), "outage-copy-missing"),
];

const SITES: [(Option<RestOfSite>, &str); 3] = [
    (None, "outage-unknown"),
    (Some(RestOfSite::Available), "outage-site-available"),
    (Some(RestOfSite::Unavailable), "outage-site-unavailable"),
];

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) outage: OutageFacts,
    pub(crate) pins: Rc<[Pin]>,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the stages of an outage of robots.txt as a timeline, and buttons for the other facts about the outage. Picking a stage sets the
/// length of the outage. Offers only facts on which the policy of at least one engine depends. Renders nothing if the policies depend on
/// the length of the outage, but the length changes no crawler's answer for this URL.
#[component]
pub(crate) fn Outage(Props { results, outage, pins, chosen, dispatch }: &Props) -> Html {
    let tracks = use_memo((results.clone(), *outage, pins.clone(), *chosen), |(results, outage, pins, chosen)| {
        results.outage_tracks(outage, Featured { pins, chosen: *chosen })
    });
    let Some(fetch) = results.inputs.robots.fetch() else { return html! {} };
    let Matters { time, copy, site } = outage.matters(fetch.response);
    if time && tracks.is_empty() {
        return html! {};
    }
    let choose = dispatch.reform(Action::Outage);
    let choice = |is_chosen: bool, words: String, action: OutageAction| {
        let onclick = choose.reform(move |_: MouseEvent| action);
        html! {
            <button type="button" class="what-if-choice" aria-pressed={is_chosen.to_string()} {onclick}>{ words }</button>
        }
    };
    let segment = |stage: &OutageStage| segment(stage, outage.hours, &choose);
    html! {
        <>
            if time {
                <div class="over-time" role="group" aria-labelledby="outage-time">
                    <p class="over-time-title">
                        <span id="outage-time">{ say!("outage-time") }</span>{ " " }
                        <span class="what-if">{ choice(outage.hours.is_none(), say!("outage-unknown"), OutageAction::Hours(None)) }</span>
                    </p>
                    { timeline(tracks.iter().map(|track| (track.names.clone(), track.stages.iter().map(segment).collect()))) }
                </div>
            }
            if copy {
                <div class="what-if" role="group" aria-labelledby="outage-copy">
                    <span class="what-if-question" id="outage-copy">{ say!("outage-copy") }</span>
                    { for COPIES.map(|(copy, words)| choice(copy == outage.last_good_copy, say!(words), OutageAction::LastGoodCopy(copy))) }
                </div>
            }
            if site {
                <div class="what-if" role="group" aria-labelledby="outage-site">
                    <span class="what-if-question" id="outage-site">{ say!("outage-site") }</span>
                    { for SITES.map(|(site, words)| choice(site == outage.rest_of_site, say!(words), OutageAction::RestOfSite(site))) }
                </div>
            }
        </>
    }
}

fn segment(stage: &OutageStage, hours: Option<u32>, choose: &Callback<OutageAction>) -> Segment {
    let picked = stage.picked(hours);
    let current = hours.filter(|hours| stage.contains(*hours));
    let is_only = stage.from.or(stage.until).is_none();
    Segment {
        period: period(stage),
        answer: stage.outcome.answer.map(access),
        details: stage.outcome.effects.iter().map(effect).collect(),
        certainty: Some(stage.outcome.certainty),
        // Leave out a length that is the start of the stage, because `period` already contains it.
        marks: current
            .filter(|hours| *hours != stage.from.unwrap_or_default() && !is_only)
            .map(|hours| outage_length(Some(hours)))
            .into_iter()
            .collect(),
        is_past: false,
        columns: stage.columns,
        is_current: current.is_some(),
        onclick: choose.reform(move |_| OutageAction::Hours(Some(picked))),
    }
}

/// Returns the CSS classes and the words for the access. They do not imply that the page may be indexed.
fn access(answer: CrawlAnswer) -> (&'static str, String) {
    match answer {
        CrawlAnswer::Allowed => ("answer answer-none", say!("answer-may-fetch")),
        answer => (answer_class(Some(answer)), answer_word(Some(answer))),
    }
}

fn period(stage: &OutageStage) -> String {
    let kind = match (stage.from, stage.until) {
        (None, None) => "always",
        (None, Some(_)) => "first",
        (Some(_), Some(_)) => "between",
        (Some(_), None) => "last",
    };
    say!("outage-stage", stage = kind, from = &outage_length(stage.from), until = &outage_length(stage.until))
}

fn effect(ConditionalEffect { effect, last_good_copy, rest_of_site }: &ConditionalEffect) -> String {
    // If the effect is to use the copy, leave out the condition that the copy exists.
    let copy = last_good_copy.filter(|_| !matches!(effect, Effect::LastGoodCopy(_))).map_or("any", LastGoodCopy::as_str);
    let site = rest_of_site.map_or("any", RestOfSite::as_str);
    say!("outage-effect", effect = effect.as_str(), copy = copy, site = site)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_target_of_a_redirect_as_the_response_that_decides() {
        let of_redirect = ConditionalEffect { effect: Effect::RedirectTarget, last_good_copy: None, rest_of_site: None };
        assert_eq!(effect(&of_redirect), "the redirect’s target decides");
    }
}
