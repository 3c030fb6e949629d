use std::rc::Rc;

use robotscope::availability::Response;
use robotscope::directives::Moment;
use robotscope::explain;
use yew::prelude::*;

use crate::language::{messages, say};
use crate::outage::Outage;
use crate::page::analysis::Results;
use crate::page::state::{Action, UNREACHABLE, minute, today};
use crate::widgets::{Menu, value_of};
use crate::words::outage_length;

/// The robots.txt responses that the user can choose from: the cases that crawlers treat differently ([google-robots-txt],
/// [google-user-fetchers]).
const STATUSES: [(&str, &str); 8] = [
    ("200", "status-200"),
    ("301", "status-301"),
    ("403", "status-403"),
    ("404", "status-404"),
    ("429", "status-429"),
    ("500", "status-500"),
    ("503", "status-503"),
    (UNREACHABLE, "status-unreachable"),
];

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// `false` while no robots.txt applies to the URL. The status is then shown as unknown.
    pub(crate) is_known: bool,
    pub(crate) status: Rc<str>,
    /// The response that the status field represents, or `None` if the status is invalid.
    pub(crate) response: Option<Response>,
    pub(crate) outage: Outage,
    pub(crate) now: Rc<str>,
    pub(crate) today: Rc<str>,
    pub(crate) results: Rc<Results>,
    pub(crate) dispatch: Callback<Action>,
    pub(crate) children: Html,
}

/// Renders two buttons that open menus: one for the response to the request for robots.txt, and one for the date.
#[component]
pub(crate) fn Conditions(props: &Props) -> Html {
    let Props { is_known, status, response, outage, now, today, results, dispatch, children } = props;
    let dates = use_memo(results.clone(), |results| dates(results));
    html! {
        <div class="conditions">
            <Menu class="chip-menu" label={status_chip(*is_known, status, outage)} title={say!("status")}>
                { status_field(status, response.is_some(), dispatch) }
                { status_choices(status, dispatch) }
            </Menu>
            <Menu class="chip-menu" label={if now == today { say!("date-now") } else { date_chip(now) }} title={say!("date")}>
                { date_field(now, dispatch) }
                { date_choices(now, &dates, dispatch) }
            </Menu>
            { children.clone() }
        </div>
    }
}

fn status_chip(is_known: bool, status: &str, outage: &Outage) -> String {
    if !is_known {
        return format!("robots.txt: {}", say!("status-unknown"));
    }
    let status = match status.trim() {
        "" => "200".to_owned(),
        UNREACHABLE => say!("status-unreachable"),
        status => status.to_owned(),
    };
    let time = outage.hours.map(|hours| format!(" · {}", outage_length(Some(hours)))).unwrap_or_default();
    format!("robots.txt {status}{time}")
}

fn date_chip(now: &str) -> String {
    Moment::parse(now).map_or_else(|| say!("date-none"), |now| explain::moment(&messages(), now))
}

fn status_field(status: &str, is_status: bool, dispatch: &Callback<Action>) -> Html {
    let oninput = dispatch.reform(|event: InputEvent| Action::SetStatus(value_of(&event)));
    let is_unreachable = status == UNREACHABLE;
    let written = if is_unreachable { "" } else { status };
    let placeholder = if is_unreachable { say!("status-unreachable") } else { "200".to_owned() };
    html! {
        <div class="field">
            <label for="status">{ say!("status") }</label>
            <input id="status" type="text" inputmode="numeric" autocomplete="off" {placeholder} value={written.to_owned()} {oninput}
                aria-invalid={(!is_status).to_string()} aria-describedby="status-error" />
            <p id="status-error" class="error" role="status">
                if !is_status {
                    { say!("status-invalid") }
                }
            </p>
        </div>
    }
}

fn date_field(now: &str, dispatch: &Callback<Action>) -> Html {
    let oninput = dispatch.reform(|event: InputEvent| Action::SetNow(value_of(&event)));
    html! {
        <div class="field">
            <label for="now">{ say!("date") }</label>
            <input id="now" type="datetime-local" value={now.to_owned()} {oninput} aria-describedby="now-missing" />
            <p id="now-missing" class="notice" role="status">
                if now.is_empty() {
                    { say!("date-not-given") }
                }
            </p>
        </div>
    }
}

