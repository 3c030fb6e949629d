//! An entry of the catalogue.

use super::{AvailabilityName, Compliance, Fact, PageDialectName, Support, WildcardGroup};
use crate::dialect::DialectName;
use crate::names::names;
use crate::sources::Reference;

// Source for `fallback`: [rfc9309-agents].
/// A crawler in the catalogue: its identity and its known behaviour.
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
    /// The product token, which identifies the crawler in the catalogue. Usually, robots.txt addresses the crawler by this token (see
    /// `fallback`). It may contain digits, dots and spaces, which RFC 9309 does not allow.
    pub token: &'static str,
    /// The organisation that runs the crawler.
    pub operator: &'static str,
    /// The purpose of the crawler.
    pub class: CrawlerClass,
    /// Our estimate of the crawler's importance for users of robotscope.
    pub prominence: Prominence,
    /// The AI uses of the fetched pages. They may go beyond the class: for example, CCBot's archive is used to train models.
    pub ai_uses: &'static [AiUse],
    /// "yes" if AI answers in the operator's search results use the fetched pages, as AI Overviews use the pages that Googlebot
    /// fetches ([google-robots-meta], [bing-guidelines], [apple-applebot]). The purpose of such a crawler is still web search.
    pub ai_answers: Fact<Support>,
    /// The product tokens that the crawler looks for in robots.txt, in this order, until a group names one of them. "*" is not included
    /// (see `wildcard`). Empty if no product token is known.
    pub fallback: Fact<&'static [&'static str]>,
    /// The crawler's treatment of "*" groups if no group names the crawler.
    pub wildcard: Fact<WildcardGroup>,
    /// The crawler's compliance with robots.txt.
    pub robots: Fact<Compliance>,
    /// The crawler's support for Crawl-delay.
    pub crawl_delay: Fact<Support>,
    /// "yes" if the crawler renders pages, using the scripts and styles that it may fetch ([google-javascript],
    /// [apple-applebot]).
    pub renders: Fact<Support>,
    /// The names, in addition to "robots", that the crawler reads in robots meta elements and X-Robots-Tag, most specific first. If nothing
    /// is documented, this is the product token, with the certainty "assumed".
    pub meta_names: Fact<&'static [&'static str]>,
    /// The kind of name in the crawler's User-Agent header: its own, another name, or none.
    pub sent_name: Fact<SentName>,
    /// An example of the crawler's User-Agent header. Left out if the header is unknown, or if the token exists only for robots.txt.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub user_agent: Option<Fact<&'static str>>,
    /// The methods to verify that a request with the crawler's name is from its operator. Left out if no method is known.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub origin: Option<&'static Origin>,
    /// The URL of the page that documents the crawler.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub doc: Option<&'static str>,
    /// A sentence about the sources of the facts, and about facts that are not verified.
    pub source: &'static str,
    /// The date (YYYY-MM-DD) on which the sources were read; the earliest date if there are several.
    pub read: &'static str,
    /// The dialect in which the crawler reads robots.txt.
    pub dialect: DialectName,
    /// The policy by which the crawler interprets the response to a request for robots.txt. If the operator documents nothing, this is the
    /// policy of RFC 9309, with the certainty "assumed".
    pub availability: Fact<AvailabilityName>,
    /// The dialect in which the crawler reads page-level directives.
    pub page_dialect: Fact<PageDialectName>,
    /// The status: in use, an older name, or retired.
    pub status: CrawlerStatus,
    /// The product token of the crawler's successor, if there is one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub successor: Option<&'static str>,
}

impl CrawlerClass {
    /// Returns `true` if crawlers of this class build the index of a search or answer engine.
    ///
    /// ```
    /// use robotscope::crawlers::CrawlerClass;
    ///
    /// assert!(CrawlerClass::AiSearch.fills_results());
    /// assert!(!CrawlerClass::AiTraining.fills_results());
    /// ```
    pub const fn fills_results(self) -> bool {
        matches!(self, Self::Search | Self::AiSearch)
    }
}

impl Crawler {
    /// Returns `true` if the crawler serves a purpose: its class is the purpose, or the purpose is AI training and models are
    /// trained with the fetched pages.
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

    /// Returns `true` if a rule for this purpose should cover the crawler: it serves the purpose and is not retired. Older names
    /// ([`CrawlerStatus::Legacy`]) count, because crawlers may still look for them or send them.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerClass, by_token};
    ///
    /// let still_serves = |token, purpose| by_token(token).is_some_and(|crawler| crawler.still_serves(purpose));
    /// assert!(still_serves("anthropic-ai", CrawlerClass::AiTraining));
    /// assert!(!still_serves("DuplexWeb-Google", CrawlerClass::Other));
    /// ```
    pub fn still_serves(&self, purpose: CrawlerClass) -> bool {
        self.serves(purpose) && self.status != CrawlerStatus::Retired
    }

