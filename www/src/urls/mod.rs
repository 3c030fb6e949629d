//! Tests many URLs against one robots.txt.

mod crawlers;
mod outcome;
mod rows;
mod run;
mod state;
mod tree;
mod view;

pub(crate) use state::{Action, Shown, Urls};
pub(crate) use view::UrlsView;
