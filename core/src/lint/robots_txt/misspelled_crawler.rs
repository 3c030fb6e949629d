//! A crawler name that is nearly a known one.
//!
//! A name that is nearly one of the catalogue, and so names nobody ([rfc9309-agents]).

use std::collections::HashMap;

use crate::crawlers::{self, Crawler, CrawlerClass};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Fix, Severity};
use crate::nearest::nearest;

pub(super) const LINT: Lint = Lint::new(Code::MisspelledCrawler, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::MisspelledCrawler,
    wrong: "User-agent: Google-bot\nDisallow: /private/\n",
    right: "User-agent: Googlebot\nDisallow: /private/\n",
};

/// How many names are compared with those of the catalogue.
const MOST: usize = 2000;

/// Names that were others' once.
const FORMER: &str = include_str!("../../../data/former-names.txt");

fn check(context: &Context<'_>, found: &mut Found) {
    let mut seen: HashMap<&[u8], Option<&'static str>> = HashMap::new();
    let named = |token: &str| context.agent_lines().any(|line| context.text(line.value).eq_ignore_ascii_case(token.as_bytes()));
    for line in context.agent_lines().filter(|line| !line.is_wildcard) {
        let value = context.text(line.value);
        let meant = match seen.get(value) {
            Some(meant) => *meant,
            None if seen.len() == MOST => continue,
            // Who names both means both.
            None => meant(value, context.text(line.token)).filter(|meant| !named(meant)),
        };
        seen.insert(value, meant);
        if let Some(meant) = meant {
            found.at(line.value).detail(Detail::Meant(meant)).fix(Fix::not_safe(line.value, meant));
        }
    }
}

fn meant(value: &[u8], token: &[u8]) -> Option<&'static str> {
    let text = std::str::from_utf8(value).ok()?;
    let token = std::str::from_utf8(token).ok()?;
    if [text, token].into_iter().any(|name| crawlers::by_token(name).is_some()) || crawlers::identify(text).is_some() {
        return None;
    }
    if FORMER
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(str::split_whitespace)
        .any(|name| name.eq_ignore_ascii_case(text))
    {
        return None;
    }
    // With only its hyphens or spaces wrong it can be any crawler. A wrong letter makes another short name, or that of another small bot.
    let every = || crawlers::all().iter();
    let is_sought =
        |crawler: &&Crawler| matches!(crawler.class, CrawlerClass::Search | CrawlerClass::AiTraining | CrawlerClass::AiSearch);
    nearest(value, usize::MAX, every().map(|crawler| crawler.token))
        .or_else(|| nearest(value, 8, every().filter(is_sought).map(|crawler| crawler.token)))
}
