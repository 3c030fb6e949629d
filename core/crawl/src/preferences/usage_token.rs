//! Preferences in ordinary groups in robots.txt. The user-agent line of such a group contains a use of content instead of a crawler's name
//! ([training-preference-draft]).

/// The token for training models. No copy of the draft was available, so the spelling is reported, not documented.
///
/// ```
/// assert!(robotscope::preferences::is_usage_token(robotscope::preferences::TRAINING_TOKEN));
/// ```
pub const TRAINING_TOKEN: &str = "__usage_ai-training";

const PREFIX: &[u8] = b"__usage_";

/// Returns `true` if a token in a user-agent line represents a use of content instead of a crawler.
///
/// ```
/// use robotscope::preferences::is_usage_token;
///
/// assert!(is_usage_token("__Usage_AI-Training"));
/// assert!(!is_usage_token("GPTBot"));
/// ```
pub fn is_usage_token(token: &str) -> bool {
    token.as_bytes().get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}
