//! A name that is nearly one of the catalogue, and so names nobody (fact A8).

use std::collections::HashMap;

use crate::crawlers::{self};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Fix, Severity};
use crate::text::nearest;

pub(super) const LINT: Lint = Lint { code: Code::MisspelledCrawler, severity: Severity::Warning, check };

pub(super) const EXAMPLE: Example = Example { code: Code::MisspelledCrawler, wrong: "User-agent: Google-bot\nDisallow: /private/\n", right: "User-agent: Googlebot\nDisallow: /private/\n" };

/// How many names are compared with those of the catalogue.
const MOST: usize = 2000;

/// Bots of which nothing is known but the name, which is like another's.
const OTHERS: [&str; 1] = ["snapbot"];

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
    if OTHERS.iter().any(|other| text.eq_ignore_ascii_case(other)) {
        return None;
    }
    nearest(value, 7, crawlers::all().iter().map(|crawler| crawler.token))
}
