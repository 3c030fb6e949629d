//! A crawler that is gone, or has another name by now (facts B37, B38, C24, C58).

use crate::crawlers::{CrawlerStatus};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity};

pub(super) const LINT: Lint = Lint { code: Code::RetiredCrawler, severity: Severity::Info, check };

pub(super) const EXAMPLE: Example = Example { code: Code::RetiredCrawler, wrong: "User-agent: Claude-Web\nDisallow: /\n", right: "User-agent: ClaudeBot\nDisallow: /\n" };

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, crawler) in context.known_agents() {
        if crawler.status != CrawlerStatus::Live {
            found.at(line.value);
        }
    }
}
