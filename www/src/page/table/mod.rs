//! The table of crawlers and questions: which of its rows are shown and in which order, and which cell is explained.

mod line;
mod question;
mod rows;
mod state;

pub(crate) use line::{Concern, LineReach};
pub(crate) use question::Question;
pub(crate) use rows::{Filtered, Section, Usual};
pub(crate) use state::{Action, CUSTOM, Cell, Chosen, Order, Shown, Sort, Table};
