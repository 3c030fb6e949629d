//! What the engine says to what the user entered.

mod documents;
mod inputs;
mod looks;
mod results;
mod subject;

pub(crate) use documents::{HeadersDocument, HtmlDocument, RobotsDocument};
pub(crate) use inputs::Inputs;
pub(crate) use looks::Looks;
pub(crate) use results::{Results, Row, Rule};
pub(crate) use subject::{Answered, Part, Subject};
