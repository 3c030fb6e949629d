//! A crawler's name that resembles a known name.
//!
//! No crawler obeys a name that is only similar to its own ([rfc9309-agents]).

use super::AgentKind;
use crate::crawlers::{self, Crawler, CrawlerClass};
use crate::lint::{Code, Context, Detail, Found, Lint, Severity};
use crate::nearest::nearest;

pub(super) const LINT: Lint = Lint::new(Code::MisspelledCrawler, Severity::Warning, check)
    .example("User-agent: Google-bot\nDisallow: /private/\n", "User-agent: Googlebot\nDisallow: /private/\n");

/// Names of former crawlers that resemble a token in the catalogue. These names are not reported as misspelt.
const FORMER: &str = include_str!("../../../data/former-names.txt");

fn check(context: &Context<'_>, found: &mut Found) {
    for (line, kind) in context.faulty_agents() {
        let AgentKind::Misspelled(meant) = *kind else { continue };
        let fix = context.renaming(found, line, &[meant], meant);
        found.at(line.value).detail(Detail::Meant(meant)).fix(fix);
    }
}

/// Returns the crawler whose token is similar to this value, if any.
pub(super) fn meant(text: &str, token: &str) -> Option<&'static str> {
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
    // If a name differs only in hyphens or spaces, any crawler may be meant. If a letter differs, the name may belong to a small bot that
    // is not in the catalogue, so consider only search and AI crawlers.
    let every = || crawlers::all().iter();
    let is_sought =
        |crawler: &&Crawler| matches!(crawler.class, CrawlerClass::Search | CrawlerClass::AiTraining | CrawlerClass::AiSearch);
    nearest(text.as_bytes(), usize::MAX, every().map(|crawler| crawler.token))
        .or_else(|| nearest(text.as_bytes(), 8, every().filter(is_sought).map(|crawler| crawler.token)))
}
