//! What is shown of a page, one component to a file.

mod ai_signals;
mod conditions;
mod crawler_row;
mod crawler_table;
mod detail;
mod evaluated;
mod findings;
mod indexing;
mod outage;
mod page_view;
mod pane_actions;
mod pane_status;
mod panes;
mod places;
mod preview;
mod readings;
mod summary;
mod table;
mod table_controls;
mod url_field;
mod why;

pub(crate) use page_view::PageView;

use ai_signals::AiSignals;
use conditions::Conditions;
use crawler_table::CrawlerTable;
use findings::Findings;
use panes::Panes;
use summary::Summary;
use url_field::UrlField;

use robotscope::crawlers::Certainty;
use yew::{Html, html};

use crate::words;

/// How sure something is.
fn sure(certainty: Certainty) -> Html {
    html! { <>{ " " }<span class={format!("chip chip-{}", certainty.as_str())}>{ words::certainty(certainty) }</span></> }
}
