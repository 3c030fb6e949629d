//! The view for one page: its inputs (`state`), their evaluation (`analysis`), the state of the table (`table`), the rendering (`view`) and
//! the messages (`words`).

mod analysis;
mod examples;
mod state;
mod table;
mod view;
mod words;

#[cfg(test)]
pub(crate) use analysis::NotShown;
pub(crate) use analysis::{Filtered, Group, Inputs, PATH, Part, Results, Rule, Verdict, ai_aspects, groups};
#[cfg(test)]
pub(crate) use examples::ALL as EXAMPLES;
pub(crate) use state::{Action, Basis, ExampleTexts, How, PageState, Premises, ROOT, TextSource, UNREACHABLE, today};
pub(crate) use table::{Cell, Chosen, Layout, Order, Question, Shown, Sort, Table, Value};
pub(crate) use view::{PageView, inputs_strip};
pub(crate) use view::{SkeletonAnswer, SkeletonReason};
