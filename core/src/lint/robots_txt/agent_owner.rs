//! Finds the crawlers of a company or product in the catalogue.

use crate::crawlers::{self, Crawler, CrawlerStatus, Prominence};
use crate::order::sort_by_number;

/// The maximum number of crawlers to return.
const MOST: usize = 4;

/// Names that do not count as owners. Pinterest's crawlers obey the name Pinterest, and Shopify's default file contains this name. The
/// other names are the catalogue's placeholders for unknown owners.
const NOT_OWNERS: [&str; 3] = ["pinterest", "not known", "any user"];

/// Endings that may directly follow a product's name in a crawler's token.
const ENDINGS: [&str; 7] = ["bot", "spider", "crawler", "preview", "externalhit", "searchbot", "assistbot"];

/// Returns the tokens of the crawlers that a name may mean, most prominent first. The name is a company's or product's name (`OpenAI`,
/// `ChatGPT`), with or without a word from its crawlers' names (`OpenAI-SearchBot`, `Perplexity AI`).
pub(super) fn crawlers_of(name: &str) -> Vec<&'static str> {
    let name = name.trim();
    if NOT_OWNERS.contains(&name.to_ascii_lowercase().as_str()) {
        return Vec::new();
    }
    let whole = owned_by(name);
    if !whole.is_empty() {
        return tokens(whole);
    }
    let Some((owner, purpose)) = name.split_once(['-', '_', ' ', '.']) else { return Vec::new() };
    let (owned, purpose) = (owned_by(owner), letters(purpose));
    const ANY: [&str; 7] = ["bot", "bots", "crawler", "crawlers", "spider", "ai", "com"];
    if ANY.contains(&purpose.as_str()) {
        return tokens(owned);
    }
    let is_meant = |crawler: &&Crawler| purpose.len() > 3 && letters(crawler.token).contains(purpose.trim_end_matches('s'));
    tokens(owned.into_iter().filter(is_meant).collect())
}

fn owned_by(name: &str) -> Vec<&'static Crawler> {
    let name = letters(name);
    let is_owner = |crawler: &Crawler| {
        let operator = crawler.operator.split(['(', '/']).next().unwrap_or_default();
        name.len() > 2 && letters(operator) == name
    };
    let is_product = |crawler: &Crawler| {
        let token = crawler.token.to_ascii_lowercase();
        name.len() > 2 && token.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('-') || ENDINGS.contains(&rest))
    };
    let is_in_use = |crawler: &&Crawler| crawler.status == CrawlerStatus::Live && crawler.fallback.value.contains(&crawler.token);
    crawlers::all().iter().filter(is_in_use).filter(|crawler| is_owner(crawler) || is_product(crawler)).collect()
}

fn tokens(mut crawlers: Vec<&'static Crawler>) -> Vec<&'static str> {
    sort_by_number(&mut crawlers, |crawler| match crawler.prominence {
        Prominence::Leading => 0,
        Prominence::Main => 1,
        Prominence::Other => 2,
    });
    crawlers.into_iter().map(|crawler| crawler.token).take(MOST).collect()
}

fn letters(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::crawlers_of;

    #[track_caller]
    fn meant(name: &str, expected: &[&str]) {
        assert_eq!(crawlers_of(name), expected, "{name}");
    }

    // Source: the operators' pages about their crawlers, to which the catalogue links.
    #[test]
    fn maps_companies_and_products_to_their_crawlers() {
        meant("OpenAI", &["GPTBot", "OAI-SearchBot", "ChatGPT-User", "OAI-AdsBot"]);
        meant("ChatGPT", &["ChatGPT-User"]);
        meant("Anthropic", &["ClaudeBot", "Claude-SearchBot", "Claude-User", "Claude-Code"]);
        meant("Claude", &["ClaudeBot", "Claude-SearchBot", "Claude-User", "Claude-Code"]);
        meant("Perplexity", &["PerplexityBot", "Perplexity-User"]);
        meant("Bing", &["bingbot", "BingPreview"]);
        meant("Yahoo", &["Slurp"]);
        meant("CommonCrawl", &["CCBot"]);
        meant("Common Crawl", &["CCBot"]);
        meant("Facebook", &["facebookexternalhit"]);
        meant("Baidu", &["Baiduspider", "Baiduspider-image"]);
    }

    #[test]
    fn a_purpose_after_a_companys_name_selects_crawlers_with_this_purpose() {
        meant("OpenAI-SearchBot", &["OAI-SearchBot"]);
        meant("OpenAI Search", &["OAI-SearchBot"]);
        meant("Anthropic-User", &["Claude-User"]);
        meant("Perplexity AI", &["PerplexityBot", "Perplexity-User"]);
        meant("Google Favicon", &[]);
    }

    #[test]
    fn pinterest_and_unknown_names_map_to_no_crawler() {
        for name in ["", "X", "FooBot", "Pinterest", "Wombat Bot", "not known", "Go"] {
            meant(name, &[]);
        }
    }
}
