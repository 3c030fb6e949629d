//! A user-agent line that cannot match the crawler that is meant.
//!
//! A value that means a crawler and does not name it: a whole User-Agent string, a star beside letters ([rfc9309-agents], [google-parser], [yandex-robots-txt]).

use crate::crawlers::{self};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Fix, Severity};

pub(super) const LINT: Lint = Lint::new(Code::UnmatchableAgent, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::UnmatchableAgent,
    wrong: "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /private/\n",
    right: "User-agent: bingbot\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agent_lines() {
        let Ok(value) = std::str::from_utf8(context.text(line.value)) else { continue };
        // A plain name is that of another crawler.
        if line.token == line.value {
            continue;
        }
        let Some(crawler) = crawlers::identify(value).and_then(|found| found.product()) else { continue };
        let dialect = crawler.dialect.dialect();
        let is_named = crawler.fallback.value.iter().any(|token| dialect.names(value.as_bytes(), token.as_bytes()));
        if !is_named && !crawler.fallback.value.is_empty() {
            let diagnostic = found.at(line.value).for_crawlers(&[crawler.token.to_owned()]);
            diagnostic.detail(Detail::Meant(crawler.token)).fix(Fix::not_safe(line.value, crawler.token));
        }
    }
}
