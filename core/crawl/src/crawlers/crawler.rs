//! An entry of the catalogue.

use super::{AvailabilityName, Compliance, Fact, PageDialectName, Support, WildcardGroup};
use crate::dialect::DialectName;
use crate::names::names;
use crate::sources::Reference;

// Fallbacks: [rfc9309-agents].
/// A crawler of the catalogue: its identity and its known behaviour.
///
/// ```
/// use robotscope::crawlers::{CrawlerClass, by_token};
/// use robotscope::dialect::DialectName;
///
/// let applebot = by_token("Applebot").ok_or("not in the catalogue")?;
/// assert_eq!(applebot.class, CrawlerClass::Search);
/// assert_eq!(applebot.fallback.value, ["Applebot", "Googlebot"]);
/// assert_eq!(applebot.dialect, DialectName::Apple);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Crawler {
    /// The product token: the name by which robots.txt addresses the crawler. It may contain digits, dots and spaces, which
    /// RFC 9309 does not allow.
    pub token: &'static str,
    /// The organisation that runs the crawler.
    pub operator: &'static str,
    /// The purpose of the crawler.
    pub class: CrawlerClass,
    /// The prominence among users of robotscope, which is our estimate.
    pub prominence: Prominence,
    /// The uses for AI of the pages that the crawler fetches. The list may contain more than the class implies: models are
    /// trained with the archive of CCBot.
    pub ai_uses: &'static [AiUse],
    /// The product tokens that the crawler looks for, in this order; the first token with a group decides. The final "*" is
    /// not included, see `wildcard`. Empty if no product token is known.
    pub fallback: Fact<&'static [&'static str]>,
    /// The effect of "*" groups if no group names the crawler.
    pub wildcard: Fact<WildcardGroup>,
    /// The compliance with robots.txt.
    pub robots: Fact<Compliance>,
    /// The support of Crawl-delay.
    pub crawl_delay: Fact<Support>,
    /// The support of rendering, with the scripts and styles that the crawler may fetch ([google-javascript], [apple-applebot]).
    pub renders: Fact<Support>,
    /// The names that the crawler reads in robots meta elements and X-Robots-Tag in addition to "robots", the most specific
    /// first. If nothing is documented: the product token, with the certainty "assumed".
    pub meta_names: Fact<&'static [&'static str]>,
    /// The name in the User-Agent header of the crawler's requests.
    pub sent_name: Fact<SentName>,
    /// An example of the User-Agent header; left out if the token sends no requests of its own or the string is unknown.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub user_agent: Option<Fact<&'static str>>,
    /// The way to verify that requests with the crawler's name are from its operator; left out if the operator publishes
    /// none, or we found none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub origin: Option<&'static Origin>,
    /// The URL of the page that documents the crawler.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub doc: Option<&'static str>,
    /// The origin of the facts, and the facts that are not verified, in one sentence.
    pub source: &'static str,
    /// The day (YYYY-MM-DD) on which the sources were read; for several sources, the oldest day.
    pub read: &'static str,
    /// The dialect of robots.txt.
    pub dialect: DialectName,
    /// The policy for responses to robots.txt. If the operator documents nothing: the policy of RFC 9309, with the certainty
    /// "assumed".
    pub availability: Fact<AvailabilityName>,
    /// The dialect of page-level directives.
    pub page_dialect: Fact<PageDialectName>,
    /// The status: in use, an older name, or retired.
    pub status: CrawlerStatus,
    /// The product token of the crawler that replaced this one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub successor: Option<&'static str>,
}

impl Crawler {
    /// Returns `true` if the crawler serves a purpose: it has this class, or the purpose is training and models are trained
    /// with its copies.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerClass, by_token};
    ///
    /// let ccbot = by_token("CCBot").ok_or("not in the catalogue")?;
    /// assert!(ccbot.serves(CrawlerClass::Archive) && ccbot.serves(CrawlerClass::AiTraining));
    /// assert!(!ccbot.serves(CrawlerClass::AiSearch));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn serves(&self, purpose: CrawlerClass) -> bool {
        self.class == purpose || purpose == CrawlerClass::AiTraining && self.ai_uses.contains(&AiUse::Training)
    }

    /// Returns the page where the operator documents the crawler, as a source to cite.
    ///
    /// ```
    /// use robotscope::crawlers::by_token;
    ///
    /// let page = by_token("GPTBot").and_then(|crawler| crawler.documentation()).ok_or("no page")?;
    /// assert_eq!((page.id, page.title), ("GPTBot", "OpenAI"));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn documentation(&self) -> Option<Reference> {
        Some(Reference { id: self.token, title: self.operator, url: self.doc?, read: self.read })
    }
}

