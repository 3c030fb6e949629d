use super::messages::{Messages, english, say};
use crate::generate::{ConfigNoteKind, GenerateError, Server};

const ENGLISH: &str = english!("generate");

/// Says what the user of a generated configuration should know.
///
/// ```
/// use robotscope::explain::{Messages, config_note};
/// use robotscope::generate::ConfigNoteKind;
///
/// assert_eq!(config_note(&Messages::ENGLISH, ConfigNoteKind::NeedsUrlRewrite), "IIS needs its URL Rewrite module for it.");
/// ```
pub fn config_note(messages: &Messages, note: ConfigNoteKind) -> String {
    say!(messages, &format!("note-{}", note.as_str()))
}

/// Says why there is no configuration, and what was expected, in a sentence.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::generate::{FilePattern, Plan, Server, PlanStatement, generate};
///
/// let plan = Plan { statements: vec![PlanStatement::for_all(["noindex"])], files: FilePattern::Path("a".to_owned()) };
/// let error = generate(&plan, Server::Nginx).unwrap_err();
/// assert!(explain::config_error(&Messages::ENGLISH, &error).starts_with("“a” is not a path of letters"));
/// ```
pub fn config_error(messages: &Messages, error: &GenerateError) -> String {
    let form = match error.server() {
        Some(Server::Meta) => "page",
        _ if error.text().ends_with('/') => "folder",
        _ => "file",
    };
    say!(messages, &format!("config-{}", error.code()), text = error.text(), form = form)
}
