//! Several names on one user-agent line.
//!
//! Crawlers read only the first of these names, if any ([rfc9309-agents], [google-parser]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::matching::AgentLine;

pub(super) const LINT: Lint = Lint::new(Code::SeveralAgents, Severity::Error, check)
    .example("User-agent: GPTBot, ClaudeBot\nDisallow: /\n", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Several(names) = kind else { continue };
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let lines = names.join(&format!("{}{}User-agent: ", context.line_break(line.line), indentation(context, line)));
        let fix = context.renaming(found, line, &names, &lines);
        found.at(line.value).reads(line, names.len() as u32).fix(fix);
    }
}

fn indentation<'c>(context: &Context<'c>, line: &AgentLine) -> &'c str {
    let text = std::str::from_utf8(context.text(context.line(line.line))).unwrap_or_default();
    let end = text.find(|c: char| !matches!(c, ' ' | '\t')).unwrap_or_default();
    text.get(..end).unwrap_or_default()
}
