//! What is shown, one component to a file.

mod crawler_row;
mod crawler_table;
mod detail;
mod header;
mod readings;
mod robots_pane;
mod summary;
mod table_controls;
mod url_field;

pub(crate) use crawler_table::CrawlerTable;
pub(crate) use header::Header;
pub(crate) use robots_pane::RobotsPane;
pub(crate) use summary::Summary;
pub(crate) use url_field::UrlField;

use web_sys::HtmlInputElement;
use yew::{InputEvent, TargetCast};

/// What an input field holds after an event.
fn value_of(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}
