//! A star followed by a space and more text, which only Google reads as a star.
//!
//! Google’s parser ignores the text after the space ([google-parser]). In RFC 9309, the star must be the whole value ([rfc9309-agents]).

use super::AgentKind;
use crate::dialect::WildcardToken;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::WildcardWithText, Severity::Warning, check)
    .example("User-agent: * (all bots)\nDisallow: /private/\n", "User-agent: * # (all bots)\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.wildcard_token == WildcardToken::Alone);
    if dialects.is_empty() {
        return;
    }
    for line in context.agents_with(AgentKind::StarWithText) {
        let rest = std::str::from_utf8(context.text(line.value)).unwrap_or_default().trim_start_matches('*').trim_start();
        let comment = if rest.contains(char::is_alphanumeric) { format!(" # {rest}") } else { String::new() };
        let fix = context.renaming(found, line, &["*"], &format!("*{comment}"));
        let diagnostic = found.at(line.value).in_dialects(&dialects);
        if comment.is_empty() || rest.starts_with('(') && rest.ends_with(')') {
            diagnostic.fix(fix);
        }
    }
}
