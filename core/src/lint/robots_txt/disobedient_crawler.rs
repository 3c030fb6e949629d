//! A crawler whose operator says that robots.txt does not bind it (facts B2, B37, B38, C58).

use crate::crawlers::{Compliance};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity};

pub(super) const LINT: Lint = Lint { code: Code::DisobedientCrawler, severity: Severity::Info, check };

pub(super) const EXAMPLE: Example = Example { code: Code::DisobedientCrawler, wrong: "User-agent: Google-Safety\nDisallow: /\n", right: "User-agent: Googlebot\nDisallow: /\n" };

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, crawler) in context.known_agents() {
        if matches!(crawler.robots.value, Compliance::Ignores | Compliance::UserTriggered) {
            found.at(line.value).for_crawlers(&[crawler.token.to_owned()]);
        }
    }
}
