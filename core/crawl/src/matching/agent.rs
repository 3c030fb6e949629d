//! Whoever asks.

use std::borrow::Cow;
use std::slice;

use super::pattern::find;
use super::{Lookup, WildcardStep};
use crate::crawlers::{self, AvailabilityName, Compliance, Crawler, PageDialectName, WildcardGroup};
use crate::dialect::Dialect;
use crate::fact::{Certainty, Fact};

/// Whoever asks for a URL: the product tokens that it answers to, in the order in which it looks for them, whether it
/// falls back to the `*` group, and the dialect in which it reads.
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
    /// How sure it is that it answers to its tokens, and what it does with the `*` group.
    sureness: [Certainty; 2],
    compliance: Fact<Compliance>,
    availability: Fact<AvailabilityName>,
    page_dialect: Fact<PageDialectName>,
    page_names: Fact<Names<'a>>,
}

/// Names of an agent; nothing where they are the one that it has anyway, so that most agents are made without an allocation.
type Names<'a> = Option<Cow<'a, [&'a str]>>;

impl<'a> Agent<'a> {
    /// A crawler of the catalogue if the token names one, else a crawler that answers to this token alone, falls back
    /// to the `*` group, and follows RFC 9309.
    pub fn named(token: &'a str) -> Self {
        match crawlers::by_token(token) {
            Some(crawler) => Self::from(crawler),
            None => Self::unknown(token, None),
        }
    }

    /// A crawler that looks for these product tokens one after the other, then for `*`, and follows RFC 9309. The name is
    /// what it is called in explanations.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// let agent = Agent::with_tokens("ExampleBot for images", vec!["ExampleBot-Image", "ExampleBot"]);
    /// assert_eq!(agent.tokens().len(), 2);
    /// ```
    pub fn with_tokens(name: &'a str, tokens: impl Into<Cow<'a, [&'a str]>>) -> Self {
        Self::unknown(name, beside(name, tokens.into()))
    }

    fn unknown(name: &'a str, tokens: Names<'a>) -> Self {
        let availability = Fact::new(AvailabilityName::Rfc9309, Certainty::Assumed);
        let page_names = Fact::new(tokens.clone(), Certainty::Assumed);
        let page_dialect = Fact::new(PageDialectName::General, Certainty::Assumed);
        let compliance = Fact::new(Compliance::Unknown, Certainty::Assumed);
        let (dialect, sureness) = (Dialect::RFC9309, [Certainty::Assumed; 2]);
        Self { name, tokens, obeys_wildcard: true, dialect, sureness, compliance, availability, page_dialect, page_names }
    }

    /// Whoever sends this User-Agent string: the catalogue's crawler if it names one as its product, else the product that
    /// the string names itself.
    ///
    /// ```
    /// use robotscope::Agent;
    ///
    /// let agent = Agent::from_user_agent("Mozilla/5.0 (compatible; ExampleBot/1.2; +https://example.com/bot)");
    /// assert_eq!(agent.tokens(), ["ExampleBot"]);
    /// ```
    pub fn from_user_agent(user_agent: &'a str) -> Self {
        match crawlers::identify(user_agent).and_then(|found| found.product()) {
            Some(crawler) => Self::from(crawler),
            None => Self::named(product_token(user_agent)),
        }
    }

    /// The same crawler, reading in another dialect: a preset by its name, or one of your own.
    #[must_use]
    pub fn reading_as(mut self, dialect: impl Into<Dialect>) -> Self {
        self.dialect = dialect.into();
        self
    }

    /// The same crawler, looking for the groups of its own product token alone and for no other; `*` is as before.
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
        self.tokens = self.tokens.and_then(|tokens| beside(self.name, first(&tokens).into()));
        self
    }

    /// What the crawler is called: the catalogue's product token, or what it was given.
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

    /// The product tokens in the order in which they are looked for.
    pub fn tokens(&self) -> &[&'a str] {
        self.or_name(&self.tokens)
    }

    /// Whether the `*` group binds this crawler when none of its tokens is named.
    pub fn obeys_wildcard(&self) -> bool {
        self.obeys_wildcard
    }

    /// How it reads.
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

    /// Whether it obeys robots.txt at all.
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

    /// How sure it is that these groups bind it.
    pub(crate) fn certainty(&self, lookup: &Lookup) -> Certainty {
        let [of_tokens, of_wildcard] = self.sureness;
        match lookup.wildcard {
            WildcardStep::Replaced => of_tokens,
            WildcardStep::Applies | WildcardStep::Ignored => of_wildcard,
            WildcardStep::Absent => Certainty::Documented,
        }
    }

    /// How it judges what comes back for robots.txt.
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

    /// How it reads page-level directives.
    pub fn page_dialect(&self) -> Fact<PageDialectName> {
        self.page_dialect
    }

    /// The names in meta elements and headers that it answers to beside the general `robots`.
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

    fn or_name<'n>(&'n self, names: &'n Names<'a>) -> &'n [&'a str] {
        names.as_deref().unwrap_or(slice::from_ref(&self.name))
    }
}

