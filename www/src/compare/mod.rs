//! Compares two versions of a robots.txt, or two crawlers.

mod changes;
mod crawlers;
mod lines;
mod state;
mod version;
mod view;

pub(crate) use state::{Action, Chosen, Compare, Mode, Version};
pub(crate) use view::CompareView;
