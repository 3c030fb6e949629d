//! The crawler that a query is about.

use std::borrow::Cow;
use std::slice;

use super::pattern::find;
use super::{Lookup, WildcardStep};
use crate::crawlers::{self, AvailabilityName, Compliance, Crawler, PageDialectName, Support, WildcardGroup};
use crate::dialect::Dialect;
use crate::fact::{Certainty, Fact};

/// The crawler of a query: the product tokens that it looks for in turn, whether it obeys `*` groups, and its dialect.
///
/// ```
/// use robotscope::{Agent, crawlers};
///
/// let image_bot = Agent::from(crawlers::by_token("Googlebot-Image").expect("in the catalogue"));
/// assert_eq!(image_bot.tokens(), ["Googlebot-Image", "Googlebot"]);
/// assert!(image_bot.obeys_wildcard());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agent<'a> {
    name: &'a str,
    tokens: Names<'a>,
    obeys_wildcard: bool,
    dialect: Dialect,
    /// The certainty of the tokens, and the certainty of the crawler's treatment of `*` groups.
    certainties: [Certainty; 2],
    compliance: Fact<Compliance>,
    availability: Fact<AvailabilityName>,
    page_dialect: Fact<PageDialectName>,
    page_names: Fact<Names<'a>>,
    renders: Fact<Support>,
}

