//! What is shown, one component to a file.

mod ai_signals;
mod conditions;
mod copy_button;
mod crawler_row;
mod crawler_table;
mod detail;
mod evaluated;
mod findings;
mod footer;
mod header;
mod indexing;
mod matrix;
mod open_file;
mod outage;
mod page_view;
mod pane_actions;
mod pane_status;
mod panes;
mod places;
mod preview;
mod readings;
mod shortcuts;
mod stopped;
mod summary;
mod table_controls;
mod turns;
mod url_field;
mod why;

pub(crate) use copy_button::CopyButton;
pub(crate) use footer::Footer;
pub(crate) use header::Header;
pub(crate) use open_file::OpenFile;
pub(crate) use page_view::PageView;
pub(crate) use stopped::stopped;
pub(crate) use turns::{Turn, use_turn};

use ai_signals::AiSignals;
use conditions::Conditions;
use crawler_table::CrawlerTable;
use findings::Findings;
use panes::Panes;
use shortcuts::Shortcuts;
use summary::Summary;
use url_field::UrlField;

use robotscope::crawlers::Certainty;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, TargetCast, html};

use crate::language::say;
use crate::words;

/// What an input field holds after an event.
pub(crate) fn value_of(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}

/// What was asked of the worker and cannot be answered; the reason is in English, for whoever mends it.
pub(crate) fn failed(reason: &str) -> Html {
    html! { <p class="notice warning" role="alert">{ say!("failed") }{ " " }<code lang="en">{ reason.to_owned() }</code></p> }
}

/// How sure something is.
fn sure(certainty: Certainty) -> Html {
    html! { <>{ " " }<span class={format!("chip chip-{}", certainty.as_str())}>{ words::certainty(certainty) }</span></> }
}
