use robotscope::availability::{LastGoodCopy, Response, RestOfSite};
use yew::prelude::*;

use crate::language::say;
use crate::outage::{Action as OutageAction, Matters, Outage};
use crate::page::Action;
use crate::widgets::value_of;
use crate::words::outage_length;

const DAY: u32 = 24;

/// The durations that the user can choose from, one for each case that engines treat differently: less than 12 hours, less than 30 days,
/// and longer ([rfc9309-access], [google-robots-txt]).
const TIMES: [Option<u32>; 4] = [None, Some(0), Some(2 * DAY), Some(30 * DAY)];

/// The maximum of the slider, in hours.
const LONGEST: u32 = 40 * DAY;

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

/// Renders the choices about an unavailable robots.txt. Offers only facts that affect the answer for at least one crawler.
pub(crate) fn outage_choices(outage: &Outage, response: Response, dispatch: &Callback<Action>) -> Html {
    let Matters { time, copy, site } = outage.matters(response);
    let choose = dispatch.reform(Action::Outage);
    let choice = |is_chosen: bool, words: String, action: OutageAction| {
        let onclick = choose.reform(move |_: MouseEvent| action);
        html! {
            <button type="button" class="what-if-choice" aria-pressed={is_chosen.to_string()} {onclick}>{ words }</button>
        }
    };
    html! {
        <>
            if time {
                <div class="what-if" role="group" aria-labelledby="outage-time">
                    <span class="what-if-question" id="outage-time">{ say!("outage-time") }</span>
                    { for TIMES.map(|hours| choice(hours == outage.hours, outage_length(hours), OutageAction::Hours(hours))) }
                    { slider(outage, &choose) }
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

/// Renders a slider that moves in steps of 12 hours, the shortest period that any engine distinguishes.
fn slider(outage: &Outage, choose: &Callback<OutageAction>) -> Html {
    let words = outage_length(outage.hours);
    let slide = choose.reform(|event: InputEvent| OutageAction::Hours(value_of(&event).parse().ok()));
    html! {
        <>
            <input class="slider" type="range" aria-label={say!("outage-slider")} aria-valuetext={words.clone()} min="0"
                max={LONGEST.to_string()} step={(DAY / 2).to_string()} value={outage.hours.unwrap_or_default().to_string()} oninput={slide} />
            <span class="what-if-value">{ words }</span>
        </>
    }
}
