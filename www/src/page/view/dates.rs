use std::rc::Rc;

use robotscope::directives::Moment;
use robotscope::explain;
use yew::prelude::*;

use super::timeline::{Segment, timeline};
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::{DateStage, Featured, Results};
use crate::page::state::minute;
use crate::page::table::Chosen;
use crate::pin::Pin;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) pins: Rc<[Pin]>,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) today: Rc<str>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the effect of the page's dates as a timeline. Picking a stage sets the date. Renders nothing if no date changes the verdict for
/// a pinned or chosen crawler.
#[component]
pub(crate) fn Dates(Props { results, pins, chosen, today, dispatch }: &Props) -> Html {
    let found = use_memo((results.clone(), pins.clone(), *chosen), |(results, pins, chosen)| {
        results.date_tracks(Featured { pins, chosen: *chosen })
    });
    let (tracks, more) = &*found;
    let Some(today) = Moment::parse(today).filter(|_| !tracks.is_empty()) else { return html! {} };
    let segment = |stage: &DateStage| segment(stage, results.inputs.now, today, dispatch);
    html! {
        <div class="over-time" role="group" aria-labelledby="date-stages">
            <p class="over-time-title" id="date-stages">{ say!("date-stages") }</p>
            { timeline(tracks.iter().map(|track| (track.names.clone(), track.stages.iter().map(segment).collect()))) }
            if *more > 0 {
                <p class="notice">{ say!("date-more", count = *more) }</p>
            }
        </div>
    }
}

fn segment(stage: &DateStage, now: Option<Moment>, today: Moment, dispatch: &Callback<Action>) -> Segment {
    let picked = stage.picked(today);
    let is_past = stage.until.is_some_and(|until| until <= today);
    let current = now.filter(|now| stage.contains(*now));
    // Leave out a date that is the start of the stage, because `period` already contains it.
    let other = current.filter(|now| *now != today && Some(*now) != stage.from).map(|now| explain::day(&messages(), now));
    let marks = [is_past.then(|| say!("date-past")), stage.contains(today).then(|| say!("date-today")), other];
    Segment {
        period: period(stage, today),
        answer: Some((stage.outcome.verdict.class(), stage.outcome.verdict.words())),
        details: Vec::new(),
        certainty: stage.outcome.certainty,
        marks: marks.into_iter().flatten().collect(),
        is_past,
        columns: stage.columns,
        is_current: current.is_some(),
        onclick: dispatch.reform(move |_| Action::SetNow(minute(picked))),
    }
}

fn period(stage: &DateStage, today: Moment) -> String {
    let kind = match (stage.from, stage.until) {
        (None, _) => "before",
        (Some(_), Some(_)) => "between",
        (Some(from), None) if from <= today => "since",
        (Some(_), None) => "from",
    };
    let words = |moment: Option<Moment>| moment.map(date).unwrap_or_default();
    say!("date-stage", stage = kind, from = &words(stage.from), until = &words(stage.until))
}

/// Formats a moment, without the time if it is the start of a day.
fn date(moment: Moment) -> String {
    const DAY: i64 = 86_400;
    if moment.unix().rem_euclid(DAY) == 0 { explain::day(&messages(), moment) } else { explain::moment(&messages(), moment) }
}