fn status_choices(status: &str, dispatch: &Callback<Action>) -> Html {
    let chosen = if status.trim().is_empty() { "200" } else { status.trim() };
    html! {
        <div class="what-if" role="group" aria-label={say!("status-choices")}>
            { for STATUSES.into_iter().map(|(status, words)| {
                let onclick = dispatch.reform(move |_: MouseEvent| Action::SetStatus(if status == "200" { "" } else { status }.to_owned()));
                let words = say!(words);
                let short = if status == UNREACHABLE { words.clone() } else { status.to_owned() };
                html! {
                    <button type="button" class="what-if-choice" aria-pressed={(status == chosen).to_string()} title={words} {onclick}>
                        { short }
                    </button>
                }
            }) }
        </div>
    }
}

/// Renders the dates on which the answer changes. Renders nothing if there are none.
fn date_choices(now: &str, dates: &[Moment], dispatch: &Callback<Action>) -> Html {
    let Some(Range { from, to, step }) = Range::around(dates, today()) else { return html! {} };
    let value = Moment::parse(now).unwrap_or_else(today);
    let in_words = explain::moment(&messages(), value);
    let set_now = dispatch.reform(|_: MouseEvent| Action::SetNow(minute(today())));
    let slide = dispatch.reform(|event: InputEvent| {
        let seconds = value_of(&event).parse().unwrap_or_default();
        Action::SetNow(minute(Moment::from_unix(seconds)))
    });
    html! {
        <div class="what-if" role="group" aria-label={say!("date-choices")}>
            <input class="slider" type="range" aria-label={say!("date-slider")} aria-valuetext={in_words}
                min={from.to_string()} max={to.to_string()} step={step.to_string()} value={value.unix().to_string()} oninput={slide} />
            <button type="button" class="what-if-choice" onclick={set_now}>{ say!("date-now") }</button>
            { for dates.iter().take(CHOICES).map(|date| {
                let date = *date;
                let onclick = dispatch.reform(move |_: MouseEvent| Action::SetNow(minute(date)));
                let is_chosen = *minute(date) == *now;
                html! {
                    <button type="button" class="what-if-choice" aria-pressed={is_chosen.to_string()} title={say!("date-of-page")} {onclick}>
                        { explain::day(&messages(), date) }
                    </button>
                }
            }) }
        </div>
    }
}

const CHOICES: usize = 3;

/// Returns the dates after which the page is unavailable for at least one crawler, in order and without duplicates.
fn dates(results: &Results) -> Vec<Moment> {
    let mut dates: Vec<_> = results.report.crawlers.iter().filter_map(|found| found.indexing.unavailable_after.value).collect();
    dates.sort_unstable();
    dates.dedup();
    dates
}

/// The range and step of the date slider, in seconds of Unix time.
#[derive(Debug, PartialEq)]
struct Range {
    from: i64,
    to: i64,
    step: i64,
}

impl Range {
    /// Returns the range for these dates, or `None` without dates. It starts a month before the earliest of `dates` and `today`, and ends a
    /// month after the latest of them.
    fn around(dates: &[Moment], today: Moment) -> Option<Self> {
        const HOUR: i64 = 3600;
        const MONTH: i64 = 30 * 24 * HOUR;
        let (first, last) = (dates.first()?.unix(), dates.last()?.unix());
        let from = first.min(today.unix()) - MONTH;
        let to = last.max(today.unix()) + MONTH;
        // Use whole hours, and let the arrow keys cross the range in about 2000 steps at most.
        let step = ((to - from) / 2000 / HOUR).max(1) * HOUR;
        Some(Self { from: from - from.rem_euclid(HOUR), to, step })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_date_slider_extends_beyond_all_dates_and_moves_in_whole_hours() {
        let moments = [Moment::from_unix(2_000_000_000), Moment::from_unix(2_100_000_000)];
        let range = Range::around(&moments, Moment::from_unix(1_900_000_000)).unwrap();
        assert!(range.from < 1_900_000_000 && range.to > 2_100_000_000);
        assert_eq!((range.from % 3600, range.step % 3600), (0, 0));
        assert_eq!(Range::around(&[], Moment::from_unix(0)), None);
    }
}
