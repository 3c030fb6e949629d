//! Chosen directives as the configuration of a server, and as a meta element.

mod output;
mod state;
mod statement;
mod view;

pub(crate) use state::{Action, FLAGS, Files, Generate, Statement, VALUED};
pub(crate) use view::GenerateView;
