//! A crawl delay for a crawler that ignores it.
//!
//! Some crawlers are documented to ignore Crawl-delay ([google-robots-txt], [yandex-crawl-delay], [apple-applebot], [mojeek-bot]). A delay
//! in the group for `*` is meant for crawlers that honour it. The lint therefore reports only crawlers that the group or the options name.

use std::collections::HashMap;

use crate::crawlers::Support;
use crate::lint::readers::{Member, Reader};
use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::CrawlDelayIgnored, Severity::Info, check)
    .once()
    .example("User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /private/\n", "User-agent: Googlebot\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let mut ignoring: HashMap<u32, Vec<usize>> = HashMap::new();
    let names: Vec<Vec<String>> = context.readers().iter().map(|reader| ignoring_members(context, reader)).collect();
    for (place, reader) in context.readers().iter().enumerate() {
        if names.get(place).is_some_and(|names| !names.is_empty()) {
            let lines = context.robots.bound_lines(&reader.agent, Field::CrawlDelay);
            for line in lines.iter().filter(|line| line.is_below) {
                ignoring.entry(line.record.line).or_default().push(place);
            }
        }
    }
    for (number, record) in context.records() {
        let Some(readers) = ignoring.get(&number) else { continue };
        let is_full = found.is_full();
        let diagnostic = found.at(Span::new(record.name.start(), record.value.end()));
        if !is_full {
            let names = readers.iter().filter_map(|place| names.get(*place)).flatten();
            diagnostic.crawlers.extend(names.cloned());
        }
    }
}

fn ignoring_members(context: &Context<'_>, reader: &Reader<'_>) -> Vec<String> {
    let ignores = |member: &&Member| member.crawler.is_some_and(|crawler| crawler.crawl_delay.value == Support::No);
    let is_meant = |member: &&Member| member.is_named || context.readers_are_named;
    reader.members.iter().filter(is_meant).filter(ignores).map(|member| member.name.clone()).collect()
}
