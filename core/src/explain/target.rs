use super::messages::{Messages, english, say};
use crate::matching::TargetError;

const ENGLISH: &str = english!("target");

/// Explains in a sentence why a text is not a URL, and what input was expected.
///
/// ```
/// use robotscope::Target;
/// use robotscope::explain::{self, Messages};
///
/// let error = Target::parse("mailto:me@example.com").unwrap_err();
/// let words = explain::target_error(&Messages::ENGLISH, &error);
/// assert!(words.starts_with("“mailto:me@example.com” is not an address on a web server"));
/// ```
pub fn target_error(messages: &Messages, error: &TargetError) -> String {
    say!(messages, &format!("target-{}", error.code()), text = error.text())
}
