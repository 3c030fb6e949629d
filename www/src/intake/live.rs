//! Fetches URLs through the service in `edge/`, if the page's host has one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use robotscope::Target;
use robotscope::crawlers::{self, Crawler};
use serde::Deserialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;
use yew::prelude::*;

use super::bridge;
use super::imported::Imported;
use super::served::Served;
use crate::bridge::read;
use crate::language::say;
use crate::widgets::chosen;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct News {
    robots: Step,
    page: Step,
    named: Option<Step>,
    fetched: Option<Fetched>,
    served: Option<Served>,
    /// `None` until the service's response ends; then `true` if the service can send crawlers' User-Agents.
    permits_names: Option<bool>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Steps {
    robots: Step,
    page: Step,
    /// The progress of fetching the page with a crawler's User-Agent, if requested.
    named: Option<Step>,
}

/// The progress of fetching one text.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Step {
    status: Option<u16>,
    /// The kind of failure, if the text is missing or incomplete (`web/live/events.ts`); "wall" if a bot wall sent its own page instead.
    failure: Option<String>,
    done: bool,
}

/// Fetched texts. Each text is reported once.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Fetched {
    pub(crate) robots: Option<FetchedRobots>,
    pub(crate) page: Option<FetchedPage>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct FetchedRobots {
    /// `None` if no response arrived.
    pub(crate) status: Option<u16>,
    pub(crate) text: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct FetchedPage {
    pub(crate) url: String,
    /// The headers of all responses in the redirect chain; empty if no response arrived.
    pub(crate) headers: String,
    pub(crate) html: Option<String>,
    /// `true` if the service's platform may have merged several X-Robots-Tag lines into one.
    pub(crate) joined: bool,
    pub(crate) truncated: bool,
}

/// Returns `true` if the page's host has a service that fetches URLs.
pub(crate) fn is_live() -> bool {
    bridge::live_service().is_some()
}

thread_local! {
    /// `true` if, according to its last complete response, the service can send crawlers' User-Agents. Before the first response, the page
    /// offers no crawlers.
    static PERMITS_NAMES: Cell<bool> = const { Cell::new(false) };
}

/// Returns the crawlers with a known User-Agent, which the service can send.
fn sendable() -> impl Iterator<Item = &'static Crawler> {
    crawlers::all().iter().filter(|crawler| crawler.user_agent.is_some())
}

#[derive(Clone, PartialEq)]
enum Stage {
    Running(Steps),
    /// The fetch has ended. The second value is the kind of failure if the whole fetch failed.
    Ended(Steps, Option<String>),
    /// The field contains no http or https URL.
    NoUrl,
}

