//! The state of the table: its layout, its filters, its order and the cell that is explained. Rows are crawlers, columns are questions.

mod answer;
mod question;
mod state;

pub(crate) use answer::{PageAnswer, Value};
pub(crate) use question::Question;
pub(crate) use state::{Action, CUSTOM, Cell, Chosen, Layout, Order, Shown, Sort, Table};
