//! Evaluation of the user's inputs.

mod ai;
mod answers;
mod deciding;
mod documents;
mod groups;
mod inputs;
mod line;
mod looks;
mod pinned;
mod plain_words;
mod problems;
mod records;
mod results;
mod rows;
mod shown;
mod sources;
mod subject;
mod summary;

pub(crate) use ai::{AiSaid, aspects as ai_aspects};
pub(crate) use answers::{Answered, Query};
pub(crate) use deciding::of_text;
pub(crate) use documents::{HeadersDocument, HtmlDocument};
pub(crate) use groups::{Group, groups};
pub(crate) use inputs::Inputs;
pub(crate) use line::{Concern, LineReach};
pub(crate) use looks::Looks;
pub(crate) use pinned::{Pinned, Verdict};
pub(crate) use problems::{Problem, counted};
pub(crate) use records::Records;
pub(crate) use results::{Cells, Results, Row, Rule};
pub(crate) use rows::{Filtered, Section, Usual};
pub(crate) use shown::ResultTexts;
pub(crate) use sources::references;
pub(crate) use subject::{Part, Subject};
pub(crate) use summary::{PATH, Summary};
