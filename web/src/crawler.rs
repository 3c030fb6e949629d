use robotscope::crawlers;
pub use robotscope::crawlers::{AiUse, Compliance, CrawlerClass, CrawlerStatus, Prominence, WildcardGroup};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::availability::AvailabilityName;
use crate::directives::PageDialectName;
use crate::fact::{Fact, Support};
use crate::verdict::DialectName;

/// All crawlers that the catalogue knows.
#[wasm_bindgen]
pub fn crawlers() -> Result<Vec<Ts<Crawler>>, Failure> {
    crawlers::all().iter().map(|crawler| Ok(Crawler::from(crawler).into_ts()?)).collect()
}

/// The crawler that sends a User-Agent string, if the catalogue knows it.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `userAgent` is no string.
#[wasm_bindgen(js_name = identifyCrawler)]
pub fn identify_crawler(
    #[wasm_bindgen(js_name = userAgent, unchecked_param_type = "string")] user_agent: &JsValue,
) -> Result<Option<Ts<Crawler>>, Failure> {
    let user_agent = argument::text("userAgent", user_agent)?;
    match crawlers::identify(&user_agent).and_then(|found| found.product()) {
        Some(crawler) => Ok(Some(Crawler::from(crawler).into_ts()?)),
        None => Ok(None),
    }
}

/// The date (YYYY-MM-DD) of the catalogue's last change.
#[wasm_bindgen(js_name = catalogueVersion)]
pub fn catalogue_version() -> String {
    crawlers::version().to_owned()
}

/// A crawler of the catalogue: who it is and what it is known to do.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Crawler {
    /// The product token: the name by which robots.txt addresses it.
    pub token: String,
    /// Who runs it.
    pub operator: String,
    /// What it is for.
    pub class: CrawlerClass,
    /// Whether people ask about it: named where only a few are, or where a few more are.
    pub prominence: Prominence,
    /// What the pages that it fetches are used for in AI.
    pub ai_uses: Vec<AiUse>,
    /// The product tokens that it answers to, in the order in which it looks for them.
    pub fallback: Fact<Vec<String>>,
    /// Whether groups for "*" apply when no group names it.
    pub wildcard: Fact<WildcardGroup>,
    /// Whether it follows robots.txt at all.
    pub robots: Fact<Compliance>,
    /// Whether it honours Crawl-delay.
    pub crawl_delay: Fact<Support>,
    /// The names that it reads in robots meta elements and X-Robots-Tag beside the general "robots", the most specific first.
    /// Where nobody says anything, its product token, assumed.
    pub meta_names: Fact<Vec<String>>,
    /// One example of its User-Agent header.
    #[tsify(optional)]
    pub user_agent: Option<Fact<String>>,
    /// The page to read about it.
    #[tsify(optional)]
    pub doc: Option<String>,
    /// Where the facts come from.
    pub source: String,
    /// The day (YYYY-MM-DD) on which the sources were read; of several the oldest.
    pub read: String,
    /// How it reads robots.txt.
    pub dialect: DialectName,
    /// How it judges what comes back for robots.txt.
    pub availability: Fact<AvailabilityName>,
    /// How it reads page-level directives.
    pub page_dialect: Fact<PageDialectName>,
    /// Whether it is still about.
    pub status: CrawlerStatus,
}

impl From<&crawlers::Crawler> for Crawler {
    fn from(crawler: &crawlers::Crawler) -> Self {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Self {
            token: crawler.token.to_owned(),
            operator: crawler.operator.to_owned(),
            class: crawler.class,
            prominence: crawler.prominence,
            ai_uses: crawler.ai_uses.to_vec(),
            fallback: crawler.fallback.map(names),
            wildcard: crawler.wildcard,
            robots: crawler.robots,
            crawl_delay: crawler.crawl_delay,
            meta_names: crawler.meta_names.map(names),
            user_agent: crawler.user_agent.as_ref().map(|fact| fact.map(str::to_owned)),
            doc: crawler.doc.map(str::to_owned),
            source: crawler.source.to_owned(),
            read: crawler.read.to_owned(),
            dialect: crawler.dialect,
            availability: crawler.availability,
            page_dialect: crawler.page_dialect,
            status: crawler.status,
        }
    }
}
