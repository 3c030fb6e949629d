//! Everything about one page: what the user entered (`state`), what the engine says to it (`analysis`), which of it the table shows
//! (`table`), and the view.

mod analysis;
mod examples;
mod state;
mod table;
mod view;
mod words;

pub(crate) use analysis::ai_aspects;
#[cfg(test)]
pub(crate) use examples::ALL as EXAMPLES;
pub(crate) use state::{Action, ExampleTexts, PageState, UNREACHABLE, today};
pub(crate) use table::{Cell, Chosen, Order, Question, Shown, Sort, Table};
pub(crate) use view::PageView;
pub(crate) use words::{ai_signal, ai_stance, ai_support, ai_usage};