/// The names that an agent looks for in robots.txt or in pages. `None` if the agent's name is the only name, so that most agents need no
/// allocation.
type Names<'a> = Option<Cow<'a, [&'a str]>>;

impl<'a> Agent<'a> {
    /// Returns the catalogue's crawler with this token. For an unknown token, returns a crawler that looks for this token, then for `*`,
    /// and follows RFC 9309. For `*`, returns a crawler without a token.
    pub fn named(token: &'a str) -> Self {
        match crawlers::by_token(token) {
            Some(crawler) => Self::from(crawler),
            None => Self::unknown(token, (token == "*").then(|| Cow::Borrowed(&[][..]))),
        }
    }

    /// Returns a crawler that looks for these product tokens in turn, then for `*`, and follows RFC 9309. `name` is used in explanations.
    /// If the catalogue contains a crawler with this name, that crawler's support for records such as Crawl-delay applies.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// let agent = Agent::with_tokens("ExampleBot for images", vec!["ExampleBot-Image", "ExampleBot"]);
    /// assert_eq!(agent.tokens().len(), 2);
    /// ```
    pub fn with_tokens(name: &'a str, tokens: impl Into<Cow<'a, [&'a str]>>) -> Self {
        Self::unknown(name, unless_only(name, tokens.into()))
    }

    fn unknown(name: &'a str, tokens: Names<'a>) -> Self {
        Self {
            name,
            page_names: Fact::new(tokens.clone(), Certainty::Assumed),
            tokens,
            obeys_wildcard: true,
            dialect: Dialect::RFC9309,
            certainties: [Certainty::Assumed; 2],
            compliance: Fact::new(Compliance::Unknown, Certainty::Assumed),
            availability: Fact::new(AvailabilityName::Rfc9309, Certainty::Assumed),
            page_dialect: Fact::new(PageDialectName::General, Certainty::Assumed),
            renders: Fact::new(Support::Unknown, Certainty::Assumed),
        }
    }

    /// Returns the crawler that sends this User-Agent string: the catalogue's crawler that the string names as a product, or otherwise the
    /// product in the string. Returns `*` if the string names no crawler, as in a browser's User-Agent; only `*` groups then apply.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// let agent = Agent::from_user_agent("Mozilla/5.0 (compatible; ExampleBot/1.2; +https://example.com/bot)");
    /// assert_eq!(agent.tokens(), ["ExampleBot"]);
    /// let browser = Agent::from_user_agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    /// assert!(browser.tokens().is_empty());
    /// ```
    pub fn from_user_agent(user_agent: &'a str) -> Self {
        match crawlers::identify(user_agent).and_then(|found| found.product()) {
            Some(crawler) => Self::from(crawler),
            None => Self::named(product_token(user_agent).unwrap_or("*")),
        }
    }

    /// Replaces the dialect with a preset or a custom dialect.
    #[must_use]
    pub fn reading_as(mut self, dialect: impl Into<Dialect>) -> Self {
        self.dialect = dialect.into();
        self
    }

    /// Makes the crawler look only for its first product token, then for `*` if it obeys `*` groups.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// let agent = Agent::named("Googlebot-Image").without_fallbacks();
    /// assert_eq!(agent.tokens(), ["Googlebot-Image"]);
    /// assert!(agent.obeys_wildcard());
    /// ```
    #[must_use]
    pub fn without_fallbacks(mut self) -> Self {
        let first = |tokens: &[&'a str]| tokens.get(..1).unwrap_or_default().to_vec();
        self.tokens = self.tokens.and_then(|tokens| unless_only(self.name, first(&tokens).into()));
        self
    }

    /// Returns the crawler's name: its product token in the catalogue, the name that the caller passed, or the product in the User-Agent
    /// string that the caller passed.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// assert_eq!(Agent::named("googlebot").name(), "Googlebot");
    /// assert_eq!(Agent::named("examplebot").name(), "examplebot");
    /// ```
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// Returns the product tokens in the order in which the crawler looks for them.
    pub fn tokens(&self) -> &[&'a str] {
        self.or_name(&self.tokens)
    }

    /// Returns `true` if `*` groups apply to this crawler when no group names one of its tokens.
    pub fn obeys_wildcard(&self) -> bool {
        self.obeys_wildcard
    }

    /// Returns the dialect in which the crawler reads robots.txt.
    ///
    /// ```
    /// use robotscope::{Agent, DialectName, crawlers::PageDialectName};
    ///
    /// let googlebot = Agent::named("Googlebot");
    /// assert_eq!(googlebot.dialect().name, DialectName::Google);
    /// assert_eq!(googlebot.page_dialect().value, PageDialectName::Google);
    /// ```
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    /// Returns the crawler's compliance with robots.txt.
    ///
    /// ```
    /// use robotscope::{Agent, crawlers::Compliance};
    ///
    /// assert_eq!(Agent::named("Bytespider").compliance().value, Compliance::Ignores);
    /// assert_eq!(Agent::named("ExampleBot").compliance().value, Compliance::Unknown);
    /// ```
    pub fn compliance(&self) -> Fact<Compliance> {
        self.compliance
    }

    pub(crate) fn certainty(&self, lookup: &Lookup) -> Certainty {
        let [of_tokens, of_wildcard] = self.certainties;
        match lookup.wildcard {
            WildcardStep::Replaced => of_tokens,
            WildcardStep::Applies | WildcardStep::Ignored => of_wildcard,
            WildcardStep::Absent => Certainty::Documented,
        }
    }

    /// Returns the crawler's policy for responses to robots.txt.
    ///
    /// ```
    /// use robotscope::{Agent, availability::AvailabilityName};
    ///
    /// assert_eq!(Agent::named("Googlebot").availability().value, AvailabilityName::Google);
    /// assert_eq!(Agent::named("ExampleBot").availability().value, AvailabilityName::Rfc9309);
    /// ```
    pub fn availability(&self) -> Fact<AvailabilityName> {
        self.availability
    }

    /// Returns the dialect in which the crawler reads page-level directives.
    pub fn page_dialect(&self) -> Fact<PageDialectName> {
        self.page_dialect
    }

    /// Returns the names, in addition to `robots`, that the crawler reads in meta elements and headers.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// assert_eq!(Agent::named("Googlebot-News").page_names().value, ["googlebot-news", "googlebot"]);
    /// assert_eq!(Agent::named("ExampleBot").page_names().value, ["ExampleBot"]);
    /// ```
    pub fn page_names(&self) -> Fact<&[&'a str]> {
        Fact::new(self.or_name(&self.page_names.value), self.page_names.certainty)
    }

    /// Returns the crawler's support for rendering. A crawler that renders pages reads the HTML after scripts have changed it.
    ///
    /// ```
    /// use robotscope::{Agent, crawlers::Support};
    ///
    /// let renders = ["Googlebot", "CCBot", "ExampleBot"].map(|name| Agent::named(name).renders().value);
    /// assert_eq!(renders, [Support::Yes, Support::No, Support::Unknown]);
    /// ```
    pub fn renders(&self) -> Fact<Support> {
        self.renders
    }

    fn or_name<'n>(&'n self, names: &'n Names<'a>) -> &'n [&'a str] {
        names.as_deref().unwrap_or(slice::from_ref(&self.name))
    }
}

impl From<&Crawler> for Agent<'_> {
    fn from(crawler: &Crawler) -> Self {
        Self {
            name: crawler.token,
            tokens: unless_only(crawler.token, crawler.fallback.value.into()),
            obeys_wildcard: crawler.wildcard.value == WildcardGroup::Obeys,
            dialect: *crawler.dialect.dialect(),
            certainties: [crawler.fallback.certainty, crawler.wildcard.certainty],
            compliance: crawler.robots,
            availability: crawler.availability,
            page_dialect: crawler.page_dialect,
            page_names: Fact::new(unless_only(crawler.token, crawler.meta_names.value.into()), crawler.meta_names.certainty),
            renders: crawler.renders,
        }
    }
}

