//! The components of the page view, one per file.

mod ai_signals;
mod answer;
mod conditions;
mod crawler_groups;
mod crawler_row;
mod crawler_table;
mod crawlers;
mod dates;
mod detail;
mod evaluated;
mod indexing;
mod inputs_strip;
mod linked;
mod other_tools;
mod outage;
mod page_view;
mod pane_actions;
mod pane_status;
mod panes;
mod places;
mod plain_words;
mod preview;
mod problems;
mod readings;
mod records;
mod served_notice;
mod skeleton;
mod table;
mod table_controls;
mod timeline;
mod url_field;
mod why;
mod why_panel;
mod workspace;

pub(crate) use inputs_strip::inputs_strip;
pub(crate) use page_view::PageView;
pub(crate) use skeleton::{SkeletonAnswer, SkeletonReason};

use ai_signals::AiSignals;
use answer::Answer;
use conditions::Conditions;
use crawlers::Crawlers;
use dates::Dates;
use other_tools::OtherTools;
use outage::Outage;
use panes::Panes;
use plain_words::PlainWords;
use problems::{Problems, use_problems};
use url_field::UrlField;
use why_panel::why_panel;

use robotscope::crawlers::Certainty;
use yew::{Html, html};

use crate::words;

fn sure(certainty: Certainty) -> Html {
    html! { <>{ " " }<span class={format!("chip chip-{}", certainty.as_str())}>{ words::certainty(certainty) }</span></> }
}