/// Returns the state of fetching a URL's texts through the service, and the controls for it.
#[hook]
pub(crate) fn use_fetch(on_import: &Callback<Imported>, url: &str) -> Fetching {
    let stage = use_state(|| None::<Stage>);
    let running = use_mut_ref(|| None::<Running>);
    let crawler = use_state(|| None::<&'static str>);
    let start = {
        let (stage, running, on_import) = (stage.setter(), running.clone(), on_import.clone());
        let crawler = crawler.filter(|_| PERMITS_NAMES.get());
        Callback::from(move |url: String| *running.borrow_mut() = Running::start(url, crawler, stage.clone(), on_import.clone()))
    };
    let cancel = {
        let (stage, running, on_import) = (stage.setter(), running.clone(), on_import.clone());
        Callback::from(move |()| {
            if running.borrow_mut().take().is_some() {
                on_import.emit(Imported::FetchFailed);
            }
            stage.set(None);
        })
    };
    use_effect_with(url.to_owned(), {
        let cancel = cancel.clone();
        move |url| {
            // Do not cancel a fetch of the new URL, which Enter can start before this effect runs.
            if running.borrow().as_ref().is_some_and(|running| running.url != *url) {
                cancel.emit(());
            }
        }
    });
    use_effect_with((), {
        let cancel = cancel.clone();
        move |()| move || cancel.emit(())
    });
    Fetching { stage: (*stage).clone(), set_stage: stage.setter(), crawler, start, cancel, is_url: is_fetchable(url) }
}

/// Returns `true` if the URL has an http or https origin. Adds a missing scheme first.
fn is_fetchable(url: &str) -> bool {
    let is_web = |origin: &str| origin.starts_with("http://") || origin.starts_with("https://");
    Target::parse(&whole(url)).is_ok_and(|target| target.origin().is_some_and(is_web))
}

/// Adds `https://` if the text begins with a host name instead of a scheme, as browsers do.
fn whole(url: &str) -> String {
    let url = url.trim();
    // Digits after the first colon are a port. Any other text means that the part before the colon is a scheme.
    let has_scheme = url.split_once(':').is_some_and(|(_, rest)| !rest.starts_with(|first: char| first.is_ascii_digit()));
    let is_host = !has_scheme && url.split(['/', '?', '#']).next().is_some_and(|host| host.contains('.'));
    if is_host { format!("https://{url}") } else { url.to_owned() }
}

#[derive(Clone)]
pub(crate) struct Fetching {
    stage: Option<Stage>,
    set_stage: UseStateSetter<Option<Stage>>,
    /// The crawler whose User-Agent is sent in a second request for the page.
    crawler: UseStateHandle<Option<&'static str>>,
    /// Starts fetching a URL.
    start: Callback<String>,
    cancel: Callback<()>,
    is_url: bool,
}

impl Fetching {
    /// Cancels the running fetch and removes its status. Call this when the URL has changed.
    pub(crate) fn forget(&self) {
        if self.stage.is_some() {
            self.cancel.emit(());
        }
    }

    /// Returns the handler that fetches the field's URL when Enter is pressed. It reads the URL from the field itself, because the last
    /// render may be older than the last key press.
    pub(crate) fn onkeydown(&self) -> Callback<KeyboardEvent> {
        let (start, stage) = (self.start.clone(), self.set_stage.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(url) = event.target_dyn_into::<web_sys::HtmlInputElement>().map(|field| field.value()) else { return };
            if event.key() != "Enter" || event.is_composing() || url.trim().is_empty() {
                return;
            }
            if is_fetchable(&url) {
                event.prevent_default();
                start.emit(url);
            } else {
                stage.set(Some(Stage::NoUrl));
            }
        })
    }

    /// Renders a button that fetches the URL in `field`. While a fetch is running, the button cancels it.
    pub(crate) fn button(&self, field: &NodeRef) -> Html {
        let is_running = matches!(self.stage, Some(Stage::Running(_)));
        let (start, cancel, field) = (self.start.clone(), self.cancel.clone(), field.clone());
        let onclick = Callback::from(move |_: MouseEvent| match field.cast::<web_sys::HtmlInputElement>() {
            Some(field) if !is_running => start.emit(field.value()),
            _ => cancel.emit(()),
        });
        let disabled = !is_running && !self.is_url;
        html! {
            <button type="button" class="button primary fetch" {onclick} {disabled}>
                { if is_running { say!("cancel") } else { say!("live-fetch") } }
            </button>
        }
    }

    /// Renders the menu of crawlers, if the service can send their User-Agents.
    pub(crate) fn crawlers(&self) -> Html {
        if !PERMITS_NAMES.get() {
            return html! {};
        }
        let crawler = self.crawler.setter();
        let onchange = Callback::from(move |event: Event| {
            let value = chosen(&event);
            crawler.set(sendable().map(|crawler| crawler.token).find(|token| *token == value));
        });
        html! {
            <label class="live-as">
                { say!("live-as") }{ " " }
                <select class="button" {onchange}>
                    <option value="" selected={self.crawler.is_none()}>{ say!("live-as-none") }</option>
                    { for sendable().map(|Crawler { token, .. }| html! {
                        <option key={*token} value={*token} selected={*self.crawler == Some(*token)}>{ *token }</option>
                    }) }
                </select>
            </label>
        }
    }

    /// Renders the progress and any failure.
    pub(crate) fn status(&self) -> Html {
        let step = |name: String, step: &Step| match (&step.failure, step.status) {
            (Some(kind), _) => say!("live-step-failed", name = &name, failure = &say!("live-failure", kind = kind)),
            (None, Some(status)) if step.done => say!("live-step", name = &name, status = &status.to_string()),
            (None, Some(status)) => say!("live-step-going", name = &name, status = &status.to_string()),
            (None, None) => say!("live-step-waiting", name = &name),
        };
        let steps = |Steps { robots, page, named }: &Steps| {
            let named = named.as_ref().map(|named| step(say!("live-step-as", crawler = self.crawler.unwrap_or_default()), named));
            let first = [step(say!("source-robots-txt"), robots), step(say!("live-page"), page)];
            first.into_iter().chain(named).collect::<Vec<_>>().join(" · ")
        };
        let (words, is_warning) = match &self.stage {
            None => (String::new(), false),
            Some(Stage::Running(found)) => (steps(found), false),
            Some(Stage::Ended(_, Some(kind))) => (say!("live-not", failure = &say!("live-failure", kind = kind)), true),
            Some(Stage::Ended(found, None)) if found.robots.failure.is_some() || found.page.failure.is_some() => {
                // Leave out the request with the crawler's User-Agent, because a separate notice reports it.
                (steps(&Steps { named: None, ..found.clone() }), true)
            }
            Some(Stage::Ended(..)) => (String::new(), false),
            Some(Stage::NoUrl) => (say!("live-no-url"), true),
        };
        html! { <p class={classes!("live-status", is_warning.then_some("warning"))} role="status">{ words }</p> }
    }
}

