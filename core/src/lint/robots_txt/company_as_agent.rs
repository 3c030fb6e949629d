//! The name of a company or product instead of its crawler.
//!
//! A crawler obeys its product token, which is rarely the company's name ([rfc9309-agents]).

use super::AgentKind;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::CompanyAsAgent, Severity::Warning, check)
    .example("User-agent: OpenAI\nDisallow: /\n", "User-agent: GPTBot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Owner(tokens) = kind else { continue };
        let tokens: Vec<_> = tokens.iter().map(|token| (*token).to_owned()).collect();
        found.at(line.value).for_crawlers(&tokens);
    }
}
