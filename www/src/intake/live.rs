//! What the service behind the page fetches (`edge/`), where its host has one.

use std::cell::RefCell;
use std::rc::Rc;

use robotscope::Target;
use serde::Deserialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;
use yew::prelude::*;

use super::arrival::Came;
use super::bridge;
use crate::bridge::read;
use crate::language::say;

/// What is told while it fetches.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct News {
    robots: Step,
    page: Step,
    came: Option<Fetched>,
}

/// How far a text is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Step {
    status: Option<u16>,
    /// The kind of what kept it from coming, or from coming whole (`web/live/events.ts`).
    failure: Option<String>,
    done: bool,
}

/// Texts that have come, each once.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Fetched {
    pub(crate) robots: Option<FetchedRobots>,
    pub(crate) page: Option<FetchedPage>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct FetchedRobots {
    /// None if there was no answer.
    pub(crate) status: Option<u16>,
    pub(crate) text: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct FetchedPage {
    /// Where the redirects led.
    pub(crate) url: String,
    /// Of all responses; empty if there was none.
    pub(crate) headers: String,
    pub(crate) html: Option<String>,
    /// Whether several lines of X-Robots-Tag may have become one.
    pub(crate) joined: bool,
    /// Whether the HTML goes on.
    pub(crate) truncated: bool,
}

/// Whether there is a service.
pub(crate) fn is_live() -> bool {
    bridge::live_service().is_some()
}

/// How far the service is.
#[derive(Clone, PartialEq)]
enum Stage {
    Running([Step; 2]),
    /// With the kind of failure of all, if there is one.
    Ended([Step; 2], Option<String>),
    /// The field has a path or another text that cannot be fetched.
    NoUrl,
}

/// Asks the service for the texts of a URL, tells how far it is, and can be cancelled.
#[hook]
pub(crate) fn use_fetch(came: &Callback<Came>, url: &str) -> Fetching {
    let stage = use_state(|| None::<Stage>);
    let running = use_mut_ref(|| None::<Running>);
    let start = {
        let (stage, running, came) = (stage.setter(), running.clone(), came.clone());
        Callback::from(move |url: String| *running.borrow_mut() = Running::start(&url, stage.clone(), came.clone()))
    };
    let cancel = {
        let (stage, came) = (stage.setter(), came.clone());
        Callback::from(move |()| {
            if running.borrow_mut().take().is_some() {
                came.emit(Came::FetchFailed);
            }
            stage.set(None);
        })
    };
    Fetching { stage: (*stage).clone(), set_stage: stage.setter(), start, cancel, is_url: is_fetchable(url) }
}

/// Only what is a whole URL can be fetched.
fn is_fetchable(url: &str) -> bool {
    let is_web = |origin: &str| origin.starts_with("http://") || origin.starts_with("https://");
    Target::parse(&whole(url)).is_ok_and(|target| target.origin().is_some_and(is_web))
}

/// With the scheme that browsers add.
fn whole(url: &str) -> String {
    let url = url.trim();
    // What follows the colon behind a host is a port.
    let has_scheme = url.split_once(':').is_some_and(|(_, rest)| !rest.starts_with(|first: char| first.is_ascii_digit()));
    let is_host = !has_scheme && url.split(['/', '?', '#']).next().is_some_and(|host| host.contains('.'));
    if is_host { format!("https://{url}") } else { url.to_owned() }
}

#[derive(Clone)]
pub(crate) struct Fetching {
    stage: Option<Stage>,
    set_stage: UseStateSetter<Option<Stage>>,
    /// Takes the URL.
    start: Callback<String>,
    cancel: Callback<()>,
    is_url: bool,
}

impl Fetching {
    /// Another URL is typed: what was said, and what is still on its way, is of the one before.
    pub(crate) fn forget(&self) {
        if self.stage.is_some() {
            self.cancel.emit(());
        }
    }

    /// Fetches the field's URL on Enter. Reads it from the field: the last render may be older than the last key.
    pub(crate) fn onkeydown(&self) -> Callback<KeyboardEvent> {
        let (start, stage) = (self.start.clone(), self.set_stage.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(url) = event.target_dyn_into::<web_sys::HtmlInputElement>().map(|field| field.value()) else { return };
            if event.key() != "Enter" || event.is_composing() || url.trim().is_empty() {
                return;
            }
            event.prevent_default();
            if is_fetchable(&url) {
                start.emit(url);
            } else {
                stage.set(Some(Stage::NoUrl));
            }
        })
    }

    /// Renders the button that fetches the URL of `field`, or cancels.
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
                { if is_running { say!("live-cancel") } else { say!("live-fetch") } }
            </button>
        }
    }

    /// How far it is, and what failed.
    pub(crate) fn status(&self) -> Html {
        let step = |name: &'static str, step: &Step| {
            let name = say!(name);
            match (&step.failure, step.status) {
                (Some(kind), _) => say!("live-step-failed", name = &name, failure = &say!("live-failure", kind = kind)),
                (None, Some(status)) if step.done => say!("live-step", name = &name, status = &status.to_string()),
                (None, Some(status)) => say!("live-step-going", name = &name, status = &status.to_string()),
                (None, None) => say!("live-step-waiting", name = &name),
            }
        };
        let steps = |[robots, page]: &[Step; 2]| [step("live-robots", robots), step("live-page", page)].join(" · ");
        let (words, is_warning) = match &self.stage {
            None => (String::new(), false),
            Some(Stage::Running(found)) => (steps(found), false),
            Some(Stage::Ended(_, Some(kind))) => (say!("live-not", failure = &say!("live-failure", kind = kind)), true),
            Some(Stage::Ended(found, None)) if found.iter().any(|step| step.failure.is_some()) => (steps(found), true),
            Some(Stage::Ended(..)) => (String::new(), false),
            Some(Stage::NoUrl) => (say!("live-no-url"), true),
        };
        html! { <p class={classes!("live-status", is_warning.then_some("warning"))} role="status">{ words }</p> }
    }
}

