//! Chosen directives as the configuration of a server, and as a meta element; and what is wished for as the lines of a robots.txt.

mod merged;
mod output;
mod state;
mod statement;
mod view;
mod wishes;
mod wishes_form;

pub(crate) use state::{Action, FLAGS, Files, Generate, Product, Statement, VALUED};
pub(crate) use view::GenerateView;
pub(crate) use wishes::{Rule, Wishes};