impl From<&Crawler> for Agent<'_> {
    fn from(crawler: &Crawler) -> Self {
        Self {
            name: crawler.token,
            tokens: beside(crawler.token, crawler.fallback.value.into()),
            obeys_wildcard: crawler.wildcard.value == WildcardGroup::Obeys,
            dialect: *crawler.dialect.dialect(),
            sureness: [crawler.fallback.certainty, crawler.wildcard.certainty],
            compliance: crawler.robots,
            availability: crawler.availability,
            page_dialect: crawler.page_dialect,
            page_names: Fact::new(beside(crawler.token, crawler.meta_names.value.into()), crawler.meta_names.certainty),
        }
    }
}

/// Names, unless they are this one alone.
fn beside<'a>(name: &str, names: Cow<'a, [&'a str]>) -> Names<'a> {
    (*names != [name]).then_some(names)
}

/// The product that a User-Agent string names: the first one, or behind `compatible;` if the string begins with the
/// `Mozilla` that every browser sends. What follows a slash or a space is no part of the token ([rfc9309-agents]).
fn product_token(user_agent: &str) -> &str {
    let user_agent = user_agent.trim();
    const COMPATIBLE: &[u8] = b"compatible;";
    let named = match find(user_agent.as_bytes(), COMPATIBLE).filter(|_| user_agent.starts_with("Mozilla")) {
        Some(at) => user_agent.get(at + COMPATIBLE.len()..).unwrap_or_default().trim_start(),
        None => user_agent,
    };
    let end = named.find(|c: char| matches!(c, '/' | ';' | '(' | ')' | ',') || c.is_whitespace());
    named.get(..end.unwrap_or(named.len())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Agent, product_token};

    // A crawler for which no group can be meant has no token (`fallback` is empty); one of your own may have several.
    #[test]
    fn without_fallbacks_at_most_one_token_is_left() {
        let tokens =
            |agent: Agent<'_>| agent.without_fallbacks().tokens().iter().map(|&token| token.to_owned()).collect::<Vec<_>>();
        assert_eq!(tokens(Agent::with_tokens("mine", vec!["ExampleBot-Image", "ExampleBot"])), ["ExampleBot-Image"]);
        assert_eq!(tokens(Agent::with_tokens("*", Vec::new())), Vec::<String>::new());
        assert_eq!(tokens(Agent::named("ExampleBot")), ["ExampleBot"]);
    }

    #[test]
    fn the_product_of_a_user_agent_string() {
        assert_eq!(product_token(" ExampleBot/1.0 (+https://example.com)"), "ExampleBot");
        assert_eq!(product_token("ExampleBot"), "ExampleBot");
        assert_eq!(product_token("Mozilla/5.0 (compatible; OtherBot; +x)"), "OtherBot");
        assert_eq!(product_token("Mozilla/5.0 (X11; Linux)"), "Mozilla");
        assert_eq!(product_token(""), "");
    }
}
