//! Groups of robots.txt that state preferences. Their user-agent lines contain a use of content instead of a crawler's name
//! ([training-preference-draft]).

/// The token for training models. No copy of the draft was available, so this spelling is taken from reports about the draft.
///
/// ```
/// assert!(robotscope::preferences::is_usage_token(robotscope::preferences::TRAINING_TOKEN));
/// ```
pub const TRAINING_TOKEN: &str = "__usage_ai-training";

const PREFIX: &[u8] = b"__usage_";

/// Returns `true` if a token in a user-agent line is a use of content and not a crawler's name.
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
