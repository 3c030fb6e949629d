use std::rc::Rc;

use robotscope::availability::Response;
use robotscope::directives::Moment;
use robotscope::explain;
use yew::prelude::*;

use crate::language::{message, messages, say};
use crate::outage::Outage;
use crate::page::state::{Action, UNREACHABLE};
use crate::widgets::{Menu, value_of};
use crate::words::outage_length;

/// The robots.txt responses that the user can choose from: the cases that crawlers treat differently, and statuses that are often expected
/// to block crawlers ([google-robots-txt], [google-user-fetchers]).
const STATUSES: [&str; 9] = ["200", "301", "401", "403", "404", "429", "500", "503", UNREACHABLE];

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
    pub(crate) dispatch: Callback<Action>,
    pub(crate) children: Html,
}

/// Renders two buttons that open menus: one for the response to the request for robots.txt, and one for the date.
#[component]
pub(crate) fn Conditions(Props { is_known, status, response, outage, now, today, dispatch, children }: &Props) -> Html {
    html! {
        <div class="conditions">
            <Menu class="chip-menu" label={status_chip(*is_known, status, *response, outage)} title={say!("status")}>
                { status_field(status, response.is_some(), dispatch) }
                { status_choices(status, dispatch) }
            </Menu>
            <Menu class="chip-menu" label={if now == today { say!("date-now") } else { date_chip(now) }} title={say!("date")}>
                { date_field(now, dispatch) }
            </Menu>
            { children.clone() }
        </div>
    }
}

/// Returns the label of the response's menu. Adds the length of the outage if it matters for this response.
fn status_chip(is_known: bool, status: &str, response: Option<Response>, outage: &Outage) -> String {
    if !is_known {
        return format!("robots.txt: {}", say!("status-unknown"));
    }
    let status = match status.trim() {
        "" => "200".to_owned(),
        UNREACHABLE => say!("status-unreachable"),
        status => status.to_owned(),
    };
    let hours = outage.hours.filter(|_| response.is_some_and(|response| outage.matters(response).time));
    let time = hours.map(|hours| format!(" · {}", outage_length(Some(hours)))).unwrap_or_default();
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
            { for STATUSES.into_iter().map(|status| {
                let onclick = dispatch.reform(move |_: MouseEvent| Action::SetStatus(if status == "200" { "" } else { status }.to_owned()));
                let (words, short) = match status {
                    UNREACHABLE => (say!("status-unreachable"), say!("status-unreachable")),
                    _ => (message(&format!("status-{status}"), &[]), status.to_owned()),
                };
                html! {
                    <button type="button" class="what-if-choice" aria-pressed={(status == chosen).to_string()} title={words} {onclick}>
                        { short }
                    </button>
                }
            }) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Results, Verdict};
    use crate::pin::Pin;
    use robotscope::availability::{CrawlAnswer, Fetch};

    /// RFC 9309, 2.3.1.3: crawlers may access everything after a 4xx status. [google-robots-txt]: 401 and 403 count as a missing file.
    #[test]
    fn robots_txt_statuses_401_403_and_404_do_not_block_googlebot() {
        for status in STATUSES.into_iter().filter(|status| ["401", "403", "404"].contains(status)) {
            let fetch = Fetch::status(status.parse().unwrap());
            let results = Results::with_fetch("User-agent: *\nDisallow: /\n", Some(fetch));
            let google = results.pinned(Pin::Crawler("Googlebot")).unwrap();
            assert_eq!(google.verdict, Some(Verdict::Crawl(Some(CrawlAnswer::Allowed))), "{status}");
            assert_eq!(google.certainty, None, "{status}: documented");
        }
    }

    /// RFC 9309, 2.3.1.1: after a success, crawlers obey robots.txt. RFC 9110, 15.4.5: 304 confirms a stored copy.
    #[test]
    fn shows_the_length_of_an_outage_only_for_responses_for_which_it_matters() {
        let outage = Outage { hours: Some(12), ..Outage::default() };
        let chip = |status: &str, response| status_chip(true, status, response, &outage);
        assert_eq!(chip("503", Some(Response::Status(503))), "robots.txt 503 · 12 hours");
        assert!(chip(UNREACHABLE, Some(Response::NetworkFailure)).ends_with(" · 12 hours"));
        for code in [200, 304] {
            assert_eq!(chip(&code.to_string(), Some(Response::Status(code))), format!("robots.txt {code}"));
        }
        assert_eq!(chip("x", None), "robots.txt x");
    }
}
