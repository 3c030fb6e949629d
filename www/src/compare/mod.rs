//! Two versions of a robots.txt, and whose verdict changes.

mod changes;
mod state;
mod version;
mod view;

pub(crate) use state::{Action, Chosen, Compare, Version};
pub(crate) use view::CompareView;