/// A request to the service; to drop it is to cancel it.
struct Running {
    controller: AbortController,
}

impl Running {
    fn start(url: &str, stage: UseStateSetter<Option<Stage>>, came: Callback<Came>) -> Option<Self> {
        let service = bridge::live_service()?;
        let controller = AbortController::new().ok()?;
        let (signal, url) = (controller.signal(), whole(url));
        let steps = Rc::new(RefCell::new([Step::default(), Step::default()]));
        stage.set(Some(Stage::Running(steps.borrow().clone())));
        came.emit(Came::FetchStarted(url.as_str().into()));
        spawn_local(async move {
            let tell = {
                let (stage, steps, signal, came) = (stage.clone(), Rc::clone(&steps), signal.clone(), came.clone());
                Closure::<dyn Fn(JsValue)>::new(move |news: JsValue| {
                    let Ok(News { robots, page, came: found }) = read::<News>(news) else { return };
                    if signal.aborted() {
                        return;
                    }
                    *steps.borrow_mut() = [robots, page];
                    stage.set(Some(Stage::Running(steps.borrow().clone())));
                    if let Some(found) = found {
                        came.emit(Came::Fetched(Box::new(found)));
                    }
                })
            };
            let failure = bridge::fetch_live(&service, &url, &tell, &signal).await;
            if !signal.aborted() {
                let failure = failure.map_or_else(|_| Some("service".to_owned()), |failure| failure.as_string());
                if failure.is_some() {
                    came.emit(Came::FetchFailed);
                }
                stage.set(Some(Stage::Ended(steps.borrow().clone(), failure)));
            }
        });
        Some(Self { controller })
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
    fn what_has_a_host_is_fetched() {
        for url in ["https://example.com/a", "example.com", "www.example.com/a?b", "http://example.com:8080/"] {
            assert!(is_fetchable(url), "{url}");
        }
        for url in ["", "/a", "a", "mailto:a@example.com", "ftp://example.com/"] {
            assert!(!is_fetchable(url), "{url}");
        }
    }
}
