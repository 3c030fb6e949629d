use std::rc::Rc;

use robotscope::availability::{Fetch, Response};
use robotscope::evaluate::Source;
use robotscope::explain::sentences;
use yew::prelude::*;

use super::crawlers::Crawlers;
use super::run::Run;
use super::state::{Action, Urls};
use crate::editor::{Editor, Look};
use crate::intake::open_file;
use crate::language::{messages, say};
use crate::pane::Pane;
use crate::robots_editor::{RobotsEditor, shared_head};
use crate::text_origin::TextOrigin;
use crate::words::{outage_length, source_name};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) urls: Urls,
    /// The page view's robots.txt.
    pub(crate) robots: Pane,
    /// The origin of the robots.txt.
    pub(crate) robots_origin: TextOrigin,
    /// The known facts about fetching the robots.txt, whichever origin the URL field shows.
    pub(crate) fetch: Option<Fetch>,
    pub(crate) origin: Option<Rc<str>>,
    /// `false` if status 200 is only an assumption.
    pub(crate) is_status_given: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the test of a list of URLs or a sitemap against the page view's robots.txt.
#[component]
pub(crate) fn UrlsView(props: &Props) -> Html {
    let Props { urls, robots, robots_origin, fetch, origin, is_status_given, dispatch } = props;
    let oninput = use_callback(dispatch.clone(), |text, dispatch| dispatch.emit(Action::Edit(text)));
    let edit_robots = use_callback(dispatch.clone(), |change, dispatch| dispatch.emit(Action::EditRobots(change)));
    let text = robots.text.clone().unwrap_or_default();
    let lines = text.lines().count();
    let is_empty = urls.list.text.as_deref().unwrap_or_default().trim().is_empty();
    let test = dispatch.reform(|_: MouseEvent| Action::Test);
    let tested = fetch.and_then(|fetch| urls.tested(&text, fetch, origin.clone()));
    let missing = match (is_empty, urls.tested_crawlers().is_empty()) {
        (true, _) => Some(say!("urls-no-list")),
        (false, true) => Some(say!("urls-no-crawler")),
        (false, false) => fetch.is_none().then(|| say!("urls-no-robots")),
    };
    html! {
        <div class="tool urls">
            <section class="tool-inputs" aria-labelledby="urls-title">
                <h2 id="urls-title">{ say!("view-urls") }</h2>
                <p class="notice">{ about(lines, fetch, *is_status_given) }</p>
                <div class="pane">
                    <div class="pane-bar">
                        <h3>{ say!("urls-list") }</h3>
                        <div class="pane-actions">
                            { open_file(".txt,.xml,.csv,.gz,text/plain,text/xml", dispatch.reform(|(imported, is_alone)| Action::Import(imported, is_alone))) }
                        </div>
                    </div>
                    <Editor id="url-list" label={say!("urls-list")} placeholder={say!("urls-placeholder")} language={None}
                        pane={urls.list.clone()} look={Look::default()} chosen={None} pointed={None} {oninput} />
                </div>
                <div class="pane">
                    { shared_head("urls-robots-title", robots_origin) }
                    <RobotsEditor id="urls-robots" label={source_name(Source::RobotsTxt)} placeholder={say!("pane-robots-empty")}
                        pane={robots.clone()} oninput={edit_robots} />
                </div>
                <Crawlers chosen={urls.crawlers.clone()} entered={urls.entered.clone()} dispatch={dispatch.clone()} />
                <div class="tool-head">
                    <button type="button" class="button primary" onclick={test} disabled={missing.is_some()}
                        aria-describedby="urls-missing">
                        { say!("urls-test") }
                    </button>
                    <p id="urls-missing" class="notice">{ missing }</p>
                </div>
            </section>
            <section class="tool-results" aria-label={say!("page-results")}>
                if let Some(test) = tested {
                    <Run {test} shown={urls.shown} page={urls.page} dispatch={dispatch.clone()} />
                } else {
                    <p class="empty">{ say!("urls-empty") }</p>
                }
            </section>
        </div>
    }
}

/// Returns sentences about the length of robots.txt, and about the response to the request for it.
fn about(lines: usize, fetch: &Option<Fetch>, is_status_given: bool) -> String {
    fetch.as_ref().map_or_else(
        || say!("urls-robots-unknown"),
        |fetch| sentences(&messages(), [say!("urls-about", count = lines), answered(fetch, is_status_given)]),
    )
}

/// Returns a sentence about the response to the request for robots.txt. The response is the same as in the page view.
fn answered(fetch: &Fetch, is_status_given: bool) -> String {
    let status = match fetch.response {
        Response::Status(status) => status.to_string(),
        Response::NetworkFailure => say!("status-unreachable"),
    };
    let hours = fetch.unreachable_for.and_then(|time| u32::try_from(time.as_secs() / 3600).ok());
    match hours {
        Some(hours) => say!("urls-failing", status = &status, time = &outage_length(Some(hours))),
        None if is_status_given => say!("urls-status", status = &status),
        None => say!("urls-status-assumed", status = &status),
    }
}