/// A running request to the service. Dropping it cancels the request.
struct Running {
    controller: AbortController,
    /// The content of the URL field at the start.
    url: String,
}

impl Running {
    fn start(
        entered: String,
        crawler: Option<&'static str>,
        stage: UseStateSetter<Option<Stage>>,
        on_import: Callback<Imported>,
    ) -> Option<Self> {
        let service = bridge::live_service()?;
        let controller = AbortController::new().ok()?;
        let (signal, url) = (controller.signal(), whole(&entered));
        let steps = Rc::new(RefCell::new(Steps { named: crawler.map(|_| Step::default()), ..Steps::default() }));
        stage.set(Some(Stage::Running(steps.borrow().clone())));
        on_import.emit(Imported::FetchStarted(url.as_str().into()));
        spawn_local(async move {
            let on_news = {
                let (stage, steps, signal, on_import) = (stage.clone(), Rc::clone(&steps), signal.clone(), on_import.clone());
                Closure::<dyn Fn(JsValue)>::new(move |news: JsValue| {
                    let Ok(News { robots, page, named, fetched, served, permits_names }) = read(news) else { return };
                    if signal.aborted() {
                        return;
                    }
                    if let Some(permits_names) = permits_names {
                        PERMITS_NAMES.set(permits_names);
                    }
                    *steps.borrow_mut() = Steps { robots, page, named };
                    stage.set(Some(Stage::Running(steps.borrow().clone())));
                    if let Some(fetched) = fetched {
                        on_import.emit(Imported::Fetched(Box::new(fetched)));
                    }
                    if let Some(served) = served {
                        on_import.emit(Imported::Served(Rc::new(served)));
                    }
                })
            };
            let failure = bridge::fetch_live(&service, &url, crawler, &on_news, &signal).await;
            if !signal.aborted() {
                let failure = failure.map_or_else(|_| Some("service".to_owned()), |failure| failure.as_string());
                if failure.as_deref() == Some("as-off") {
                    PERMITS_NAMES.set(false);
                }
                if failure.is_some() {
                    on_import.emit(Imported::FetchFailed);
                }
                stage.set(Some(Stage::Ended(steps.borrow().clone(), failure)));
            }
        });
        Some(Self { controller, url: entered })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.controller.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_http_urls_with_a_host_are_fetchable() {
        for url in ["https://example.com/a", "example.com", "www.example.com/a?b", "http://example.com:8080/"] {
            assert!(is_fetchable(url), "{url}");
        }
        for url in ["", "/a", "a", "mailto:a@example.com", "ftp://example.com/"] {
            assert!(!is_fetchable(url), "{url}");
        }
    }
}
