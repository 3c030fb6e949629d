use super::messages::{Messages, english, say};
use crate::generate::Note;

const ENGLISH: &str = english!("generate");

/// Says what the user of a generated configuration should know.
///
/// ```
/// use robotscope::explain::{Messages, config_note};
/// use robotscope::generate::Note;
///
/// assert_eq!(config_note(&Messages::ENGLISH, Note::NeedsUrlRewrite), "IIS needs its URL Rewrite module for it.");
/// ```
pub fn config_note(messages: &Messages, note: Note) -> String {
    say!(messages, &format!("note-{}", note.as_str()))
}
