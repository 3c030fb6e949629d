//! Two versions of a robots.txt, and whose verdict changes; or two crawlers, and what only one of them may fetch.

mod changes;
mod crawlers;
mod lines;
mod state;
mod version;
mod view;

pub(crate) use state::{Action, Chosen, Compare, Mode, Version};
pub(crate) use view::CompareView;
