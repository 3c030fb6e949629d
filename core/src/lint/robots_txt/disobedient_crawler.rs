//! A crawler that ignores robots.txt.
//!
//! Reports rules for crawlers that ignore robots.txt according to their operators' documentation ([google-user-fetchers],
//! [google-special-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]).

use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::DisobedientCrawler, Severity::Info, check)
    .once()
    .example("User-agent: Google-Safety\nDisallow: /\n", "User-agent: Googlebot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let targeted_agent_lines = context.targeted_agent_lines();
    for (line, crawler) in context.known_agents().filter(|(line, _)| targeted_agent_lines.binary_search(&line.line).is_ok()) {
        if crawler.robots.value.ignores_rules() {
            found.at(line.value).for_crawlers(&[crawler.token.to_owned()]);
        }
    }
}
