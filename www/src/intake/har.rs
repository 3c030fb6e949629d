//! Lets the user choose a request from a HAR file, which `www/js/intake/har.ts` has read.

use std::rc::Rc;

use robotscope::availability::Availability;
use serde::Deserialize;
use yew::prelude::*;

use super::bridge::HarFile;
use super::imported::Imported;
use crate::bridge::read;
use crate::language::say;
use crate::widgets::{focus, value_of};

const LISTED: usize = 100;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Har {
    name: Rc<str>,
    entries: Vec<HarEntry>,
    file: HarFile,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct HarEntry {
    method: String,
    url: String,
    status: u16,
    media_type: String,
}

/// The URL and texts of one request in a HAR file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct HarPage {
    #[serde(skip)]
    pub(crate) file: Rc<str>,
    pub(crate) url: String,
    pub(crate) headers: String,
    pub(crate) html: Option<String>,
    /// The status and text of the robots.txt for the URL's origin, or `None` if the file does not contain it.
    pub(crate) robots: Option<(u16, String)>,
}

impl Har {
    pub(super) fn new(name: &Rc<str>, file: HarFile) -> Self {
        Self { name: Rc::clone(name), entries: read(file.requests()).unwrap_or_default(), file }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the page of the only request, or `None` if the file has several requests.
    pub(super) fn only(&self) -> Option<HarPage> {
        if self.entries.len() == 1 { self.page(0) } else { None }
    }

    fn page(&self, index: usize) -> Option<HarPage> {
        let page = self.file.page(index, Availability::RFC9309.redirects).ok()?;
        Some(HarPage { file: Rc::clone(&self.name), ..read(page).ok()? })
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) har: Rc<Har>,
    pub(crate) on_import: Callback<Imported>,
    /// Closes the list without choosing a request.
    pub(crate) close: Callback<()>,
}

/// Renders the list of requests in a HAR file, from which the user chooses one.
#[component]
pub(crate) fn HarPicker(Props { har, on_import, close }: &Props) -> Html {
    let filter = use_state(String::new);
    let field = use_node_ref();
    use_effect_with((har.clone(), field.clone()), |(_, field)| {
        if let Some(field) = field.cast::<web_sys::HtmlElement>() {
            let _ = field.focus();
        }
        // When the list closes, focus the URL field, because the text panes are still hidden at that moment.
        || focus("#url")
    });
    let oninput = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| filter.set(value_of(&event)))
    };
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close.emit(());
            }
        })
    };
    let wanted = filter.trim().to_lowercase();
    let fitting = || har.entries.iter().enumerate().filter(|(_, entry)| entry.contains(&wanted));
    let count = fitting().count();
    html! {
        <section class="har" aria-labelledby="har-title" {onkeydown}>
            <div class="har-bar">
                <h2 id="har-title">
                    { if har.name.is_empty() { say!("har-title-pasted") } else { say!("har-title", name = &*har.name) } }
                </h2>
                <button type="button" class="button" onclick={close.reform(|_: MouseEvent| ())}>{ say!("cancel") }</button>
            </div>
            <input ref={field} type="search" class="har-filter" aria-label={say!("har-filter")} placeholder={say!("har-filter")} {oninput} />
            <p class="notice" role="status">
                { if count > LISTED { say!("har-first", count = count, listed = LISTED) } else { say!("har-count", count = count) } }
            </p>
            <ul class="har-list">
                { for fitting().take(LISTED).map(|(index, entry)| {
                    let (chosen, on_import) = (har.clone(), on_import.clone());
                    let onclick = Callback::from(move |_: MouseEvent| {
                        if let Some(page) = chosen.page(index) {
                            on_import.emit(Imported::HarPage(Box::new(page)));
                        }
                    });
                    html! {
                        <li key={index}>
                            <button type="button" class="har-entry" {onclick}>
                                <span class="har-status">{ entry.status }</span>
                                <span class="har-type">{ entry.media_type.clone() }</span>
                                <span class="har-url">{ format!("{} {}", entry.method, entry.url) }</span>
                            </button>
                        </li>
                    }
                }) }
            </ul>
        </section>
    }
}

impl HarEntry {
    fn contains(&self, wanted: &str) -> bool {
        [&self.url, &self.media_type, &self.method].iter().any(|text| text.to_lowercase().contains(wanted))
            || self.status.to_string().starts_with(wanted)
    }
}