// [google-verification], [bing-verification], [yandex-robots].
/// The ways to verify that a request is from the crawler's operator. Anyone can send the crawler's User-Agent.
///
/// ```
/// use robotscope::crawlers::by_token;
///
/// let origin = by_token("bingbot").and_then(|crawler| crawler.origin).ok_or("nothing is published")?;
/// assert_eq!(origin.reverse_dns.value, ["search.msn.com"]);
/// assert_eq!(origin.source.title, "Bing: verifying Bingbot");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Origin {
    /// The domains of the crawler's host names. The reverse DNS name of an address is in one of these domains and resolves
    /// back to the address. Empty if the operator names none.
    pub reverse_dns: Fact<&'static [&'static str]>,
    /// URLs of the operator's address lists: JSON with `prefixes`, or a geofeed (RFC 8805). Empty if the operator publishes none.
    pub address_lists: Fact<&'static [&'static str]>,
    /// The origin of the key directory for signed requests (Web Bot Auth), as in the header `Signature-Agent`. Its keys are at
    /// `/.well-known/http-message-signatures-directory`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub key_directory: Option<Fact<&'static str>>,
    /// The page that documents these facts.
    pub source: &'static Reference,
}

names! {
    /// The purpose of a crawler.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerClass, by_token};
    ///
    /// let class = by_token("CCBot").ok_or("not in the catalogue")?.class;
    /// assert_eq!(class, CrawlerClass::Archive);
    /// assert_eq!(class.as_str(), "archive");
    /// # Ok::<(), &str>(())
    /// ```
    #[non_exhaustive]
    pub enum CrawlerClass {
        /// Web search.
        Search = "search",
        /// Advertising: landing pages and placements.
        Ads = "ads",
        /// Collecting text or images to train models.
        AiTraining = "ai-training",
        /// The index of an answer engine.
        AiSearch = "ai-search",
        /// Fetching a page because the user of an assistant asked for it.
        AiUserFetch = "ai-user-fetch",
        /// Archiving copies of the web.
        Archive = "archive",
        /// Link and ranking data for site owners.
        Seo = "seo",
        /// Previews of shared links.
        SocialPreview = "social-preview",
        /// Checks of availability and speed.
        Monitoring = "monitoring",
        /// Any other purpose.
        Other = "other",
    }
}

names! {
    /// The prominence of a crawler, which decides in which answers it appears. Short lists name only the "leading" crawlers.
    /// Answers for few crawlers also cover the "main" crawlers: the others that most people ask about.
    ///
    /// ```
    /// use robotscope::crawlers::{Prominence, by_token};
    ///
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.prominence), Some(Prominence::Leading));
    /// assert_eq!(by_token("CCBot").map(|crawler| crawler.prominence), Some(Prominence::Main));
    /// ```
    pub enum Prominence {
        /// A crawler that short lists name.
        Leading = "leading",
        /// Another crawler of general interest.
        Main = "main",
        /// Any other crawler.
        Other = "other",
    }
}

names! {
    // [google-common-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers].
    /// A use of pages for AI: to train models, or as material for answers.
    ///
    /// ```
    /// use robotscope::crawlers::{AiUse, by_token};
    ///
    /// let ccbot = by_token("CCBot").ok_or("not in the catalogue")?;
    /// assert_eq!(ccbot.ai_uses, [AiUse::Training]);
    /// assert_eq!(ccbot.ai_uses.first().map(|used| used.as_str()), Some("training"));
    /// # Ok::<(), &str>(())
    /// ```
    #[non_exhaustive]
    pub enum AiUse {
        /// Pages are used to train models.
        Training = "training",
        /// Pages are material for answers: they are searched, quoted or summed up.
        Input = "input",
    }
}

names! {
    // [google-common-crawlers], [apple-applebot].
    /// The name in the User-Agent header of a crawler: the crawler's name, another name (of a browser or another crawler), or
    /// none. Tokens that exist only for robots.txt send no requests.
    ///
    /// ```
    /// use robotscope::crawlers::{SentName, by_token};
    ///
    /// let sent_name = |token| by_token(token).map(|crawler| crawler.sent_name.value);
    /// assert_eq!(sent_name("GPTBot"), Some(SentName::Own));
    /// assert_eq!(sent_name("Google-Extended"), Some(SentName::NoRequests));
    /// ```
    #[non_exhaustive]
    pub enum SentName {
        /// The crawler's own name.
        Own = "own",
        /// The name of a browser or of another crawler: the User-Agent does not identify this crawler.
        Other = "other",
        /// No name: the token is only for robots.txt, and other crawlers send the requests.
        NoRequests = "no-requests",
    }
}

names! {
    // [google-special-crawlers], [google-user-fetchers], [bing-robots-txt], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers].
    /// The status of a crawler: in use, an older name that still occurs, or retired.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerStatus, by_token};
    ///
    /// assert_eq!(by_token("DuplexWeb-Google").map(|crawler| crawler.status), Some(CrawlerStatus::Retired));
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.status), Some(CrawlerStatus::Live));
    /// ```
    #[non_exhaustive]
    pub enum CrawlerStatus {
        /// In use, as far as we know.
        Live = "live",
        /// An older name: replaced or no longer documented, but still read by its successor or still found in files and logs.
        Legacy = "legacy",
        /// Retired, as its operator documents.
        Retired = "retired",
    }
}
