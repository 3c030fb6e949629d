//! The table of crawlers and questions: which of its rows the user wants to see and in which order, and which cell is explained.

mod question;
mod state;

pub(crate) use question::Question;
pub(crate) use state::{Action, CUSTOM, Cell, Chosen, Layout, Order, Shown, Sort, Table};
