//! Converts the page's state to text: for links, for drafts that survive a reload, and for exported reports. None of this text is sent to
//! a server.

mod bar;
mod bridge;
mod cases;
mod drafts;
mod export;
mod outage;
mod snapshot;
mod state;
mod table;
mod tools;

pub(crate) use bar::{ShareBar, opened_notice};
pub(crate) use bridge::{new_case, return_to_case};
pub(crate) use drafts::Drafts;
pub(crate) use drafts::{Start, start, use_drafts};
pub(crate) use state::Action;
