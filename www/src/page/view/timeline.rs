use robotscope::crawlers::Certainty;
use yew::prelude::*;

use super::sure;
use crate::language::list;

/// The maximum number of crawlers named in one row of the timeline.
const NAMED: usize = 3;

/// A stage of a timeline, in words.
pub(super) struct Segment {
    pub(super) period: String,
    /// The answer's CSS classes and text.
    pub(super) answer: Option<(&'static str, String)>,
    pub(super) details: Vec<String>,
    pub(super) certainty: Option<Certainty>,
    /// Points in time that lie in the stage, such as “today”.
    pub(super) marks: Vec<String>,
    pub(super) is_past: bool,
    pub(super) columns: usize,
    /// `true` if the stage contains the date or outage length that the page's answers assume.
    pub(super) is_current: bool,
    pub(super) onclick: Callback<MouseEvent>,
}

/// Renders one row of stages for each group of crawlers. Each stage is a button, unless it is the only stage in its row.
pub(super) fn timeline(tracks: impl Iterator<Item = (Vec<&'static str>, Vec<Segment>)>) -> Html {
    html! {
        <ul class="timeline">
            { for tracks.map(|(names, segments)| {
                let listed = |shown| list(names.iter().copied(), shown);
                let (all, names) = (listed(usize::MAX), listed(NAMED));
                let is_only = segments.len() == 1;
                html! {
                    <li class="track">
                        <span class="track-names" title={all}>{ &names }</span>
                        <ol class="stages" aria-label={names}>{ for segments.into_iter().map(|segment| stage(segment, is_only)) }</ol>
                    </li>
                }
            }) }
        </ul>
    }
}

fn stage(segment: Segment, is_only: bool) -> Html {
    let Segment { period, answer, details, certainty, marks, is_past, columns, is_current, onclick } = segment;
    let content = html! {
        <>
            <span class="stage-period">{ period }</span>{ " " }
            { for marks.into_iter().map(|mark| html! { <><span class="stage-mark">{ mark }</span>{ " " }</> }) }
            <span>{ answer.map(|(class, words)| html! { <span {class}>{ words }</span> }) }{ certainty.map(sure) }</span>{ " " }
            { for details.into_iter().map(|detail| html! { <><span class="stage-detail">{ detail }</span>{ " " }</> }) }
        </>
    };
    html! {
        <li class={classes!(format!("columns-{columns}"), is_past.then_some("past"))}>
            if is_only {
                <div class="stage">{ content }</div>
            } else {
                <button type="button" class="stage" aria-pressed={is_current.to_string()} {onclick}>{ content }</button>
            }
        </li>
    }
}