    /// Returns `true` if disallowing the crawler keeps pages out of AI answers. Either the crawler collects pages for AI answers, or its
    /// operator's search results contain AI answers that use the fetched pages. [`serves`](Self::serves) does not count the latter crawlers
    /// as AI crawlers, because disallowing them also removes pages from web search.
    ///
    /// ```
    /// use robotscope::crawlers::by_token;
    ///
    /// let feeds = |token| by_token(token).map(|crawler| crawler.feeds_ai_answers());
    /// assert_eq!((feeds("Googlebot"), feeds("OAI-SearchBot"), feeds("GPTBot")), (Some(true), Some(true), Some(false)));
    /// ```
    pub fn feeds_ai_answers(&self) -> bool {
        let collects = match self.class {
            CrawlerClass::AiSearch => true,
            CrawlerClass::AiTraining => self.ai_uses.contains(&AiUse::Input),
            _ => false,
        };
        collects || self.ai_answers.value == Support::Yes
    }

    /// Returns `true` unless the token is a control token. A control token exists only for robots.txt; another crawler fetches the pages.
    /// Counts of crawlers exclude control tokens.
    ///
    /// ```
    /// use robotscope::crawlers::by_token;
    ///
    /// let sends_requests = |token| by_token(token).map(|crawler| crawler.sends_requests());
    /// assert_eq!((sends_requests("Google-Extended"), sends_requests("Googlebot")), (Some(false), Some(true)));
    /// ```
    pub const fn sends_requests(&self) -> bool {
        !matches!(self.sent_name.value, SentName::NoRequests)
    }

    /// Returns the page on which the operator documents the crawler, as a citable source.
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

// Sources: [google-verification], [bing-verification], [yandex-robots].
/// The methods to verify that a request is from the crawler's operator. The User-Agent alone proves nothing, because anyone can send it.
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
    /// The domains of the crawler's hosts. The reverse DNS name of a genuine address is in one of these domains and resolves back to the
    /// address. Empty if the operator names no domain.
    pub reverse_dns: Fact<&'static [&'static str]>,
    /// URLs of the operator's lists of IP addresses: JSON with `prefixes`, or a geofeed (RFC 8805). Empty if the operator publishes none.
    pub address_lists: Fact<&'static [&'static str]>,
    /// The origin that publishes the keys for signed requests (Web Bot Auth), as in the `Signature-Agent` header. The keys are at
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
        /// Advertising: checks landing pages and pages that show ads.
        Ads = "ads",
        /// Collects text or images to train models.
        AiTraining = "ai-training",
        /// Builds the index of an answer engine.
        AiSearch = "ai-search",
        /// Fetches a page because the user of an assistant asked for it.
        AiUserFetch = "ai-user-fetch",
        /// Archives copies of the web.
        Archive = "archive",
        /// Collects link and ranking data for site owners.
        Seo = "seo",
        /// Creates previews of shared links.
        SocialPreview = "social-preview",
        /// Checks availability and speed.
        Monitoring = "monitoring",
        /// Any other purpose.
        Other = "other",
    }

    /// A crawler's prominence. Short lists contain only "leading" crawlers. In longer lists, "main" crawlers, which are of general
    /// interest, precede all others.
    ///
    /// ```
    /// use robotscope::crawlers::{Prominence, by_token};
    ///
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.prominence), Some(Prominence::Leading));
    /// assert_eq!(by_token("CCBot").map(|crawler| crawler.prominence), Some(Prominence::Main));
    /// ```
    pub enum Prominence {
        /// Appears even in short lists.
        Leading = "leading",
        /// Not leading, but of general interest.
        Main = "main",
        /// Any other crawler.
        Other = "other",
    }

    // Sources: [google-common-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers].
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
        /// Pages are material for answers: they are searched, quoted or summarised.
        Input = "input",
    }

    // Sources: [google-common-crawlers], [apple-applebot].
    /// The name in a crawler's User-Agent header: its own, or the name of a browser or another crawler. Tokens that exist only for
    /// robots.txt send no requests, and thus no name.
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
        /// The name of a browser or another crawler, so the User-Agent does not identify this crawler.
        Other = "other",
        /// None: the token exists only for robots.txt, and other crawlers send the requests.
        NoRequests = "no-requests",
    }

    // Sources: [google-special-crawlers], [google-user-fetchers], [bing-robots-txt], [anthropic-crawlers], [openai-crawlers],
    // [perplexity-crawlers], [meta-crawlers].
    /// The status of a crawler: in use, an older name that is still in use, or retired.
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
        /// An older name. It was replaced or is no longer documented, but its successor still looks for it in robots.txt, or
        /// files and logs still contain it.
        Legacy = "legacy",
        /// Retired according to its operator.
        Retired = "retired",
    }
}
