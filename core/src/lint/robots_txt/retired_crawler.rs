//! A retired crawler in a user-agent line.
//!
//! By default, reports a crawler only in groups that disallow something and do not name `*`, and only if the crawler has a successor that
//! the text does not name and that ignores groups for the old name. If the options name crawlers or dialects, reports every retired crawler
//! ([google-special-crawlers], [google-user-fetchers], [bing-robots-txt], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers],
//! [meta-crawlers]).

use crate::crawlers::{self, CrawlerStatus};
use crate::lint::{Code, Context, Detail, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::RetiredCrawler, Severity::Info, check)
    .once()
    .example("User-agent: Claude-Web\nDisallow: /\n", "User-agent: ClaudeBot\nDisallow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let targeted_agent_lines = context.targeted_agent_lines();
    let named: Vec<_> = context.known_agents().map(|(_, crawler)| crawler.token).collect();
    for (line, crawler) in context.known_agents().filter(|(_, crawler)| crawler.status != CrawlerStatus::Live) {
        let successor = crawler.successor.and_then(crawlers::by_token);
        // Rules for a retired crawler are harmless if its successor reads them or has its own rules.
        let is_missing =
            successor.is_some_and(|next| !named.contains(&next.token) && !next.fallback.value.contains(&crawler.token));
        if is_missing && targeted_agent_lines.binary_search(&line.line).is_ok() || context.readers_are_named {
            let diagnostic = found.at(line.value);
            if let Some(next) = successor {
                diagnostic.detail(Detail::Meant(next.token));
            }
        }
    }
}