/// Returns `names`, or `None` if `name` is its only element.
fn unless_only<'a>(name: &str, names: Cow<'a, [&'a str]>) -> Names<'a> {
    (*names != [name]).then_some(names)
}

/// Returns the first product in a User-Agent string. If the string begins with `Mozilla/`, as every browser's does, returns the product
/// after `compatible;`, or otherwise the first product whose name contains bot, crawl or spider. Returns `None` if the string names only a
/// browser. Text after a slash or a space is not part of the token ([rfc9309-agents]).
fn product_token(user_agent: &str) -> Option<&str> {
    let user_agent = user_agent.trim();
    if !user_agent.get(..8).is_some_and(|start| start.eq_ignore_ascii_case("Mozilla/")) {
        return Some(first_product(user_agent));
    }
    const COMPATIBLE: &[u8] = b"compatible;";
    let compatible = find(user_agent.as_bytes(), COMPATIBLE).and_then(|at| user_agent.get(at + COMPATIBLE.len()..));
    // Internet Explorer and Konqueror also send `compatible;`. They are browsers, so their names are skipped.
    let compatible = compatible.map(|after| first_product(after.trim_start()));
    compatible
        .filter(|product| !product.is_empty() && !["MSIE", "Konqueror"].iter().any(|name| product.eq_ignore_ascii_case(name)))
        .or_else(|| bot(user_agent))
}

fn first_product(text: &str) -> &str {
    let end = text.find(|c: char| matches!(c, '/' | ';' | '(' | ')' | ',') || c.is_whitespace());
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// Returns the first name that contains bot, crawl or spider. Considers products with a version, and the first words of comments.
fn bot(user_agent: &str) -> Option<&str> {
    let is_called = |name: &str| ["bot", "crawl", "spider"].iter().any(|part| name.to_ascii_lowercase().contains(part));
    let words = user_agent.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | ','));
    words.filter(|word| !word.contains("://")).find_map(|word| match word.split_once('/') {
        Some((name, _)) => is_called(name).then_some(name),
        None => (is_called(word) && user_agent.contains(&format!("({word}"))).then_some(word),
    })
}

#[cfg(test)]
mod tests {
    use super::{Agent, product_token};

    // A crawler in the catalogue has no token if no group can address it (`fallback` is empty). A crawler outside the catalogue
    // may have several tokens.
    #[test]
    fn an_agent_without_fallbacks_has_at_most_one_token() {
        let tokens =
            |agent: Agent<'_>| agent.without_fallbacks().tokens().iter().map(|&token| token.to_owned()).collect::<Vec<_>>();
        assert_eq!(tokens(Agent::with_tokens("mine", vec!["ExampleBot-Image", "ExampleBot"])), ["ExampleBot-Image"]);
        assert_eq!(tokens(Agent::with_tokens("*", Vec::new())), Vec::<String>::new());
        assert_eq!(tokens(Agent::named("ExampleBot")), ["ExampleBot"]);
    }

    #[test]
    fn extracts_the_first_product_from_a_user_agent_string() {
        assert_eq!(product_token(" ExampleBot/1.0 (+https://example.com)"), Some("ExampleBot"));
        assert_eq!(product_token("ExampleBot"), Some("ExampleBot"));
        assert_eq!(product_token("Mozilla/5.0 (compatible; OtherBot; +x)"), Some("OtherBot"));
        assert_eq!(product_token("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; FooBot/1.0)"), Some("FooBot"));
        assert_eq!(product_token("Mozilla/5.0 (X11; Linux x86_64) Chrome/127.0.0.0 Safari/537.36 FooBot/1.0"), Some("FooBot"));
        assert_eq!(product_token("Mozilla/5.0 (FooCrawler; +https://example.com/bot)"), Some("FooCrawler"));
        assert_eq!(product_token("curl/8.5.0"), Some("curl"));
        assert_eq!(product_token("python-requests/2.32"), Some("python-requests"));
        assert_eq!(product_token("Mozilla"), Some("Mozilla"));
        assert_eq!(product_token(""), Some(""));
    }

    // Browsers send "Mozilla" for compatibility (RFC 9110, 10.1.5), so it is not a crawler's product token (RFC 9309, 2.2.1).
    #[test]
    fn a_browsers_user_agent_names_no_crawler() {
        for browser in [
            "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36",
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0 Safari/537.36 Edg/127.0",
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 OPR/112.0",
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1",
            "Mozilla/5.0 (Linux; Android 7.0; CUBOT X18) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0 Mobile Safari/537.36",
            "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)",
            "mozilla/5.0",
        ] {
            let agent = Agent::from_user_agent(browser);
            assert_eq!((agent.name(), agent.tokens(), agent.obeys_wildcard()), ("*", &[][..], true), "{browser}");
        }
    }
}
