//! Generates server configurations, meta elements, robots.txt rules and block lists.

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
