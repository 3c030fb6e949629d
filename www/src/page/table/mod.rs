//! The state of the table: its layout, filters, order and explained cell. Each row is a crawler, and each column is a question.

mod answer;
mod question;
mod state;

pub(crate) use answer::{PageAnswer, Value};
pub(crate) use question::Question;
pub(crate) use state::{Action, CUSTOM, Cell, Chosen, Layout, Order, Shown, Sort, Table};
