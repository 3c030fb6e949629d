//! What the engine says to what the user entered.

mod ai;
mod answers;
mod deciding;
mod documents;
mod inputs;
mod line;
mod looks;
mod results;
mod rows;
mod shown;
mod sources;
mod subject;

pub(crate) use ai::{AiSaid, aspects as ai_aspects};
pub(crate) use answers::{Answered, Asked};
pub(crate) use deciding::of_text;
pub(crate) use documents::{HeadersDocument, HtmlDocument};
pub(crate) use inputs::Inputs;
pub(crate) use line::{Concern, LineReach};
pub(crate) use looks::Looks;
pub(crate) use results::{Results, Row, Rule};
pub(crate) use rows::{Filtered, Section, Usual};
pub(crate) use shown::ResultTexts;
pub(crate) use sources::references;
pub(crate) use subject::{Part, Subject};
