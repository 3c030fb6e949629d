//! The catalogue of crawlers, and their identification by User-Agent strings.
//!
//! The catalogue is data (`core/crawl/data/crawlers.json`) that is compiled into `static` values. Nothing is parsed or allocated at run
//! time. Each fact states its certainty; see [`Fact`].
//!
//! This module describes the known behaviour of crawlers. It neither reads robots.txt nor returns verdicts. Without the feature
//! `profiles`, the fields `operator`, `user_agent`, `origin`, `doc`, `source` and `read` of a [`Crawler`] are empty.
//!
//! ```
//! use robotscope::crawlers::{self, Certainty, WildcardGroup};
//!
//! let adsbot = crawlers::by_token("adsbot-google").ok_or("not in the catalogue")?;
//! assert_eq!(adsbot.wildcard.value, WildcardGroup::Ignores);
//! assert_eq!(adsbot.wildcard.certainty, Certainty::Documented);
//!
//! let seen = crawlers::identify("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)");
//! assert_eq!(seen.map(|seen| seen.crawler.token), Some("bingbot"));
//! # Ok::<(), &str>(())
//! ```

mod crawler;
mod engines;
mod identify;
mod policy;
#[cfg(test)]
mod tests;

pub use crate::fact::{Certainty, Fact};
pub use crawler::{AiUse, Crawler, CrawlerClass, CrawlerStatus, Origin, Prominence, SentName};
pub use engines::{AvailabilityName, PageDialectName};
pub use identify::{Identification, NamePlace, identify, identify_all};
pub use policy::{Compliance, Support, WildcardGroup};

mod data {
    #[cfg(feature = "profiles")]
    use super::Origin;
    use super::identify::UaWord;
    use super::{
        AiUse, AvailabilityName, Certainty, Compliance, Crawler, CrawlerClass, CrawlerStatus, Fact, PageDialectName, Prominence,
        SentName, Support, WildcardGroup,
    };
    use crate::dialect::DialectName;

    include!(concat!(env!("OUT_DIR"), "/crawlers.rs"));
}

/// Returns every crawler in the catalogue, in the order of the data file.
///
/// ```
/// use robotscope::crawlers::{CrawlerClass, all};
///
/// assert_eq!(all().first().map(|crawler| crawler.token), Some("Googlebot"));
/// assert!(all().iter().any(|crawler| crawler.class == CrawlerClass::AiTraining));
/// ```
pub fn all() -> &'static [Crawler] {
    data::CRAWLERS
}

/// Returns the version of the catalogue, which is the date (`YYYY-MM-DD`) of its last change. Display the version with answers
/// that use the catalogue.
///
/// ```
/// assert!(robotscope::crawlers::version() >= "2026-11-21");
/// ```
pub fn version() -> &'static str {
    data::VERSION
}

/// Returns the crawler with exactly this product token, ignoring letter case ([rfc9309-agents]).
///
/// Use this function for names in robots.txt or from a menu. For a whole User-Agent string, use [`identify`].
///
/// ```
/// use robotscope::crawlers::by_token;
///
/// assert_eq!(by_token("gptbot").map(|crawler| crawler.operator), Some("OpenAI"));
/// assert_eq!(by_token("GPTBot/1.3"), None);
/// ```
pub fn by_token(token: &str) -> Option<&'static Crawler> {
    fn in_lower_case(token: &str) -> impl Iterator<Item = u8> {
        token.bytes().map(|byte| byte.to_ascii_lowercase())
    }
    let crawler = |position: &u16| all().get(usize::from(*position));
    let known = |position: &u16| crawler(position).map_or("", |crawler| crawler.token);
    let place = data::BY_TOKEN.binary_search_by(|position| {
        let known = known(position);
        known.len().cmp(&token.len()).then_with(|| in_lower_case(known).cmp(in_lower_case(token)))
    });
    data::BY_TOKEN.get(place.ok()?).and_then(crawler)
}
