//! What is shown, one component to a file.

mod ai_signals;
mod conditions;
mod crawler_row;
mod crawler_table;
mod detail;
mod findings;
mod header;
mod indexing;
mod pane_actions;
mod pane_status;
mod panes;
mod places;
mod readings;
mod summary;
mod table_controls;
mod url_field;

pub(crate) use ai_signals::AiSignals;
pub(crate) use conditions::Conditions;
pub(crate) use crawler_table::CrawlerTable;
pub(crate) use findings::Findings;
pub(crate) use header::Header;
pub(crate) use panes::Panes;
pub(crate) use summary::Summary;
pub(crate) use url_field::UrlField;

use robotscope::crawlers::Certainty;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, TargetCast, html};

/// What an input field holds after an event.
fn value_of(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}

/// How sure something is.
fn sure(certainty: Certainty) -> Html {
    html! { <>{ " " }<span class={format!("chip chip-{}", certainty.as_str())}>{ certainty.as_str() }</span></> }
}
