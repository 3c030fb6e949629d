//! The state of the table of crawlers and questions: filters, order and the explained cell.

mod answer;
mod question;
mod state;

pub(crate) use answer::{PageAnswer, Value};
pub(crate) use question::Question;
pub(crate) use state::{Action, CUSTOM, Cell, Chosen, Layout, Order, Shown, Sort, Table};
