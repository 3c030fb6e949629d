//! The catalogue of crawlers and the list of dialects.

use pyo3::prelude::*;
use robotscope::crawlers::{self as engine, AiUse};
use robotscope::sources::Reference;
use robotscope::{DialectName, fact};

use crate::dataclasses::{Crawler, Dialect, Fact, Origin, Source};
use crate::texts::Words;

/// Returns all crawlers in the catalogue.
///
/// >>> [gptbot] = [crawler for crawler in crawlers() if crawler.token == "GPTBot"]
/// >>> gptbot.operator, gptbot.class_, gptbot.renders.value
/// ('OpenAI', 'ai-training', 'unknown')
#[pyfunction]
pub(crate) fn crawlers() -> Vec<Crawler> {
    engine::all().iter().map(Crawler::from).collect()
}

/// Returns the crawler that sends a User-Agent string, or None if the catalogue does not contain it.
///
/// >>> identify_crawler("Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)").token
/// 'GPTBot'
#[pyfunction]
pub(crate) fn identify_crawler(user_agent: Words<'_>) -> Option<Crawler> {
    engine::identify(&user_agent).and_then(|found| found.product()).map(Crawler::from)
}

/// Returns the date (YYYY-MM-DD) on which the catalogue last changed.
#[pyfunction]
pub(crate) fn catalogue_version() -> &'static str {
    engine::version()
}

/// Returns all dialects. Their names can be passed as the argument `dialect`.
///
/// >>> [dialect.name for dialect in dialects()][:2]
/// ['rfc9309', 'google']
#[pyfunction]
pub(crate) fn dialects() -> Vec<Dialect> {
    DialectName::ALL.into_iter().map(|name| Dialect { name: name.as_str(), title: name.title() }).collect()
}

impl From<&engine::Crawler> for Crawler {
    fn from(crawler: &engine::Crawler) -> Self {
        Self {
            token: crawler.token,
            operator: crawler.operator,
            class_: crawler.class.as_str(),
            prominence: crawler.prominence.as_str(),
            ai_uses: crawler.ai_uses.iter().copied().map(AiUse::as_str).collect(),
            ai_answers: crawler.ai_answers.map(|value| value.as_str()).into(),
            fallback: names(crawler.fallback),
            wildcard: crawler.wildcard.map(|value| value.as_str()).into(),
            robots: crawler.robots.map(|value| value.as_str()).into(),
            crawl_delay: crawler.crawl_delay.map(|value| value.as_str()).into(),
            renders: crawler.renders.map(|value| value.as_str()).into(),
            meta_names: names(crawler.meta_names),
            sent_name: crawler.sent_name.map(|value| value.as_str()).into(),
            user_agent: crawler.user_agent.map(Fact::from),
            origin: crawler.origin.map(Origin::from),
            doc: crawler.doc,
            source: crawler.source,
            read: crawler.read,
            dialect: crawler.dialect.as_str(),
            availability: crawler.availability.map(|value| value.as_str()).into(),
            page_dialect: crawler.page_dialect.map(|value| value.as_str()).into(),
            status: crawler.status.as_str(),
            successor: crawler.successor,
        }
    }
}

impl From<&engine::Origin> for Origin {
    fn from(origin: &engine::Origin) -> Self {
        let Reference { title, url, read, .. } = *origin.source;
        Self {
            reverse_dns: names(origin.reverse_dns),
            address_lists: names(origin.address_lists),
            key_directory: origin.key_directory.map(Fact::from),
            source: Source { title, url, read },
        }
    }
}

fn names(names: fact::Fact<&'static [&'static str]>) -> Fact<Vec<&'static str>> {
    names.map(<[_]>::to_vec).into()
}
