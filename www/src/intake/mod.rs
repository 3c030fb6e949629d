//! What is dropped, pasted or opened: recognised, put where it belongs, and said in words.

mod bridge;
mod files;
mod har;
mod place;
mod recognise;
mod state;
mod view;

pub(crate) use files::{paste, take};
pub(crate) use har::{Har, HarPicker};
pub(crate) use recognise::{Kind, recognise};
#[cfg(test)]
pub(crate) use state::Arrival;
pub(crate) use state::{Action, Aim, Item, Outcome, Taken};
pub(crate) use view::{DropZone, TakenNotice, focus};
